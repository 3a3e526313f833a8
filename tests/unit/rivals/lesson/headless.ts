import { seededChance } from '../../../../src/lib/games/core/chance.ts';
import { fold } from '../../../../src/lib/games/core/game.ts';
import {
	dueIn,
	settle,
	type Due,
	type Settled
} from '../../../../src/lib/games/core/lesson/lesson.ts';
import { LEARNER } from '../../../../src/lib/games/rivals/lesson/learner.ts';
import { opponentMove } from '../../../../src/lib/games/rivals/lesson/opponent.ts';
import type { TableCommand } from '../../../../src/lib/games/rivals/table/commands.ts';
import type { TableEvent } from '../../../../src/lib/games/rivals/table/events.ts';
import { evolveTable } from '../../../../src/lib/games/rivals/table/evolve.ts';
import { play, type Dealt } from '../../../../src/lib/games/rivals/table/game.ts';
import { viewOf, type SeatView } from '../../../../src/lib/games/rivals/table/own-view.ts';
import { EMPTY_TABLE, type Table } from '../../../../src/lib/games/rivals/table/table.ts';
import { waitedFor } from '../../../../src/lib/games/rivals/table/waiting.ts';
import { Speaker } from '../../../../src/lib/ui/speaker.ts';
import { beginLesson } from '../../../../src/lib/ui/rivals/lesson/begin-lesson.ts';
import { firstMatch } from '../../../../src/lib/ui/rivals/lesson/first-match.ts';
import type { PointedAt, Seen } from '../../../../src/lib/ui/rivals/lesson/seen.ts';

/** The match that teaches without a screen: the engine, the opponent, and what the coach says. */
export class Headless {
	/** What the coach said, in order. */
	readonly said: string[] = [];
	settled: Settled = [];
	last: readonly TableEvent[] = [];
	/** What happens at each stop of the match, before anybody goes on. */
	meet: () => void = () => this.read();
	readonly speaker: Speaker;
	readonly #chance = seededChance(5);
	#match: Dealt;

	constructor() {
		const { steps, sealed, people } = beginLesson({ id: 'lesson', now: 1 });
		this.#match = { table: fold(evolveTable, EMPTY_TABLE, steps.flat()), sealed };
		this.speaker = new Speaker(people, LEARNER);
	}

	get table(): Table {
		return this.#match.table;
	}

	view(seat: string = LEARNER): SeatView {
		return viewOf(this.#match.table, this.#match.sealed, seat);
	}

	seen(opened: Seen['opened'] = null): Seen {
		const { table, own } = this.view();
		return { table, own, last: this.last, opened, speaker: this.speaker };
	}

	due(opened: Seen['opened'] = null): Due<PointedAt> | null {
		return dueIn(firstMatch, this.seen(opened), this.settled);
	}

	/** Reads on until something has to be done, or nothing is said. */
	read(opened: Seen['opened'] = null): void {
		for (;;) {
			const due = this.due(opened);
			if (!due) return;
			const line = `${due.id}: ${due.says}`;
			if (!this.said.includes(line)) this.said.push(line);
			if (due.asks) return;
			this.skip(due.id);
		}
	}

	skip(id: string): void {
		this.settled = settle(this.settled, id);
	}

	act(command: TableCommand): void {
		const played = play(this.#match, command, this.#chance);
		if (!played.accepted)
			throw new Error(`${JSON.stringify(command)}: ${JSON.stringify(played.refusal)}`);
		this.#match = { table: played.table, sealed: played.sealed };
		this.last = played.events;
	}

	/** The opponent moves until the learner has to do something, or the match is over. */
	opponent(): void {
		for (let count = 0; count < 200; count++) {
			this.meet();
			const seat = waitedFor(this.table);
			if (seat === null || seat === LEARNER) return;
			this.act(opponentMove(this.view(seat)));
		}
		throw new Error('the opponent moves without end');
	}
}

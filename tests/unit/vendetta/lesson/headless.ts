import { seededChance } from '../../../../src/lib/games/core/chance.ts';
import {
	dueIn,
	settle,
	type Due,
	type Settled
} from '../../../../src/lib/games/core/lesson/lesson.ts';
import { LEARNER } from '../../../../src/lib/games/vendetta/lesson/learner.ts';
import { opponentMove } from '../../../../src/lib/games/vendetta/lesson/opponents.ts';
import type { SeatView } from '../../../../src/lib/games/vendetta/players/player.ts';
import type { TableCommand } from '../../../../src/lib/games/vendetta/table/commands.ts';
import { appDealer, type SealedTable } from '../../../../src/lib/games/vendetta/table/dealing.ts';
import { decideWith } from '../../../../src/lib/games/vendetta/table/engine.ts';
import type { TableEvent } from '../../../../src/lib/games/vendetta/table/events.ts';
import { evolveTable } from '../../../../src/lib/games/vendetta/table/evolve.ts';
import { ownView } from '../../../../src/lib/games/vendetta/table/own-view.ts';
import type { Table } from '../../../../src/lib/games/vendetta/table/table.ts';
import { waitedFor } from '../../../../src/lib/games/vendetta/table/waiting.ts';
import { beginLesson } from '../../../../src/lib/ui/vendetta/lesson/begin-lesson.ts';
import { firstRound } from '../../../../src/lib/ui/vendetta/lesson/first-round.ts';
import type { PointedAt, Seen } from '../../../../src/lib/ui/vendetta/lesson/seen.ts';
import { eventWords } from '../../../../src/lib/ui/vendetta/play/event-words.ts';
import { Speaker } from '../../../../src/lib/ui/speaker.ts';
import { tableAfter } from '../../../../src/lib/ui/vendetta/play/table-after.ts';

/** The first round without a screen: the engine, the opponents, and what the coach says. */
export class Headless {
	/** What the coach said, in order. */
	readonly said: string[] = [];
	settled: Settled = [];
	table: Table;
	/** How a step is met: read and done, unless a test does otherwise. */
	meet: (seen: Seen) => void = (seen) => this.read(seen);
	readonly speaker: Speaker;
	#sealed: SealedTable;
	readonly #chance = seededChance(5);

	constructor() {
		const game = beginLesson({ chance: seededChance(3), id: 'lesson', now: 1 });
		this.table = tableAfter(game.steps);
		this.#sealed = game.sealed;
		this.speaker = new Speaker(game.people, LEARNER);
	}

	get isOver(): boolean {
		return this.table.phase === 'finished';
	}

	view(seat: string): SeatView {
		return { seat, table: this.table, own: ownView(this.table, this.#sealed, seat) };
	}

	seen(screen: Partial<Pick<Seen, 'beat' | 'playing' | 'table'>> = {}): Seen {
		const { own, table } = this.view(LEARNER);
		return { table, own, beat: null, playing: null, speaker: this.speaker, ...screen };
	}

	due(seen = this.seen()): Due<PointedAt> | null {
		return dueIn(firstRound, seen, this.settled);
	}

	/** Reads on until something has to be done, or nothing is said. */
	read(seen = this.seen()): void {
		for (;;) {
			const due = this.due(seen);
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

	/** Gives a command; what comes of it is told one thing after the other. */
	act(command: TableCommand): void {
		const dealer = appDealer(this.#sealed, this.#chance);
		const outcome = decideWith(this.table, command, dealer);
		if (!outcome.accepted)
			throw new Error(`${JSON.stringify(command)}: ${JSON.stringify(outcome.refusal)}`);
		const before = this.table;
		this.table = outcome.table;
		this.#sealed = dealer.sealed() ?? this.#sealed;
		this.#tell(before, outcome.events);
	}

	#tell(table: Table, events: readonly TableEvent[]): void {
		let now = table;
		for (const event of events) {
			const before = now;
			now = evolveTable(before, event);
			if (eventWords(event, this.speaker, before, now) !== null)
				this.meet(this.seen({ table: now, beat: { event } }));
		}
	}

	/** The opponents move until the learner has to do something, or the game is over. */
	opponents(): void {
		for (let count = 0; count < 100; count++) {
			const seat = waitedFor(this.table).find((one) => one !== LEARNER);
			if (seat === undefined) return;
			this.act(opponentMove(this.view(seat)));
		}
		throw new Error('the opponents move without end');
	}
}

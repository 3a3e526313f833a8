import { seededChance, type Chance } from '../../../../src/lib/games/core/chance.ts';
import {
	dueIn,
	settle,
	type Due,
	type Settled
} from '../../../../src/lib/games/core/lesson/lesson.ts';
import type { Battlegrounds } from '../../../../src/lib/games/heritage/boards/battleground.ts';
import { legalMoves } from '../../../../src/lib/games/heritage/chapter/moves.ts';
import { pointsOf } from '../../../../src/lib/games/heritage/chapter/points.ts';
import { LEARNER } from '../../../../src/lib/games/heritage/lesson/learner.ts';
import { rivalMove } from '../../../../src/lib/games/heritage/lesson/rivals.ts';
import type { TableCommand } from '../../../../src/lib/games/heritage/table/commands.ts';
import { tableOf } from '../../../../src/lib/games/heritage/table/course.ts';
import { decideTable } from '../../../../src/lib/games/heritage/table/engine.ts';
import type { Table } from '../../../../src/lib/games/heritage/table/table.ts';
import { beginLesson } from '../../../../src/lib/ui/heritage/lesson/begin-lesson.ts';
import { firstChapter } from '../../../../src/lib/ui/heritage/lesson/first-chapter.ts';
import { rivalWords } from '../../../../src/lib/ui/heritage/lesson/rival-words.ts';
import type { PointedAt, Seen } from '../../../../src/lib/ui/heritage/lesson/seen.ts';
import type { KeptGame } from '../../../../src/lib/ui/heritage/stand-alone/kept.ts';
import { loadBattlegrounds } from '../../../../src/lib/ui/heritage/table/battlegrounds.ts';
import { screenNames } from '../../../../src/lib/ui/heritage/table/names.ts';

const handOf = (table: Table): string[] =>
	(table.hands[LEARNER]?.held ?? []).flatMap(({ scheme }) => scheme ?? []);

type OnScreen = Partial<Pick<Seen, 'place' | 'picking' | 'considered'>>;

/** The first chapter without a screen: the engine, the rivals, and what the coach says. */
export class Headless {
	/** What the coach said, in order, and how it was met. */
	readonly said: string[] = [];
	settled: Settled = [];
	#game: KeptGame;
	#battlegrounds: Battlegrounds;
	#chance: Chance = seededChance(5);
	/** The table and what the learner sees of it, until somebody acts. */
	#now: Omit<Seen, 'place' | 'picking' | 'considered'> | null = null;

	constructor(game: KeptGame, battlegrounds: Battlegrounds) {
		this.#game = game;
		this.#battlegrounds = battlegrounds;
	}

	static async begun(): Promise<Headless> {
		const game = await beginLesson({ chance: seededChance(3), id: 'lesson', now: 1 });
		const [first] = game.course.steps[0] ?? [];
		if (first?.type !== 'TableSet') throw new Error('it begins with its table');
		return new Headless(game, await loadBattlegrounds(first.setting));
	}

	get table(): Table {
		return this.#looked().table;
	}

	get hand(): string[] {
		return handOf(this.table);
	}

	seen({ place = 'table', picking = null, considered = null }: OnScreen = {}): Seen {
		return { ...this.#looked(), place, picking, considered };
	}

	#looked() {
		this.#now ??= this.#look();
		return this.#now;
	}

	#look() {
		const { course, people } = this.#game;
		const table = tableOf(course);
		const scores = pointsOf(table, this.#battlegrounds);
		return {
			table,
			course,
			moves: legalMoves(table, LEARNER, handOf(table)),
			points: Object.fromEntries(Object.entries(scores).map(([seat, { total }]) => [seat, total])),
			names: screenNames(table, people)
		};
	}

	due(screen?: OnScreen): Due<PointedAt> | null {
		return dueIn(firstChapter, this.seen(screen), this.settled);
	}

	/** Reads on until something has to be done, or nothing is said; what asks last. */
	read(screen?: OnScreen): string | null {
		for (;;) {
			const due = this.due(screen);
			if (!due) return null;
			this.said.push(`${due.id}: ${due.says}`);
			if (due.asks) return due.id;
			this.skip(due.id);
		}
	}

	skip(id: string): void {
		this.settled = settle(this.settled, id);
	}

	act(command: TableCommand): void {
		const { course, sealed } = this.#game;
		const decision = decideTable(this.#battlegrounds, this.table, command, {
			chance: this.#chance,
			sealed
		});
		if (!decision.accepted)
			throw new Error(`${JSON.stringify(command)}: ${JSON.stringify(decision.refusal)}`);
		this.#now = null;
		this.#game = {
			...this.#game,
			course: { ...course, steps: [...course.steps, decision.events] },
			sealed: decision.sealed ?? sealed
		};
	}

	/** The rivals play until the learner has to do something; what the coach says of each once it has recruited. */
	rivals(): readonly string[] {
		const lines: string[] = [];
		for (let count = 0; count < 50; count++) {
			const { question, turn, phase } = this.table;
			const seat = question ? question.seat : turn?.seat;
			if (phase === 'finished' || !seat || seat === LEARNER) return lines;
			if (!question && turn?.recruit !== 'open')
				lines.push(rivalWords(this.#game.course, seat, this.seen().names, this.#battlegrounds));
			const command = rivalMove(this.table, seat);
			if (!command) throw new Error(`${seat} has no move`);
			this.act(command);
		}
		throw new Error('the rivals play without end');
	}
}

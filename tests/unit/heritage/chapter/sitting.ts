import type { Json } from '../../../../src/lib/games/core/json.ts';
import { scriptedChance } from '../../../../src/lib/games/core/chance.ts';
import { fold, type Circumstances } from '../../../../src/lib/games/core/game.ts';
import type { Battlegrounds } from '../../../../src/lib/games/heritage/boards/battleground.ts';
import type {
	TableCommand,
	TableCommandOf
} from '../../../../src/lib/games/heritage/table/commands.ts';
import { createTableGame } from '../../../../src/lib/games/heritage/table/engine.ts';
import type { TableEvent } from '../../../../src/lib/games/heritage/table/events.ts';
import type { Setting } from '../../../../src/lib/games/heritage/table/setting.ts';
import type { Table } from '../../../../src/lib/games/heritage/table/table.ts';
import { TOYS } from './chapter-kit.ts';

type Played = Omit<TableCommandOf<'PlayScheme'>, 'borrowed'> & {
	readonly borrowed: readonly { readonly from: string; readonly to: string }[];
};
/** A command as a test says it. */
type Said = Exclude<TableCommand, { type: 'PlayScheme' }> | Played;

/** A group at its table, with whoever deals: chance always falls on the first, the box says the first of its options. */
export class Sitting {
	table: Table;
	sealed: Json = null;
	/** All that happened, command by command. */
	readonly log: TableEvent[][] = [];
	readonly #game;

	constructor(laid: Setting, battlegrounds: Battlegrounds = TOYS) {
		this.#game = createTableGame(battlegrounds);
		this.table = this.#game.initial;
		this.does({ type: 'SetTable', setting: laid });
	}

	/** What a command comes to: its events, with those of the box's answers; refused is a fault of the test. */
	does(command: Said): readonly TableEvent[] {
		const decision = this.#decide(command);
		if (!decision.accepted) throw new Error(`refused: ${JSON.stringify(decision.refusal)}`);
		const { events } = decision;
		this.sealed = decision.sealed ?? this.sealed;
		this.table = fold(this.#game.evolve, this.table, events);
		this.log.push([...events]);
		return [...events, ...this.#dealt()];
	}

	/** Why a command is refused; null: it is not. */
	refuses(command: Said): string | null {
		const decision = this.#decide(command);
		return decision.accepted ? null : decision.refusal.reason;
	}

	/** The next of the queue from the right, or who is named, under the leader. */
	recruits(seat: string, more: Partial<Extract<TableCommand, { type: 'Recruit' }>> = {}) {
		const sire = this.table.bloodlines[seat]?.leader ?? '';
		const character = this.table.queue.at(-1) ?? '';
		return this.does({ type: 'Recruit', seat, character, sire, paid: {}, ...more });
	}

	/** A whole turn without a scheme. */
	passes(seat: string): readonly TableEvent[] {
		this.recruits(seat);
		return this.does({ type: 'EndTurn', seat });
	}

	/** Set by hand, whatever it was. */
	set(...events: readonly TableEvent[]): void {
		this.table = fold(this.#game.evolve, this.table, events);
	}

	#dealt(): readonly TableEvent[] {
		const { question } = this.table;
		if (question?.seat !== null) return [];
		return this.does({
			type: 'AnswerQuestion',
			question: question.id,
			seat: null,
			choice: question.options.slice(0, Math.max(1, question.least)),
			note: ''
		});
	}

	#decide(said: Said) {
		const command: TableCommand =
			said.type === 'PlayScheme' ? { ...said, borrowed: [...said.borrowed] } : said;
		const chance = { below: () => 0 };
		const circumstances: Circumstances = this.#game.needsSealed(this.table, command)
			? { chance, sealed: this.sealed }
			: { chance: scriptedChance([]) };
		return this.#game.decide(this.table, command, circumstances);
	}
}

/** What is kept of a log that only tells what was asked and answered. */
export function facts(events: readonly TableEvent[]): readonly TableEvent[] {
	return events.filter(({ type }) => type !== 'QuestionAsked' && type !== 'QuestionAnswered');
}

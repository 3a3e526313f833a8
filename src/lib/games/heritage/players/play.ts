import type { Chance } from '../../core/chance.ts';
import type { Battlegrounds } from '../boards/battleground.ts';
import type { SeatId } from '../shapes.ts';
import type { TableCommand } from '../table/commands.ts';
import { decideWith } from '../table/engine.ts';
import type { TableEvent } from '../table/events.ts';
import type { Setting } from '../table/setting.ts';
import { EMPTY_TABLE, type Table } from '../table/table.ts';
import { cardboard, type Cardboard } from './cardboard.ts';
import type { Player } from './player.ts';

/** One command of a game, the table it was given on, what happened, and the table after. */
export type Step = {
	readonly before: Table;
	readonly command: TableCommand;
	readonly events: readonly TableEvent[];
	readonly after: Table;
};

export type Game = {
	readonly battlegrounds: Battlegrounds;
	readonly setting: Setting;
	readonly players: { readonly [seat: SeatId]: Player };
	readonly chance: Chance;
};

/** No chapter takes nearly as many commands; more of them mean a rule that never ends. */
const MOST_COMMANDS = 20_000;

/**
 * A chapter from set-up to the end, command by command; gives back the finished table. Players who find
 * nothing to do, or do what is refused, are bugs and throw.
 */
export function* playChapter({
	battlegrounds,
	setting,
	players,
	chance
}: Game): Generator<Step, Table> {
	const cards = cardboard(chance);
	let table = EMPTY_TABLE;
	let command: TableCommand = { type: 'SetTable', setting };
	for (let count = 0; count < MOST_COMMANDS; count++) {
		const before = table;
		const decision = decideWith(
			battlegrounds,
			before,
			command,
			cards.dealerOf(count === 0 ? setting : before)
		);
		if (!decision.accepted)
			throw new Error(
				`${JSON.stringify(command)} was refused: ${JSON.stringify(decision.refusal)}`
			);
		table = decision.table;
		yield { before, command, events: decision.events, after: table };
		if (table.phase === 'finished') return table;
		command = nextCommand(table, players, cards, chance);
	}
	throw new Error(`the chapter goes on after ${MOST_COMMANDS} commands`);
}

function nextCommand(
	table: Table,
	players: Game['players'],
	cards: Cardboard,
	chance: Chance
): TableCommand {
	const { question, turn } = table;
	if (question?.seat === null) {
		const choice = [...cards.show(table, question)];
		return { type: 'AnswerQuestion', question: question.id, seat: null, choice, note: '' };
	}
	const seat = question?.seat ?? turn?.seat;
	const player = seat === undefined ? undefined : players[seat];
	if (seat === undefined || !player) throw new Error('nobody is to move');
	const command = player({ table, seat, hand: cards.handOf(table, seat) }, chance);
	if (!command) throw new Error(`${seat} has no move in round ${table.round}`);
	return command;
}

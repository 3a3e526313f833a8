import type { Chance } from '../../core/chance.ts';
import type { TableCommand } from '../table/commands.ts';
import { decideWith } from '../table/engine.ts';
import type { Table } from '../table/table.ts';
import { thoughtsOf, type Mind } from './thinking.ts';
import type { SeatView } from './view.ts';

/** A whole move in thought: a command, all that the same seat does after it in this turn, and the table that comes of it. */
type WholeTurn = { readonly commands: readonly TableCommand[]; readonly table: Table };

/** A turn has a recruit, a scheme or two and their questions; more than this is a rule that goes round in circles. */
const MOST_COMMANDS = 40;

/**
 * Goes on after a command as the seat would, up to the end of its turn or to where somebody else decides. No card is seen
 * before it is dealt. Null: the command is refused.
 */
export function wholeTurn(
	mind: Mind,
	view: SeatView,
	command: TableCommand,
	chance: Chance
): WholeTurn | null {
	const first = decideWith(mind.battlegrounds, view.table, command, mind.dealer);
	if (!first.accepted) return null;
	const commands = [command];
	let table = first.table;
	while (commands.length < MOST_COMMANDS && isStillUp(table, view)) {
		const next = thoughtsOf(mind, { ...view, table }, chance)[0]?.command;
		if (!next || next.type === 'EndTurn') break;
		const outcome = decideWith(mind.battlegrounds, table, next, mind.dealer);
		if (!outcome.accepted) break;
		commands.push(next);
		table = outcome.table;
	}
	return { commands, table };
}

function isStillUp({ question, turn, round }: Table, { seat, table }: SeatView): boolean {
	if (question) return question.seat === seat;
	return turn?.seat === seat && table.turn?.seat === seat && round === table.round;
}

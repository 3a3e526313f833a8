import type { AloneCommand } from '../../../games/heritage/alone/grammar.ts';
import type { Command } from '../../../games/heritage/commands.ts';
import type { TableCommand } from '../../../games/heritage/table/commands.ts';
import type { Access } from '../../tables/access.ts';

/** Whose intention a command is: the seat that it names or speaks for, at the table too, else the player's own; null: the whole table's. */
export function seatOf(
	command: Command | AloneCommand,
	{ role, seats }: Pick<Access, 'role' | 'seats'>
): string | null {
	const wanted = command.type === 'ActAtTable' ? command.command : command;
	// Who asks for a hand speaks for their own seat, not for the one that lies face down.
	const isNamed = 'seat' in wanted && wanted.type !== 'ProposeHand';
	const named = isNamed ? wanted.seat : firstOf(wanted);
	return named ?? (role === 'player' ? (seats[0] ?? null) : null);
}

/** The first of the seats that a command about taking back speaks for. */
function firstOf(wanted: Command | AloneCommand | TableCommand): string | null {
	if (wanted.type === 'AnswerUndo') return wanted.seats[0] ?? null;
	return 'by' in wanted ? (wanted.by?.[0] ?? null) : null;
}

import type { Command } from '../../games/heritage/commands.ts';
import type { Access } from './access.ts';

/** Whose intention a command is: the seat that it names, at the table too, else the player's own; null: the whole table's. */
export function seatOf(
	command: Command,
	{ role, seats }: Pick<Access, 'role' | 'seats'>
): string | null {
	const wanted = command.type === 'ActAtTable' ? command.command : command;
	const named = 'seat' in wanted ? wanted.seat : null;
	return named ?? (role === 'player' ? (seats[0] ?? null) : null);
}

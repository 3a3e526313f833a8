import type { AloneCommand } from '../../../games/heritage/alone/grammar.ts';
import type { Command } from '../../../games/heritage/commands.ts';
import type { Access } from '../../tables/access.ts';
import { seatsPlayed } from '../../tables/sitting.ts';

/** The seats that a command about taking back speaks for. */
const spokenFor = (command: Command | AloneCommand): readonly string[] => {
	switch (command.type) {
		case 'UndoAtTable':
		case 'RecordChapter':
			return command.by ?? [];
		case 'ProposeEnding':
		case 'ProposeHand':
		case 'ProposeUndo':
		case 'WithdrawUndo':
			return command.by;
		case 'AnswerUndo':
			return command.seats;
		default:
			return [];
	}
};

/**
 * Whether somebody would take back, ask or agree in the name of others: each speaks for the seats they hold or act for, the
 * keeper for those that are just a name, too; nobody for a seat that somebody else left in mid-chapter. Only the keeper asks nobody and gives a reason; a question of somebody else ends whoever
 * keeps the table in order.
 */
export function speaksForOthers(
	access: Pick<Access, 'role' | 'seats' | 'vacant' | 'closed' | 'actsFor'> &
		Partial<Pick<Access, 'chronicle'>>,
	command: Command | AloneCommand
): boolean {
	// Asking to see a hand, and asking no longer, agrees to nothing: who sits before a closed hand may do both.
	const agreesToNothing = command.type === 'ProposeHand' || command.type === 'WithdrawUndo';
	const played = seatsPlayed(access).filter(
		(seat) => agreesToNothing || !access.closed.includes(seat)
	);
	if (spokenFor(command).some((seat) => !played.includes(seat))) return true;
	const overrules = command.type === 'UndoAtTable' || command.type === 'RecordChapter';
	if (overrules && command.reason !== undefined) return access.role !== 'keeper';
	return command.type === 'WithdrawUndo' && command.by.length === 0 && access.role === 'player';
}

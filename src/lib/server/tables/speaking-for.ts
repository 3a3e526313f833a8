import type { Typed } from '../../games/core/game.ts';
import type { HandCommand } from '../../games/core/steps/hands.ts';
import type { UndoCommand } from '../../games/core/steps/asking.ts';
import type { Access } from './access.ts';
import { seatsPlayed } from './sitting.ts';

/** In whose name a command about the steps of a table speaks. */
interface Spoken {
	readonly seats: readonly string[];
	/** It only asks to see a hand, or asks no longer. */
	readonly agreesToNothing?: boolean;
	/** It gives a reason in place of asking. */
	readonly overrules?: boolean;
	/** It ends the question of somebody else. */
	readonly ends?: boolean;
}

const NOBODY: Spoken = { seats: [] };

/** In whose name a command speaks, as far as the house knows it. */
export function spokenIn(command: Typed): Spoken {
	const spoken = command as UndoCommand | HandCommand;
	switch (spoken.type) {
		case 'UndoAtTable':
			return { seats: spoken.by ?? [], overrules: spoken.reason !== undefined };
		case 'ProposeUndo':
			return { seats: spoken.by };
		case 'ProposeHand':
			return { seats: spoken.by, agreesToNothing: true };
		case 'WithdrawUndo':
			return { seats: spoken.by, agreesToNothing: true, ends: spoken.by.length === 0 };
		case 'AnswerUndo':
			return { seats: spoken.seats };
		default:
			return NOBODY;
	}
}

/**
 * Whether somebody would take back, ask or agree in the name of others: each speaks for the seats they hold or act for, the
 * keeper for those that are just a name, too; nobody for a seat that somebody else left in mid-game. Only the keeper asks
 * nobody and gives a reason; a question of somebody else ends whoever keeps the table in order.
 */
export function speaksForOthers(
	access: Pick<Access, 'role' | 'seats' | 'vacant' | 'closed' | 'actsFor'> &
		Partial<Pick<Access, 'chronicle'>>,
	{ seats, agreesToNothing = false, overrules = false, ends = false }: Spoken
): boolean {
	// Asking to see a hand, and asking no longer, agrees to nothing: who sits before a closed hand may do both.
	const played = seatsPlayed(access).filter(
		(seat) => agreesToNothing || !access.closed.includes(seat)
	);
	if (seats.some((seat) => !played.includes(seat))) return true;
	if (overrules) return access.role !== 'keeper';
	return ends && access.role === 'player';
}

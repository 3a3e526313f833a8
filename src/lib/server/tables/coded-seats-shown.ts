import type { ComputerSeats, Rival } from '../../games/core/computer/grammar.ts';
import type { Access } from './access.ts';
import { mayGiveToCode } from './rival-rights.ts';

/** A seat that code plays, or that it could play. */
interface CodedSeatShown {
	readonly seat: string;
	readonly name: string;
	readonly rival: Rival | null;
	/** Whether this person may let code play it. */
	readonly mayGive: boolean;
}

/** Which seats code plays, for a person who can change that; none for whoever only looks on, and where the box deals. */
export function codedSeatsShown(
	{
		seats,
		dealer,
		rivals = {}
	}: {
		readonly seats: readonly string[];
		readonly dealer: 'app' | 'box';
		readonly rivals?: ComputerSeats | undefined;
	},
	access: Access,
	nameOf: (seat: string) => string
): readonly CodedSeatShown[] {
	if (access.role === 'spectator' || dealer !== 'app') return [];
	return seats.map((seat) => ({
		seat,
		name: nameOf(seat),
		rival: rivals[seat] ?? null,
		mayGive: mayGiveToCode(access, seat)
	}));
}

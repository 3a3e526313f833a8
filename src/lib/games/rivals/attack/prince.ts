import { roomOn } from '../influence/bearers.ts';
import type { Hurt } from './blood.ts';
import type { SeatId } from '../../core/seats.ts';
import type { Match, Vampire, VampireId } from '../match/state.ts';
import { findVampire } from '../match/vampires.ts';

/** Where the Prince of the City goes: to a vampire, or back to the Streets [Prince]. */
export interface PrinceMoves {
	readonly from: string;
	readonly to: string | null;
	/** The new bearer has its 3 attachments and no Title: one is burned first (R74). */
	readonly full?: true;
}

/** Who bears the Prince of the City; null: nobody. */
export const princeIn = ({ seats }: Pick<Match, 'seats'>): Vampire | null =>
	Object.values(seats)
		.flatMap(({ vampires }) => vampires)
		.find(({ prince }) => prince) ?? null;

/**
 * Whether a vampire takes the Title of the bearer that fell: its player felled it, and it does not fall itself (reading
 * doublePrince). Where another player's effect did, no vampire of the attack takes it.
 */
export const takesTitle = ({
	by,
	taker,
	falling
}: {
	readonly by: SeatId | null;
	readonly taker: { readonly seat: SeatId; readonly vampire: Pick<Vampire, 'id'> } | null;
	readonly falling: readonly VampireId[];
}): boolean =>
	by !== null && taker !== null && taker.seat === by && !falling.includes(taker.vampire.id);

/**
 * The vampire that defeats or burns the bearer attaches the Title at once. Felled by nothing of the kind, or by a vampire
 * that falls in the same attack (reading doublePrince): it lies in the Streets again.
 */
export function princeAfter(
	field: Pick<Match, 'seats' | 'city'>,
	hurt: readonly Hurt[],
	{ attacker, reactor }: { readonly attacker: string | null; readonly reactor: string | null }
): PrinceMoves | null {
	const bearer = hurt.find(
		({ vampire, fall }) => fall && findVampire(field, vampire)?.vampire.prince
	);
	if (!bearer) return null;
	const from = bearer.vampire;
	const by = from === attacker ? reactor : attacker;
	const taker = by === null ? null : findVampire(field, by);
	const falling = hurt.filter(({ fall }) => fall).map(({ vampire }) => vampire);
	if (by === null || !takesTitle({ by: bearer.by, taker, falling })) return { from, to: null };
	// Reading fourth: cards of foes make no room.
	const { choices, full } = roomOn(field, by, 'prince');
	if (full) return { from, to: null };
	return { from, to: by, ...(choices.length > 0 && { full: true as const }) };
}

import type { Hurt } from './blood.ts';
import type { Match, Vampire } from '../match/state.ts';
import { findVampire } from '../match/vampires.ts';

/** Where the Prince of the City goes: to a vampire, or back to the Streets [Prince]. */
export interface PrinceMoves {
	readonly from: string;
	readonly to: string | null;
	/** The new bearer has its 3 attachments and no Title: one is burned first (R74). */
	readonly full?: true;
}

/** A vampire bears three attachments at most [Attachments]. */
const MOST_ATTACHMENTS = 3;

type Attached = Pick<Vampire, 'retainers' | 'foeCards' | 'title'>;

/** Whether an attachment is burned before it attaches the Prince of the City; a Title makes room by itself (R74). */
export const needsRoom = ({ retainers = 0, foeCards = 0, title }: Attached): boolean =>
	title === undefined && retainers + foeCards >= MOST_ATTACHMENTS;

/** Whether it can attach it at all. Reading fourth: cards of foes make no room. */
export const hasRoom = (vampire: Attached): boolean =>
	!needsRoom(vampire) || (vampire.retainers ?? 0) > 0;

/** Who bears the Prince of the City; null: nobody. */
export const bearerOf = ({ seats }: Pick<Match, 'seats'>): Vampire | null =>
	Object.values(seats)
		.flatMap(({ vampires }) => vampires)
		.find(({ prince }) => prince) ?? null;

/**
 * The vampire that defeats or burns the bearer attaches the Title at once. Felled by nothing of the kind, or by a vampire
 * that falls in the same attack (reading doublePrince): it lies in the Streets again.
 */
export function princeAfter(
	field: Pick<Match, 'seats'>,
	hurt: readonly Hurt[],
	{ attacker, reactor }: { readonly attacker: string | null; readonly reactor: string | null }
): PrinceMoves | null {
	const bearer = hurt.find(
		({ vampire, fall }) => fall && findVampire(field, vampire)?.vampire.prince
	);
	if (!bearer) return null;
	const from = bearer.vampire;
	const by = from === attacker ? reactor : attacker;
	const falls = hurt.some(({ vampire, fall }) => vampire === by && fall);
	if (bearer.by === null || by === null || falls) return { from, to: null };
	const heir = findVampire(field, by)?.vampire ?? {};
	if (!hasRoom(heir)) return { from, to: null };
	return { from, to: by, ...(needsRoom(heir) && { full: true as const }) };
}

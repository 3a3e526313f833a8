import type { Hurt } from './blood.ts';
import type { Match } from '../match/state.ts';
import { findVampire } from '../match/vampires.ts';

/** Where the Prince of the City goes: to a vampire, or back to the Streets [Prince]. */
export interface PrinceMoves {
	readonly from: string;
	readonly to: string | null;
	/** The new bearer has its 3 attachments: unless one is a Title, which is discarded, one is burned first. */
	readonly full?: true;
}

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
	const retainers = findVampire(field, by)?.vampire.retainers ?? 0;
	return { from, to: by, ...(retainers >= 3 && { full: true as const }) };
}

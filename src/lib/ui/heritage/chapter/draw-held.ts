import * as v from 'valibot';
import { recordOf } from '../../../games/core/bounded.ts';
import { drawProofSchema } from '../../../games/heritage/draw/steps.ts';
import type { PrimogenResult } from '../../../games/heritage/record-shapes.ts';
import { SEAT_IDS, seatSchema, type SeatId } from '../../../games/heritage/shapes.ts';
import { ARCHETYPES } from '../../../games/heritage/vocabulary.ts';

/** A primogen draw as it is being written down: nobody may have won it yet. */
export const drawFormSchema = v.object({
	declared: recordOf(seatSchema, v.picklist(ARCHETYPES), SEAT_IDS),
	shown: v.nullable(v.picklist(ARCHETYPES)),
	winner: v.nullable(seatSchema),
	/** Where Elysium drew: as long as nothing of it is changed by hand. */
	proof: v.optional(drawProofSchema)
});
export type DrawForm = v.InferOutput<typeof drawFormSchema>;

export const NO_DRAW_HELD: DrawForm = { declared: {}, shown: null, winner: null };

/**
 * The primogen draw as it was held among the tied, or null while nobody has won it. What showed
 * counts only when the winner declared it: after that an even draw decided, or nobody remembers.
 * One with a proof counts as it is, and among no others.
 */
export function drawHeld(
	{ declared, shown, winner, proof }: DrawForm,
	tied: readonly SeatId[]
): PrimogenResult | null {
	if (winner === null || !tied.includes(winner)) return null;
	const among: PrimogenResult['declared'] = {};
	for (const seat of tied) {
		const archetype = declared[seat];
		if (archetype) among[seat] = archetype;
	}
	if (proof) {
		const same = [declared, among].every((said) => Object.keys(said).length === tied.length);
		return same ? { declared, shown, winner, proof } : null;
	}
	return {
		declared: among,
		shown: shown !== null && among[winner] === shown ? shown : null,
		winner
	};
}

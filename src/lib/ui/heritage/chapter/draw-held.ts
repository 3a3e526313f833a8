import type { PrimogenResult, SeatId } from '../../../games/heritage/shapes.ts';
import type { RecordForm } from './record-form.ts';

/**
 * The primogen draw as it was held among the tied, or null while nobody has won it. What showed
 * counts only when the winner declared it: after that an even draw decided, or nobody remembers.
 */
export function drawHeld(
	{ declared, shown, winner }: RecordForm['draw'],
	tied: readonly SeatId[]
): PrimogenResult | null {
	if (winner === null || !tied.includes(winner)) return null;
	const among: PrimogenResult['declared'] = {};
	for (const seat of tied) {
		const archetype = declared[seat];
		if (archetype) among[seat] = archetype;
	}
	return {
		declared: among,
		shown: shown !== null && among[winner] === shown ? shown : null,
		winner
	};
}

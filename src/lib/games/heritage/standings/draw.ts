import { refuse } from '../../core/decision.ts';
import type { PrimogenResult } from '../record-shapes.ts';
import type { SeatId } from '../shapes.ts';

/**
 * Whether a primogen draw can have gone like this among the tied: everyone who declared is tied,
 * archetypes differ, and the archetype that showed is the winner's (`shown` null: none did, and an
 * even draw decided; reading primogenNoMatch). Declarations nobody noted may be missing. A proof is
 * looked at where a command is decided (`chronicle/proved.ts`): pages that ask who is tied need none of it.
 * Refusals: `draw-not-among-tied`, `archetype-declared-twice`, `archetype-not-the-winners`.
 */
export function checkDraw(draw: PrimogenResult, tied: readonly SeatId[], at: string) {
	const stranger = [draw.winner, ...Object.keys(draw.declared)].find(
		(seat) => !tied.includes(seat)
	);
	if (stranger !== undefined) return refuse('draw-not-among-tied', { seat: stranger }, at);
	const declared = Object.values(draw.declared);
	const twice = declared.find((archetype, index) => declared.indexOf(archetype) !== index);
	if (twice !== undefined) {
		return refuse('archetype-declared-twice', { archetype: twice }, `${at}.declared`);
	}
	if (draw.shown !== null && draw.declared[draw.winner] !== draw.shown) {
		return refuse(
			'archetype-not-the-winners',
			{ archetype: draw.shown, seat: draw.winner },
			`${at}.shown`
		);
	}
	return null;
}

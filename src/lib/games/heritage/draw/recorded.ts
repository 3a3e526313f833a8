import { refuse } from '../../core/decision.ts';
import { sameJson } from '../../core/json.ts';
import type { PrimogenResult } from '../record-shapes.ts';
import type { SeatId } from '../shapes.ts';
import { drawAfter } from './proof.ts';
import type { DrawTie } from './steps.ts';
import { verifyDraw } from './verify.ts';

/**
 * Whether the proof that a draw is recorded with holds, and is of this very draw: for the same thing, among the same
 * players, with the same end. Without a proof there is nothing to hold. Refusals: `proof-does-not-hold`,
 * `proof-of-another-draw`.
 */
export function checkProof(
	{ proof, declared, shown, winner }: PrimogenResult,
	tied: readonly SeatId[],
	over: DrawTie['over'],
	at: string
) {
	if (!proof) return null;
	const [fault] = verifyDraw(proof);
	if (fault)
		return refuse('proof-does-not-hold', { step: fault.step, why: fault.fault }, `${at}.proof`);
	const { announced, declared: said, ended } = drawAfter(proof.steps);
	const same =
		announced !== null &&
		sameJson(announced.tie.over, over) &&
		sameJson([...announced.tie.seats].sort(), [...tied].sort()) &&
		sameJson(ended, { shown, winner }) &&
		sameJson(Object.fromEntries(said.map(({ seat, archetype }) => [seat, archetype])), declared);
	return same ? null : refuse('proof-of-another-draw', {}, `${at}.proof`);
}

import type { Battlegrounds } from '../boards/battleground.ts';
import { fittedEvaluation } from '../search/evaluation.ts';
import { thinkingDealer } from '../search/thinking-dealer.ts';
import { thoughtsOf, type Mind } from '../search/thinking.ts';
import { QUICK } from '../search/widths.ts';
import type { Player } from './player.ts';

/** Takes the best of what it sees at once, in a millisecond or two. */
export function quickPlayer(battlegrounds: Battlegrounds): Player {
	const evaluation = fittedEvaluation(battlegrounds);
	const mind: Mind = { battlegrounds, evaluation, dealer: thinkingDealer, width: QUICK };
	return (view, chance) => thoughtsOf(mind, view, chance)[0]?.command ?? null;
}

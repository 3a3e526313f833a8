import { accept, nothingToDo, refuse } from '../../core/decision.ts';
import { sameJson } from '../../core/json.ts';
import type { CommandOf } from '../commands.ts';
import type { Event, EventOf } from '../events.ts';
import type { PrimogenResult } from '../record-shapes.ts';
import type { SeatId } from '../shapes.ts';
import { chronicleScore } from '../standings/chronicle-score.ts';
import { checkDraw } from '../standings/draw.ts';
import type { ChronicleScore, ChronicleState } from '../state.ts';
import { checkTeller } from './deck-choice.ts';
import { checkScoringChosen, chosenPairs } from './era-scoring.ts';

/**
 * Counts the whole chronicle after its last aftermath, and gives the final card to who has most (rulebook,
 * Chronicle end; reading chronicleScore). Counted anew when something was set right since; with the same
 * outcome there is nothing to do. Refusals: `deck-turned-here`, `no-deck-here`, `chronicle-not-over`,
 * `scoring-open`, `end-tie-needs-draw`, `draw-not-needed`, and those of a draw.
 */
export function endChronicle(state: ChronicleState, command: CommandOf<'EndChronicle'>) {
	const { from, draw, final } = command;
	const early =
		checkTeller(state, from) ??
		(state.phase === 'complete' ? null : refuse('chronicle-not-over')) ??
		checkScoringChosen(state);
	if (early) return early;
	const counted = chronicleScore(state, chosenPairs(state));
	const illegal = checkEndDraw(draw, counted.tied);
	if (illegal) return illegal;
	const winner = draw?.winner ?? counted.scores[0]?.seat;
	if (winner === undefined) throw new Error('a chronicle without players');
	const scores = winnerFirst(counted.scores, winner).map((score) => ({
		...score,
		byPair: [...score.byPair]
	}));
	const by = draw ? ('primogen-draw' as const) : partedBy(scores);
	if (sameJson(state.ending, { draw, scores, winner, by, final })) return nothingToDo();
	return accept<Event>({ type: 'ChronicleEnded', from, draw, scores, winner, by, final });
}

export function chronicleEnded(
	state: ChronicleState,
	{ draw, scores, winner, by, final }: EventOf<'ChronicleEnded'>
): ChronicleState {
	return { ...state, ending: { draw, scores, winner, by, final } };
}

function checkEndDraw(draw: PrimogenResult | null, tied: readonly SeatId[]) {
	if (tied.length === 0) return draw ? refuse('draw-not-needed', {}, 'draw') : null;
	return draw
		? checkDraw(draw, tied, 'draw')
		: refuse('end-tie-needs-draw', { seats: tied }, 'draw');
}

function winnerFirst(scores: readonly ChronicleScore[], winner: SeatId): ChronicleScore[] {
	const isWinner = ({ seat }: ChronicleScore) => seat === winner;
	return [...scores.filter(isWinner), ...scores.filter((score) => !isWinner(score))];
}

function partedBy([first, second]: readonly ChronicleScore[]): 'score' | 'more-wins' {
	return first && second && first.total === second.total ? 'more-wins' : 'score';
}

import { playsSealed } from '../../../games/heritage/chronicle/deck-choice.ts';
import {
	chosenCards,
	chosenPairs,
	openScorings
} from '../../../games/heritage/chronicle/era-scoring.ts';
import type { OpenedFinal } from '../../../games/heritage/chronicle-deck/opened.ts';
import type { SeatId } from '../../../games/heritage/shapes.ts';
import { chronicleScore } from '../../../games/heritage/standings/chronicle-score.ts';
import type { ChronicleScore } from '../../../games/heritage/state.ts';
import type { ChronicleState } from '../../../games/heritage/state.ts';
import type { Era } from '../../../games/heritage/vocabulary.ts';
import { counted, listed, type Names } from '../ledger/names.ts';

/** What a player's chronicle came to, and what adds up to it. */
export interface CountView {
	readonly seat: SeatId;
	readonly name: string;
	readonly total: number;
	/** Chapters won, which part who is level. */
	readonly wins: number;
	readonly parts: readonly { readonly label: string; readonly value: number }[];
}

/** The end of a chronicle as its page shows it. */
export type EndView =
	| { readonly kind: 'not-over' }
	/** An era still waits for its scoring card. */
	| { readonly kind: 'scoring-open'; readonly era: Era }
	| {
			readonly kind: 'counting';
			readonly sealed: boolean;
			/** Best first. */
			readonly scores: readonly CountView[];
			/** Whom neither points nor chapters won part. */
			readonly tied: readonly SeatId[];
	  }
	| {
			readonly kind: 'ended';
			readonly scores: readonly CountView[];
			readonly winner: string;
			/** How it was settled, in a sentence. */
			readonly how: string;
			readonly final: OpenedFinal | null;
			/** Something was corrected since, so that it would be counted otherwise now. */
			readonly stale: boolean;
	  };

/** `again`: it is counted once more, although it was before. */
export function endView(state: ChronicleState, names: Names, again: boolean): EndView {
	if (state.phase !== 'complete') return { kind: 'not-over' };
	const sealed = playsSealed(state);
	const [era] = sealed ? openScorings(state) : [];
	if (era !== undefined) return { kind: 'scoring-open', era };
	const { scores, tied } = chronicleScore(state, chosenPairs(state));
	const { ending } = state;
	if (ending === null || again) {
		return { kind: 'counting', sealed, tied, scores: countsOf(state, scores, names) };
	}
	return {
		kind: 'ended',
		scores: countsOf(state, ending.scores, names),
		winner: names.seat(ending.winner),
		how: howSettled(ending, names),
		final: ending.final,
		stale: !sameTotals(ending.scores, scores)
	};
}

function countsOf(
	state: ChronicleState,
	scores: readonly ChronicleScore[],
	names: Names
): CountView[] {
	const pairs = chosenCards(state).flatMap(({ card }) =>
		card.pairs.map((pair) => ({ ...pair, card: card.name }))
	);
	return scores.map(({ seat, byPair, wins, forWins, total }) => ({
		seat,
		name: names.seat(seat),
		total,
		wins,
		parts: [
			...pairs.map(({ card, traits, worth }, index) => {
				const value = byPair[index] ?? 0;
				// How many dots it were: a card may be worth nothing.
				const dots = worth > 0 ? `${counted(value / worth, 'dot')} in ` : '';
				return {
					label: `${card}: ${dots}${traits.map(names.trait).join(' or ')} × ${worth}`,
					value
				};
			}),
			{ label: `${counted(wins, 'chapter')} won × ${state.ruleset.pointsPerWin}`, value: forWins }
		]
	}));
}

function howSettled(
	{ by, scores, winner, draw }: NonNullable<ChronicleState['ending']>,
	names: Names
): string {
	const [first] = scores;
	const points = counted(first?.total ?? 0, 'point');
	switch (by) {
		case 'score':
			return `With ${points}, more than anyone else.`;
		case 'more-wins':
			return `Tied on ${points}, but won more chapters.`;
		case 'primogen-draw': {
			const others = Object.keys(draw?.declared ?? {}).filter((seat) => seat !== winner);
			const level = others.length > 0 ? ` with ${listed(others.map(names.seat))}` : '';
			return `Tied${level} on ${points} and chapters won. The primogen draw decided.`;
		}
	}
}

function sameTotals(some: readonly ChronicleScore[], others: readonly ChronicleScore[]): boolean {
	return some.every(({ seat, total, wins }) =>
		others.some((one) => one.seat === seat && one.total === total && one.wins === wins)
	);
}

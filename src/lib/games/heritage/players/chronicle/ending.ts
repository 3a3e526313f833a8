import { endFrom, scoringFrom } from '../../chronicle-deck/draft.ts';
import { chosenPairs, openScorings } from '../../chronicle/era-scoring.ts';
import { dominantOf } from '../../chronicle/eras.ts';
import { chronicleScore } from '../../standings/chronicle-score.ts';
import type { ChronicleState } from '../../state.ts';
import { lastChapterOf, CHAPTERS } from '../../vocabulary.ts';
import type { Course, Sitting } from './course.ts';
import { drawnAmong } from './drawn.ts';
import { dearest } from './self-interest.ts';

/** What an era that is over leaves to be chosen: one of two scoring cards, by self-interest. */
export function* eraEnds({ cards, chance }: Sitting, before: ChronicleState): Course {
	let state = before;
	for (const era of openScorings(before)) {
		const offer = scoringFrom(state, cards.deckAt(lastChapterOf(era)), era);
		if (!offer) throw new Error(`the deck has no scoring for era ${era}`);
		state = yield offer;
		const { id } = dearest(state, chance, dominantOf(state, era), offer.cards);
		state = yield { type: 'ChooseScoring', era, card: id };
	}
	return state;
}

/** The last score, with a draw where two are level, and the final card. */
export function* chronicleEnds({ cards, chance }: Sitting, state: ChronicleState): Course {
	const { tied } = chronicleScore(state, chosenPairs(state));
	return yield endFrom(state, cards.deckAt(CHAPTERS), drawnAmong(chance, tied));
}

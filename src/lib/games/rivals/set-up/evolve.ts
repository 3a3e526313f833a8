import type { StepOf } from '../events.ts';
import type { Match } from '../match/state.ts';

/** What a change of the set-up makes of a match; it cannot refuse. */
export const setUpFolds = {
	RivalsSet: (match: Match, { rivals }: StepOf<'RivalsSet'>): Match => ({ ...match, rivals }),
	FirstSet: (match: Match, { order }: StepOf<'FirstSet'>): Match => ({ ...match, order }),
	DeckChosen: (match: Match, { seat, deck }: StepOf<'DeckChosen'>): Match => {
		const { [seat]: _before, ...others } = match.decks ?? {};
		return { ...match, decks: deck === null ? others : { ...others, [seat]: deck } };
	}
};

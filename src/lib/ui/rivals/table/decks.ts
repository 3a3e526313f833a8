import { OPEN_DECKS } from '../../../games/rivals/open/decks.ts';

/** The decks of the open set, and what each is about, in one line. */
export const DECKS = (['brujah', 'toreador', 'ventrue', 'malkavian'] as const).map((id) => ({
	id,
	name: OPEN_DECKS[id].name,
	about: OPEN_DECKS[id].gist
}));

/** Names for seats of the computer that nobody named. */
export const SPARE_NAMES = ['Ada', 'Corvin', 'Odile', 'Tancred'] as const;

import type { AdviceChoice } from '../../../games/heritage/vocabulary.ts';

/** What a table chose of advice, as it is told. */
export const ADVICE_WORDS: { readonly [C in AdviceChoice]: string } = {
	off: 'Advice is off from now on.',
	after: 'Advice is off until the chapter is over.',
	open: 'Advice is on for everyone from now on.'
};

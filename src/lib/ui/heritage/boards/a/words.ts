import type { BoardWords } from '../words.ts';

export const words: BoardWords = {
	start: () => [
		'Its one token goes onto the neutral space in the middle, as far from the crowd as from the crown.',
		'Which face of the token is up means nothing here.'
	]
};

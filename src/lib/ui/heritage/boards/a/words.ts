import type { BoardWords } from '../words.ts';

export const words: BoardWords = {
	start: () => [
		'The class token goes on the neutral space in the middle.',
		'It does not matter which side of the token is up.'
	]
};

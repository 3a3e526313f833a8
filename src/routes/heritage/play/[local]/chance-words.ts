import type { KeptGame } from '$lib/ui/heritage/stand-alone/kept';

/** What is to be said of the chance of a game that this device dealt. */
export const chanceWords = ({ lesson }: KeptGame): string =>
	lesson
		? 'For this lesson, the cards come in a fixed order.'
		: 'This device shuffled and dealt. Nobody can verify the shuffle afterwards.';

import type { Court } from '../../../../games/heritage/boards/g/court.ts';
import { TITLES } from '../../../../games/heritage/boards/g/facts.ts';
import { signOf } from '../../character/attributes.ts';
import { sentence, type Said } from '../said.ts';
import { stairOf } from './places.ts';
import { titleNames, told } from './told.ts';
// It lies on the picture: what both need comes in the file of that.
import './Picture.svelte';

export const said: Said<Court> = (...asked) => {
	const lines = told(...asked);
	return [
		{ at: [0, 186, 358, 44], says: sentence(lines, 'Next vote') },
		...(['egalitarian', 'elitist'] as const).map((side, right) => ({
			at: [right * 208, 230, 150, 90] as const,
			says: `${sentence(lines, signOf(side).label)} In a vote, the stronger side wins. Its vampire with the most power takes the title.`
		})),
		...TITLES.map((title) => {
			const { x, y, height } = stairOf(title);
			return { at: [x, y, 358 - x, height] as const, says: sentence(lines, titleNames[title]) };
		})
	];
};

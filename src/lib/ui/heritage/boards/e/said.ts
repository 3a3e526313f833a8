import { DIRECTIONS } from '../../../../games/heritage/boards/directions.ts';
import type { Revolt } from '../../../../games/heritage/boards/e/rules.ts';
import { signOf } from '../../character/attributes.ts';
import { sentence, type Said } from '../said.ts';
import { middleOf } from './places.ts';
import { told } from './told.ts';
// It lies on the picture: what both need comes in the file of that.
import './Picture.svelte';

export const said: Said<Revolt> = (...asked) => {
	const lines = told(...asked);
	return [
		...DIRECTIONS.map((direction) => ({
			at: [middleOf(direction, 'city', 'full').x - 44, 24, 88, 106] as const,
			says: sentence(lines, signOf(direction).label)
		})),
		{ at: [270, 0, 88, 24], says: sentence(lines, 'Roaming') },
		{
			at: [0, 132, 358, 58],
			says: `${sentence(lines, 'On the barricades')} After each round, each matching vampire without power gains 1 power. Then these ankhs go home.`
		},
		{
			at: [0, 192, 358, 84],
			says: `${sentence(lines, 'In the fire')} Ankhs here are lost for good.`
		}
	];
};

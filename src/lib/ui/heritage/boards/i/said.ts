import { REGIONS } from '../../../../games/heritage/boards/i/facts.ts';
import type { Wars } from '../../../../games/heritage/boards/i/wars.ts';
import { sentence, type Said } from '../said.ts';
import { allegianceNames } from './allegiance-marks.ts';
import { campsOf, RINGS } from './places.ts';
import { regionNames, told } from './told.ts';
// It lies on the picture: what both need comes in the file of that.
import './Picture.svelte';

/** Where the quarter of a region begins. */
const QUARTER = {
	'north-east': [179, 0],
	'south-east': [179, 148],
	'south-west': [0, 148],
	'north-west': [0, 0]
} as const;

export const said: Said<Wars> = (table, wars, names) => {
	const lines = told(table, wars, names);
	const { x, y } = RINGS.full.middle;
	const camps = [...campsOf(wars)];
	return [
		...REGIONS.map((region) => ({
			at: [...QUARTER[region], 179, 148] as const,
			says: `${sentence(lines, regionNames[region])} The allegiance with the most tokens here holds it.`
		})),
		{ at: [x - 60, y - 50, 120, 100], says: sentence(lines, 'Most regions') },
		...camps.map(([side, camp]) => ({
			at: [camp.x - 20, camp.y - 20, 358 / camps.length, 60] as const,
			says: sentence(lines, allegianceNames[side])
		}))
	];
};

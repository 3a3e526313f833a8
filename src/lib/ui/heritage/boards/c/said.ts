import type { Ankhs } from '../../../../games/heritage/boards/c/courts.ts';
import { DIRECTIONS } from '../../../../games/heritage/boards/directions.ts';
import { signOf } from '../../character/attributes.ts';
import { sentence, type Said, type SaidPlace } from '../said.ts';
import { COURT_AT, HOME_AT, OPEN_COURTS } from './places.ts';
import { courtNames, told } from './told.ts';
// It lies on the picture: what both need comes in the file of that.
import './Picture.svelte';

export const said: Said<Ankhs> = (...asked) => {
	const lines = told(...asked);
	const isTold = (label: string) => lines.some((line) => line.label === label);
	return [
		...DIRECTIONS.map((direction) => {
			const { x, y } = HOME_AT[direction];
			const wide = direction === 'north' || direction === 'south';
			const says = `${sentence(lines, signOf(direction).label)} This is its home: no other direction may enter, and it does not count.`;
			const at: SaidPlace['at'] = wide ? [x - 54, y - 22, 108, 44] : [x - 22, y - 54, 44, 108];
			return { at, says };
		}),
		...OPEN_COURTS.map((court) => {
			const { x, y } = COURT_AT[court];
			const name = courtNames[court];
			const says = isTold(name) ? sentence(lines, name) : `${name}: no ankhs here.`;
			return {
				at: [x - 31, y - 31, 62, 62],
				says: `${says} The direction with the most ankhs here holds it. Most courts wins.`
			} as const;
		})
	];
};

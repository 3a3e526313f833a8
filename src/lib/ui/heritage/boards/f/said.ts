import { DIRECTIONS } from '../../../../games/heritage/boards/directions.ts';
import {
	INVESTIGATED_POINTS as POINTS,
	LAST_SPACE as LAST
} from '../../../../games/heritage/boards/f/facts.ts';
import type { Investigators } from '../../../../games/heritage/boards/f/rules.ts';
import { signOf } from '../../character/attributes.ts';
import { counted } from '../../ledger/names.ts';
import { sentence, type Said } from '../said.ts';
import { placeOf, SPACES } from './places.ts';
import { told } from './told.ts';
// It lies on the picture: what both need comes in the file of that.
import './Picture.svelte';

export const said: Said<Investigators> = (table, state, names) => {
	const lines = told(table, state, names);
	return [
		...DIRECTIONS.flatMap((direction) => {
			const { label } = signOf(direction);
			const at = (space: number) => {
				const { x, y } = placeOf(direction, space, 'full');
				return [x - 18.5, y - 24, 37, 48] as const;
			};
			const [left, top, , height] = at(0);
			return [
				{ at: [0, top, left, height] as const, says: sentence(lines, label) },
				...SPACES.map((space) => ({
					at: at(space),
					says: `${label}, space ${space}: while the investigator is here, each vampire of the ${direction} is worth ${counted(POINTS[space] ?? 0, 'point')}.`
				})),
				{ at: at(LAST + 1), says: sentence(lines, 'Exposed') }
			];
		}),
		{ at: [0, 228, 358, 40], says: sentence(lines, 'Roaming') }
	];
};

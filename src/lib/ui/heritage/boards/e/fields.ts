import { DIRECTIONS } from '../../../../games/heritage/boards/directions.ts';
import type { Revolt } from '../../../../games/heritage/boards/e/rules.ts';
import type { BoardFields } from '../fields.ts';

const PLACES = { barricades: 'On the barricades', fire: 'In the fire' } as const;

/** What is neither on the barricades nor in the fire keeps the city. */
export const fieldsOf: BoardFields = (state, set) => {
	const board = state as Revolt;
	return DIRECTIONS.map((direction) => {
		const now = board[direction];
		return {
			kind: 'group',
			name: direction,
			label: `The ${direction}: ${now.city} in the city`,
			icon: `heritage/${direction}`,
			fields: (['barricades', 'fire'] as const).map((place) => ({
				kind: 'number',
				name: `${direction}-${place}`,
				label: PLACES[place],
				max: now.city + now[place],
				value: now[place],
				set: (count) => {
					const city = now.city + now[place] - count;
					set({ ...board, [direction]: { ...now, city, [place]: count } });
				}
			}))
		};
	});
};

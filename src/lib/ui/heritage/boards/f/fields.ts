import { DIRECTIONS } from '../../../../games/heritage/boards/directions.ts';
import { LAST_SPACE } from '../../../../games/heritage/boards/f/facts.ts';
import type { Investigators } from '../../../../games/heritage/boards/f/rules.ts';
import type { BoardFields } from '../fields.ts';

export const fieldsOf: BoardFields = (state, set) => {
	const board = state as Investigators;
	return [
		{
			kind: 'group',
			name: 'investigators',
			label: 'The space of each investigator',
			fields: DIRECTIONS.map((direction) => ({
				kind: 'number',
				name: direction,
				label: `Of the ${direction}`,
				max: LAST_SPACE,
				value: board[direction],
				set: (space) => set({ ...board, [direction]: space })
			}))
		}
	];
};

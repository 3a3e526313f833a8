import { END, type AState } from '../../../../games/heritage/boards/a/rules.ts';
import type { BoardFields } from '../fields.ts';

export const fieldsOf: BoardFields = (state, set) => {
	const { space } = state as AState;
	const away = Math.abs(space) === 1 ? 'One space' : `${Math.abs(space)} spaces`;
	return [
		{
			kind: 'number',
			name: 'space',
			label: 'Token: higher is elitist, lower egalitarian',
			min: 1 - END,
			max: END - 1,
			hint:
				space === 0
					? 'Neutral.'
					: `${away} towards the ${space > 0 ? 'elitist' : 'egalitarian'} end.`,
			value: space,
			set: (to) => set({ space: to })
		}
	];
};

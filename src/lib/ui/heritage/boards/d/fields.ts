import type { DState } from '../../../../games/heritage/boards/d/rules.ts';
import { ARCHETYPES, CLASSES } from '../../../../games/heritage/vocabulary.ts';
import { signOf } from '../../character/attributes.ts';
import { pick } from '../../../form/fields.ts';
import type { BoardFields } from '../fields.ts';

const SIDES = [{ value: 'away', label: 'Not there' } as const, ...CLASSES.map(signOf)];

export const fieldsOf: BoardFields = (state, set) => {
	const board = state as DState;
	return [
		...ARCHETYPES.map((archetype) =>
			pick(`${signOf(archetype).label} judge`, SIDES, {
				name: archetype,
				value: board.judices[archetype] ?? 'away',
				set: (side) => {
					const { [archetype]: _, ...others } = board.judices;
					const judices = side === 'away' ? others : { ...others, [archetype]: side };
					set({ ...board, judices });
				}
			})
		),
		{
			kind: 'group',
			name: 'verdicts',
			fields: CLASSES.map((side) => ({
				kind: 'number',
				name: side,
				label: `${signOf(side).label} verdicts`,
				max: 99,
				value: board.verdicts[side],
				set: (count) => set({ ...board, verdicts: { ...board.verdicts, [side]: count } })
			}))
		}
	];
};

import { capital } from '../../../../games/core/capital.ts';
import { COURTS, type Ankhs } from '../../../../games/heritage/boards/c/courts.ts';
import { DIRECTIONS } from '../../../../games/heritage/boards/directions.ts';
import { signOf } from '../../character/attributes.ts';
import { select } from '../../../form/fields.ts';
import type { BoardFields } from '../fields.ts';
import { courtWords } from './questions.ts';

const OPTIONS = COURTS.map((value) => {
	const words = courtWords[value].replace(/^the /, '');
	return { value, label: capital(words) };
});

export const fieldsOf: BoardFields = (state, set) => {
	const ankhs = state as Ankhs;
	return DIRECTIONS.map((direction) => ({
		kind: 'group',
		name: direction,
		label: `Ankhs of the ${direction}`,
		icon: `heritage/${direction}`,
		columns: 2,
		fields: ankhs[direction].map((court, index) =>
			select(
				`Ankh ${index + 1} of the ${signOf(direction).value} stands at`,
				OPTIONS,
				{
					name: `${direction}-${index}`,
					value: court,
					set: (to) => {
						const moved = ankhs[direction].with(index, to);
						const inOrder = COURTS.flatMap((one) => moved.filter((at) => at === one));
						set({ ...ankhs, [direction]: inOrder });
					}
				},
				{ labelHidden: true }
			)
		)
	}));
};

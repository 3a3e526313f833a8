import type { DState } from '../../../../games/heritage/boards/d/rules.ts';
import { ARCHETYPES, CLASSES } from '../../../../games/heritage/vocabulary.ts';
import { signOf } from '../../character/attributes.ts';
import { sentence, type Said } from '../said.ts';
import { placeOf, WIRES } from './places.ts';
import { told } from './told.ts';
// It lies on the picture: what both need comes in the file of that.
import './Picture.svelte';

export const said: Said<DState> = (table, state, names) => {
	const lines = told(table, state, names);
	const { waiting, wire } = WIRES.full;
	return [
		...CLASSES.map((side) => ({
			at: [WIRES.full[side] - 46, 0, 92, 86] as const,
			says: `${sentence(lines, 'Verdicts')} ${sentence(lines, 'Worth')}`
		})),
		{
			at: [waiting - 46, 0, 92, 86],
			says: `${sentence(lines, 'Trial')} ${sentence(lines, 'The trial would take')}`
		},
		...ARCHETYPES.map((archetype) => {
			const side = state.judices[archetype];
			const sits = side
				? `the judge sits on the ${side} side, until a ${archetype} vampire of the other class is activated.`
				: `the judge waits. An activated ${archetype} vampire calls it to the side of its class.`;
			return {
				at: [0, placeOf(archetype, null, 'full').y - wire / 2, 358, wire] as const,
				says: `${signOf(archetype).label}: ${sits}`
			};
		}),
		{ at: [0, 244, 358, 44], says: sentence(lines, 'The trial would take') }
	];
};

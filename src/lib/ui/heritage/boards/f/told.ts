import {
	INVESTIGATED_POINTS as POINTS,
	LAST_SPACE as LAST
} from '../../../../games/heritage/boards/f/facts.ts';
import type { Investigators } from '../../../../games/heritage/boards/f/rules.ts';
import { DIRECTIONS } from '../../../../games/heritage/boards/directions.ts';
import { signOf } from '../../character/attributes.ts';
import { counted } from '../../ledger/names.ts';
import type { Told } from '../picture.ts';

export const told: Told<Investigators> = (_table, state) => [
	...DIRECTIONS.map((direction) => {
		const space = state[direction];
		const worth = `${counted(POINTS[space] ?? 0, 'point')} per vampire`;
		const left = LAST - space;
		const near =
			left === 0 ? 'the next step exposes' : `exposed after ${counted(left + 1, 'step')}`;
		return { label: signOf(direction).label, value: `space ${space}, ${worth}; ${near}` };
	}),
	{ label: 'Roaming', value: 'always 1 point per vampire; moves any investigator 2 spaces' },
	{
		label: 'Exposed',
		value: 'the vampire who caused it gains 1 infamy; the investigator starts over'
	}
];

import { DIRECTIONS, type Direction } from '../../../../games/heritage/boards/directions.ts';
import type { Revolt } from '../../../../games/heritage/boards/e/rules.ts';
import { signOf } from '../../character/attributes.ts';
import { counted, listed } from '../../ledger/names.ts';
import { manning } from './places.ts';
import type { Told } from '../picture.ts';

/** Every city, the barricades and the fire. */
export const told: Told<Revolt> = (_, state) => [
	...DIRECTIONS.map((direction) => ({
		label: signOf(direction).label,
		value: city(state[direction].city)
	})),
	{ label: 'Roaming', value: 'each vampire is worth 1' },
	{
		label: 'On the barricades',
		value: `${who(state, 'barricades')}; ${manning(state)} of ${counted(state.places, 'place')} taken`
	},
	{ label: 'In the fire', value: who(state, 'fire') }
];

const city = (ankhs: number): string =>
	ankhs > 0
		? `the city stands with ${counted(ankhs, 'ankh')}, each vampire is worth 2`
		: 'the city has fallen, each vampire is worth 0';

function who(state: Revolt, where: 'barricades' | 'fire'): string {
	const there = DIRECTIONS.filter((direction) => state[direction][where] > 0);
	if (there.length === 0) return 'nobody';
	return listed(
		there.map((direction: Direction) => `${signOf(direction).label} ${state[direction][where]}`)
	);
}

import { facts } from '../../../../games/heritage/boards/e/facts.ts';
import { byDirection } from '../../../../games/heritage/boards/directions.ts';
import { example } from '../example.ts';

const city = (city: number, barricades: number, fire: number) => ({ city, barricades, fire });

const thick = {
	places: 3,
	north: city(2, 1, 0),
	east: city(3, 0, 0),
	south: city(1, 1, 1),
	west: city(0, 0, 3)
};

export const examples = [
	example(
		facts,
		'As it begins',
		{ places: 2, ...byDirection(() => city(3, 0, 0)) },
		{ players: 2 }
	),
	example(facts, 'In the thick of it', thick, { before: { ...thick, north: city(3, 0, 0) } }),
	example(
		facts,
		'The barricades are full',
		{ ...thick, east: city(2, 1, 0), south: city(0, 1, 2) },
		{ before: { ...thick, east: city(2, 1, 0) } }
	),
	example(
		facts,
		'Every city has fallen',
		{ places: 4, ...byDirection(() => city(0, 1, 2)) },
		{ players: 4 }
	)
];

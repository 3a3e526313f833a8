import { facts } from '../../../../games/heritage/boards/f/facts.ts';
import { example } from '../example.ts';

export const examples = [
	example(facts, 'As it begins', { north: 0, east: 0, south: 0, west: 0 }),
	example(
		facts,
		'Each at another place',
		{ north: 1, east: 3, south: 5, west: 0 },
		{ before: { north: 1, east: 1, south: 5, west: 0 } }
	),
	example(
		facts,
		'Exposed, and back at the start',
		{ north: 2, east: 0, south: 4, west: 1 },
		{ before: { north: 2, east: 5, south: 4, west: 1 } }
	),
	example(facts, 'All at the door', { north: 5, east: 5, south: 5, west: 5 })
];

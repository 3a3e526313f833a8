import { facts } from '../../../../games/heritage/boards/c/facts.ts';
import { byDirection } from '../../../../games/heritage/boards/directions.ts';
import type { Ankhs, Court } from '../../../../games/heritage/boards/c/courts.ts';
import { example } from '../example.ts';

const home = (count: number): readonly Court[] => Array.from({ length: count }, () => 'home');

const thick: Ankhs = {
	north: ['home', 'home', 'march-north', 'border-north-east', 'centre'],
	east: ['home', 'home', 'march-east', 'march-east', 'border-north-east'],
	south: ['home', 'home', 'home', 'border-east-south', 'centre'],
	west: ['home', 'march-west', 'march-west', 'border-west-north', 'march-north']
};

export const examples = [
	example(
		facts,
		'As it begins',
		byDirection(() => home(5)),
		{ players: 2 }
	),
	example(
		facts,
		'In the thick of it',
		{ ...thick, north: ['home', 'march-north', 'march-north', 'border-north-east', 'centre'] },
		{ before: thick }
	),
	example(
		facts,
		'The centre is taken',
		{ ...thick, south: ['home', 'home', 'home', 'centre', 'centre'] },
		{ before: { ...thick, south: ['home', 'home', 'home', 'march-south', 'centre'] }, players: 4 }
	),
	example(
		facts,
		'Everybody in one court',
		byDirection((): readonly Court[] => ['centre', 'centre', 'centre', 'centre', 'centre']),
		{ players: 4 }
	),
	example(
		facts,
		'A crowd at the northern march',
		{
			north: ['march-north', 'march-north', 'march-north', 'march-north', 'border-west-north'],
			east: ['march-north', 'march-north', 'border-north-east', 'border-north-east', 'centre'],
			south: ['home', 'march-north', 'march-north', 'border-south-west', 'border-south-west'],
			west: ['march-north', 'march-west', 'border-west-north', 'border-south-west', 'centre']
		},
		{ players: 4 }
	)
];

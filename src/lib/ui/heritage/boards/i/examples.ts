import { facts } from '../../../../games/heritage/boards/i/facts.ts';
import type { Allegiance } from '../../../../games/heritage/boards/i/facts.ts';
import { example } from '../example.ts';

const named: { readonly [letter: string]: Allegiance } = {
	C: 'camarilla',
	S: 'sabbat',
	A: 'anarch'
};

/** The regions from the north-east clockwise, a letter a token. */
const map = (...regions: readonly [string, string, string, string]) => {
	const [ne, se, sw, nw] = regions.map((tokens) =>
		[...tokens].flatMap((letter) => named[letter] ?? [])
	);
	return {
		'north-east': ne ?? [],
		'south-east': se ?? [],
		'south-west': sw ?? [],
		'north-west': nw ?? []
	};
};

const two = { s1: 'camarilla', s2: 'sabbat' };
const three = { s1: 'sabbat', s2: 'camarilla', s3: 'anarch' };
const four = { s1: 'camarilla', s2: 'sabbat', s3: 'sabbat', s4: 'camarilla' };

export const examples = [
	example(
		facts,
		'As it begins',
		{ allegiances: two, regions: map('CS', 'CS', 'CS', 'CS') },
		{ players: 2 }
	),
	example(
		facts,
		'A march in the thick of it',
		{ allegiances: three, regions: map('CCA', 'CSSA', 'SAA', 'SS') },
		{ before: { allegiances: three, regions: map('CCSA', 'CSA', 'SAA', 'SS') } }
	),
	example(
		facts,
		'Out of the supply',
		{ allegiances: four, regions: map('CCS', 'CSS', 'CCCS', 'CS') },
		{ players: 4, before: { allegiances: four, regions: map('CCS', 'CSS', 'CCS', 'CS') } }
	),
	example(
		facts,
		'Every space is taken',
		{ allegiances: three, regions: map('CCCSA', 'SSSSS', 'CCSSA', 'CSSAA') },
		{}
	),
	example(facts, 'An empty map', { allegiances: two, regions: map('', '', '', '') }, { players: 2 })
];

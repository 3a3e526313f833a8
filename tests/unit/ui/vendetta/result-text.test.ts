import { expect, test } from 'vitest';
import { countedAs } from '../../../../src/lib/games/vendetta/count/counting.ts';
import {
	drawnResult,
	placesOf,
	resultText
} from '../../../../src/lib/ui/vendetta/looking-back/result-text.ts';
import { countOf, held } from '../../vendetta/evening.ts';

const NAMES: Record<string, string> = { s1: 'Ada', s2: 'Ben', s3: 'Cleo', s4: 'Dora' };
const nameOf = (seat: string) => NAMES[seat] ?? seat;
const seats = Object.keys(NAMES);

test('the result of an evening is the same as picture and as text, with its parts, the best first', () => {
	const count = countOf([held(9, { alliance: 3 }), held(8, { tokens: 1 }), { out: 2 }, held(4)]);
	const counted = countedAs({ seats, teams: false }, count);
	const places = placesOf({ clans: { s1: 'brujah' }, relics: false }, counted, nameOf);
	expect(places.map(({ name, total, place }) => [name, total, place])).toEqual([
		['Ada', 12, 1],
		['Ben', 7, 2],
		['Dora', 4, 3],
		['Cleo', null, 4]
	]);
	expect(resultText('A night', places).split('\n')).toEqual([
		'Vendetta: A night',
		'1. Ada (Brujah): 12 Influence. Pool 9, Alliance 3',
		'2. Ben: 7 Influence. Pool 8, Diablerie tokens −1',
		'3. Dora: 4 Influence. Pool 4',
		'4. Cleo. out of the game'
	]);
	const drawn = drawnResult('A night', places, 'Ada is Prince of Chicago');
	expect(drawn.heading).toBe('Ada is Prince of Chicago');
	expect(drawn.places.map(({ total }) => total)).toEqual(['12', '7', '4', 'out']);
});

test('teammates share a place', () => {
	const count = countOf([held(9), held(8), held(1), held(4)]);
	const counted = countedAs({ seats, teams: true }, count);
	const places = placesOf({ clans: {}, relics: false }, counted, nameOf);
	expect(places.map(({ name, place }) => [name, place])).toEqual([
		['Ben', 1],
		['Dora', 1],
		['Ada', 2],
		['Cleo', 2]
	]);
});

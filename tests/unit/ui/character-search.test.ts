import { describe, expect, test } from 'vitest';
import { likeliestFirst, type PickableCharacter } from '$lib/ui/heritage/character/pickable.ts';
import { namesakes, search } from '$lib/ui/heritage/character/search.ts';

const character = (name: string, clan: string, archetype = 'warlike') => ({
	name,
	clan,
	class: 'elitist',
	temperament: 'calm',
	geography: 'roaming',
	archetype
});

const REGISTER = [
	character('Bartholomäus von Hohenstein-Löwenthal', 'ventrue', 'wealthy'),
	character('Anne-Sophie', 'toreador'),
	character('Mara', 'tremere', 'scholarly')
];

const names = (found: readonly { name: string }[]) => found.map(({ name }) => name);

describe('search in the register', () => {
	test.each([
		['', ['Anne-Sophie', 'Bartholomäus von Hohenstein-Löwenthal', 'Mara']],
		['lowenthal BARTHOLOMAUS', ['Bartholomäus von Hohenstein-Löwenthal']],
		['anne sophie', ['Anne-Sophie']],
		['trem', ['Mara']],
		['scholarly mar', ['Mara']],
		['scholarly anne', []]
	])('%o finds %o', (asked, found) => {
		expect(names(search(REGISTER, asked))).toEqual(found);
	});

	test('within a clan', () => {
		expect(names(search(REGISTER, 'a', 'tremere'))).toEqual(['Mara']);
	});
});

describe('namesakes', () => {
	test.each([
		['mara', ['Mara']],
		['Anne Sophie', ['Anne-Sophie']],
		['Anne-Sofie', []],
		['Anne-Sophia', ['Anne-Sophie']],
		['Anne-Sphie', ['Anne-Sophie']],
		['Maro', []],
		['', []]
	])('%o reminds of %o', (typed, known) => {
		expect(names(namesakes(REGISTER, typed))).toEqual(known);
	});
});

test('whom one most likely means stands first, and who cannot be chosen last', () => {
	const whom = (name: string, more: Partial<PickableCharacter> = {}): PickableCharacter => ({
		id: name,
		name,
		clan: 'tremere',
		class: 'elitist',
		temperament: 'calm',
		geography: 'roaming',
		archetype: 'warlike',
		kind: 'basic',
		...more
	});
	const listed = [
		whom('Anne', { blocked: 'in torpor' }),
		whom('Berta'),
		whom('Carl', { first: true })
	];
	expect(names(likeliestFirst(listed))).toEqual(['Carl', 'Berta', 'Anne']);
});

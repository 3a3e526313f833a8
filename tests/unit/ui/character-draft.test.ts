import { expect, test } from 'vitest';
import {
	characterOf,
	emptyDraft,
	problemsOf,
	type CharacterDraft
} from '$lib/ui/heritage/character/draft.ts';

const whole: CharacterDraft = {
	...emptyDraft('c1', 'basic', ' Mara '),
	clan: 'tremere',
	class: 'elitist',
	temperament: 'calm',
	geography: 'roaming',
	archetype: 'scholarly'
};

test('an empty draft says what is missing, field by field', () => {
	expect(Object.keys(problemsOf(emptyDraft('c1')))).toEqual([
		'name',
		'clan',
		'class',
		'temperament',
		'geography',
		'archetype'
	]);
	expect(characterOf(emptyDraft('c1'))).toBeNull();
});

test('a whole draft is a character, its name trimmed', () => {
	expect(problemsOf(whole)).toEqual({});
	expect(characterOf(whole)).toEqual({ ...whole, name: 'Mara' });
});

test('a number that no card bears is pointed at', () => {
	expect(Object.keys(problemsOf({ ...whole, card: 0 }))).toEqual(['card']);
	expect(characterOf({ ...whole, card: 0 })).toBeNull();
});

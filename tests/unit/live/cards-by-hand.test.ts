import { describe, expect, test } from 'vitest';
import { newCharacter } from './made.ts';
import {
	assetCardOf,
	characterCardOf,
	emptyMission,
	emptyScheme,
	freshId,
	missionCardOf,
	missionProblems,
	obligationCardOf,
	schemeCardOf,
	schemeProblems,
	slipProblems
} from '../../../src/lib/ui/heritage/table/cards-by-hand/cards.ts';

describe('a card that is made on the spot', () => {
	test('is called by its name, and otherwise than all others', () => {
		expect(freshId('Íñigo de Arce', [])).toBe('own-inigo-de-arce');
		expect(freshId('Íñigo de Arce', ['own-inigo-de-arce', 'own-inigo-de-arce-2'])).toBe(
			'own-inigo-de-arce-3'
		);
		expect(freshId('х'.repeat(60), [])).toMatch(/^[a-z0-9][a-z0-9-]{0,47}$/);
		expect(freshId('a'.repeat(60), [])).toHaveLength(40);
	});

	test('does by hand what its words say', () => {
		expect(characterCardOf(newCharacter({ ability: '' })).abilities).toEqual([]);
		const [ability] = characterCardOf(newCharacter({ ability: ' Bites. ' })).abilities;
		expect(ability).toEqual({
			name: 'Special ability',
			effects: [{ do: 'manual', text: 'Bites.' }],
			sticker: null
		});
	});
});

describe('a clan scheme', () => {
	const draft = {
		name: ' Whispers ',
		needs: { warlike: 0, scholarly: 2, clandestine: 1, wealthy: 0 },
		text: 'Turn two cards.'
	};

	test('needs each archetype as often as was said', () => {
		expect(schemeCardOf(draft, 'gangrel', ['own-whispers'])).toEqual({
			of: 'clan',
			id: 'own-whispers-2',
			name: 'Whispers',
			clan: 'gangrel',
			needs: ['scholarly', 'scholarly', 'clandestine'],
			effects: [{ do: 'manual', text: 'Turn two cards.' }]
		});
		expect(schemeProblems(draft)).toEqual({});
	});

	test('says what is missing at each field', () => {
		expect(Object.keys(schemeProblems(emptyScheme()))).toEqual(['name', 'needs', 'text']);
		expect(schemeCardOf(emptyScheme('Whispers'), 'gangrel', [])).toBeNull();
		const greedy = { ...draft, needs: { ...draft.needs, wealthy: 4 } };
		expect(Object.keys(schemeProblems(greedy))).toEqual(['needs']);
		expect(schemeCardOf(greedy, 'gangrel', [])).toBeNull();
	});
});

describe('a mission', () => {
	test('counts those of whom all is true that was said', () => {
		const draft = emptyMission();
		draft.name = 'The quiet ones';
		draft.match.temperament = 'calm';
		draft.match.geography = 'north';
		expect(missionCardOf(draft, [])).toEqual({
			id: 'own-the-quiet-ones',
			name: 'The quiet ones',
			text: '',
			match: { temperament: 'calm', geography: 'north' }
		});
		expect(missionProblems(draft)).toEqual({});
	});

	test('counts somebody', () => {
		const draft = { ...emptyMission(), name: 'Anybody' };
		expect(Object.keys(missionProblems(draft))).toEqual(['match']);
		expect(missionCardOf(draft, [])).toBeNull();
		expect(Object.keys(missionProblems({ ...draft, text: 'x'.repeat(601), name: '' }))).toEqual([
			'name',
			'text',
			'match'
		]);
	});
});

describe('an asset or an obligation', () => {
	const draft = { name: ' The Key ', text: ' Open a door. ' };
	const card = {
		id: 'own-the-key-2',
		name: 'The Key',
		effects: [{ do: 'manual', text: 'Open a door.' }]
	};

	test('says when, and what the table does then', () => {
		const taken = ['own-the-key'];
		expect(assetCardOf({ ...draft, when: 'any-time' }, taken)).toEqual({
			...card,
			when: 'any-time'
		});
		expect(obligationCardOf({ ...draft, when: 'each-round' }, taken)).toEqual({
			...card,
			when: 'each-round'
		});
		expect(slipProblems({ ...draft, when: 'set-up' })).toEqual({});
	});

	test('says what is missing at each field', () => {
		const empty = { name: ' ', text: '' };
		expect(Object.keys(slipProblems({ ...empty, when: 'set-up' }))).toEqual(['name', 'text']);
		expect(assetCardOf({ ...empty, when: 'own-turn' }, [])).toBeNull();
		expect(obligationCardOf({ ...empty, when: 'set-up' }, [])).toBeNull();
	});
});

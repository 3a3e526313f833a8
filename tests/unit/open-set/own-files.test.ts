import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { recognised } from '../../../src/lib/games/heritage/chronicle/recognising.ts';
import { faultsOfCards } from '../../../src/lib/games/heritage/chronicle/cards.ts';
import { charactersCsv, schemesCsv } from '../../../src/lib/games/heritage/deck/as-csv.ts';
import { readAnyCards, type OwnCards } from '../../../src/lib/games/heritage/deck/any-cards.ts';
import { readCharactersCsv } from '../../../src/lib/games/heritage/deck/characters-csv.ts';
import { readSchemesCsv } from '../../../src/lib/games/heritage/deck/schemes-csv.ts';
import { EXAMPLE_FILES } from '../../../src/lib/games/heritage/open/example-files.ts';
import {
	openBattlegroundSchemes,
	openCharacters,
	openClanSchemes,
	openLeaders
} from '../../../src/lib/games/heritage/open/open-set.ts';
import { UNSTARTED } from '../../../src/lib/games/heritage/state.ts';
import { character, happened, ownCard, settled, stateAfter } from '../heritage/table.ts';

function cardsIn(text: string): OwnCards {
	const read = readAnyCards(text);
	if (!read.ok) throw new Error(JSON.stringify(read.faults));
	return read.value;
}

describe('cards as a table', () => {
	it('are read as they were written', () => {
		const people = [...openLeaders, ...openCharacters];
		expect(readCharactersCsv(charactersCsv(people))).toEqual({ ok: true, value: people });
		const schemes = [...openClanSchemes, ...openBattlegroundSchemes];
		expect(readSchemesCsv(schemesCsv(schemes))).toEqual({ ok: true, value: schemes });
	});

	it('whatever stands in a name', () => {
		const names = fc
			.string({ minLength: 1, maxLength: 30 })
			.filter((name) => name.trim() === name && name !== '');
		fc.assert(
			fc.property(names, fc.boolean(), (name, bonded) => {
				const card = ownCard('odd', { name, bonded });
				expect(readCharactersCsv(charactersCsv([card]))).toEqual({ ok: true, value: [card] });
			})
		);
	});
});

describe('a text of cards', () => {
	it('may be a table of characters, a table of schemes, or a pack', () => {
		const people = openCharacters.slice(0, 2);
		const schemes = openClanSchemes.slice(0, 2);
		expect(cardsIn(charactersCsv(people))).toEqual({
			characters: people,
			schemes: [],
			missions: 0
		});
		expect(cardsIn(`\uFEFF\n${schemesCsv(schemes)}`)).toEqual({
			characters: [],
			schemes,
			missions: 0
		});
		const pack = {
			format: 'elysium-pack',
			version: 1,
			id: 'ours',
			name: 'Ours',
			licence: 'none',
			characters: people,
			schemes,
			missions: []
		};
		expect(cardsIn(`  ${JSON.stringify(pack)}`)).toEqual({
			characters: people,
			schemes,
			missions: 0
		});
	});

	it.each([
		['', 'file', 'cards as a table or as JSON', 'nothing'],
		[' \n', 'file', 'cards as a table or as JSON', 'nothing'],
		['[1,', 'line 1, column 4', expect.any(String), expect.any(String)],
		['needs\nwarlike', 'line 1', 'a column named “name”', 'none'],
		['name\nOtto', 'line 1', 'a column named “clan”', 'none']
	])('that is wrong says where: %j', (text, where, expected, got) => {
		const read = readAnyCards(text);
		expect(read.ok || read.faults[0]).toEqual({ where, expected, got });
	});
});

describe('the example files', () => {
	it.each(Object.entries(EXAMPLE_FILES))('%s can be added as it is', (_name, make) => {
		const { characters, schemes } = cardsIn(make());
		expect(characters.length + schemes.length).toBeGreaterThanOrEqual(10);
		const cards = { characters: [...characters], schemes: [...schemes] };
		expect(faultsOfCards({ ...UNSTARTED, phase: 'between' }, cards)).toEqual([]);
	});

	it('show characters with and without an ability, of every clan', () => {
		const { characters } = cardsIn(EXAMPLE_FILES['characters.csv']?.() ?? '');
		expect(new Set(characters.map(({ clan }) => clan)).size).toBe(9);
		expect(characters.filter(({ abilities }) => abilities.length === 0)).toHaveLength(1);
	});
});

describe('a character that the register knows', () => {
	const state = stateAfter(settled());

	it('comes under the id that it has there', () => {
		const typed = ownCard('typed-anew', { name: 'anna', clan: 'brujah' });
		expect(recognised(state, [typed])).toEqual([{ ...typed, id: 'anna' }]);
	});

	it.each([
		['another sign', ownCard('x', { name: 'anna', geography: 'south' })],
		['another clan', ownCard('x', { name: 'anna', clan: 'tremere' })],
		['another name', ownCard('x', { name: 'Anna of Prague' })],
		['the id of somebody else there', ownCard('bela', { name: 'anna' })]
	])('does not with %s', (_what, card) => {
		expect(recognised(state, [card])).toEqual([card]);
	});

	it('does not where two could be meant, nor where the one meant has a card', () => {
		const typed = ownCard('typed-anew', { name: 'anna' });
		const twin = character('twin', { name: 'anna' });
		const two = happened([{ type: 'RegisterCharacter', character: twin }], settled());
		expect(recognised(stateAfter(two), [typed])).toEqual([typed]);
		const carded = happened(
			[{ type: 'AddCards', characters: [ownCard('anna')], schemes: [], source: 'x' }],
			settled()
		);
		expect(recognised(stateAfter(carded), [typed])).toEqual([typed]);
	});
});

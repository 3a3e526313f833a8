import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sentenceOfFault } from '../../../src/lib/games/core/file-fault.ts';
import type { SchemeCard } from '../../../src/lib/games/heritage/deck/cards.ts';
import { readPack, type Pack } from '../../../src/lib/games/heritage/deck/pack.ts';
import { openPack } from '../../../src/lib/games/heritage/open/open-set.ts';

const [person] = openPack.characters;
const [scheme] = openPack.schemes;
if (!person || !scheme) throw new Error('the open set is empty');

const small: Pack = {
	...openPack,
	characters: [
		{ ...person, id: 'anna', name: 'Anna Müller', kind: 'basic' },
		{ ...person, id: 'bert', name: 'Bert', kind: 'basic' }
	],
	schemes: [],
	missions: []
};
const leader = { ...person, id: 'cleo', name: 'Cleo', kind: 'leader', clan: 'ventrue' } as const;
const clanScheme = { ...scheme, id: 'plan', name: 'Plan' };
const onBoard = (id: string, battleground: string): SchemeCard => ({
	of: 'battleground',
	id,
	name: id,
	battleground,
	needs: ['warlike'],
	effects: [{ do: 'reserve' }]
});

const textOf = (pack: object, space = '\t') => JSON.stringify(pack, null, space);
const faultsOf = (text: string) => {
	const read = readPack(text);
	return read.ok ? [] : read.faults.map(sentenceOfFault);
};

describe('reading a pack', () => {
	it('gives back what was written, with a mark in front and Windows line ends, too', () => {
		const text = textOf(openPack);
		expect(readPack(text)).toEqual({ ok: true, value: openPack });
		expect(readPack(`\uFEFF${text.replaceAll('\n', '\r\n')}`)).toEqual({
			ok: true,
			value: openPack
		});
		expect(readPack(textOf(small))).toEqual({ ok: true, value: small });
	});

	it.each([
		['', 'At line 1, column 1: expected a value, got the end of the file.'],
		[
			'{\n"format": "elysium-pack",\n}',
			'At line 3, column 1: expected a field name in quotes, got "}".'
		],
		['[]', 'At format: expected this field, got nothing.'],
		['7', 'At file: expected an object, got 7.'],
		[textOf({ ...small, format: 'elysium' }), 'At format: expected "elysium-pack", got "elysium".'],
		[textOf({ ...small, version: 2, new: 'field' }), 'At version: expected 1, got 2.'],
		[textOf({ ...small, colour: 'red' }), 'At colour: expected no such field, got one.'],
		[textOf({ ...small, missions: undefined }), 'At missions: expected this field, got nothing.'],
		[
			textOf(small).replace('"elitist"', '"elite"').replace('"egalitarian"', '"elite"'),
			'At characters[0].class: expected "elitist" or "egalitarian", got "elite".'
		],
		[
			textOf({ ...small, characters: [{ ...person, name: '' }] }),
			'At characters[0].name: expected something else (a name is missing), got "".'
		],
		[
			textOf({ ...small, schemes: [{ ...clanScheme, effects: [{ do: 'dance' }] }] }),
			/^At schemes\[0\]\.effects\[0\]\.do: expected "activate", .* or "manual", got "dance"\.$/
		],
		[
			textOf({ ...small, schemes: [{ ...clanScheme, effects: [] }] }),
			'At schemes[0].effects: expected at least one effect, got [].'
		],
		[
			textOf({ ...small, schemes: [{ ...onBoard('x', 'AB') }] }),
			'At schemes[0].battleground: expected a letter such as A, got "AB".'
		]
	])('%#: says what is wrong with the form', (text, sentence) => {
		expect(faultsOf(text)[0]).toMatch(sentence);
	});

	it.each<[string, Partial<Pack>, string]>([
		[
			'an id used twice, whatever the kind',
			{ schemes: [{ ...clanScheme, id: 'bert' }] },
			'At schemes[0].id: expected an id used once, got "bert" again, first at characters[1].id.'
		],
		[
			'a name used twice in a kind, whatever its capitals',
			{
				characters: [
					{ ...person, id: 'a', name: 'Åse' },
					{ ...person, id: 'b', name: 'ÅSE' }
				]
			},
			'At characters[1].name: expected a name used once, got "ÅSE" again, first at characters[0].name.'
		],
		[
			'an ability that claims to be a sticker',
			{
				characters: [
					{
						...person,
						abilities: [{ name: 'Old', effects: [{ do: 'reserve' }], sticker: 'brujah' }]
					}
				]
			},
			'At characters[0].abilities[0].sticker: expected null, as on a printed card, got "brujah".'
		],
		[
			'a battleground that there is not',
			{ schemes: [onBoard('x', 'A'), onBoard('y', 'K')] },
			'At schemes[1].battleground: expected a battleground, A to I, got "K".'
		],
		[
			'two schemes for one battleground',
			{ schemes: [onBoard('x', 'B'), onBoard('y', 'B')] },
			'At schemes[1].battleground: expected one scheme per battleground, got "B" again, first at schemes[0].battleground.'
		],
		[
			'a leader without a scheme, in a set with people of its own',
			{ characters: [...small.characters, leader], schemes: [clanScheme] },
			'At characters[2].clan: expected a clan with a scheme in this set, got ventrue, which has none.'
		],
		[
			'a scheme that asks for more than the set can show',
			{
				characters: [...small.characters, { ...leader, clan: 'brujah' }],
				schemes: [{ ...clanScheme, needs: ['scholarly', 'clandestine'] }]
			},
			`At schemes[0].needs: expected no ${person.archetype === 'scholarly' ? 'clandestine' : 'scholarly'}, as the characters show, got it 1 times.`
		]
	])('finds %s', (_, change, sentence) => {
		expect(faultsOf(textOf({ ...small, ...change }))).toContain(sentence);
	});

	it('lets a set without leaders, or without people, lean on other cards', () => {
		const schemes = [{ ...clanScheme, needs: ['wealthy', 'wealthy', 'wealthy'] }];
		expect(faultsOf(textOf({ ...small, schemes }))).toEqual([]);
		expect(faultsOf(textOf({ ...small, schemes, characters: [leader] }))).toEqual([]);
	});

	it('names ten faults and counts the rest', () => {
		const characters = Array.from({ length: 25 }, () => ({ ...person, bonded: 'maybe' }));
		const read = readPack(textOf({ ...small, characters }));
		expect(read).toMatchObject({ ok: false, more: 15 });
		expect(read.ok ? [] : read.faults).toHaveLength(10);
	});

	it('takes a field called __proto__ or constructor for what it is: unknown', () => {
		const text = textOf(small, '').replace(
			'{"id":"anna"',
			'{"__proto__":{"bonded":true},"id":"anna"'
		);
		expect(faultsOf(text)).toEqual([
			'At characters[0].__proto__: expected no such field, got one.'
		]);
		for (const id of ['constructor', 'prototype'])
			expect(faultsOf(textOf({ ...small, id }))).toEqual([
				`At id: expected something else (choose another id), got "${id}".`
			]);
	});

	it('does not descend into effects nested beyond reason', () => {
		const deep = (levels: number) =>
			`${'[{"do":"may","then":'.repeat(levels)}[{"do":"reserve"}]${'}]'.repeat(levels)}`;
		const text = (levels: number) =>
			textOf({ ...small, schemes: [{ ...clanScheme, effects: 'HERE' }] }).replace(
				'"HERE"',
				deep(levels)
			);
		expect(faultsOf(text(17))).toEqual([]);
		expect(faultsOf(text(18))).toEqual([
			'At file: expected values at most 40 levels deep, got more levels.'
		]);
		expect(faultsOf(text(10_000))).toHaveLength(1);
	});

	it('answers any text, and any JSON, with faults instead of failing', () => {
		fc.assert(fc.property(fc.oneof(fc.string(), fc.json()), (text) => !readPack(text).ok));
	});
});

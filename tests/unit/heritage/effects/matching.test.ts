import { describe, expect, test } from 'vitest';
import { characterMatches, matches } from '../../../../src/lib/games/heritage/effects/matching.ts';
import type { Filter } from '../../../../src/lib/games/heritage/effects/selector.ts';
import { character, joined, setting, tableWith, vampire } from '../table/kit.ts';

const ability = { name: 'A gift', effects: [{ do: 'reserve' as const }], sticker: null };
const odd = {
	clan: 'ventrue',
	class: 'egalitarian',
	temperament: 'cruel',
	geography: 'roaming',
	archetype: 'wealthy'
} as const;

const laid = setting();
const table = tableWith(
	[
		joined('s1', 'c1', 'l1'),
		joined('s1', 'c2', 'c1'),
		joined('s1', 'c3', 'c1'),
		joined('s1', 'odd', 'c3'),
		joined('s1', 'gifted', 'l1'),
		joined('s1', 'grafted', 'l1'),
		vampire('c2', 'c1', { torpor: true }),
		vampire('odd', 'c3', { torpor: true, power: 1 }),
		vampire('c1', 'l1', { power: 1, exhausted: true }),
		vampire('gifted', 'l1', { infamy: 2, enemy: 'a-feud' }),
		vampire('grafted', 'l1', { boons: ['brujah'], absorbed: ['donor'] }),
		vampire('l1', null)
	],
	{
		...laid,
		cast: [
			...laid.cast,
			character('odd', odd),
			character('gifted', { abilities: [ability] }),
			character('grafted'),
			character('donor', { abilities: [ability] }),
			character('bound', { bonded: true }),
			character('homeless', { kind: 'leader', ...odd, abilities: [ability] })
		]
	}
);
const awake = ['l1', 'c1', 'c3', 'gifted', 'grafted'];
const all = [...awake, 'c2', 'odd'];

const those = (filter: Filter) => all.filter((id) => matches(table, id, filter));

describe('which vampires match', () => {
	test.each<[Filter, readonly string[]]>([
		[{}, awake],
		[{ torpor: false }, awake],
		[{ torpor: true }, ['c2', 'odd']],
		[{ torpor: true, class: 'elitist' }, ['c2']],
		[{ torpor: true, class: 'egalitarian' }, ['odd']],
		[{ torpor: true, temperament: 'cruel' }, ['odd']],
		[{ torpor: true, temperament: 'calm' }, ['c2']],
		[{ torpor: true, geography: 'roaming' }, ['odd']],
		[{ torpor: true, geography: 'north' }, ['c2']],
		[{ torpor: true, archetype: 'wealthy' }, ['odd']],
		[{ torpor: true, archetype: 'warlike' }, ['c2']],
		[{ torpor: true, clan: 'ventrue' }, ['odd']],
		[{ torpor: true, clan: 'brujah' }, ['c2']],
		[{ leader: true }, ['l1']],
		[{ leader: false }, ['c1', 'c3', 'gifted', 'grafted']],
		// The one childe of c3 is in torpor.
		[{ sire: true }, ['l1', 'c1']],
		[{ sire: false }, ['c3', 'gifted', 'grafted']],
		[{ fledgling: true }, ['c3', 'gifted', 'grafted']],
		[{ fledgling: false }, ['l1', 'c1']],
		[{ ancilla: true }, ['gifted', 'grafted']],
		[{ ancilla: false }, ['l1', 'c1', 'c3']],
		[{ exhausted: true }, ['c1']],
		[{ exhausted: false }, ['l1', 'c3', 'gifted', 'grafted']],
		[{ enemy: true }, ['gifted']],
		[{ enemy: false }, ['l1', 'c1', 'c3', 'grafted']],
		[{ bears: 'power' }, ['c1']],
		[{ bears: 'infamy' }, ['gifted']],
		[{ bears: 'boon' }, ['grafted']],
		[{ lacks: 'power' }, ['l1', 'c3', 'gifted', 'grafted']],
		[{ lacks: 'infamy' }, ['l1', 'c1', 'c3', 'grafted']],
		[{ lacks: 'boon' }, ['l1', 'c1', 'c3', 'gifted']],
		[{ sire: true, exhausted: true, bears: 'power', lacks: 'boon' }, ['c1']],
		[{ sire: true, exhausted: false, bears: 'power' }, []]
	])('%j: %j', (filter, expected) => {
		expect(those(filter)).toEqual(expected);
	});

	test('who is in no bloodline matches nothing', () => {
		expect(matches(table, 'c9', {})).toBe(false);
		expect(matches(table, 'nobody')).toBe(false);
	});
});

describe('which characters of queue and deck match', () => {
	test.each<[string, Filter, boolean]>([
		['c9', {}, true],
		['c9', { class: 'elitist', clan: 'brujah', fledgling: true, lacks: 'power' }, true],
		['c9', { class: 'egalitarian' }, false],
		['c9', { ancilla: true }, false],
		// Bonded is an ability (rulebook, FAQ).
		['bound', { ancilla: true }, true],
		['c9', { leader: true }, false],
		['homeless', { leader: true }, true],
		['homeless', { ancilla: true, ...odd }, true],
		['c9', { sire: true }, false],
		['c9', { torpor: true }, false],
		['c9', { exhausted: true }, false],
		['c9', { exhausted: false, enemy: false }, true],
		['c9', { enemy: true }, false],
		['c9', { bears: 'power' }, false],
		['c9', { bears: 'boon' }, false],
		['c9', { lacks: 'boon' }, true]
	])('%s by %j: %j', (id, filter, expected) => {
		expect(characterMatches(table, id, filter)).toBe(expected);
	});

	test('without a filter everyone does', () => {
		expect(characterMatches(table, 'donor')).toBe(true);
	});
});

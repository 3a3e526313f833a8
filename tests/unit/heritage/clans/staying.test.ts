import { describe, expect, test } from 'vitest';
import { staysInPlay } from '../../../../src/lib/games/heritage/clans/staying.ts';
import { evolveTable } from '../../../../src/lib/games/heritage/table/evolve.ts';
import type { TableEvent } from '../../../../src/lib/games/heritage/table/events.ts';
import { joined, setting, tableWith, vampire } from '../table/kit.ts';

describe('a scheme that stays in play', () => {
	const laid = setting(2);
	const market = { type: 'MarketOpened', seat: 's1', scheme: 'stall' } as const;
	const edict = {
		type: 'EdictProclaimed',
		seat: 's1',
		scheme: 'law',
		leader: 'l1',
		named: 'calm'
	} as const;

	test('is an open market, or the edict', () => {
		const table = tableWith([], laid, market, edict);
		expect(staysInPlay(table, 'stall')).toBe(true);
		expect(staysInPlay(table, 'law')).toBe(true);
		expect(staysInPlay(table, 'grudge')).toBe(false);
	});

	test('lies with an enemy, one in torpor too', () => {
		const table = tableWith(
			[joined('s2', 'c1', 'l2'), vampire('c1', 'l2', { enemy: 'grudge', torpor: true })],
			laid
		);
		expect(staysInPlay(table, 'grudge')).toBe(true);
		expect(staysInPlay(table, 'law')).toBe(false);
	});

	test('stays no longer when a later edict or grudge takes its place', () => {
		const table = tableWith(
			[joined('s2', 'c1', 'l2')],
			laid,
			edict,
			{ ...edict, scheme: 'charter' },
			{ type: 'EnemyDeclared', vampire: 'l2', scheme: 'grudge' },
			{ type: 'EnemyDeclared', vampire: 'l2', scheme: 'feud' }
		);
		expect(staysInPlay(table, 'law')).toBe(false);
		expect(staysInPlay(table, 'grudge')).toBe(false);
		expect(staysInPlay(table, 'feud')).toBe(true);
		expect(table.spent).toEqual(['law', 'grudge']);
	});
});

describe('an enemy declared once more', () => {
	const declared = (vampire: string, scheme: string) =>
		({ type: 'EnemyDeclared', vampire, scheme }) as const;

	test('by the same scheme changes nothing', () => {
		const table = tableWith([], setting(2), declared('l2', 'feud'), declared('l2', 'feud'));
		expect(table.spent).toEqual([]);
		expect(staysInPlay(table, 'feud')).toBe(true);
	});

	test('keeps the older scheme in play while another enemy has it', () => {
		const table = tableWith(
			[],
			setting(3),
			declared('l2', 'feud'),
			declared('l3', 'feud'),
			declared('l2', 'grudge')
		);
		expect(table.spent).toEqual([]);
		expect(staysInPlay(table, 'feud')).toBe(true);
		expect(staysInPlay(table, 'grudge')).toBe(true);
	});

	test('that is in no bloodline changes nothing', () => {
		expect(tableWith([], setting(2), declared('c1', 'feud'))).toEqual(tableWith());
	});
});

describe('a scheme that is laid down to stay while it is still being carried out', () => {
	const played = (scheme: string): TableEvent => ({
		type: 'SchemePlayed',
		seat: 's1',
		scheme,
		leader: 'l1',
		position: 0,
		borrowed: []
	});

	test.each([
		['with an enemy', { type: 'EnemyDeclared', vampire: 'l2', scheme: 'feud' }],
		['as a market', { type: 'MarketOpened', seat: 's1', scheme: 'feud' }],
		[
			'as the edict',
			{ type: 'EdictProclaimed', seat: 's1', scheme: 'feud', leader: 'l1', named: 'calm' }
		]
	] as const)('%s, lies nowhere else from then on', (_, laid) => {
		const before = tableWith([], setting(2), played('other'), played('feud'));
		expect(before.spent).toEqual(['other', 'feud']);
		expect(evolveTable(before, laid).spent).toEqual(['other']);
	});
});

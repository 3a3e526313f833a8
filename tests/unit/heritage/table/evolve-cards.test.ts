import { describe, expect, test } from 'vitest';
import { evolveTable } from '../../../../src/lib/games/heritage/table/evolve.ts';
import type { TableEvent } from '../../../../src/lib/games/heritage/table/events.ts';
import { setting, tableWith } from './kit.ts';

const table = tableWith(
	[
		{ set: 'queue', queue: ['c1', 'c2', 'c3', 'c4', 'c5'] },
		{ set: 'piles', discards: ['c6', 'c7'], banished: ['c8'] }
	],
	setting(3)
);
const after = (...events: readonly TableEvent[]) => events.reduce(evolveTable, table);

describe('what is folded of deck and queue', () => {
	test('a shuffle takes up the discards only where they joined', () => {
		const alone = after({ type: 'DeckShuffled', discards: false });
		expect(alone.discards).toEqual(['c6', 'c7']);
		expect(alone.deck).toEqual(table.deck);
		expect(alone.shuffles).toBe(1);
		const joined = after({ type: 'DeckShuffled', discards: true });
		expect(joined.discards).toEqual([]);
		expect(joined.deck).toEqual([...table.deck, 'c6', 'c7'].sort());
	});

	test('one reservation a player: an older one is lifted, those of others stay', () => {
		const reserved = after(
			{ type: 'CharacterReserved', seat: 's1', character: 'c1' },
			{ type: 'CharacterReserved', seat: 's2', character: 'c2' },
			{ type: 'CharacterReserved', seat: 's1', character: 'c3' }
		);
		expect(reserved.reserved).toEqual({ c2: 's2', c3: 's1' });
	});

	test('who is banished joins those who are, out of the queue', () => {
		const banished = after({ type: 'CharacterBanished', character: 'c2' });
		expect(banished.banished).toEqual(['c8', 'c2']);
		expect(banished.queue).toEqual(['c1', 'c3', 'c4', 'c5']);
	});
});

describe('what is folded of schemes', () => {
	const played = (position: number | null, scheme = 'plot'): TableEvent => ({
		type: 'SchemePlayed',
		seat: 's2',
		scheme,
		leader: 'l2',
		position,
		borrowed: [{ from: 'l2', to: 'l3' }]
	});

	test('boons of the own clan go where they were lent', () => {
		const now = after(played(0));
		expect(now.bloodlines['s2']?.vampires['l2']?.boons).toEqual(['gangrel', 'gangrel']);
		expect(now.bloodlines['s3']?.vampires['l3']?.boons).toEqual([
			'lasombra',
			'lasombra',
			'lasombra',
			'gangrel'
		]);
	});

	test('a card of the hand is spent, a battleground scheme is used this turn', () => {
		const ofHand = after({ type: 'SchemeDrawn', seat: 's2', position: 0, scheme: null }, played(0));
		expect(ofHand.spent).toEqual(['plot']);
		expect(ofHand.hands['s2']?.held).toEqual([]);
		expect(ofHand.turn).toMatchObject({ schemes: 0, used: [] });
		const open = after(played(null));
		expect(open.spent).toEqual([]);
		expect(open.turn).toMatchObject({ schemes: 0, used: ['plot'] });
	});

	test('its end says where it lies: with the spent ones once, or there no more', () => {
		const ended = (fate: 'spent' | 'stays'): TableEvent => ({
			type: 'SchemeEnded',
			seat: 's2',
			scheme: 'plot',
			fate
		});
		expect(after(played(0, 'other'), played(0), ended('spent')).spent).toEqual(['other', 'plot']);
		expect(after(played(0, 'other'), played(0), ended('stays')).spent).toEqual(['other']);
	});

	test('a new edict takes the place of the older one, black markets stay', () => {
		const edict = (scheme: string): TableEvent => ({
			type: 'EdictProclaimed',
			seat: 's1',
			scheme,
			leader: 'l1',
			named: 'calm'
		});
		const now = after(
			edict('old'),
			{ type: 'MarketOpened', seat: 's2', scheme: 'stall' },
			edict('new')
		);
		expect(now.standing.map(({ kind, scheme }) => [kind, scheme])).toEqual([
			['black-market', 'stall'],
			['edict', 'new']
		]);
		expect(now.spent).toEqual(['old']);
	});

	test('a boon laid on a market comes from who paid it', () => {
		const now = after(
			{ type: 'MarketOpened', seat: 's2', scheme: 'stall' },
			{ type: 'MarketUsed', seat: 's1', scheme: 'stall', from: 'l1', clan: 'brujah' }
		);
		expect(now.standing).toMatchObject([{ scheme: 'stall', boon: 'brujah' }]);
		expect(now.bloodlines['s1']?.vampires['l1']?.boons).toEqual(['brujah', 'brujah']);
	});
});

import { describe, expect, test } from 'vitest';
import { faultsOf } from '../../../../src/lib/games/heritage/chapter/invariants.ts';
import type { SchemeCard } from '../../../../src/lib/games/heritage/deck/cards.ts';
import type { Correction } from '../../../../src/lib/games/heritage/table/correction.ts';
import { evolveTable } from '../../../../src/lib/games/heritage/table/evolve.ts';
import type { Table } from '../../../../src/lib/games/heritage/table/table.ts';
import { claimed, mission } from '../scoring/kit.ts';
import { classBoard, TOYS } from '../scoring/toys.ts';
import { character, joined, setting, tableWith, vampire } from '../table/kit.ts';
import { decide, refusalOf, scheme, tableAfter } from './kit.ts';

const laid = setting(2, {
	missions: [mission('m1')],
	schemes: [scheme('b1'), scheme('b2'), scheme('b3'), scheme('g1', 'gangrel')]
});
const table = tableWith(
	[
		joined('s1', 'c1', 'l1'),
		joined('s1', 'c2', 'c1'),
		{ set: 'queue', queue: ['c5', 'c6', 'c7', 'c8', 'c9'] }
	],
	laid,
	classBoard(1)
);
const boons = (...left: ('brujah' | 'gangrel')[]) => left;

describe('anything on the table is set by hand', () => {
	const after = (...corrections: readonly Correction[]) => {
		const now = tableAfter(table, ...corrections);
		expect(faultsOf(now, TOYS)).toEqual([]);
		return now;
	};

	test('as an event with a reason', () => {
		const to = vampire('c1', 'l1', { power: 2 });
		expect(decide(table, to)).toEqual({
			accepted: true,
			events: [{ type: 'TableCorrected', corrections: [to], reason: 'our box says so' }],
			resolution: { tasks: [], triggered: [] }
		});
	});

	test('what a vampire bears and where it hangs', () => {
		const to = {
			power: 4,
			infamy: 1,
			exhausted: true,
			torpor: true,
			enemy: 'b1',
			absorbed: ['c6']
		};
		const now = after(vampire('c2', 'l1', to));
		expect(now.bloodlines['s1']?.vampires['c2']).toEqual({
			id: 'c2',
			sire: 'l1',
			boons: [],
			...to
		});
		expect(now.queue).toEqual(['c5', 'c7', 'c8', 'c9']);
	});

	test('boons change hands in one command, not in two', () => {
		const given = vampire('l1', null, { power: 3, boons: boons('brujah', 'brujah') });
		const taken = vampire('l2', null, {
			power: 3,
			boons: boons('gangrel', 'gangrel', 'gangrel', 'brujah')
		});
		expect(after(given, taken).bloodlines['s2']?.vampires['l2']?.boons).toHaveLength(4);
		expect(refusalOf(table, given)).toMatchObject({ reason: 'boons-not-conserved' });
	});

	test('sire and childe change places in one command', () => {
		const now = after(vampire('c2', 'l1'), vampire('c1', 'c2'));
		expect(now.bloodlines['s1']?.vampires['c1']?.sire).toBe('c2');
	});

	test('who leaves one bloodline joins another', () => {
		const now = after({ set: 'left', vampire: 'c1' }, joined('s2', 'c1', 'l2'));
		expect(now.bloodlines['s2']?.vampires['c1']?.sire).toBe('l2');
		expect(now.bloodlines['s1']?.vampires['c2']?.sire).toBe('l1');
		expect(now.discards).toEqual([]);
	});

	test('queue, reservations and piles', () => {
		const now = after(
			{ set: 'reserved', reserved: { c10: 's1', c6: 's2' } },
			{ set: 'queue', queue: ['c10', 'c5', 'c6'] },
			{ set: 'piles', discards: ['c7'], banished: ['c8'] }
		);
		expect(now.queue).toEqual(['c10', 'c5', 'c6']);
		expect(now.reserved).toEqual({ c10: 's1', c6: 's2' });
		expect([now.discards, now.banished]).toEqual([['c7'], ['c8']]);
		expect(now.deck).toContain('c9');
	});

	test('the haven, a card nobody knew, and a card that was wrong', () => {
		const now = after(
			{ set: 'card', card: character('n1', { clan: 'ventrue' }) },
			{ set: 'card', card: character('c1', { archetype: 'wealthy' }) },
			{ set: 'retainer', seat: 's2', character: 'c5' }
		);
		expect(now.deck).toContain('n1');
		expect(now.cast['c1']?.archetype).toBe('wealthy');
		expect(now.retainers).toEqual({ s1: null, s2: 'c5' });
		expect(now.queue).toEqual(['c6', 'c7', 'c8', 'c9']);
		expect(after({ set: 'retainer', seat: 's2', character: null }).retainers['s2']).toBeNull();
	});

	test('a scheme and a mission that nobody knew, and others that were wrong', () => {
		const unknown: SchemeCard = {
			of: 'clan',
			id: 'n1',
			name: 'Unheard of',
			clan: 'gangrel',
			needs: ['wealthy'],
			effects: [{ do: 'manual', text: 'Do as it says.' }]
		};
		const now = after(
			{ set: 'scheme-card', card: unknown },
			{ set: 'scheme-card', card: { ...scheme('b1'), needs: ['clandestine'] } },
			{ set: 'hand', seat: 's2', hidden: 0, known: ['n1'] },
			{ set: 'mission-card', card: { ...mission('m1'), name: 'Called otherwise' } },
			{ set: 'mission-card', card: mission('m2') },
			{ set: 'claim', mission: 'm2', seat: 's1' }
		);
		expect(now.schemes['n1']).toEqual(unknown);
		expect(now.schemes['b1']?.needs).toEqual(['clandestine']);
		expect(now.missions.map(({ name }) => name)).toEqual(['Called otherwise', 'm2']);
		expect(now.claims).toEqual({ m2: 's1' });
	});

	test('spent schemes, but for the one that is being carried out', () => {
		const asked: Table = {
			...table,
			spent: ['b2', 'b3'],
			resolution: {
				tasks: [
					{ task: { kind: 'end-scheme', seat: 's1', scheme: 'b2', leader: 'l1' }, answers: [] }
				],
				triggered: []
			}
		};
		const spentAfter = (schemes: string[]) =>
			evolveTable(asked, {
				type: 'TableCorrected',
				corrections: [{ set: 'spent', schemes }],
				reason: 'our box says so'
			}).spent;
		expect(spentAfter([])).toEqual(['b2']);
		expect(spentAfter(['b1', 'b2'])).toEqual(['b1', 'b2']);
	});

	test('boards, turn, claims and spent schemes', () => {
		const now = after(
			{ set: 'board', category: 'class', state: 9 },
			{
				set: 'turn',
				firstPlayer: 's2',
				seat: 's2',
				round: 10,
				recruit: 'done',
				schemes: 0
			},
			{ set: 'claim', mission: 'm1', seat: 's2' },
			{ set: 'spent', schemes: ['b1'] }
		);
		expect(now.boards.class?.state).toBe(9);
		expect(now).toMatchObject({ firstPlayer: 's2', round: 10, turn: { seat: 's2' } });
		expect(now.claims).toEqual({ m1: 's2' });
		expect(now.spent).toEqual(['b1']);
		expect(refusalOf(table, { set: 'claim', mission: 'm1', seat: null })).toBeNull();
	});

	test('hands: what is there stays in its place, what is another keeps it, what is new was drawn', () => {
		const set = { set: 'hand', seat: 's1' } as const;
		const two = after({ ...set, hidden: 2, known: [] });
		expect(two.hands['s1']).toEqual({
			drawn: 2,
			held: [
				{ position: 0, scheme: null },
				{ position: 1, scheme: null }
			]
		});
		const shown = tableAfter(two, { ...set, hidden: 1, known: ['b2'] });
		expect(shown.hands['s1']).toEqual({
			drawn: 2,
			held: [
				{ position: 0, scheme: null },
				{ position: 1, scheme: 'b2' }
			]
		});
		const more = tableAfter(shown, { ...set, hidden: 1, known: ['b1', 'b2'] });
		expect(more.hands['s1']).toEqual({
			drawn: 3,
			held: [
				{ position: 0, scheme: null },
				{ position: 1, scheme: 'b2' },
				{ position: 2, scheme: 'b1' }
			]
		});
		const fewer = tableAfter(more, { ...set, hidden: 0, known: ['b1'] });
		expect(fewer.hands['s1']).toEqual({ drawn: 3, held: [{ position: 2, scheme: 'b1' }] });
		expect(faultsOf(fewer, TOYS)).toEqual([]);
	});

	test('black markets with their boons, and the edict', () => {
		const market = { kind: 'black-market', scheme: 'b1', seat: 's1', boon: 'brujah' } as const;
		const edict = { kind: 'edict', scheme: 'b2', seat: 's1', leader: 'c1' } as const;
		const given = vampire('l1', null, { power: 3, boons: boons('brujah', 'brujah') });
		const opened = after(
			{ set: 'spent', schemes: ['b1', 'b3'] },
			{ set: 'standing', standing: [market, { ...edict, named: 'north' }] },
			given
		);
		expect(opened.standing).toEqual([market, { ...edict, named: 'north' }]);
		expect(opened.spent).toEqual(['b3']);
		const other = { ...edict, named: 'wealthy' } as const;
		const now = tableAfter(opened, { set: 'standing', standing: [market, other] });
		expect(now.standing).toEqual([market, other]);
		expect(refusalOf(now, { set: 'standing', standing: [other] })).toMatchObject({
			reason: 'boons-not-conserved'
		});
	});

	test('a scheme that stayed in play and is taken from there is used up', () => {
		const edict = { kind: 'edict', scheme: 'b2', seat: 's1', leader: 'c1' } as const;
		const standing: Correction = { set: 'standing', standing: [{ ...edict, named: 'calm' }] };
		const declared = after(vampire('c2', 'c1', { enemy: 'b1' }), standing);
		expect(declared.spent).toEqual([]);
		expect(tableAfter(declared, vampire('c2', 'c1')).spent).toEqual(['b1']);
		const gone = tableAfter(declared, { set: 'left', vampire: 'c2' });
		expect([gone.spent, faultsOf(gone, TOYS)]).toEqual([['b1'], []]);
		expect(tableAfter(declared, { set: 'standing', standing: [] }).spent).toEqual(['b2']);
		const held: Correction = { set: 'hand', seat: 's1', hidden: 0, known: ['b1'] };
		expect(tableAfter(declared, vampire('c2', 'c1'), held).spent).toEqual([]);
		const passed = tableAfter(declared, vampire('c2', 'c1'), vampire('c1', 'l1', { enemy: 'b1' }));
		expect(passed.spent).toEqual([]);
		const said: Correction = { set: 'spent', schemes: ['b1'] };
		expect(tableAfter(declared, vampire('c2', 'c1'), said).spent).toEqual(['b1']);
	});

	test('what is wrong elsewhere keeps nobody from mending', () => {
		const odd = tableWith([vampire('l2', null, { boons: [] })], laid, claimed('m1', 's1'));
		expect(faultsOf(odd, TOYS)).toHaveLength(1);
		expect(
			refusalOf(odd, vampire('l1', null, { boons: boons('brujah', 'brujah', 'brujah') }))
		).toBe(null);
		expect(refusalOf(odd, vampire('l2', null, { boons: boons('gangrel') }))).toMatchObject({
			reason: 'boons-not-conserved',
			about: { clan: 'gangrel', total: 3, found: 1 }
		});
	});
});

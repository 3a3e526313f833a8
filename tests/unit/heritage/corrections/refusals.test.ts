import { describe, expect, test } from 'vitest';
import { sentenceOf } from '../../../../src/lib/games/core/decision.ts';
import type { Correction } from '../../../../src/lib/games/heritage/table/correction.ts';
import { tableRefusals } from '../../../../src/lib/games/heritage/table/refusals.ts';
import { EMPTY_TABLE } from '../../../../src/lib/games/heritage/table/table.ts';
import { mission } from '../scoring/kit.ts';
import { classBoard } from '../scoring/toys.ts';
import { character, joined, setting, tableWith, vampire } from '../table/kit.ts';
import { refusalOf, scheme, tableAfter } from './kit.ts';

const laid = setting(2, {
	cast: [...setting().cast, character('l9', { kind: 'leader', clan: 'gangrel' })],
	missions: [mission('m1')],
	schemes: [scheme('b1'), scheme('b2'), scheme('b3'), scheme('g1', 'gangrel')]
});
const boons = ['brujah', 'brujah', 'brujah'] as const;
const l1 = (more: Partial<Extract<Correction, { set: 'vampire' }>> = {}) =>
	vampire('l1', null, { power: 3, boons: [...boons], ...more });

/** `l1` sired `c1`, which sired `c2`; the queue is `c5` to `c9`. */
const table = tableWith(
	[
		joined('s1', 'c1', 'l1'),
		joined('s1', 'c2', 'c1'),
		{ set: 'queue', queue: ['c5', 'c6', 'c7', 'c8', 'c9'] }
	],
	laid,
	classBoard(1)
);
const first = 'corrections.0';
const turn = { set: 'turn', firstPlayer: 's1', seat: 's2', round: 2 } as const;
const open = { recruit: 'open', schemes: 1 } as const;
const market = { kind: 'black-market', scheme: 'b1', seat: 's1', boon: null } as const;
const edict = { kind: 'edict', seat: 's1', leader: 'l1', named: 'calm' } as const;
const hand = { set: 'hand', seat: 's1', hidden: 0 } as const;

describe('what means nothing on this table is refused where it stands', () => {
	test.each<[string, readonly Correction[], string, object, string]>([
		[
			'a vampire that is not there',
			[vampire('c4', 'l1')],
			'unknown-vampire',
			{ vampire: 'c4' },
			first
		],
		[
			'a later one',
			[l1({ power: 1 }), vampire('c4', 'l1')],
			'unknown-vampire',
			{ vampire: 'c4' },
			'corrections.1'
		],
		[
			'a scheme of a clan that nobody plays',
			[{ set: 'scheme-card', card: scheme('n1', 'ventrue') }],
			'clan-not-played',
			{ clan: 'ventrue' },
			first
		],
		[
			'a scheme of a battleground that does not lie there',
			[
				{
					set: 'scheme-card',
					card: {
						of: 'battleground',
						id: 'n1',
						name: 'Far away',
						battleground: 'G',
						needs: ['wealthy'],
						effects: [{ do: 'reserve' }]
					}
				}
			],
			'scheme-of-another-battleground',
			{ scheme: 'Far away' },
			first
		],
		[
			'one mission too many',
			Array.from({ length: 12 }, (_, at) => ({
				set: 'mission-card' as const,
				card: mission(`n${at}`)
			})),
			'too-many-missions',
			{ most: 12 },
			'corrections.11'
		],
		['joining nobody', [joined('s3', 'c4', 'l1')], 'unknown-seat', { seat: 's3' }, first],
		[
			'joining twice',
			[joined('s2', 'c1', 'l2')],
			'character-elsewhere',
			{ character: 'c1' },
			first
		],
		[
			'a leader that leaves',
			[{ set: 'left', vampire: 'l1' }],
			'leader-stays',
			{ vampire: 'l1' },
			first
		],
		[
			'a stranger that leaves',
			[{ set: 'left', vampire: 'c4' }],
			'unknown-vampire',
			{ vampire: 'c4' },
			first
		],
		[
			'a leader in a haven',
			[{ set: 'retainer', seat: 's1', character: 'l9' }],
			'leader-not-retained',
			{ character: 'l9' },
			first
		],
		[
			'the haven of nobody',
			[{ set: 'retainer', seat: 's3', character: null }],
			'unknown-seat',
			{ seat: 's3' },
			first
		],
		[
			'a board that does not lie',
			[{ set: 'board', category: 'geography', state: {} }],
			'board-not-laid',
			{ category: 'geography' },
			first
		],
		[
			'the hand of nobody',
			[{ ...hand, seat: 's3', known: [] }],
			'unknown-seat',
			{ seat: 's3' },
			first
		],
		['giving up nothing', [{ set: 'nothing-under-way' }], 'no-question', {}, first]
	])('%s', (_, corrections, reason, about, at) => {
		expect(refusalOf(table, ...corrections)).toEqual({ reason, about, at });
	});

	test('nobody has a turn before the table is laid out, and nothing is set on an empty one', () => {
		const begun = { ...table, phase: 'set-up' as const };
		expect(refusalOf(begun, { ...turn, ...open })).toMatchObject({ reason: 'play-not-begun' });
		expect(refusalOf(EMPTY_TABLE, l1())).toMatchObject({ reason: 'table-empty' });
	});
});

describe('what cannot be is refused, judged by the table it leads to', () => {
	test.each<[string, readonly Correction[], string, object]>([
		['a leader with a sire', [l1({ sire: 'c1' })], 'one-root', { vampire: 'l1' }],
		['a second root', [vampire('c1', null)], 'one-root', { vampire: 'c1' }],
		['a sire elsewhere', [vampire('c2', 'l2')], 'sire-elsewhere', { sire: 'l2' }],
		['a sire nowhere', [joined('s1', 'c3', 'c4')], 'sire-elsewhere', { sire: 'c4' }],
		[
			'a sire below its childe',
			[vampire('c1', 'c2')],
			'own-descendant',
			{ vampire: 'c1', sire: 'c2' }
		],
		['its own sire', [vampire('c2', 'c2')], 'own-descendant', { vampire: 'c2', sire: 'c2' }],
		['a leader in torpor', [l1({ torpor: true })], 'leader-never-in-torpor', { vampire: 'l1' }],
		[
			'an unknown enemy',
			[vampire('c1', 'l1', { enemy: 'x1' })],
			'unknown-scheme',
			{ scheme: 'x1' }
		],
		[
			'an ancilla that waits in another bloodline',
			[vampire('c1', 'l1', { absorbed: ['c2'] })],
			'character-elsewhere',
			{ character: 'c2' }
		],
		[
			'a boon too few',
			[l1({ boons: ['brujah', 'brujah'] })],
			'boons-not-conserved',
			{ clan: 'brujah', total: 3, found: 2 }
		],
		[
			'a boon too many',
			[l1({ boons: [...boons, 'gangrel'] })],
			'boons-not-conserved',
			{ clan: 'gangrel', total: 3, found: 4 }
		],
		[
			'a boon of a clan nobody plays',
			[vampire('c1', 'l1', { boons: ['ventrue'] })],
			'boons-not-conserved',
			{ clan: 'ventrue', total: 0, found: 1 }
		],
		['a stranger that joins', [joined('s1', 'x1', 'l1')], 'unknown-card', { card: 'x1' }],
		['another leader that joins', [joined('s2', 'l9', 'l2')], 'leader-leads', { character: 'l9' }],
		[
			'a queue too long',
			[{ set: 'queue', queue: ['c4', 'c5', 'c6', 'c7', 'c8', 'c9'] }],
			'queue-too-long',
			{ most: 5 }
		],
		[
			'a queue with somebody of a bloodline',
			[{ set: 'queue', queue: ['c1'] }],
			'character-elsewhere',
			{ character: 'c1' }
		],
		[
			'a queue with somebody twice',
			[{ set: 'queue', queue: ['c5', 'c5'] }],
			'character-elsewhere',
			{ character: 'c5' }
		],
		[
			'piles with somebody of the queue',
			[{ set: 'piles', discards: ['c5'], banished: [] }],
			'character-elsewhere',
			{ character: 'c5' }
		],
		[
			'piles with strangers',
			[{ set: 'piles', discards: [], banished: ['x1'] }],
			'unknown-card',
			{ card: 'x1' }
		],
		[
			'a reservation outside the queue',
			[{ set: 'reserved', reserved: { c4: 's1' } }],
			'not-reserved-here',
			{ character: 'c4' }
		],
		[
			'two reservations',
			[{ set: 'reserved', reserved: { c5: 's1', c6: 's1' } }],
			'reserved-twice',
			{ seat: 's1' }
		],
		[
			'a reservation of nobody',
			[{ set: 'reserved', reserved: { c5: 's3' } }],
			'unknown-seat',
			{ seat: 's3' }
		],
		[
			'a board that its module does not know',
			[{ set: 'board', category: 'class', state: 10 }],
			'board-wrong',
			{ battleground: 'A', problem: 'at most 9' }
		],
		[
			'a first player who does not play',
			[{ ...turn, ...open, firstPlayer: 's3' }],
			'unknown-seat',
			{ seat: 's3' }
		],
		['a turn of nobody', [{ ...turn, ...open, seat: 's3' }], 'unknown-seat', { seat: 's3' }],
		['a round too late', [{ ...turn, ...open, round: 11 }], 'round-too-late', { most: 10 }],
		[
			'an unknown scheme in a hand',
			[{ ...hand, known: ['x1'] }],
			'unknown-scheme',
			{ scheme: 'x1' }
		],
		[
			'a scheme of another clan in a hand',
			[{ ...hand, known: ['g1'] }],
			'scheme-of-another-clan',
			{ scheme: 'g1', seat: 's1' }
		],
		['a scheme twice in a hand', [{ ...hand, known: ['b1', 'b1'] }], 'card-twice', { card: 'b1' }],
		[
			'a scheme in a hand and spent',
			[
				{ ...hand, known: ['b1'] },
				{ set: 'spent', schemes: ['b1'] }
			],
			'card-twice',
			{ card: 'b1' }
		],
		[
			'a market before nobody here',
			[{ set: 'standing', standing: [{ ...market, seat: 's3' }] }],
			'unknown-seat',
			{ seat: 's3' }
		],
		[
			'a market of another clan',
			[{ set: 'standing', standing: [{ ...market, seat: 's2' }] }],
			'scheme-of-another-clan',
			{ scheme: 'b1', seat: 's2' }
		],
		[
			'a market that is no scheme here',
			[{ set: 'standing', standing: [{ ...market, scheme: 'x1' }] }],
			'unknown-scheme',
			{ scheme: 'x1' }
		],
		[
			'the same market twice',
			[{ set: 'standing', standing: [market, market] }],
			'card-twice',
			{ card: 'b1' }
		],
		[
			'a boon out of nowhere on a market',
			[{ set: 'standing', standing: [{ ...market, boon: 'brujah' }] }],
			'boons-not-conserved',
			{ clan: 'brujah', total: 3, found: 4 }
		],
		[
			'a second edict',
			[
				{
					set: 'standing',
					standing: [market, { ...edict, scheme: 'b2' }, { ...edict, scheme: 'b3' }]
				}
			],
			'one-edict',
			{ scheme: 'b3' }
		],
		[
			'more face down than there are',
			[{ ...hand, hidden: 4, known: [] }],
			'hand-too-large',
			{ seat: 's1', most: 3 }
		],
		[
			'an unknown mission',
			[{ set: 'claim', mission: 'm2', seat: 's1' }],
			'unknown-mission',
			{ mission: 'm2' }
		],
		[
			'a mission claimed by nobody here',
			[{ set: 'claim', mission: 'm1', seat: 's3' }],
			'unknown-seat',
			{ seat: 's3' }
		],
		[
			'a leader who becomes another',
			[{ set: 'card', card: character('l1', { clan: 'gangrel', kind: 'leader' }) }],
			'leader-of-another-clan',
			{ character: 'l1', clan: 'brujah' }
		],
		[
			'a leader who leads no more',
			[{ set: 'card', card: character('l1') }],
			'leader-of-another-clan',
			{ character: 'l1', clan: 'brujah' }
		]
	])('%s', (_, corrections, reason, about) => {
		expect(refusalOf(table, ...corrections)).toEqual({ reason, about });
	});

	test.each(['scoring', 'finished'] as const)('a new mission in %s, not a changed one', (phase) => {
		const late = { ...table, phase };
		expect(refusalOf(late, { set: 'mission-card', card: mission('m2') })).toEqual({
			reason: 'missions-claimed',
			about: {},
			at: first
		});
		expect(refusalOf(late, { set: 'mission-card', card: mission('m1') })).toBeNull();
	});

	test('a scheme in a hand that becomes one of another clan', () => {
		const held = tableAfter(table, { ...hand, known: ['b1'] });
		expect(refusalOf(held, { set: 'scheme-card', card: scheme('b1', 'gangrel') })).toEqual({
			reason: 'scheme-of-another-clan',
			about: { scheme: 'b1', seat: 's1' }
		});
	});

	test('each has a sentence without a hole', () => {
		const refusals = [
			refusalOf(table, vampire('c1', 'c2')),
			refusalOf(table, { ...hand, hidden: 4, known: [] }),
			refusalOf(table, { set: 'board', category: 'class', state: 10 })
		];
		for (const refusal of refusals) {
			if (!refusal) throw new Error('expected a refusal');
			expect(sentenceOf(tableRefusals, refusal)).not.toMatch(/[{}]/);
		}
	});
});

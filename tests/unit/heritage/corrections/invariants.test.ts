import { describe, expect, test } from 'vitest';
import { faultsOf } from '../../../../src/lib/games/heritage/chapter/invariants.ts';
import type { Table } from '../../../../src/lib/games/heritage/table/table.ts';
import { EMPTY_TABLE } from '../../../../src/lib/games/heritage/table/table.ts';
import { bloodlineOf } from '../../../../src/lib/games/heritage/table/where.ts';
import { classBoard, mapBoard, TOYS } from '../scoring/toys.ts';
import { joined, setting, tableWith, vampire } from '../table/kit.ts';
import { scheme } from './kit.ts';

const sound = tableWith(
	[
		joined('s1', 'c1', 'l1'),
		joined('s1', 'c2', 'c1'),
		{ set: 'queue', queue: ['c5', 'c6', 'c7', 'c8', 'c9'] },
		{ set: 'reserved', reserved: { c5: 's1', c6: 's2' } },
		{ set: 'piles', discards: ['c10'], banished: ['c11'] },
		{ set: 'retainer', seat: 's2', character: 'c12' }
	],
	setting(2, { schemes: [scheme('b1'), scheme('b2')] }),
	classBoard(9),
	mapBoard({ s1: 9 })
);

function whereC1(change: object): Table {
	const bloodline = bloodlineOf(sound, 's1');
	const c1 = { ...bloodline.vampires['c1'], ...change };
	const vampires = { ...bloodline.vampires, c1 } as typeof bloodline.vampires;
	return { ...sound, bloodlines: { ...sound.bloodlines, s1: { ...bloodline, vampires } } };
}

describe('what is wrong with a table', () => {
	test('nothing with a sound one, nor with none', () => {
		expect(faultsOf(sound, TOYS)).toEqual([]);
		expect(faultsOf(EMPTY_TABLE, TOYS)).toEqual([]);
	});

	test.each<[string, Table, readonly { reason: string; about: object }[]]>([
		[
			'power below nothing',
			whereC1({ power: -1 }),
			[{ reason: 'less-than-nothing', about: { vampire: 'c1' } }]
		],
		[
			'infamy below nothing',
			whereC1({ infamy: -1 }),
			[{ reason: 'less-than-nothing', about: { vampire: 'c1' } }]
		],
		[
			'a cycle, for each vampire in it and none below',
			(() => {
				const table = whereC1({ sire: 'c2' });
				const bloodline = bloodlineOf(table, 's1');
				const below = { ...bloodline.vampires['c2'], id: 'c13', sire: 'c2' };
				const vampires = { ...bloodline.vampires, c13: below } as typeof bloodline.vampires;
				return {
					...table,
					deck: table.deck.filter((card) => card !== 'c13'),
					bloodlines: { ...table.bloodlines, s1: { ...bloodline, vampires } }
				};
			})(),
			[
				{ reason: 'own-descendant', about: { sire: 'c2', vampire: 'c1' } },
				{ reason: 'own-descendant', about: { sire: 'c1', vampire: 'c2' } }
			]
		],
		[
			'a bloodline without its head',
			{
				...sound,
				bloodlines: { ...sound.bloodlines, s2: { leader: 'l2', vampires: {} } }
			},
			[
				{ reason: 'one-root', about: { vampire: 'l2' } },
				{ reason: 'boons-not-conserved', about: { clan: 'gangrel', total: 3, found: 0 } }
			]
		],
		[
			'a head that is no card',
			{
				...sound,
				cast: { ...sound.cast, l2: { ...sound.cast['c1'], kind: 'leader' } } as Table['cast']
			},
			[{ reason: 'leader-of-another-clan', about: { character: 'l2', clan: 'gangrel' } }]
		],
		[
			'a boon on a black market counts',
			{
				...sound,
				standing: [{ kind: 'black-market', scheme: 'b1', seat: 's1', boon: 'gangrel' }]
			},
			[{ reason: 'boons-not-conserved', about: { clan: 'gangrel', total: 3, found: 4 } }]
		],
		[
			'an edict bears none',
			{
				...sound,
				standing: [
					{ kind: 'edict', scheme: 'b1', seat: 's1', leader: 'l1', named: 'calm' },
					{ kind: 'black-market', scheme: 'b2', seat: 's1', boon: null }
				]
			},
			[]
		],
		[
			'a card that lies nowhere',
			{ ...sound, deck: sound.deck.filter((card) => card !== 'c20') },
			[{ reason: 'card-nowhere', about: { card: 'c20' } }]
		],
		[
			'a card in the deck and in a haven',
			{ ...sound, retainers: { s1: 'c20', s2: 'c12' } },
			[{ reason: 'character-elsewhere', about: { character: 'c20' } }]
		],
		[
			'a reservation out of the queue',
			{ ...sound, reserved: { c20: 's1' } },
			[{ reason: 'not-reserved-here', about: { character: 'c20' } }]
		],
		[
			'a card of a hand that was never drawn',
			{
				...sound,
				hands: { ...sound.hands, s1: { drawn: 1, held: [{ position: 1, scheme: 'b1' }] } }
			},
			[{ reason: 'hand-unsound', about: { seat: 's1' } }]
		],
		[
			'two cards of a hand in one place',
			{
				...sound,
				hands: {
					...sound.hands,
					s1: {
						drawn: 1,
						held: [
							{ position: 0, scheme: 'b1' },
							{ position: 0, scheme: 'b2' }
						]
					}
				}
			},
			[{ reason: 'hand-unsound', about: { seat: 's1' } }]
		],
		[
			'the last card drawn is one that was drawn',
			{
				...sound,
				hands: { s1: { drawn: 2, held: [{ position: 1, scheme: null }] } }
			},
			[]
		],
		[
			'a board of no module',
			{ ...sound, boards: { ...sound.boards, class: { battleground: 'Z', state: 1 } } },
			[{ reason: 'unknown-battleground', about: { battleground: 'Z', category: 'class' } }]
		],
		[
			'a board with something wrong in its midst',
			{
				...sound,
				boards: { ...sound.boards, geography: { battleground: 'I', state: { s2: 'nine' } } }
			},
			[
				{
					reason: 'board-wrong',
					about: {
						battleground: 'I',
						problem: 's2: Invalid type: Expected number but received "nine"'
					}
				}
			]
		]
	])('%s', (_, table, faults) => {
		expect(faultsOf(table, TOYS)).toEqual(faults);
	});

	test('several enemies of one scheme are one scheme', () => {
		const table = tableWith(
			[
				joined('s2', 'c1', 'l2'),
				joined('s2', 'c2', 'l2'),
				vampire('c1', 'l2', { enemy: 'b1' }),
				vampire('c2', 'l2', { enemy: 'b1' })
			],
			setting(2, { schemes: [scheme('b1')] })
		);
		expect(faultsOf(table, TOYS)).toEqual([]);
	});
});

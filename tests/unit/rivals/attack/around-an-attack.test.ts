import { describe, expect, test } from 'vitest';
import {
	damageToPlace,
	findPlacingFault,
	volleyHurts,
	withinReach
} from '../../../../src/lib/games/rivals/attack/antagonists.ts';
import { findMendFault, mendedBy } from '../../../../src/lib/games/rivals/attack/mending.ts';
import { findMoveFault, partyFor } from '../../../../src/lib/games/rivals/attack/parties.ts';
import { princeAfter } from '../../../../src/lib/games/rivals/attack/prince.ts';
import { atHaven, fieldOf, reasonOf, vampire } from './kit.ts';

const inEndPhase = { turn: { number: 9, seat: 's1', phase: 'end', actionsLeft: 0 } } as const;

describe('Antagonists in the End Phase', () => {
	const field = fieldOf(
		{
			s1: [
				atHaven('s1v1', { prince: true, blood: 4 }),
				atHaven('s1v2'),
				vampire('s1v3', { place: 'torpor' })
			],
			s2: []
		},
		inEndPhase
	);
	const volley = { seat: 's1', antagonists: 3 };

	test('R55: three have Intel 3 each; where only the Prince is within reach, it takes all', () => {
		expect(withinReach(field, volley).map(({ id }) => id)).toEqual(['s1v1', 's1v2']);
		const hidden = { ...volley, extraSecrecy: 3 };
		expect(withinReach(field, hidden).map(({ id }) => id)).toEqual(['s1v1']);
		expect(damageToPlace(field, hidden)).toBe(3);
		expect(reasonOf(findPlacingFault(field, hidden, [{ vampire: 's1v2', amount: 3 }]))).toBe(
			'harm-hidden'
		);
		expect(findPlacingFault(field, hidden, [{ vampire: 's1v1', amount: 3 }])).toBeNull();
	});

	test('no more on a vampire than its Blood, all that can be placed, and none in torpor', () => {
		const many = { seat: 's1', antagonists: 20 };
		expect(damageToPlace(field, many)).toBe(9);
		const placed = [
			{ vampire: 's1v1', amount: 4 },
			{ vampire: 's1v2', amount: 5 }
		];
		expect(findPlacingFault(field, many, placed)).toBeNull();
		expect(reasonOf(findPlacingFault(field, many, placed.slice(1)))).toBe('harm-spread');
		expect(reasonOf(findPlacingFault(field, many, [{ vampire: 's1v1', amount: 5 }]))).toBe(
			'harm-too-much'
		);
		expect(reasonOf(findPlacingFault(field, many, [{ vampire: 's1v3', amount: 1 }]))).toBe(
			'in-torpor'
		);
	});

	test('it is Aggravated and nobody’s: burned at 0, the Prince of the City returns to the Streets, prevention counts', () => {
		const hurt = volleyHurts(field, volley, [{ vampire: 's1v1', amount: 4 }], true);
		expect(hurt).toMatchObject([{ vampire: 's1v1', fall: 'burned', by: null, defeated: true }]);
		expect(princeAfter(field, hurt, { attacker: null, reactor: null })).toEqual({
			from: 's1v1',
			to: null
		});
		const kept = volleyHurts(field, volley, [{ vampire: 's1v1', amount: 4, prevented: 1 }], true);
		expect(kept).toMatchObject([{ from: 4, to: 1, fall: null }]);
	});

	test('R56: what is redirected reaches a foe in spite of Secrecy, and is still nobody’s effect', () => {
		const two = fieldOf({ s1: [], s2: [atHaven('s2v1', { blood: 2 })] }, inEndPhase);
		const redirected = { seat: 's2', antagonists: 0, damage: 2, redirected: true } as const;
		const placed = [{ vampire: 's2v1', amount: 2 }];
		expect(findPlacingFault(two, redirected, placed)).toBeNull();
		expect(volleyHurts(two, redirected, placed, true)).toMatchObject([
			{ fall: 'burned', by: null }
		]);
		// The rest is placed as ever.
		expect(damageToPlace(field, { ...volley, damage: 1 })).toBe(1);
	});
});

describe('Mending', () => {
	const resting = atHaven('s1v2', { place: 'torpor', exhausted: true, bp: 3, blood: 2 });
	const field = fieldOf(
		{ s1: [atHaven('s1v1', { blood: 3 }), resting], s2: [atHaven('s2v1')] },
		inEndPhase
	);
	const discard = (id: string) => ({ vampire: id, amount: 1, by: 'discard' as const });

	test('a discard mends 1, of those in torpor too', () => {
		expect(findMendFault(field, [discard('s1v1'), discard('s1v2')], [])).toBeNull();
		expect(mendedBy(field, [discard('s1v1')])).toEqual([
			{ vampire: 's1v1', blood: 4, home: false }
		]);
	});

	test('R52: two discards on one vampire in a step are refused', () => {
		expect(reasonOf(findMendFault(field, [discard('s1v1'), discard('s1v1')], []))).toBe(
			'mend-twice'
		);
		expect(reasonOf(findMendFault(field, [discard('s1v1')], ['s1v1']))).toBe('mend-twice');
	});

	test('only in the own End Phase, and no fuller than full', () => {
		const action = { ...field, turn: { ...inEndPhase.turn, phase: 'action' as const } };
		expect(reasonOf(findMendFault(action, [discard('s1v1')], []))).toBe('mend-not-now');
		expect(reasonOf(findMendFault(field, [discard('s2v1')], []))).toBe('turn-not-yours');
		const full = fieldOf({ s1: [atHaven('s1v1')], s2: [] }, inEndPhase);
		expect(reasonOf(findMendFault(full, [discard('s1v1')], []))).toBe('mend-full');
	});

	test('R50: what a torpor text mends comes besides', () => {
		const text = { vampire: 's1v2', amount: 1, by: 'text' as const };
		expect(findMendFault(field, [discard('s1v2'), text], [])).toBeNull();
		expect(mendedBy(field, [text])).toEqual([{ vampire: 's1v2', blood: 3, home: true }]);
	});

	test('R53: full in a foe’s turn: it stays in torpor', () => {
		const foes = { ...field, turn: { ...inEndPhase.turn, seat: 's2' } };
		const text = { vampire: 's1v2', amount: 2, by: 'text' as const };
		expect(mendedBy(foes, [text])).toEqual([{ vampire: 's1v2', blood: 3, home: false }]);
	});
});

describe('Moving', () => {
	const field = fieldOf({
		s1: [
			atHaven('s1v1'),
			vampire('s1v2', { exhausted: true }),
			vampire('s1v3'),
			atHaven('s1v4', { exhausted: true })
		],
		s2: [vampire('s2v1')]
	});

	test.each([
		[['s1v1'], null, null],
		[['s1v1', 's1v3'], null, null],
		[['s1v1'], 's1v2', null],
		[['s1v2'], null, 'party-exhausted'],
		[['s1v4'], null, 'vampire-exhausted'],
		[['s2v1'], null, 'turn-not-yours'],
		[['s1v3'], 's1v1', 'at-haven']
	])('%j to %s: %s', (ids, to, reason) => {
		expect(reasonOf(findMoveFault(field, ids, to))).toBe(reason);
	});

	test('not in the Beginning Phase nor in the End Phase (R51: whoever comes back then stays)', () => {
		for (const phase of ['beginning', 'end'] as const)
			expect(
				reasonOf(findMoveFault({ ...field, turn: { ...inEndPhase.turn, phase } }, ['s1v1'], null))
			).toBe('moves-not');
	});

	test('a party of their own has a number that nobody has', () => {
		expect(partyFor(field, 's1', null)).toBe(4);
		expect(partyFor(field, 's1', 's1v2')).toBe(2);
	});
});

import { describe, expect, test } from 'vitest';
import type { LookBack } from '../../../../../src/lib/games/heritage/search/look-back/look-back.ts';
import {
	keepLookBack,
	keptLookBack,
	printOf,
	shortened
} from '../../../../../src/lib/ui/heritage/table/result/look-back/kept-look-back.ts';
import { played } from '../played.ts';

const AT = { person: 'mira', log: 'log-1', chapter: 3, seats: ['s1'] };
const KEY = 'elysium:plans:mira:look-back:log-1:3:s1';
const WEIGHTS = { seed: 1, rules: 2, told: { seed: 2, games: 7 } };

const FOUND: LookBack = {
	seats: ['s1', 's2'],
	start: [0.5, 0.5],
	moments: [{ step: 4, round: 1, turn: 's1', kind: 'play', chances: [0.25, 0.75] }],
	turningPoints: [
		{ from: 4, to: 4, round: 1, turn: 's1', before: [0.5, 0.5], after: [0.25, 0.75] }
	],
	costly: [
		{
			step: 4,
			round: 1,
			seat: 's1',
			done: { type: 'EndTurn', seat: 's1' },
			better: { type: 'Recruit', seat: 's1', character: 'zoe', sire: 'ebba', paid: {} },
			cost: 0.25,
			within: 0.1,
			worlds: 14,
			why: [{ seat: 's1', feature: 'power', points: 2 }]
		}
	],
	shares: ['s1', 's2'].map((seat) => ({
		seat,
		from: 0.5,
		to: 0.5,
		own: -0.25,
		others: 0.25,
		luck: 0,
		count: 0,
		corrections: 0
	}))
};

function storage(held?: string) {
	const kept = new Map(held === undefined ? [] : [[KEY, held]]);
	return {
		kept,
		getItem: (key: string) => kept.get(key) ?? null,
		setItem: (key: string, value: string) => void kept.set(key, value)
	};
}

describe('a look back that is kept', () => {
	test('comes back as it was, for the same person, seats and steps alone', () => {
		const device = storage();
		keepLookBack(AT, 'print', FOUND, () => device);
		expect([...device.kept.keys()]).toEqual([KEY]);
		expect(keptLookBack(AT, 'print', 5, () => device)).toEqual(FOUND);
		expect(keptLookBack(AT, 'other', 5, () => device)).toBeNull();
		for (const other of [{ person: 'vlad' }, { seats: ['s2'] }, { chapter: 4 }, { log: 'log-2' }])
			expect(keptLookBack({ ...AT, ...other }, 'print', 5, () => device)).toBeNull();
	});

	test('is small, and no other once it was kept', () => {
		const device = storage();
		const found = shortened({ ...FOUND, start: [1 / 3, 2 / 3] });
		expect(found).toEqual({ ...FOUND, start: [0.3333, 0.6667] });
		keepLookBack(AT, 'print', found, () => device);
		expect(keptLookBack(AT, 'print', 5, () => device)).toEqual(found);
	});

	test.each(['', '[]', '{"print":"print"}', '{"print":"print","found":{"seats":["s1"]}}'])(
		'is none where %j lies there',
		(held) => {
			expect(keptLookBack(AT, 'print', 5, () => storage(held))).toBeNull();
		}
	);

	test.each([
		{ turningPoints: FOUND.turningPoints.map((turn) => ({ ...turn, to: 9e15 })) },
		{ turningPoints: [...FOUND.turningPoints, ...FOUND.turningPoints] },
		{ shares: [...FOUND.shares, ...FOUND.shares] },
		{ costly: FOUND.costly.map((one) => ({ ...one, seat: 's9' })) },
		{ moments: FOUND.moments.map((one) => ({ ...one, step: 5 })) },
		{ start: [1] }
	])('is none where %j speaks of what is not there', (changed) => {
		const device = storage(JSON.stringify({ print: 'print', found: { ...FOUND, ...changed } }));
		expect(keptLookBack(AT, 'print', 5, () => device)).toBeNull();
	});

	test('is none where nothing can be stored, and nothing fails', () => {
		const closed = () => {
			throw new Error('closed');
		};
		keepLookBack(AT, 'print', FOUND, closed);
		expect(keptLookBack(AT, 'print', 5, closed)).toBeNull();
	});
});

test('other steps, or other weights, have another print', () => {
	const { steps } = played();
	const print = printOf(steps, WEIGHTS);
	expect(printOf(played().steps, WEIGHTS)).toBe(print);
	expect(printOf(steps.slice(0, -1), WEIGHTS)).not.toBe(print);
	expect(printOf(played({ seed: 8 }).steps, WEIGHTS)).not.toBe(print);
	expect(printOf(steps, { ...WEIGHTS, seed: 2 })).not.toBe(print);
	expect(printOf(steps, { ...WEIGHTS, told: { seed: 2, games: 9 } })).not.toBe(print);
});

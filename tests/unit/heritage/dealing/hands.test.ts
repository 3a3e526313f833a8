import { describe, expect, test } from 'vitest';
import { orderOfSchemes } from '../../../../src/lib/games/heritage/dealing/hands.ts';
import { evolveTable } from '../../../../src/lib/games/heritage/table/evolve.ts';
import type { TableEvent } from '../../../../src/lib/games/heritage/table/events.ts';
import { scheme } from '../chapter/chapter-kit.ts';
import { setting, tableWith } from '../table/kit.ts';

const first = { below: () => 0 };
const schemes = ['a1', 'b2', 'c3', 'd4'].map((id) => scheme(id, ['warlike']));
const drawn = (...faces: readonly (string | null)[]) =>
	faces
		.map((face, position): TableEvent => ({
			type: 'SchemeDrawn',
			seat: 's1',
			position,
			scheme: face
		}))
		.reduce(evolveTable, tableWith([], setting(2, { schemes })));

describe('the order of clan schemes that the app deals from', () => {
	test('is dealt once, and stays the very same', () => {
		const order = orderOfSchemes(first, drawn(), 's1', []);
		expect([...order].sort()).toEqual(['a1', 'b2', 'c3', 'd4']);
		expect(orderOfSchemes(first, drawn(), 's1', order)).toBe(order);
		expect(orderOfSchemes(first, drawn(null, null), 's1', order)).toBe(order);
	});

	test('is nothing without a pile', () => {
		const order: readonly string[] = [];
		expect(orderOfSchemes(first, drawn(), 's2', order)).toBe(order);
	});

	test('goes on from a hand that the box dealt with what nobody has seen', () => {
		const order = orderOfSchemes(first, drawn('c3', 'a1'), 's1', []);
		expect(order).toHaveLength(4);
		expect([...order.slice(2)].sort()).toEqual(['b2', 'd4']);
	});

	test('that is lost is dealt anew, hands first', () => {
		const order = orderOfSchemes(first, drawn(null, 'a1', null), 's1', []);
		expect(order).toHaveLength(4);
		expect([order[0], order[2], order[3]].sort()).toEqual(['b2', 'c3', 'd4']);
	});

	test('deals a hidden card anew whose face a correction laid elsewhere', () => {
		const order = ['a1', 'b2', 'c3', 'd4'];
		const table = evolveTable(drawn(null, null), {
			type: 'TableCorrected',
			corrections: [{ set: 'spent', schemes: ['a1'] }],
			reason: 'a test'
		});
		const mended = orderOfSchemes(first, table, 's1', order);
		expect(mended).toEqual(['d4', 'b2', 'c3']);
		expect(orderOfSchemes(first, table, 's1', mended)).toBe(mended);
	});

	test('keeps what was drawn where it was when the next card has come to light', () => {
		const order = ['a1', 'b2', 'c3', 'd4'];
		const table = evolveTable(drawn(null), {
			type: 'TableCorrected',
			corrections: [{ set: 'spent', schemes: ['b2'] }],
			reason: 'a test'
		});
		expect(orderOfSchemes(first, table, 's1', order)).toEqual(['a1', 'c3', 'd4']);
	});
});

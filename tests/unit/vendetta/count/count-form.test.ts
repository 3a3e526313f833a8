import { describe, expect, it } from 'vitest';
import {
	checked,
	countForm,
	OUT,
	readCountForm,
	type CountForm,
	type SeatForm
} from '../../../../src/lib/ui/vendetta/count/count-form.ts';
import { countOf, held, seatIds } from '../evening.ts';

const SEATS = seatIds(3);
const TABLE = { seats: SEATS, teams: false };

/** A form in which the seats have so much in their Pools and nothing else. */
const typed = (pools: readonly number[], change: Partial<CountForm> = {}): CountForm => ({
	...countForm(SEATS, countOf(pools.map((pool) => held(pool)))),
	...change
});
const seatOf = (form: CountForm, seat: string): SeatForm => {
	const one = form.seats[seat];
	if (!one) throw new Error(`${seat} has no form`);
	return one;
};

describe('a count as it is typed', () => {
	it('begins empty, and nobody is counted yet', () => {
		const check = checked(TABLE, false, countForm(SEATS, null));
		expect(check).toMatchObject({ missing: SEATS, count: null, ties: [] });
	});

	it('asks for the relic only where relics are played with', () => {
		const form = typed([9, 12, 10]);
		seatOf(form, 's1').relic = null;
		expect(checked(TABLE, false, form).count).toEqual(countOf([held(9), held(12), held(10)]));
		expect(checked(TABLE, true, form).missing).toEqual(['s1']);
	});

	it('asks for no tie before everybody is counted', () => {
		const form = typed([9, 9, 1]);
		seatOf(form, 's3').pool = null;
		expect(checked(TABLE, false, form).ties).toEqual([]);
	});

	it('is whole once each tie is broken, and holds no more than that needs', () => {
		const form = typed([9, 9, 1], { blood: { s1: 3, s2: 3, s3: 8 }, ambition: null });
		expect(checked(TABLE, false, form)).toMatchObject({ count: null });
		const whole = checked(TABLE, false, { ...form, ambition: 's2' }).count;
		expect(whole).toMatchObject({ blood: { s1: 3, s2: 3 }, ambition: 's2' });
		const apart = typed([9, 8, 1], { blood: form.blood, ambition: 's2', winsTies: ['s3'] });
		expect(checked(TABLE, false, apart).count).toEqual(countOf([held(9), held(8), held(1)]));
	});

	it('Blood of 0 is none that was typed: Frenzy leaves at least 1', () => {
		const form = typed([9, 9, 1], { blood: { s1: 0, s2: 3 } });
		expect(checked(TABLE, false, form).count).toBeNull();
	});

	it('of who is out asks for the round alone', () => {
		const form = typed([9, 8, 1]);
		form.seats['s3'] = { ...seatOf(form, 's3'), pool: null, tokens: OUT, out: null };
		expect(checked(TABLE, false, form).missing).toEqual(['s3']);
		form.seats['s3'] = { ...seatOf(form, 's3'), out: 2 };
		expect(checked(TABLE, false, form).count?.seats['s3']).toEqual({ out: 2 });
	});

	it('keeps who went out first, as the table knew it, as long as they are out', () => {
		const count = countOf([held(9), { out: 2 }, { out: 2 }], { wentOut: ['s3', 's2'] });
		const form = readCountForm(SEATS, JSON.parse(JSON.stringify(countForm(SEATS, count))));
		if (!form) throw new Error('it is none of these seats');
		expect(checked(TABLE, false, form).count).toEqual(count);
		form.seats['s2'] = { ...seatOf(typed([1, 1, 1]), 's2'), tokens: 2 };
		expect(checked(TABLE, false, form).count).not.toHaveProperty('wentOut');
	});
});

describe('a form that was kept', () => {
	it('comes back as it was typed, from its text too', () => {
		const form = typed([9, 9, 1], { blood: { s1: 3 }, winsTies: ['s2'] });
		expect(readCountForm(SEATS, JSON.parse(JSON.stringify(form)))).toEqual(form);
		expect(checked(TABLE, false, typed([1, 2, 3])).count).toEqual(
			countOf([held(1), held(2), held(3)])
		);
	});

	it('is none where it is of another table, or no form at all', () => {
		expect(readCountForm(seatIds(4), typed([9, 9, 1]))).toBeNull();
		for (const other of [null, 7, {}, { seats: {} }])
			expect(readCountForm(SEATS, other)).toBeNull();
	});
});

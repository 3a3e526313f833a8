import { describe, expect, test } from 'vitest';
import {
	keepPlans,
	LONGEST_NAME,
	MOST_PLANS,
	plansAt,
	renamed,
	withPlan,
	withPlanBack,
	type KeptPlan
} from '../../../../../src/lib/ui/heritage/table/planning/kept-plans.ts';

const AT = { person: 'mira', log: 'log-1', chapter: 3, seat: 's1' };

const plan = (character: string, name = `${character} under Ebba`): KeptPlan => ({
	name,
	character,
	sire: 'ebba',
	worth: {
		least: 2,
		most: 4,
		open: true,
		by: { class: 3, power: -1 },
		rival: { seat: 's2', least: 0, most: 1 },
		power: -1,
		leads: false
	}
});

function storage(held?: string) {
	const kept = new Map(held === undefined ? [] : [['elysium:plans:mira:log-1:3:s1', held]]);
	return {
		kept,
		getItem: (key: string) => kept.get(key) ?? null,
		setItem: (key: string, value: string) => void kept.set(key, value),
		removeItem: (key: string) => void kept.delete(key)
	};
}

const full = () => Array.from({ length: MOST_PLANS }, (_, index) => plan(`c${index}`));

describe('plans on this device', () => {
	test('are there again, for this seat in this chapter alone', () => {
		const device = storage();
		const plans = [plan('zoe'), plan('mara')];
		expect(keepPlans(AT, plans, () => device)).toBe(true);
		expect(plansAt(AT, () => device)).toEqual(plans);
		for (const other of [
			{ person: 'vlad' },
			{ person: '' },
			{ seat: 's2' },
			{ chapter: 4 },
			{ chapter: null },
			{ log: 'log-2' }
		])
			expect(plansAt({ ...AT, ...other }, () => device)).toEqual([]);
		keepPlans(AT, [], () => device);
		expect(device.kept.size).toBe(0);
	});

	test.each([
		['no JSON', '{'],
		['no list', '{"name":"Zoe"}'],
		['null', 'null'],
		['no worth', JSON.stringify([{ name: 'Zoe', character: 'zoe', sire: 'ebba' }])],
		['a number that is none', JSON.stringify([{ ...plan('zoe'), worth: { least: '2' } }])],
		['no name', JSON.stringify([plan('zoe', '  ')])],
		['a name without end', JSON.stringify([plan('zoe', 'x'.repeat(LONGEST_NAME + 1))])],
		['too many', JSON.stringify([...full(), plan('one-more')])]
	])('are none where storage holds %s', (_, held) => {
		const device = storage(held);
		expect(plansAt(AT, () => device)).toEqual([]);
	});

	test('are there once each, whatever storage holds', () => {
		const device = storage(JSON.stringify([plan('zoe'), plan('zoe', 'Again'), plan('ragna')]));
		expect(plansAt(AT, () => device)).toEqual([plan('zoe'), plan('ragna')]);
	});

	test('are none, and last as long as the page, where storage is closed or full', () => {
		const closed = () => {
			throw new Error('closed');
		};
		expect(plansAt(AT, closed)).toEqual([]);
		expect(keepPlans(AT, [plan('zoe')], closed)).toBe(false);
		const fullDevice = { ...storage(), setItem: closed };
		expect(keepPlans(AT, [plan('zoe')], () => fullDevice)).toBe(false);
	});
});

describe('a list of plans', () => {
	test('has the newest first, and each recruit once, under the name it was given', () => {
		const plans = withPlan([plan('mara'), plan('zoe', 'For later')], plan('zoe')) ?? [];
		expect(plans.map(({ name }) => name)).toEqual(['For later', 'mara under Ebba']);
		expect(withPlan(plans, plan('isarn'))?.[0]?.character).toBe('isarn');
	});

	test('takes no more than so many, and what it has already', () => {
		expect(withPlan(full(), plan('one-more'))).toBeNull();
		expect(withPlan(full(), plan('c5'))?.map(({ character }) => character)[0]).toBe('c5');
		expect(withPlan(full().slice(1), plan('one-more'))).toHaveLength(MOST_PLANS);
	});

	test('gives names as long as there is room for, and none without letters', () => {
		const plans = [plan('mara'), plan('zoe')];
		expect(renamed(plans, plan('zoe'), '  If Ada sleeps ')[1]?.name).toBe('If Ada sleeps');
		expect(renamed(plans, plan('zoe'), 'x'.repeat(60))[1]?.name).toHaveLength(LONGEST_NAME);
		expect(renamed(plans, plan('zoe'), '   ')).toEqual(plans);
		expect(withPlan([], plan('zoe', 'x'.repeat(60)))?.[0]?.name).toBe(
			`${'x'.repeat(LONGEST_NAME - 1)}…`
		);
	});

	test('has what was removed back where it was, unless there is no room or it is there', () => {
		const [mara, zoe, isarn] = [plan('mara'), plan('zoe'), plan('isarn')];
		expect(withPlanBack([mara, isarn], zoe, 1)).toEqual([mara, zoe, isarn]);
		expect(withPlanBack([zoe, mara], zoe, 1)).toEqual([zoe, mara]);
		expect(withPlanBack(full(), zoe, 1)).toEqual(full());
	});
});

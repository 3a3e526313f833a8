import { describe, expect, it } from 'vitest';
import {
	draftPlace,
	entryPlace,
	forgetPlans,
	forgetUnsent,
	planPlace,
	readStored,
	unsentCount
} from '../../../src/lib/ui/chronicle/phone-drafts.ts';

function phone(...places: string[]) {
	const kept = [...places];
	return {
		kept,
		get length() {
			return kept.length;
		},
		key: (index: number) => kept[index] ?? null,
		getItem: (place: string) => (kept.includes(place) ? `kept at ${place}` : null),
		removeItem: (place: string) => {
			const at = kept.indexOf(place);
			if (at >= 0) kept.splice(at, 1);
		}
	};
}

describe('a phone that goes round the table', () => {
	it('keeps the same form of two people in two places', () => {
		expect(draftPlace('mira', 'chronicle-1', 'record-4')).not.toBe(
			draftPlace('vlad', 'chronicle-1', 'record-4')
		);
		expect(entryPlace('mira', 'group-1')).not.toBe(entryPlace('vlad', 'group-1'));
	});

	it('keeps different forms of one person apart', () => {
		const places = [
			draftPlace('mira', 'chronicle-1', 'note'),
			draftPlace('mira', 'chronicle-2', 'note'),
			draftPlace('mira', null, 'note'),
			entryPlace('mira', 'chronicle-1')
		];
		expect(new Set(places).size).toBe(4);
	});

	it('forgets what was planned in a game that is deleted, and says what that was', () => {
		const plans = planPlace('', 'game-1:alone:s1');
		const others = [planPlace('', 'game-12:alone:s1'), planPlace('mira', 'game-1:3:s1')];
		const storage = phone(plans, ...others);
		expect(forgetPlans(storage, 'game-1')).toEqual([[plans, `kept at ${plans}`]]);
		expect(storage.kept).toEqual(others);
	});

	it('forgets all of the person who leaves, and nothing of anybody else', () => {
		const others = [
			draftPlace('mirabel', 'chronicle-1', 'note'),
			entryPlace('vlad', 'group-1'),
			planPlace('vlad', 'log-1:3:s1'),
			planPlace('', 'log-1:alone:s1'),
			'elysium-theme'
		];
		const storage = phone(
			draftPlace('mira', 'chronicle-1', 'note'),
			draftPlace('mira', 'chronicle-1', 'record-4'),
			...others,
			entryPlace('mira', 'group-1'),
			planPlace('mira', 'log-1:3:s2')
		);
		expect(unsentCount(storage, 'mira')).toBe(3);
		forgetUnsent(storage, '');
		expect(unsentCount(storage, 'mira')).toBe(3);
		forgetUnsent(storage, 'mira');
		expect(storage.kept).toEqual(others);
		expect(unsentCount(storage, 'mira')).toBe(0);
	});
});

describe('what a phone kept', () => {
	it('is read with the time it was saved', () => {
		expect(readStored('{"savedAt":12,"value":{"name":"Nocturne"}}')).toEqual({
			savedAt: 12,
			value: { name: 'Nocturne' }
		});
		expect(readStored(null)).toBeNull();
	});

	it('opens where 0.2.0 kept a chronicle being entered, bare, as older than anything saved since', () => {
		expect(readStored('{"name":"Nocturne","players":[]}')).toEqual({
			savedAt: 1,
			value: { name: 'Nocturne', players: [] }
		});
	});
});

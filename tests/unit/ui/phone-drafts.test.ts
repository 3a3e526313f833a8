import { describe, expect, it } from 'vitest';
import {
	draftPlace,
	entryPlace,
	forgetUnsent,
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

	it('forgets all of the person who leaves, and nothing of anybody else', () => {
		const others = [
			draftPlace('mirabel', 'chronicle-1', 'note'),
			entryPlace('vlad', 'group-1'),
			'elysium-theme'
		];
		const storage = phone(
			draftPlace('mira', 'chronicle-1', 'note'),
			draftPlace('mira', 'chronicle-1', 'record-4'),
			...others,
			entryPlace('mira', 'group-1')
		);
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

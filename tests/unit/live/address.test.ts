import { afterEach, expect, test, vi } from 'vitest';
import { keptLease, keepLease } from '../../../src/lib/ui/heritage/table/lease/kept.ts';
import { keptAddressOf, todaysPath } from '../../../src/lib/ui/live/address.ts';
import { mark } from '../../../src/lib/ui/live/outbox/marks.ts';

afterEach(() => void vi.unstubAllGlobals());

/** A device whose storage holds nothing yet. */
function device(): void {
	const kept = new Map<string, string>();
	const storage = {
		getItem: (key: string) => kept.get(key) ?? null,
		setItem: (key: string, value: string) => void kept.set(key, value),
		removeItem: (key: string) => void kept.delete(key)
	};
	const ownKeys = () => [...kept.keys()];
	const getOwnPropertyDescriptor = () => ({ enumerable: true, configurable: true });
	vi.stubGlobal('localStorage', new Proxy(storage, { ownKeys, getOwnPropertyDescriptor }));
}

const waiting = (at: string, standing: 'queued' | 'taken') =>
	mark({
		person: 'anna',
		at,
		title: 'By the fire',
		href: '/',
		box: [{ id: 'one', seen: 1, command: {}, words: '', madeAt: 0, standing }]
	});

test('a device finds what an earlier version left waiting for a log, until it is through', () => {
	device();
	expect(keptAddressOf('the-log', 'anna')).toBe('/api/logs/the-log');
	waiting('/api/games/the-log', 'queued');
	expect(keptAddressOf('the-log', 'anna')).toBe('/api/games/the-log');
	expect(keptAddressOf('the-log', 'ben')).toBe('/api/logs/the-log');
	expect(keptAddressOf('other-log', 'anna')).toBe('/api/logs/other-log');
	waiting('/api/games/the-log', 'taken');
	expect(keptAddressOf('the-log', 'anna')).toBe('/api/logs/the-log');
});

test('and the lease that was lent to it then', () => {
	device();
	const place = { person: 'anna', at: '/api/chronicles/the-log' };
	keepLease(place, { lease: 'lease-of-anna', chapter: 1 });
	expect(keptAddressOf('the-log', 'anna')).toBe(place.at);
	expect(keptLease(place)?.lease).toBe('lease-of-anna');
});

test('an address of an earlier version is one of today', () => {
	for (const kind of ['chronicles', 'games', 'draws'])
		expect(todaysPath(`/api/${kind}/the-log/commands`)).toBe('/api/logs/the-log/commands');
	for (const path of ['/api/groups/g/games', '/chronicles/the-log', '/api/logs/x/events'])
		expect(todaysPath(path)).toBe(path);
});

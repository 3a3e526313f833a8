import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Screen } from '../../../src/lib/ui/heritage/table/screen/screen.svelte.ts';
import { pressed } from '../../../src/lib/ui/heritage/table/screen/shortcuts.ts';
import { liveTable } from './kit.ts';

const NOTHING = { kind: 'nothing' } as const;
const key = (key: string, more: Partial<KeyboardEvent> = {}) =>
	({ key, target: null, ...more }) as KeyboardEvent;

beforeEach(() => {
	vi.stubGlobal('Element', EventTarget);
	vi.stubGlobal('document', { querySelector: () => null });
});
afterEach(() => void vi.unstubAllGlobals());

const screen = async () => new Screen((await liveTable()).live);

test('a key shows a place or opens a sheet', async () => {
	const one = await screen();
	expect(pressed(key('4'), one, NOTHING)).toBe(true);
	expect(one.place).toBe('points');
	expect(pressed(key('u'), one, NOTHING)).toBe(true);
	expect(one.sheet).toBe('history');
});

test('a key that something else took does nothing more', async () => {
	const one = await screen();
	expect(pressed(key('4', { defaultPrevented: true }), one, NOTHING)).toBe(false);
	expect(pressed(key('4', { ctrlKey: true }), one, NOTHING)).toBe(false);
	expect(one.place).toBe('table');
});

test('single keys can be turned off, for good', async () => {
	const kept = new Map<string, string>();
	vi.stubGlobal('localStorage', {
		getItem: (name: string) => kept.get(name) ?? null,
		setItem: (name: string, value: string) => void kept.set(name, value)
	});
	const one = await screen();
	one.keys = false;
	expect(pressed(key('u'), one, NOTHING)).toBe(false);
	expect(one.sheet).toBeNull();
	expect((await screen()).keys).toBe(false);
});

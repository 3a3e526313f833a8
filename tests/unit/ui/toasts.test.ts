import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Toasts } from '../../../src/lib/ui/toasts.svelte.ts';

beforeEach(() => {
	vi.useFakeTimers();
});
afterEach(() => {
	vi.useRealTimers();
});

const texts = (toasts: Toasts): string[] => toasts.list.map((toast) => toast.text);

it('a message passes after seven seconds', () => {
	const toasts = new Toasts();
	toasts.show('Saved.');
	vi.advanceTimersByTime(6_999);
	expect(texts(toasts)).toEqual(['Saved.']);
	vi.advanceTimersByTime(1);
	expect(texts(toasts)).toEqual([]);
});

it('one that can be acted upon stays until it is dismissed', () => {
	const toasts = new Toasts();
	toasts.show('Taken.', { action: { label: 'Undo', run: () => undefined } });
	vi.advanceTimersByTime(60_000);
	expect(texts(toasts)).toEqual(['Taken.']);
	toasts.dismiss(toasts.list[0]?.id ?? 0);
	expect(texts(toasts)).toEqual([]);
});

it('at most three are on the screen, the newest last', () => {
	const toasts = new Toasts();
	for (const text of ['one', 'two', 'three', 'four']) toasts.show(text);
	expect(texts(toasts)).toEqual(['two', 'three', 'four']);
});

it('what still stands is said anew, and not twice', () => {
	const toasts = new Toasts();
	toasts.show('Saved.');
	vi.advanceTimersByTime(5_000);
	toasts.show('Saved.');
	expect(texts(toasts)).toEqual(['Saved.']);
	vi.advanceTimersByTime(6_999);
	expect(texts(toasts)).toEqual(['Saved.']);
	vi.advanceTimersByTime(1);
	expect(texts(toasts)).toEqual([]);
});

it('each that can be acted upon stays, for each takes back something else', () => {
	const toasts = new Toasts();
	const options = { action: { label: 'Undo', run: () => undefined } };
	toasts.show('Taken.', options);
	toasts.show('Taken.', options);
	expect(texts(toasts)).toEqual(['Taken.', 'Taken.']);
});

import { afterEach, expect, test, vi } from 'vitest';
import { keepWords, wordsFor } from '../../../src/lib/ui/heritage/table/questions/kept-words.ts';

afterEach(() => vi.unstubAllGlobals());

function page(storage: Partial<Storage>): void {
	vi.stubGlobal('location', { pathname: '/heritage/play/a' });
	vi.stubGlobal('sessionStorage', storage);
}

test('words for a question outlive a reload, until they are sent', () => {
	const kept = new Map<string, string>();
	page({
		getItem: (key) => kept.get(key) ?? null,
		setItem: (key, words) => void kept.set(key, words),
		removeItem: (key) => void kept.delete(key)
	});
	keepWords(3, 'We drew two.');
	expect(wordsFor(3)).toBe('We drew two.');
	expect([...kept.values()]).toEqual(['We drew two.']);
	expect(wordsFor(4)).toBe('');
	keepWords(3, '');
	expect([wordsFor(3), kept.size]).toEqual(['', 0]);
});

test('where nothing may be stored they live as long as the page', () => {
	const closed = (): never => {
		throw new Error('denied');
	};
	page({ getItem: closed, setItem: closed, removeItem: closed });
	keepWords(7, 'By hand.');
	expect(wordsFor(7)).toBe('By hand.');
});

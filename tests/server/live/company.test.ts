import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Company } from '../../../src/lib/server/live/company.ts';

const MIRA = { id: 'mira', name: 'Mira', seats: ['s1'] };
const VLAD = { id: 'vlad', name: 'Vlad', seats: ['s2'] };
const A_WHILE_MS = 5_000;

let changes: string[] = [];
let company = new Company(() => undefined);
const names = (log = 'here') => company.of(log).map(({ name }) => name);

beforeEach(() => {
	vi.useFakeTimers();
	changes = [];
	company = new Company((log) => changes.push(`${log}: ${names(log).join(', ')}`));
});
afterEach(() => void vi.useRealTimers());

test('who comes is there, and who went is gone after a while', () => {
	company.enter('here', MIRA);
	const leave = company.enter('here', VLAD);
	company.enter('elsewhere', VLAD);
	leave();
	expect(names()).toEqual(['Mira', 'Vlad']);
	vi.advanceTimersByTime(A_WHILE_MS);
	expect([names(), names('elsewhere')]).toEqual([['Mira'], ['Vlad']]);
	expect(changes).toEqual(['here: Mira', 'here: Mira, Vlad', 'elsewhere: Vlad', 'here: Mira']);
});

test('who goes to another page, or is back soon, was never away', () => {
	const leave = company.enter('here', MIRA);
	leave();
	vi.advanceTimersByTime(A_WHILE_MS - 1);
	company.enter('here', MIRA);
	vi.advanceTimersByTime(A_WHILE_MS * 2);
	expect([names(), changes]).toEqual([['Mira'], ['here: Mira']]);
});

test('somebody with two pages is there once, until both are closed', () => {
	const [first, second] = [company.enter('here', MIRA), company.enter('here', MIRA)];
	expect(names()).toEqual(['Mira']);
	first();
	// Said twice, it counts once.
	first();
	vi.advanceTimersByTime(A_WHILE_MS);
	expect(names()).toEqual(['Mira']);
	second();
	vi.advanceTimersByTime(A_WHILE_MS);
	expect(names()).toEqual([]);
});

test('a company that disperses is forgotten at once, and nothing of it comes later', () => {
	const leave = company.enter('here', MIRA);
	company.enter('elsewhere', VLAD);
	company.disperse('here');
	leave();
	expect([names(), names('elsewhere')]).toEqual([[], ['Vlad']]);
	company.disperse();
	vi.advanceTimersByTime(A_WHILE_MS);
	expect([names('elsewhere'), changes]).toEqual([[], ['here: Mira', 'elsewhere: Vlad']]);
});

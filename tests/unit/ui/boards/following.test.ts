import { describe, expect, test } from 'vitest';
import {
	followed,
	following,
	type Followed,
	type Placed
} from '../../../../src/lib/ui/heritage/boards/following.ts';

/** `N@home` is a piece of kind N at home; `*` stands for a supply. */
const pieces = (...words: readonly string[]) =>
	words.map((word) => {
		const [kind = '', place = ''] = word.split('@');
		return { kind, place, supply: place === '*' };
	});
const keys = (all: readonly Followed[]) => all.map(({ key, place }) => `${key}@${place}`);

const before = followed([], pieces('N@home', 'N@march', 'E@home'));

describe('a piece is followed', () => {
	test('each is somebody', () => {
		expect(keys(before)).toEqual(['N-1@home', 'N-2@march', 'E-1@home']);
	});

	test('who stays is the same, whatever the order', () => {
		expect(keys(followed(before, pieces('E@home', 'N@march', 'N@home')))).toEqual([
			'E-1@home',
			'N-2@march',
			'N-1@home'
		]);
	});

	test('who goes is the one that is gone from elsewhere', () => {
		expect(keys(followed(before, pieces('N@march', 'N@march', 'E@home')))).toEqual([
			'N-2@march',
			'N-1@march',
			'E-1@home'
		]);
		expect(keys(followed(before, pieces('N@home', 'N@centre', 'E@home')))).toEqual([
			'N-1@home',
			'N-2@centre',
			'E-1@home'
		]);
	});

	test('one more is new, one less is gone, another kind is nobody known', () => {
		expect(keys(followed(before, pieces('N@home', 'N@march', 'N@march')))).toEqual([
			'N-1@home',
			'N-2@march',
			'N-3@march'
		]);
		expect(keys(followed(before, pieces('N@march')))).toEqual(['N-2@march']);
		expect(keys(followed(before, pieces('W@home')))).toEqual(['W-1@home']);
	});
});

describe('a supply', () => {
	const full = followed([], pieces('C@ring', 'C@*'));

	test('is where a new piece comes from, and shows the next one', () => {
		expect(keys(followed(full, pieces('C@ring', 'C@ring', 'C@*')))).toEqual([
			'C-1@ring',
			'C-2@ring',
			'C-3@*'
		]);
	});

	test('is where a removed piece goes', () => {
		expect(keys(followed(full, pieces('C@*')))).toEqual(['C-1@*']);
	});

	test('stays the same while nothing comes or goes', () => {
		expect(keys(followed(full, pieces('C@ring', 'C@*')))).toEqual(['C-1@ring', 'C-2@*']);
	});
});

describe('a picture that follows', () => {
	const row = (state: string, last: readonly Followed[]): readonly Placed[] =>
		followed(
			last,
			pieces(...state.split(' ')).map((piece, at) => ({ ...piece, x: at * 10, y: 0, r: 4 }))
		);

	test('knows its pieces again from one state to the next', () => {
		const follow = following(row);
		follow('N@home N@march E@home', null);
		const { pieces: now, ghosts } = follow('N@march N@march E@home', null);
		expect(keys(now)).toEqual(['E-1@home', 'N-1@march', 'N-2@march']);
		expect(ghosts).toEqual([]);
	});

	test('shows from where who went somewhere else, not who made room', () => {
		const { ghosts } = following(row)('N@march N@march E@home', 'N@home N@march E@home');
		expect(ghosts.map(({ key, from, to }) => [key, from.x, to.x])).toEqual([['N-1', 0, 10]]);
	});

	test('says who is new and who is gone; a supply is never either', () => {
		const { fresh } = following(row)('N@home N@march C@ring C@*', 'N@home C@*');
		expect(keys(fresh)).toEqual(['N-2@march']);
		const { gone } = following(row)('N@home', 'N@home N@march C@*');
		expect(keys(gone)).toEqual(['N-2@march']);
	});
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { rules as a } from '../../../../src/lib/games/heritage/boards/a/rules.ts';
import { TIMELINE } from '../../../../src/lib/games/heritage/boards/timeline.ts';
import { CLASSES } from '../../../../src/lib/games/heritage/vocabulary.ts';
import { character, joined, setting, tableWith, vampire } from '../table/kit.ts';
import { activated, complaint, said, settled } from './resolving.ts';

const laid = setting(2);
/** `c1` is elitist, `c2` egalitarian, both of the first seat. */
const table = tableWith([joined('s1', 'c1', 'l1'), joined('s1', 'c2', 'l1')], {
	...laid,
	cast: laid.cast.map((card) =>
		card.id === 'c2' ? character('c2', { class: 'egalitarian' }) : card
	)
});

test('it is what the timeline says', () => {
	const { id, name, category, eras } = TIMELINE.A;
	expect(a).toMatchObject({ id, name, category, eras });
	expect(a.endRound).toBeUndefined();
	expect(a.worthOfPlayer).toBeUndefined();
});

test('it begins on neutral', () => {
	expect(settled(a.setUp(table))).toEqual({ space: 0 });
});

describe('a push', () => {
	test.each([
		[0, 'elitist', 1],
		[1, 'elitist', 2],
		[-2, 'elitist', -1],
		[-1, 'elitist', 0],
		[0, 'egalitarian', -1],
		[-1, 'egalitarian', -2],
		[2, 'egalitarian', 1],
		[1, 'egalitarian', 0]
	])('from %i by %s goes to %i and changes nothing else', (space, attribute, to) => {
		expect(activated(a, table, { space }, attribute, 'c1')).toEqual({ state: { space: to } });
	});

	test('knows only classes', () => {
		expect(() => activated(a, table, { space: 0 }, 'north', 'c1')).toThrow(
			'north is none of elitist, egalitarian'
		);
	});
});

describe('decisive victory', () => {
	const won = (name: string) => [{ type: 'TokensChanged', vampire: name, power: 1, infamy: 0 }];

	test.each([
		['elitist', 2, 'c1'],
		['egalitarian', -2, 'c2']
	])('at the end of the %s side the activated vampire gains 1 power', (attribute, space, name) => {
		expect(activated(a, table, { space }, attribute, name)).toEqual({
			state: { space: 0 },
			events: won(name)
		});
	});

	test('brought about by an effect the token goes back, but nobody gains', () => {
		expect(activated(a, table, { space: 2 }, 'elitist')).toEqual({
			state: { space: 0 },
			events: []
		});
	});

	test.each([
		['in torpor', 'c1'],
		['on no table', 'c9']
	])('a vampire %s gains nothing', (_, name) => {
		const asleep = tableWith([joined('s1', 'c1', 'l1'), vampire('c1', 'l1', { torpor: true })]);
		expect(activated(a, asleep, { space: 2 }, 'elitist', name)).toEqual({
			state: { space: 0 },
			events: []
		});
	});
});

describe('worth', () => {
	test.each([
		[0, 'c1', 0, 'The token is neutral: neither side wins, so nobody scores here.'],
		[0, 'c2', 0, 'The token is neutral: neither side wins, so nobody scores here.'],
		[1, 'c1', 1, 'The elitist side leads by 1: each elitist vampire is worth 1.'],
		[1, 'c2', 0, 'The elitist side leads by 1, and c2 is not on it.'],
		[2, 'c1', 2, 'The elitist side leads by 2: each elitist vampire is worth 2.'],
		[2, 'c2', 0, 'The elitist side leads by 2, and c2 is not on it.'],
		[-1, 'c2', 1, 'The egalitarian side leads by 1: each egalitarian vampire is worth 1.'],
		[-1, 'c1', 0, 'The egalitarian side leads by 1, and c1 is not on it.'],
		[-2, 'c2', 2, 'The egalitarian side leads by 2: each egalitarian vampire is worth 2.'],
		[-2, 'c1', 0, 'The egalitarian side leads by 2, and c1 is not on it.']
	])('on %i, %s brings %i', (space, name, points, sentence) => {
		const worth = a.worth(table, { space }, 's1', name);
		expect(worth.points).toBe(points);
		expect(said(a, worth)).toBe(sentence);
	});
});

describe('by hand', () => {
	test.each([-2, -1, 0, 1, 2])('the token may lie on %i', (space) => {
		expect(complaint(a, { space })).toBeNull();
	});

	test.each([
		[{ space: 3 }, 'the token rests at most 2 spaces from neutral; an end sends it back'],
		[{ space: -3 }, 'the token rests at most 2 spaces from neutral; an end sends it back'],
		[{ space: 0.5 }, 'the token lies on a whole space'],
		[{ space: '1' }, 'the space of the token is a number'],
		[{}, 'it holds one politics token on a space'],
		[{ space: 0, face: 'elitist' }, 'it holds one politics token on a space'],
		[null, 'it holds one politics token on a space']
	])('%j cannot lie there', (state, problem) => {
		expect(complaint(a, state)).toBe(problem);
	});
});

test('whatever is activated, the token stays where it can lie, and power is gained only at an end', () => {
	fc.assert(
		fc.property(fc.array(fc.constantFrom(...CLASSES), { maxLength: 60 }), (classes) => {
			let state = settled(a.setUp(table));
			let balance = 0;
			for (const attribute of classes) {
				const modified = activated(a, table, state, attribute, 'c1');
				state = modified.state;
				balance += attribute === 'elitist' ? 1 : -1;
				const decisive = Math.abs(balance) === 3;
				if (decisive) balance = 0;
				expect(modified.events?.length ?? 0).toBe(decisive ? 1 : 0);
				expect(state).toEqual({ space: balance });
				expect(complaint(a, state)).toBeNull();
			}
		})
	);
});

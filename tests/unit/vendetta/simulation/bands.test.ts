import { describe, expect, it } from 'vitest';
import {
	courseOf,
	seatedIn,
	shift,
	verdictOf,
	winsOverFair
} from '../../../../scripts/simulation/vendetta/bands.ts';
import { withPart } from '../../../../scripts/simulation/measured-part.ts';
import type { Sat, Sitting } from '../../../../scripts/simulation/vendetta/sitting.ts';
import type { Kind } from '../../../../scripts/simulation/vendetta/tables.ts';

const four: Kind = { name: '4', seats: 4, teams: false };
const seat = (some: Partial<Sat>): Sat => ({
	who: 'curious',
	clan: 'brujah',
	relic: null,
	won: false,
	influence: 10,
	out: false,
	first: false,
	led: false,
	offered: [],
	kept: [],
	...some
});
/** A game whose first seat wins. */
const game = (some: Partial<Sitting>): Sitting => ({
	kind: four,
	seats: [seat({ won: true, first: true, led: true }), seat({}), seat({ out: true }), seat({})],
	margin: 3,
	frenzies: 1,
	up: 3,
	down: 1,
	stayed: 9,
	withdrew: 1,
	...some
});

describe('a verdict', () => {
	it('is said where the whole interval lies on one side of a bound', () => {
		expect(verdictOf('clan', { low: 0.75, high: 1.25 })).toBe('met');
		expect(verdictOf('clan', { low: 0.74, high: 1.2 })).toBe('open');
		expect(verdictOf('clan', { low: 1.26, high: 1.4 })).toBe('missed');
		expect(verdictOf('clan', { low: 0.5, high: 0.74 })).toBe('missed');
		expect(verdictOf('better', { low: 1.5, high: 3 })).toBe('met');
	});
});

describe('figures', () => {
	const values = (sittings: readonly Sitting[]) =>
		Object.fromEntries(courseOf(sittings).map(([band, { value }]) => [band, value]));

	it('of the course of games', () => {
		expect(values([game({}), game({ margin: 5, frenzies: 2 })])).toEqual({
			first: 4,
			led: 1,
			margin: 4,
			frenzies: 1.5,
			out: 0.25,
			down: 0.25,
			withdrew: 0.1
		});
	});

	it('leave out games in which nobody leads', () => {
		const level = game({ seats: [seat({ won: true }), seat({ first: true }), seat({}), seat({})] });
		expect(values([level, game({})])['led']).toBe(1);
	});

	it('take teams as one side', () => {
		const teams = game({ kind: { name: 'teams of 4', seats: 4, teams: true } });
		expect(winsOverFair(seatedIn([teams]).filter(({ won }) => won)).value).toBe(2);
	});

	it('say what having something adds to wins', () => {
		const seats = seatedIn([game({}), game({}), game({})]);
		const winners = seats.filter(({ won }) => won);
		expect(
			shift(
				winners,
				seats.filter(({ won }) => !won)
			).value
		).toBe(1);
		expect(shift(winners, winners).value).toBe(0);
	});
});

describe('the page', () => {
	it('keeps what is written by hand, and has one measured part', () => {
		const once = withPart('# A\n\n## What is not met\n\nB\n', '## What was measured\n\n1\n');
		expect(once).toBe('# A\n\n## What was measured\n\n1\n\n## What is not met\n\nB\n');
		expect(withPart(once, '## What was measured\n\n2\n')).toBe(once.replace('1', '2'));
		expect(() => withPart('# A', '')).toThrow('What is not met');
	});
});

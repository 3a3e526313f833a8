import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { seededChance } from '../../../../src/lib/games/core/chance.ts';
import {
	numbered,
	rollDice,
	rollFault,
	shownBy,
	type Die,
	type Roll
} from '../../../../src/lib/games/core/dice/rolls.ts';
import { coursesOf, NO_COURSE } from '../../../../src/lib/games/core/steps/course.ts';

const black: Die = { name: 'black', faces: ['blank', 'blank', 'hit', 'double'] };
const red: Die = { name: 'red', faces: ['skull', 'blank', 'hit'] };
const dice = [red, black, black];

test('dice fall as chance has it, each face as often as it is on the die', () => {
	expect(rollDice({ below: (limit) => limit - 1 }, dice)).toEqual([
		{ die: 'red', face: 'hit', nth: 0 },
		{ die: 'black', face: 'double', nth: 0 },
		{ die: 'black', face: 'double', nth: 1 }
	]);
	const many = rollDice(
		seededChance(1),
		Array.from({ length: 4_000 }, () => black)
	);
	const blanks = many.filter(({ face }) => face === 'blank').length;
	expect(Math.abs(blanks - 2_000)).toBeLessThan(150);
});

test('whatever the program rolls, real dice could have shown', () => {
	fc.assert(
		fc.property(fc.integer(), fc.array(fc.constantFrom(red, black)), (seed, some) => {
			expect(rollFault(some, rollDice(seededChance(seed), some))).toBeNull();
		})
	);
});

test.each([
	[
		'a black die has no skull',
		['hit', 'skull', 'hit'],
		['red', 'black', 'black'],
		'no-such-face',
		1
	],
	[
		'two red dice where one was asked for',
		['hit', 'hit', 'hit'],
		['red', 'red', 'black'],
		'other-dice',
		1
	],
	['a die too few', ['hit', 'hit'], ['red', 'black'], 'other-dice', 2],
	[
		'a die too many',
		['hit', 'hit', 'hit', 'hit'],
		['red', 'black', 'black', 'black'],
		'other-dice',
		3
	]
])('real dice cannot show it: %s', (_, faces, names, reason, at) => {
	const roll = faces.map((face, index) => ({ die: names[index] ?? '', face }));
	expect(rollFault(dice, roll)).toEqual({ reason, at });
});

describe('a roll that was undone', () => {
	type Rolled = { readonly type: 'Rolled'; readonly roll: Roll };
	const courses = coursesOf<Rolled, Record<never, never>>({
		lays: () => false,
		begins: () => true,
		shows: (step) => step.flatMap(({ roll }) => shownBy(roll)),
		asks: () => 0,
		matters: {}
	});
	type Its = Parameters<typeof courses.undoneTo>[0];
	const rollsIn = (steps: Its['steps']) => steps.flat().map(({ roll }) => roll);
	const rolls = (course: Its, seed: number, dice: readonly Die[]): Its => {
		const fallen = { standing: rollsIn(course.steps), undone: rollsIn(course.undone) };
		const roll = rollDice(seededChance(seed), dice, fallen);
		return courses.happened(course, { type: 'Rolled', roll }, false);
	};
	const facesIn = (course: Its) =>
		rollsIn(course.steps).map((roll) => roll.map(({ face }) => face));

	test('falls the same again, by whatever chance, however often, and with more dice', () => {
		fc.assert(
			fc.property(fc.infiniteStream(fc.integer()), (seeds) => {
				const next = () => seeds.next().value;
				const first = rolls(rolls(NO_COURSE, next(), [black]), next(), dice);
				const undone = courses.undoneTo(first, 1);
				expect(facesIn(rolls(undone, next(), dice))).toEqual(facesIn(first));
				const twice = courses.undoneTo(rolls(undone, next(), [black]), 0);
				const again = rolls(twice, next(), [black, red, black, black, black]);
				const [one = [], [r = '', b1 = '', b2 = ''] = []] = facesIn(first);
				expect(facesIn(again)[0]?.slice(0, 4)).toEqual([...one, r, b1, b2]);
			})
		);
	});

	test('of the table is numbered after those that stand', () => {
		const standing = [rollDice(seededChance(1), dice)];
		expect(numbered([{ die: 'black', face: 'hit' }], { standing })).toEqual([
			{ die: 'black', face: 'hit', nth: 2 }
		]);
	});
});

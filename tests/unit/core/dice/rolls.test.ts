import fc from 'fast-check';
import { expect, test } from 'vitest';
import { seededChance } from '../../../../src/lib/games/core/chance.ts';
import { rollDice, rollFault, type Die } from '../../../../src/lib/games/core/dice/rolls.ts';

const black: Die = { name: 'black', faces: ['blank', 'blank', 'hit', 'double'] };
const red: Die = { name: 'red', faces: ['skull', 'blank', 'hit'] };
const dice = [red, black, black];

test('dice fall as chance has it, each face as often as it is on the die', () => {
	expect(rollDice({ below: (limit) => limit - 1 }, dice)).toEqual([
		{ die: 'red', face: 'hit' },
		{ die: 'black', face: 'double' },
		{ die: 'black', face: 'double' }
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

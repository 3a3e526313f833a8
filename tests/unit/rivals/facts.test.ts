import { describe, expect, test } from 'vitest';
import { readAs } from '../../../src/lib/games/core/read-as.ts';
import {
	knownAs,
	knownCitySchema,
	knownVampiresSchema,
	rememberedWith
} from '../../../src/lib/games/rivals/facts/shapes.ts';
import { findVampire } from '../../../src/lib/games/rivals/match/vampires.ts';
import type { Command } from '../../../src/lib/games/rivals/commands.ts';
import { after, matchOf, whyNot } from './playing.ts';

const set = after(matchOf(2), [
	{ type: 'Recruit', seat: 's1', bp: 5, leader: true },
	{ type: 'Recruit', seat: 's2', bp: 4, name: 'Zoe' }
]);
const describeAs = (own: object = {}): Command => ({
	type: 'DescribeVampire',
	vampire: 's1v1',
	name: 'Mara',
	bp: 5,
	facts: { physical: 2, guard: true },
	...own
});

describe('What a vampire’s card says', () => {
	test('is typed once, with its name', () => {
		const one = findVampire(after(set, [describeAs()]).match, 's1v1')?.vampire;
		expect(one).toMatchObject({ name: 'Mara', bp: 5, facts: { physical: 2, guard: true } });
	});

	test('a lower Blood Potency leaves no more Blood than it holds', () => {
		const one = findVampire(after(set, [describeAs({ bp: 3 })]).match, 's1v1')?.vampire;
		expect(one).toMatchObject({ bp: 3, blood: 3 });
	});

	test('a name that is active at another player’s is taken', () => {
		expect(whyNot(set, describeAs({ name: 'zoe' }))).toBe('name-active');
		expect(whyNot(set, describeAs({ vampire: 's1v9' }))).toBe('no-such-vampire');
	});

	test('typed again, the same, nothing happens', () => {
		const once = after(set, [describeAs()]);
		expect(after(once, [describeAs()]).course.steps).toHaveLength(once.course.steps.length);
	});
});

test('a list of known vampires has each name once, however it is written', () => {
	const mara = { name: 'Mara', bp: 5, facts: {} };
	const zoe = { name: 'Zoe', bp: 4, facts: {} };
	const list = rememberedWith([mara, zoe], [{ ...mara, name: ' MARA ', bp: 6 }]);
	expect(list.map(({ bp }) => bp)).toEqual([4, 6]);
	expect(knownAs(list, 'mara')?.bp).toBe(6);
	expect(knownAs(list, 'Nobody')).toBeUndefined();
});

test('a list that grew as long as it may is still read, of vampires and of City cards', () => {
	const many = Array.from({ length: 600 }, (_, nth) => nth);
	const vampires = many.map((nth) => ({ name: `Mara ${nth}`, bp: 5, facts: {} }));
	const city = many.map((nth) => ({ name: `Clerk ${nth}`, kind: 'citizen' as const }));
	const [known, knownCity] = [rememberedWith([], vampires), rememberedWith([], city)];
	expect(readAs(knownVampiresSchema, known)).toEqual(known);
	expect(readAs(knownCitySchema, knownCity)).toEqual(knownCity);
	expect(knownCity.at(-1)?.name).toBe('Clerk 599');
});

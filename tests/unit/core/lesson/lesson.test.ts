import { describe, expect, it } from 'vitest';
import {
	hintFor,
	shownOnceMore,
	takenAsKnown,
	type Hint
} from '../../../../src/lib/games/core/lesson/hints.ts';
import { dueIn, settle, type Lesson } from '../../../../src/lib/games/core/lesson/lesson.ts';

/** A toy: somebody fills a cup and drinks. */
interface Cup {
	readonly full: number;
	readonly drunk: number;
}

const LESSON: Lesson<Cup, 'tap' | 'cup'> = [
	{ id: 'look', when: () => true, says: 'This is a cup.' },
	{
		id: 'fill',
		when: ({ drunk }) => drunk === 0,
		at: 'tap',
		says: ({ full }) => `It holds ${full}.`,
		until: ({ full }) => full > 0
	},
	{
		id: 'drink',
		when: ({ full }) => full > 0,
		at: ({ full }) => (full > 1 ? 'cup' : null),
		says: 'Drink.',
		until: ({ drunk }) => drunk > 0
	}
];

describe('a lesson', () => {
	const empty: Cup = { full: 0, drunk: 0 };
	const full: Cup = { full: 1, drunk: 0 };

	it('says the first step whose time has come', () => {
		expect(dueIn(LESSON, empty, [])).toEqual({
			id: 'look',
			says: 'This is a cup.',
			at: null,
			asks: false
		});
	});

	it('goes on once a step is read or skipped', () => {
		expect(dueIn(LESSON, empty, ['look'])).toMatchObject({ id: 'fill', at: 'tap', asks: true });
		expect(dueIn(LESSON, empty, ['look', 'fill'])).toBeNull();
	});

	it('goes on by itself once a step is done, and points where the state says', () => {
		expect(dueIn(LESSON, full, ['look'])).toMatchObject({ id: 'drink', at: null });
		expect(dueIn(LESSON, { full: 2, drunk: 0 }, ['look'])).toMatchObject({ at: 'cup' });
	});

	it('says a step again where what was done is taken back', () => {
		expect(dueIn(LESSON, full, ['look'])?.id).toBe('drink');
		expect(dueIn(LESSON, empty, ['look'])).toMatchObject({ id: 'fill', says: 'It holds 0.' });
	});

	it('is over when nothing is due any more', () => {
		expect(dueIn(LESSON, { full: 1, drunk: 1 }, ['look'])).toBeNull();
	});

	it('settles a step once', () => {
		expect(settle(settle([], 'look'), 'look')).toEqual(['look']);
	});
});

describe('a hint', () => {
	const HINTS: readonly Hint<number>[] = [
		{ id: 'big', when: (by) => by > 9, says: (by) => `${by} is much.` },
		{ id: 'any', when: () => true, says: 'It grew.' }
	];

	it('is the first that what happened calls for', () => {
		expect(hintFor(HINTS, 12, {})).toEqual({ id: 'big', says: '12 is much.' });
		expect(hintFor(HINTS, 1, {})).toEqual({ id: 'any', says: 'It grew.' });
	});

	it('does not come again once it was read', () => {
		expect(hintFor(HINTS, 12, takenAsKnown({}, ['big']))?.id).toBe('any');
		expect(hintFor(HINTS, 12, takenAsKnown({ big: 1 }, ['big', 'any']))).toBeNull();
	});

	it('is gone after the second time, and gives way to the next', () => {
		const twice = shownOnceMore(shownOnceMore({}, 'big'), 'big');
		expect(hintFor(HINTS, 12, twice)?.id).toBe('any');
		expect(hintFor(HINTS, 12, { ...twice, any: 2 })).toBeNull();
	});
});

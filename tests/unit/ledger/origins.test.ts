import { describe, expect, test } from 'vitest';
import { fold } from '../../../src/lib/games/core/game.ts';
import type { Event } from '../../../src/lib/games/heritage/events.ts';
import { heritage } from '../../../src/lib/games/heritage/heritage.ts';
import { DEFAULT_RULESET } from '../../../src/lib/games/heritage/ruleset.ts';
import { UNSTARTED } from '../../../src/lib/games/heritage/state.ts';
import { EMPTY_TABLE, type Table } from '../../../src/lib/games/heritage/table/table.ts';
import { ledgerEntries } from '../../../src/lib/ui/heritage/ledger/lines.ts';
import { namesOf } from '../../../src/lib/ui/heritage/ledger/names.ts';
import { DotWalk } from '../../../src/lib/ui/heritage/sheet/origins.ts';
import { chronicleGlance } from '../../../src/lib/games/heritage/chronicle/glance.ts';
import { nextStep, type Looker } from '../../../src/lib/ui/heritage/standings/next-step.ts';
import { timelineView } from '../../../src/lib/ui/heritage/timeline/view.ts';

const EVENTS: Event[] = [
	{
		type: 'ChronicleStarted',
		title: 'Night',
		dealer: 'box',
		ruleset: DEFAULT_RULESET,
		traits: [{ id: 'lore', name: 'Lore' }],
		seats: ['s1', 's2']
	},
	{
		type: 'PrologueCompleted',
		seat: 's1',
		name: 'Anna of Prague',
		title: 'Scholar',
		dots: { lore: 5 },
		havenName: 'Charterhouse',
		retainer: null,
		sticker: null
	},
	{
		type: 'SheetCorrected',
		seat: 's1',
		sheet: { name: 'Anna of Prague', titles: [], dots: { lore: 4 } },
		reason: 'One too many.'
	}
];
const state = fold(heritage.evolve, UNSTARTED, EVENTS);
const names = namesOf(state, { s1: 'Anna', s2: 'Bert' });
const originsOf = (events: readonly Event[], seat: string) => {
	const walk = new DotWalk(seat, names);
	for (const event of events) walk.add(event);
	return walk.origins;
};

test('dots tell where they came from, and the lines add up to them', () => {
	expect(originsOf(EVENTS, 's1').get('lore')).toEqual([
		{ label: 'Prologue', value: '+5' },
		{ label: 'By hand: One too many.', value: '−1' }
	]);
	expect(originsOf(EVENTS, 's2').size).toBe(0);
	const away: Event[] = [
		{ type: 'PlayerLeft', seat: 's1' },
		{ type: 'PlayerReturned', seat: 's1', missed: 2, dots: { lore: 2 } }
	];
	expect(
		originsOf([...EVENTS, ...away], 's1')
			.get('lore')
			?.at(-1)
	).toEqual({
		label: 'Came back after 2 chapters',
		value: '+2'
	});
});

test('a ledger folds along: a correction tells what was before', () => {
	const written = EVENTS.map((event, index) => ({
		sequence: index + 1,
		seat: null,
		actor: index === 2 ? 'stranger' : 'anna',
		at: '2026-01-31T20:15:00.000Z',
		rule: null,
		event
	}));
	const lines = ledgerEntries(written, names, { anna: 'Anna' }).map((entry) => entry.line());
	expect(lines.map(({ kind, chapter, by }) => [kind, chapter, by])).toEqual([
		['chronicle', 0, 'Anna'],
		['players', 0, 'Anna'],
		['corrections', 0, 'somebody']
	]);
	expect(lines[2]?.details).toEqual(['Titles: Scholar → nothing', 'Lore: 5 dots → 4 dots']);
});

describe('what comes next', () => {
	const all = { writes: true, writesFor: () => true };
	test.each([
		['who may write it goes to the open prologue', all, '/c/prologue/s2'],
		['nobody else does', { writes: true, writesFor: () => false }, null]
	])('%s', (_what, looker, href) => {
		expect(nextStep(state, 1, names, '/c', looker)).toMatchObject({
			href,
			label: 'Bert’s prologue'
		});
	});

	test('a spectator is told what comes, and offered nothing', () => {
		const between = { ...state, phase: 'between' as const };
		const step = nextStep(between, 4, names, '/c', { writes: false, writesFor: () => false });
		expect(step).toEqual({
			href: null,
			label: 'Play chapter 4 live',
			about: 'Next: chapter 4 (era II).'
		});
	});

	test('a chapter is played live, or recorded afterwards', () => {
		expect(nextStep({ ...state, phase: 'between' }, 4, names, '/c', all)).toMatchObject({
			href: '/c/chapters/4/set-up',
			other: { href: '/c/chapters/4/record' }
		});
	});

	test('a table that is laid out is gone on with; a spectator looks at it', () => {
		const step = (phase: Table['phase'], round: number, looker: Looker = all) =>
			nextStep(laid(phase, round), 4, names, '/c', looker);
		expect(step('play', 2)).toEqual({
			href: '/c/chapters/4/table',
			label: 'Continue chapter 4',
			about: 'It is on the table, in round 2.'
		});
		expect(step('set-up', 0).about).toBe('It is being set up.');
		expect(step('finished', 10).about).toBe('It is over and waits to be recorded.');
		const looker = { writes: false, writesFor: () => false };
		expect(step('play', 2, looker).label).toBe('Look at chapter 4');
	});

	test('at a glance it says whether a chapter is still to come, is played, or waits to be recorded', () => {
		const where = (phase: Table['phase'], round: number) =>
			chronicleGlance(laid(phase, round), names.seat).where;
		expect(where('empty', 0)).toBe('Chapter 4 of 21 comes next, era II');
		expect(where('set-up', 0)).toBe('Chapter 4 of 21 is being set up, era II');
		expect(where('play', 2)).toBe('Chapter 4 of 21 is in round 2, era II');
		expect(where('scoring', 10)).toBe('Chapter 4 of 21 is being counted, era II');
		expect(where('finished', 10)).toBe('Chapter 4 of 21 is over and waits to be recorded, era II');
	});
});

const laid = (phase: Table['phase'], round: number) =>
	({
		...state,
		phase: 'between',
		chapters: [],
		firstChapter: 4,
		table: { ...EMPTY_TABLE, phase, round, chapter: 4 }
	}) as const;

test('the timeline: before this ledger, next, and closed doors that say nothing', () => {
	const entered = { ...state, firstChapter: 4 };
	const eras = timelineView(entered, 4, names);
	expect(eras.flatMap(({ chapters }) => chapters).map(({ kind }) => kind)).toEqual([
		...Array<string>(3).fill('before'),
		'now',
		...Array<string>(17).fill('closed')
	]);
	expect(eras[6]?.chapters[0]).toEqual({ number: 19, kind: 'closed' });
	expect(eras[1]?.chapters[0]).toEqual({ number: 4, kind: 'now', tag: 'comes next' });
	expect(timelineView(laid('play', 2), 4, names)[1]?.chapters[0]).toMatchObject({
		tag: 'in round 2'
	});
	// An era before the entry is over although nobody noted who dominated it.
	expect(eras.map(({ over }) => over).slice(0, 3)).toEqual([true, false, false]);
});

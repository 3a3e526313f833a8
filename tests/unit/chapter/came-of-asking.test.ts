import { render } from 'svelte/server';
import { describe, expect, test } from 'vitest';
import {
	NO_COURSE,
	turnedBack,
	type Course,
	type Turnback
} from '../../../src/lib/games/heritage/table/course.ts';
import WhatCame from '../../../src/lib/ui/heritage/table/history/Turnback.svelte';
import { courseLog } from '../../../src/lib/ui/heritage/table/course-log.ts';
import type { TableLink } from '../../../src/lib/ui/heritage/table/link.ts';
import { LiveTable } from '../../../src/lib/ui/heritage/table/live-table.svelte.ts';
import type { Screen } from '../../../src/lib/ui/heritage/table/screen/screen.svelte.ts';

const linkTo = (course: Course): TableLink => ({
	id: 'log-1',
	log: courseLog({ course, version: 0 }),
	act: () => Promise.reject(new Error('nothing is sent')),
	turnBack: () => Promise.reject(new Error('nothing is sent')),
	catchUp: () => Promise.reject(new Error('nothing is sent')),
	hand: () => Promise.resolve(null)
});
const after = (...events: readonly Turnback[]): Course => events.reduce(turnedBack, NO_COURSE);

interface Roles {
	readonly writes: boolean;
	readonly overrules?: boolean;
	readonly keepsOrder?: boolean;
	/** The seats that somebody else let them act for. */
	readonly lent?: readonly string[];
}

/** What the table says below its screen to somebody who plays these seats. */
function said(course: Course, mine: readonly string[], roles: Roles = { writes: true }): string {
	const sittings = ['s1', 's2', 's3'].map((seat, index) => ({
		seat,
		name: ['Anna', 'Bert', 'Cleo'][index] ?? '',
		mine: mine.includes(seat),
		...(roles.lent?.includes(seat) && { lent: true as const })
	}));
	const live = new LiveTable({
		battlegrounds: {},
		sittings,
		link: linkTo(course),
		...roles
	});
	const { body } = render(WhatCame, { props: { live, screen: {} as Screen } });
	return body
		.replace(/<[^>]*>/g, '')
		.replace(/\s+/g, ' ')
		.trim();
}

const undo = (by: readonly string[]): Turnback => ({
	type: 'UndoProposed',
	kept: 0,
	by,
	asks: ['s2', 's3']
});
const declined: Turnback = { type: 'UndoDeclined', seats: ['s2'] };

describe('what was asked of the table and declined', () => {
	test('is told whoever asked, and by whom', () => {
		const course = after(undo(['s1']), declined);
		expect(said(course, ['s1'])).toBe('Bert did not agree. Nothing was undone.');
		expect(said(course, ['s3'])).toBe('');
	});

	test('is told a referee too, and a keeper, who asked for no seat', () => {
		const course = after(undo([]), declined);
		const told = 'Bert did not agree. Nothing was undone.';
		expect(said(course, [])).toBe(told);
		expect(said(course, ['s1'], { writes: true, overrules: true })).toBe(told);
		expect(said(course, ['s1'])).toBe('');
		expect(said(course, [], { writes: false })).toBe('');
	});

	test('says what stays: of a hand that it is face down, of an ending that the chapter goes on', () => {
		const asks = { by: ['s1'], asks: ['s2'] };
		const hand: Turnback = { type: 'HandProposed', seat: 's1', from: 'a', to: 'b', ...asks };
		expect(said(after(hand, declined), ['s1'])).toBe(
			'Bert did not agree. The hand stays face down.'
		);
		const record = {} as never;
		const ending: Turnback = { type: 'EndingProposed', chapter: 1, record, ...asks };
		expect(said(after(ending, declined), ['s1'])).toBe('Bert did not agree. The chapter goes on.');
	});
});

test('a question of a referee can be ended by who keeps order, and by no player, seated or not', () => {
	const referee = { writes: true, keepsOrder: true };
	expect(said(after(undo([])), [], referee)).toContain('Stop asking');
	expect(said(after(undo([])), [])).not.toContain('Stop asking');
	expect(said(after(undo([])), ['s2'])).not.toContain('Stop asking');
});

test('whether a hidden hand is shown is answered for seats of one’s own, not for those one acts for', () => {
	const asks = { by: ['s3'], asks: ['s1', 's2'] };
	const hand: Turnback = { type: 'HandProposed', seat: 's3', from: 'a', to: 'b', ...asks };
	expect(said(after(hand), ['s1'])).toContain('Agree');
	expect(said(after(hand), ['s1'], { writes: true, lent: ['s1'] })).not.toContain('Agree');
	expect(said(after(undo([])), ['s2'], { writes: true, lent: ['s2'] })).toContain('Agree');
});

test('a hand that was passed on is told everybody, spectators too', () => {
	const course = after({ type: 'HandPassed', seat: 's3' });
	const told = 'Cleo’s hand went to the player who has that seat now. The ledger shows who saw it.';
	expect(said(course, ['s1'])).toBe(told);
	expect(said(course, [], { writes: false })).toBe(told);
});

test('a hand that was passed on is told its new holder as theirs', () => {
	const course = after({ type: 'HandPassed', seat: 's3' });
	expect(said(course, ['s3'])).toBe(
		'You now hold Cleo’s hand. The ledger shows who saw it before.'
	);
});

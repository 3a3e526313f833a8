import { expect, test } from 'vitest';
import { happened, NO_COURSE, tableOf } from '../../../src/lib/games/heritage/table/course.ts';
import { courseLog } from '../../../src/lib/ui/heritage/table/course-log.ts';
import type { Entry } from '../../../src/lib/ui/live/outbox/outbox.ts';
import { TableLog, type TableGame } from '../../../src/lib/ui/table/log.svelte.ts';
import { played } from '../ui/table/played.ts';

/** A game that adds numbers. */
interface Adding extends TableGame {
	readonly Course: readonly number[];
	readonly Table: number;
	readonly Word: number;
}

const sum = (all: readonly number[]): number => all.reduce((total, one) => total + one, 0);

function adding() {
	const log = new TableLog<Adding>(
		{
			fold: (course, word) => [...course, word],
			tableOf: sum,
			sharing: (course) => course,
			isSame: (course, shown) => String(course) === String(shown)
		},
		{ course: [1], version: 1 }
	);
	log.decideWith((confirmed, waiting) => {
		const course = [...confirmed, ...waiting.map(({ command }) => command as number)];
		return { course, table: sum(course), steps: {}, open: null };
	});
	const changes: number[] = [];
	log.follow((before) => changes.push(before.table));
	return { log, changes };
}

const waits = (id: string, command: number): Entry => ({
	id,
	command,
	seen: 1,
	words: '',
	madeAt: 0,
	standing: 'queued'
});
const written = (sequence: number, word: number | null, command = `others-${sequence}`) => ({
	sequence,
	command,
	word
});

test('what waits lies on top of what the log says, and once it is there no more', () => {
	const { log, changes } = adding();
	log.dispatch({ type: 'kept', outbox: [waits('mine', 10)] });
	expect(log.shown.table).toBe(11);
	log.dispatch({ type: 'read', written: [written(2, 5)] });
	expect(log.shown.table).toBe(16);
	log.dispatch({ type: 'read', written: [written(3, 10, 'mine')] });
	expect(log.shown).toMatchObject({ course: [1, 5, 10], table: 16 });
	expect([log.version, log.confirmed]).toEqual([3, [1, 5, 10]]);
	log.dispatch({ type: 'kept', outbox: [] });
	// That its own came true changes nothing on the screen.
	expect(changes).toEqual([1, 11]);
});

test('whatever brings it, and however often, something happened once', () => {
	const { log } = adding();
	log.dispatch({ type: 'read', written: [written(2, 5), written(3, null)] });
	log.dispatch({ type: 'read', written: [written(2, 5), written(3, null), written(4, 7)] });
	expect([log.shown.course, log.version]).toEqual([[1, 5, 7], 4]);
});

test('it goes on where an earlier page was, unless the server does not go that far', () => {
	const base = { version: 4, content: [1, 2, 3, 4] };
	const { log } = adding();
	log.dispatch({ type: 'began', base });
	expect([log.shown.table, log.version, log.isBeyond]).toEqual([10, 4, false]);
	log.dispatch({ type: 'said', version: 2 });
	expect([log.isBeyond, log.isBehind]).toEqual([true, true]);
	log.dispatch({ type: 'reverted' });
	expect([log.shown.table, log.version, log.isBeyond, log.isBehind]).toEqual([1, 1, false, true]);
	log.dispatch({ type: 'began', base });
	expect(log.version).toBe(1);
});

test('how far it goes is what was said last of it, and no less', () => {
	const { log } = adding();
	expect(log.isBehind).toBe(false);
	log.dispatch({ type: 'said', version: 3 });
	log.dispatch({ type: 'said', version: 2 });
	expect([log.said, log.isBehind]).toEqual([3, true]);
});

test('who only watches folds nothing twice, and sees the table of the whole course', () => {
	const { steps } = played();
	const events = steps.slice(0, 40).flat();
	const [first, ...others] = events;
	if (!first) throw new Error('a table was laid');
	const course = happened(NO_COURSE, first, false);
	const log = courseLog({ course, version: 1 });
	const { cast } = log.shown.table;
	for (const [at, event] of others.entries()) {
		const word = { type: 'HappenedAtTable', event } as const;
		log.dispatch({ type: 'read', written: [{ sequence: at + 2, command: `c-${at}`, word }] });
		// Nothing of the cast changed: made anew from the beginning, it would be another one.
		if (at < 5) expect(log.shown.table.cast).toBe(cast);
	}
	expect(log.shown.table).toEqual(tableOf(log.shown.course));
	const word = { type: 'UndoneAtTable', kept: 1 } as const;
	log.dispatch({ type: 'read', written: [{ sequence: 999, command: 'undo', word }] });
	expect(log.shown.course.steps.length).toBeLessThan(3);
	expect(log.shown.table).toEqual(tableOf(log.shown.course));
});

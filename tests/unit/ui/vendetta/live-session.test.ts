import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { VendettaEvent } from '../../../../src/lib/games/vendetta/events.ts';
import { evolve } from '../../../../src/lib/games/vendetta/evolve.ts';
import type { EveningState } from '../../../../src/lib/games/vendetta/state.ts';
import { waitedFor } from '../../../../src/lib/games/vendetta/table/waiting.ts';
import { EveningLink } from '../../../../src/lib/ui/vendetta/evening/evening-link.ts';
import { LiveEvening } from '../../../../src/lib/ui/vendetta/evening/live-evening.svelte.ts';
import { LiveSession } from '../../../../src/lib/ui/vendetta/evening/live-session.svelte.ts';
import { PlayTable } from '../../../../src/lib/ui/vendetta/play/play-table.svelte.ts';
import { PlayedEvening } from '../../vendetta/evening-table.ts';

const NAMES = { s1: 'Ada', s2: 'Ben', s3: 'Cleo', s4: 'Dora' };

/** One phone at a table: hears what happens as its stream would bring it. */
function phoneAt(course: EveningState, people: readonly string[]) {
	const at = '/api/logs/x';
	const link = new EveningLink({
		at,
		person: 'ben',
		title: 'A night',
		version: 0,
		course,
		people: NAMES,
		fold: evolve,
		onother: () => undefined
	});
	const live = new LiveEvening(link, at);
	const session = new LiveSession({ link, live, at, names: NAMES, people });
	const play = new PlayTable(session);
	let sequence = 0;
	const hear = (events: readonly VendettaEvent[]): void =>
		link.log.dispatch({
			type: 'read',
			written: events.map((word) => ({ sequence: (sequence += 1), command: 'c', word }))
		});
	return { session, play, hear };
}

/** Goes on with all that is to be told. */
function toldBy(play: PlayTable): void {
	for (let tap = 0; play.show.telling; tap++) {
		if (tap > 2_000) throw new Error('it is told for ever');
		play.show.next();
	}
}

describe('a phone among several', () => {
	beforeEach(() => vi.stubGlobal('fetch', () => new Promise(() => undefined)));
	afterEach(() => vi.unstubAllGlobals());

	test('shows at the end of all that is told what lies on the table, from the clans to the count', () => {
		const evening = new PlayedEvening(4, { relics: true }, 4);
		evening.lay();
		const { play, hear, session } = phoneAt(evening.state, ['s2']);
		let known = evening.log.length;
		let waited = 0;
		evening.play((state) => {
			for (const events of evening.log.slice(known)) hear(events);
			known = evening.log.length;
			toldBy(play);
			expect(session.table).toEqual(state.evening.table);
			expect(play.table).toEqual(state.evening.table);
			const isMine = waitedFor(evening.table).includes('s2');
			expect(play.acting).toBe(isMine ? 's2' : null);
			if (!isMine) waited += 1;
			return false;
		});
		for (const events of evening.log.slice(known)) hear(events);
		toldBy(play);
		expect(play.table.phase).toBe('finished');
		expect(waited).toBeGreaterThan(20);
	});

	test('whoever only looks on is never asked, and knows no hand', () => {
		const evening = new PlayedEvening(4, {}, 5);
		evening.lay();
		const { play, hear } = phoneAt(evening.state, []);
		const known = evening.log.length;
		evening.play(({ evening: { table } }) => table?.stage === 'planning');
		for (const events of evening.log.slice(known)) hear(events);
		toldBy(play);
		expect(play.acting).toBeNull();
		expect(play.elsewhere).toEqual(waitedFor(evening.table));
		expect(play.own('s1')).toBeNull();
		expect(play.faces).toEqual({});
	});

	test('an undo on another phone shows the table as it lies then', () => {
		const evening = new PlayedEvening(4, {}, 6);
		evening.lay();
		evening.play(({ evening: { table } }) => Boolean(table?.turn?.played));
		const before = evening.state;
		const { play, hear, session } = phoneAt(before, ['s2']);
		const { length } = before.course.steps;
		const by = waitedFor(evening.table);
		hear(evening.give({ type: 'UndoAtTable', kept: length - 1, of: length, by: [...by] }));
		expect(play.show.telling).toBe(false);
		expect(play.table).toEqual(evening.state.evening.table);
		expect(session.steps).toHaveLength(length - 1);
	});

	test('a choice in secret can be changed until all are in', () => {
		const evening = new PlayedEvening(4, {}, 7);
		evening.lay();
		const keeps = ({ evening: { table } }: EveningState) => table?.question?.prompt === 'keep';
		evening.play(keeps);
		const { play, hear } = phoneAt(evening.state, ['s2']);
		expect(play.acting).toBe('s2');
		const keep = (seat: string) =>
			evening.give({
				type: 'ActAtTable',
				command: { type: 'KeepCards', seat, cards: evening.hand(seat).offered.slice(0, 1) }
			});
		hear(keep('s2'));
		expect(play.acting).toBeNull();
		expect(play.changeable).toEqual(['s2']);
		expect(play.elsewhere).toEqual(['s1', 's3', 's4']);
		play.change('s2');
		expect(play.acting).toBe('s2');
		for (const seat of ['s1', 's3', 's4']) hear(keep(seat));
		toldBy(play);
		expect(play.isChanging, 'all are open').toBe(false);
		expect(play.changeable).toEqual([]);
	});
});

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { VendettaEvent } from '../../../../src/lib/games/vendetta/events.ts';
import { evolve } from '../../../../src/lib/games/vendetta/evolve.ts';
import type { EveningState } from '../../../../src/lib/games/vendetta/state.ts';
import { waitedFor } from '../../../../src/lib/games/vendetta/table/waiting.ts';
import { EveningLink } from '../../../../src/lib/ui/vendetta/evening/evening-link.ts';
import { LiveEvening } from '../../../../src/lib/ui/vendetta/evening/live-evening.svelte.ts';
import { LiveSession } from '../../../../src/lib/ui/vendetta/evening/live-session.svelte.ts';
import { toldTogether } from '../../../../src/lib/ui/vendetta/evening/told-together.ts';
import { ending } from '../../../../src/lib/ui/vendetta/box/following.ts';
import { PlayTable } from '../../../../src/lib/ui/vendetta/play/play-table.svelte.ts';
import { PlayedEvening } from '../../vendetta/evening-table.ts';

const NAMES = { s1: 'Ada', s2: 'Ben', s3: 'Cleo', s4: 'Dora' };

/** One phone at a table: hears what happens as its stream would bring it. */
function phoneAt(course: EveningState, people: readonly string[], tellsFor: string | null = null) {
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
	const session = new LiveSession({ link, live, at, names: NAMES, people, tellsFor });
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

	test('with the box each phone of the group tells for all, and who looks on tells nothing', () => {
		const evening = new PlayedEvening(4);
		evening.lay('box', { depth: 'twin', first: 's1' });
		const { play, session, hear } = phoneAt(evening.state, ['s2'], 'g');
		const { session: television } = phoneAt(evening.state, []);
		expect(session.people).toEqual(['s1', 's2', 's3', 's4']);
		expect(play.you).toBeNull();
		expect(session.box?.depth).toBe('twin');
		expect(television.box).toBeNull();
		expect(television.people).toEqual([]);
		const cards = { clanCards: [], allies: [], relics: [], locationCards: [] };
		const command = { type: 'DescribeCards', cards, depth: 'conductor' } as const;
		hear(evening.give({ type: 'ActAtTable', command }));
		expect(session.box?.depth).toBe('conductor');
	});

	test('a play and the end of its turn are one step, and none of what the rules refuse', () => {
		const evening = new PlayedEvening(3);
		evening.lay('box', { first: 's1', clansShown: ['brujah', 'gangrel', 'tremere', 'ventrue'] });
		for (const [nth, clan] of (['brujah', 'gangrel', 'tremere'] as const).entries())
			evening.give({
				type: 'ActAtTable',
				command: { type: 'ChooseClan', seat: `s${nth + 1}`, clan }
			});
		for (let n = 0; evening.table.question && n < 9; n++) {
			const { id: question, seat, options } = evening.table.question;
			const choice = options.slice(0, 1);
			evening.give({
				type: 'ActAtTable',
				command: { type: 'AnswerQuestion', question, seat, choice }
			});
		}
		const played = {
			type: 'PlayCard',
			seat: 's1',
			face: 'down',
			at: '1',
			blood: 0,
			flip: 0
		} as const;
		expect(toldTogether(evening.table, played, [ending('s1')])).toEqual([
			played,
			{ type: 'EndTurn', seat: 's1' }
		]);
		const tooMuch = { ...played, blood: 9 };
		expect(toldTogether(evening.table, tooMuch, [ending('s1')])).toEqual([tooMuch]);
	});
});

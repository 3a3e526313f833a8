import { describe, expect, it } from 'vitest';
import { fold } from '../../../../src/lib/games/core/game.ts';
import { hashOf } from '../../../../src/lib/games/core/hash.ts';
import type { Json } from '../../../../src/lib/games/core/json.ts';
import { parseAs } from '../../../../src/lib/games/core/parse.ts';
import { dealtMatch } from '../../../../src/lib/games/rivals/dealt/dealt.ts';
import { asksFor } from '../../../../src/lib/games/rivals/dealt/decide.ts';
import { evolve } from '../../../../src/lib/games/rivals/dealt/evolve.ts';
import { findFault } from '../../../../src/lib/games/rivals/dealt/fault.ts';
import type { DealtEvent } from '../../../../src/lib/games/rivals/dealt/grammar.ts';
import { NO_MATCH } from '../../../../src/lib/games/rivals/dealt/state.ts';
import { FACE_DOWN } from '../../../../src/lib/games/rivals/table/open-command.ts';
import type { TableCommand } from '../../../../src/lib/games/rivals/table/commands.ts';
import { runs } from '../../../support/long.ts';
import { hiddenIn } from '../table/random-match.ts';
import { DealtPlay } from './playing.ts';

const SIZES = [2, 3, 4];
const SEEDS = Array.from({ length: runs(2) }, (_, at) => at + 1);
const CASES = SEEDS.flatMap((seed) => SIZES.map((players) => ({ players, seed })));

const stored = (events: readonly DealtEvent[]): readonly DealtEvent[] =>
	JSON.parse(JSON.stringify(events)) as readonly DealtEvent[];

const withoutSetting = (value: unknown): string =>
	JSON.stringify(value, (key, field: unknown) => (key === 'setting' ? null : field));

describe('a match that Elysium deals', () => {
	it.each(CASES)('of $players, seed $seed, is checked event by event', ({ players, seed }) => {
		const play = new DealtPlay(players, seed).on();
		expect(play.table.result).not.toBeNull();
		for (const { before, events } of play.log) {
			const read = stored(events);
			for (const event of read) {
				const parsed = parseAs(dealtMatch.eventSchema, event);
				expect(parsed.success, JSON.stringify(event)).toBe(true);
				expect(parsed.success && parsed.output).toEqual(event);
			}
			expect(findFault(before, read), JSON.stringify(read[0])).toBeNull();
		}
		const all = play.log.flatMap(({ events }) => stored(events));
		const folded = fold(evolve, NO_MATCH, all);
		expect(hashOf(folded as Json)).toBe(hashOf(play.state as Json));
		expect(dealtMatch.findBroken(play.state as never)).toBeNull();
	});

	it('names no card that lies face down, in its events or on its table', () => {
		let laid = 0;
		for (const { players, seed } of CASES) {
			const play = new DealtPlay(players, seed);
			play.on(400, (command) => {
				const card = hiddenIn(command, play.table);
				if (card === undefined || withoutSetting(play.state).includes(`"${card}"`)) return;
				const tried = play.try({ type: 'ActAtTable', command });
				if (!tried.accepted) return;
				const opens = tried.events.some(
					(one) =>
						one.type === 'HappenedAtTable' &&
						one.event.type === 'CardOpened' &&
						one.event.card === card
				);
				if (opens) return;
				laid++;
				expect(withoutSetting(tried.events)).not.toContain(`"${card}"`);
				expect(withoutSetting(tried.events)).toContain(FACE_DOWN);
			});
		}
		expect(laid).toBeGreaterThan(3);
	});

	it('is found out where a log invents a card, a number or a step', () => {
		const play = new DealtPlay(3, 4).on();
		const turned = play.log.find(({ events }) =>
			events.some((one) => one.type === 'HappenedAtTable' && one.event.type === 'CityTurned')
		);
		const forged = turned?.events.map((one): DealtEvent =>
			one.type === 'HappenedAtTable' && one.event.type === 'CityTurned'
				? { ...one, event: { ...one.event, card: 'never-printed' } }
				: one
		);
		expect(findFault(turned?.before ?? NO_MATCH, forged ?? [])).not.toBeNull();
		const paid = play.log.find(({ events }) =>
			events.some((one) => one.type === 'HappenedAtTable' && one.event.type === 'PrestigeMoved')
		);
		const richer = paid?.events.map((one): DealtEvent =>
			one.type === 'HappenedAtTable' && one.event.type === 'PrestigeMoved'
				? { ...one, event: { ...one.event, by: one.event.by + 1 } }
				: one
		);
		expect(findFault(paid?.before ?? NO_MATCH, richer ?? [])).toBe('not-what-follows');
		expect(findFault(paid?.before ?? NO_MATCH, paid?.events.slice(0, -1) ?? [])).not.toBeNull();
	});

	it('goes back by steps, deals the same cards again, and never undoes the deal', () => {
		const play = new DealtPlay(2, 7).on(30);
		const [before, steps] = [play.state, play.state.course.steps.length];
		const command = play.next();
		if (!command) throw new Error('the match is over');
		play.give({ type: 'ActAtTable', command });
		const after = play.state.table;
		play.give({ type: 'UndoAtTable', kept: steps, by: ['s1', 's2'] });
		expect({ ...play.state.table, asked: 0 }).toEqual({ ...before.table, asked: 0 });
		play.give({ type: 'ActAtTable', command: askedAgain(command, play) });
		const plain = (table: unknown) => withoutSetting(table).replace(/"(id|asked)":\d+/g, '');
		expect(plain(play.state.table)).toBe(plain(after));
		expect(parseAs(dealtMatch.commandSchema, { type: 'UndoAtTable', kept: 0 }).success).toBe(false);
	});

	it('asks everybody else before what somebody learned is undone, and nobody where nothing was shown', () => {
		const play = new DealtPlay(3, 2);
		const seat = play.table.turn?.seat ?? '';
		while (play.table.question) play.on(1);
		const steps = play.state.course.steps.length;
		play.give({
			type: 'ActAtTable',
			command: { type: 'MoveVampires', seat, vampires: [`${seat}v1`], to: null }
		});
		expect(asksFor(play.state, steps, [seat])).toEqual([]);
		play.give({ type: 'ActAtTable', command: { type: 'DrawCard', seat, from: 'library' } });
		expect(asksFor(play.state, steps, [seat])).toEqual(
			play.state.seats.filter((one) => one !== seat)
		);
		expect(play.try({ type: 'UndoAtTable', kept: steps, by: [seat] })).toMatchObject({
			accepted: false,
			refusal: { reason: 'undo-needs-consent' }
		});
	});

	it('goes on where what was sealed did not come along: everything unseen is dealt anew', () => {
		const play = new DealtPlay(4, 3).on(60);
		const hands = play.state.seats.map((seat) => play.own(seat).hand.length);
		play.sealed = null;
		expect(play.state.seats.map((seat) => play.own(seat).hand.length)).toEqual(hands);
		play.on();
		expect(play.table.result).not.toBeNull();
		for (const { before, events } of play.log.slice(-60))
			expect(findFault(before, stored(events))).toBeNull();
	});
});

/** The same answer, to a question that has another id by now. */
const askedAgain = (command: TableCommand, play: DealtPlay): TableCommand =>
	command.type === 'AnswerQuestion'
		? { ...command, question: play.table.question?.id ?? 0 }
		: command;

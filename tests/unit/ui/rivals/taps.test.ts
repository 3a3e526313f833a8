import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fold } from '../../../../src/lib/games/core/game.ts';
import { decide } from '../../../../src/lib/games/rivals/decide.ts';
import { evolve } from '../../../../src/lib/games/rivals/evolve.ts';
import type { StepCommand } from '../../../../src/lib/ui/rivals/live/match-log.ts';
import { KnownCards } from '../../../../src/lib/ui/rivals/match/known-cards.svelte.ts';
import { MatchDesk } from '../../../../src/lib/ui/rivals/match/desk.svelte.ts';
import { RecentChanges } from '../../../../src/lib/ui/rivals/match/recent.svelte.ts';
import { matchOf } from '../../rivals/playing.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A match of two whose commands are decided here. */
function sitDown() {
	const sent: StepCommand[] = [];
	const session = {
		state: matchOf(2),
		busy: false,
		act(command: StepCommand) {
			sent.push(command);
			const decided = decide(session.state, command);
			if (decided.accepted) session.state = fold(evolve, session.state, decided.events);
			return Promise.resolve(decided.accepted);
		},
		turnBack: () => Promise.resolve(true)
	};
	const nameOf = (seat: string) => seat;
	const desk = new MatchDesk({
		session,
		nameOf,
		speaks: ['s1'],
		writes: true,
		cards: new KnownCards({ place: 'test' })
	});
	return { desk, session, sent };
}

test('taps on one number are one change, shown at once', async () => {
	const { desk, sent } = sitDown();
	for (let tap = 0; tap < 3; tap++) desk.taps.tap(desk.prestige('s2'), -1);
	expect(desk.taps.shown(desk.prestige('s2'))).toBe(17);
	expect(sent).toEqual([]);
	await vi.advanceTimersByTimeAsync(1_000);
	expect(sent).toEqual([{ type: 'ChangePrestige', seat: 's2', by: -3 }]);
	expect(desk.taps.shown(desk.prestige('s2'))).toBe(17);
	expect(desk.taps.holds).toBe(false);
});

test('taps that cancel each other are no change', async () => {
	const { desk, sent } = sitDown();
	desk.taps.tap(desk.agenda('s1'), 1);
	desk.taps.tap(desk.agenda('s1'), -1);
	await vi.advanceTimersByTimeAsync(1_000);
	expect(sent).toEqual([]);
});

test('nobody taps below nothing', async () => {
	const { desk, sent } = sitDown();
	for (let tap = 0; tap < 25; tap++) desk.taps.tap(desk.prestige('s1'), -1);
	expect(desk.taps.shown(desk.prestige('s1'))).toBe(0);
	await vi.advanceTimersByTimeAsync(1_000);
	expect(sent).toEqual([{ type: 'ChangePrestige', seat: 's1', by: -20 }]);
});

test('whatever else is done comes after what was tapped', async () => {
	const { desk, sent } = sitDown();
	desk.taps.tap(desk.agenda('s1'), 1);
	desk.taps.tap(desk.prestige('s2'), -1);
	await desk.act({ type: 'GoOn', from: null, to: 'phase' });
	expect(sent.map(({ type }) => type)).toEqual(['ChangeAgenda', 'ChangePrestige', 'GoOn']);
});

test('a change stands beside its number for five seconds, and adds up', () => {
	const recent = new RecentChanges();
	recent.look({ a: 20, b: 0 });
	recent.look({ a: 18, b: 0 });
	vi.advanceTimersByTime(4_000);
	recent.look({ a: 17, b: 1 });
	expect(recent.all).toEqual({ a: -3, b: 1 });
	vi.advanceTimersByTime(4_900);
	expect(recent.of('a')).toBe(-3);
	vi.advanceTimersByTime(200);
	expect(recent.all).toEqual({});
	recent.end();
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fold } from '../../../src/lib/games/core/game.ts';
import { parseAs } from '../../../src/lib/games/core/parse.ts';
import { commandSchema } from '../../../src/lib/games/rivals/commands.ts';
import { endingOf } from '../../../src/lib/games/rivals/ending/ending.ts';
import { eventSchema } from '../../../src/lib/games/rivals/events.ts';
import { evolve } from '../../../src/lib/games/rivals/evolve.ts';
import { findFault } from '../../../src/lib/games/rivals/fault.ts';
import { findUnsound } from '../../../src/lib/games/rivals/invariants.ts';
import { refusals } from '../../../src/lib/games/rivals/refusals.ts';
import { NO_MATCH } from '../../../src/lib/games/rivals/state.ts';
import { HUNTERS_BONUS } from '../../../src/lib/games/rivals/vocabulary.ts';
import { playedAtRandom } from './arbitrary-match.ts';
import { begin } from './playing.ts';

/** Each property in so many matches. */
const MATCHES = 300;
const TAPS = 60;
const games = (holds: (played: ReturnType<typeof playedAtRandom>) => void) =>
	fc.assert(
		fc.property(fc.integer({ min: 2, max: 4 }), fc.nat(), (count, seed) =>
			holds(playedAtRandom(count, seed, TAPS))
		),
		{ numRuns: MATCHES }
	);

test('no match is ever unsound, whatever is tapped', () => {
	games(({ commands, state }) => {
		for (const { before } of commands) expect(findUnsound(before.seats, before.match)).toBeNull();
		expect(findUnsound(state.seats, state.match)).toBeNull();
	});
});

test('a replay gives the state, and each event has its form', () => {
	games(({ events, state }) => {
		expect(fold(evolve, NO_MATCH, events)).toEqual(state);
		for (const event of events) expect(parseAs(eventSchema, event).success).toBe(true);
	});
});

test('a check of the file finds no fault in what was decided', () => {
	games(({ commands }) => {
		for (const { before, events } of commands) expect(findFault(before, events)).toBeNull();
	});
});

test('a check finds what nobody can have decided', () => {
	let tried = 0;
	games(({ commands }) => {
		for (const { before, events } of commands) {
			const [event] = events;
			if (event?.type === 'VampireFell') {
				tried++;
				const other = { ...event, agenda: event.agenda === 0 ? (1 as const) : (0 as const) };
				expect(findFault(before, [other])).not.toBeNull();
			}
			if (event?.type === 'MatchEnded' && event.result.winner !== null) {
				tried++;
				const winner = before.seats.find((seat) => seat !== event.result.winner) ?? '';
				expect(
					findFault(before, [{ ...event, result: { ...event.result, winner } }])
				).not.toBeNull();
			}
			if (event?.type === 'MatchBegun' && event.rivals && event.drawn) {
				tried++;
				const own = Object.fromEntries(event.seats.map((seat) => [seat, seat]));
				expect(findFault(before, [{ ...event, rivals: own }])).not.toBeNull();
			}
		}
	});
	expect(tried).toBeGreaterThan(MATCHES);
});

test('an undo leads back to what was, and a redo to what is', () => {
	games(({ state }) => {
		const { steps } = state.course;
		if (steps.length === 0) return;
		const undone = evolve(state, { type: 'UndoneAtTable', kept: steps.length - 1 });
		// Folded anew, step by step, from how it began.
		const { begun, seats } = state;
		const anew = fold(evolve, NO_MATCH, [
			{ type: 'MatchBegun', seats: [...seats], ...begun, order: [...begun.order] },
			...steps.slice(0, -1).flat()
		]);
		expect(undone.match).toEqual(anew.match);
		const redone = evolve(undone, { type: 'RedoneAtTable' });
		expect(redone.match).toEqual(state.match);
	});
});

test('whoever is knocked out has 0 Agenda, and only a hunter gains', () => {
	let ended = 0;
	games(({ state: { match, seats } }) => {
		for (const seat of seats) {
			ended++;
			const result = endingOf(match, [{ seat, by: null }]);
			expect(result.agenda[seat]).toBe(0);
			expect(result.winner).not.toBe(seat);
			if (match.result) continue;
			for (const other of seats) {
				const gain = (result.agenda[other] ?? 0) - (match.seats[other]?.agenda ?? 0);
				const hunts = match.rivals?.[other] === seat && result.claims.length === 0;
				if (other !== seat) expect(gain).toBe(hunts ? HUNTERS_BONUS : 0);
			}
		}
	});
	expect(ended).toBeGreaterThan(MATCHES);
});

test('every refusal is a sentence', () => {
	for (const sentence of Object.values(refusals)) expect(sentence).toMatch(/^[A-Z{].*\.$/);
});

test('a command of another form is none', () => {
	expect(parseAs(commandSchema, begin(3)).success).toBe(true);
	for (const bad of [
		{ type: 'ChangePrestige', seat: 's1', by: 0 },
		{ type: 'ChangePrestige', seat: 's1', by: 1.5 },
		{ type: 'Recruit', seat: 's1', bp: 0 },
		{ type: 'FellVampire', vampire: 'v1', to: 'torpor', by: null },
		{ type: 'EndMatch', end: 'flipped-table', falls: [] }
	])
		expect(parseAs(commandSchema, bad).success).toBe(false);
});

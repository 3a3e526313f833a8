import { expect, test } from 'vitest';
import { fold } from '../../../../src/lib/games/core/game.ts';
import type { Command } from '../../../../src/lib/games/rivals/commands.ts';
import { decide } from '../../../../src/lib/games/rivals/decide.ts';
import type { RivalsEvent } from '../../../../src/lib/games/rivals/events.ts';
import { evolve } from '../../../../src/lib/games/rivals/evolve.ts';
import { NO_MATCH, type RivalsState } from '../../../../src/lib/games/rivals/state.ts';
import { doingsOf } from '../../../../src/lib/server/games/rivals/doings.ts';
import { playedAtRandom } from '../../../unit/rivals/arbitrary-match.ts';
import { begin } from '../../../unit/rivals/playing.ts';

const doings = (events: readonly RivalsEvent[]) =>
	doingsOf(
		events.map((event, index) => ({
			sequence: index + 1,
			seat: null,
			schema: 1,
			actor: 'anna-by-day',
			at: '',
			event
		}))
	);

const firstOf = ({ course }: RivalsState) => course.steps.map(([first]) => first);

/** All that these commands led to, and the match then. */
function played(commands: readonly Command[]) {
	let state: RivalsState = NO_MATCH;
	const events: RivalsEvent[] = [];
	for (const command of commands) {
		const decided = decide(state, command);
		if (!decided.accepted) throw new Error(`${command.type}: ${decided.refusal.reason}`);
		events.push(...decided.events);
		state = fold(evolve, state, decided.events);
	}
	return { events, state };
}

test('each step that stands has one doing, its first event, at any point of a match', () => {
	for (const seed of [3, 7, 11]) {
		const { events } = playedAtRandom(3, seed, 80);
		let state: RivalsState = NO_MATCH;
		for (const [at, event] of events.entries()) {
			state = evolve(state, event);
			const told = doings(events.slice(0, at + 1)).map((one) => one.event);
			expect(told).toEqual(firstOf(state));
		}
	}
});

test('all that happens during a claim is one doing, also once it was undone and done again', () => {
	const claimed: readonly Command[] = [
		begin(2),
		{ type: 'Recruit', seat: 's1', bp: 5, leader: true },
		{ type: 'Recruit', seat: 's2', bp: 5, leader: true },
		{ type: 'GoOn', from: null, to: 'phase' },
		{ type: 'GoOn', from: { number: 1, phase: 'beginning' }, to: 'phase' },
		{ type: 'MoveVampires', vampires: ['s1v1'], to: null },
		{ type: 'ClaimPrince', claimant: 's1v1' },
		{ type: 'ChangePrestige', seat: 's2', by: -1 }
	];
	const back: readonly Command[] = [
		{ type: 'UndoAtTable', kept: 5, of: 6, by: ['s1'] },
		{ type: 'RedoAtTable' }
	];
	const after: readonly Command[] = [
		{ type: 'LetClaimPass', seat: 's2' },
		{ type: 'ChangePrestige', seat: 's2', by: 1 }
	];
	for (const commands of [
		[...claimed, ...after],
		[...claimed, ...back, ...after]
	]) {
		const { events, state } = played(commands);
		expect(doings(events).map((one) => one.event)).toEqual(firstOf(state));
		expect(firstOf(state).slice(-2)).toMatchObject([
			{ type: 'PrinceClaimed' },
			{ type: 'PrestigeChanged', by: 1 }
		]);
	}
});

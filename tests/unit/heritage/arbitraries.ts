import fc from 'fast-check';
import { fold } from '../../../src/lib/games/core/game.ts';
import type { Decision } from '../../../src/lib/games/core/decision.ts';
import { seededChance } from '../../../src/lib/games/core/chance.ts';
import type { Command } from '../../../src/lib/games/heritage/commands.ts';
import type { Event } from '../../../src/lib/games/heritage/events.ts';
import { heritage } from '../../../src/lib/games/heritage/heritage.ts';
import type { RefusalReason } from '../../../src/lib/games/heritage/refusals.ts';
import type { ChronicleState } from '../../../src/lib/games/heritage/state.ts';
import { wishOf } from './wishes.ts';

/** One command of a play, what it was given on, and what came of it. */
type Step = {
	readonly before: ChronicleState;
	readonly command: Command;
	readonly decision: Decision<Event, RefusalReason>;
	readonly after: ChronicleState;
};

export type Play = {
	readonly steps: readonly Step[];
	readonly commands: readonly Command[];
	readonly events: readonly Event[];
	readonly state: ChronicleState;
};

/**
 * Plays of a chronicle: commands that a group might give, most of them legal, some not, each made
 * for the state that the ones before it left. Fails shrink to fewer commands.
 */
export function plays(most = 80): fc.Arbitrary<Play> {
	const seed = fc.noBias(fc.integer({ min: 0, max: 0x7fffffff }));
	return fc.array(seed, { maxLength: most, size: 'max' }).map(play);
}

/** The commands alone, for whoever sends them elsewhere. */
export function commandSequences(most = 80): fc.Arbitrary<readonly Command[]> {
	return plays(most).map(({ commands }) => commands);
}

function play(seeds: readonly number[]): Play {
	let state = heritage.initial;
	const steps = seeds.map((seed): Step => {
		const before = state;
		const chance = seededChance(seed);
		const command = wishOf(before, chance);
		const decision = heritage.decide(before, command, { chance });
		if (decision.accepted) state = fold(heritage.evolve, state, decision.events);
		return { before, command, decision, after: state };
	});
	return {
		steps,
		commands: steps.map(({ command }) => command),
		events: steps.flatMap(({ decision }) => (decision.accepted ? decision.events : [])),
		state
	};
}

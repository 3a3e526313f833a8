import { seededChance, type Chance } from '../../../src/lib/games/core/chance.ts';
import { fold } from '../../../src/lib/games/core/game.ts';
import type { Command } from '../../../src/lib/games/rivals/commands.ts';
import { decide } from '../../../src/lib/games/rivals/decide.ts';
import { evolve } from '../../../src/lib/games/rivals/evolve.ts';
import { DEFAULT_READINGS, type Readings } from '../../../src/lib/games/rivals/readings.ts';
import type { RivalOf } from '../../../src/lib/games/rivals/match/state.ts';
import type { Reason } from '../../../src/lib/games/rivals/refusals.ts';
import { NO_MATCH, type RivalsState } from '../../../src/lib/games/rivals/state.ts';

export const seatIds = (count: number): string[] =>
	Array.from({ length: count }, (_, at) => `s${at + 1}`);

const readings = (changed: Partial<Readings> = {}): Readings => ({
	...DEFAULT_READINGS,
	...changed
});

export const begin = (
	count: number,
	changed: Partial<Readings> = {}
): Extract<Command, { type: 'BeginMatch' }> => ({
	type: 'BeginMatch',
	seats: seatIds(count),
	setting: { title: 'Match 1', depth: 'counters', readings: readings(changed) },
	first: 's1'
});

/** A match after some commands, each of them accepted. */
export function after(
	state: RivalsState,
	commands: readonly Command[],
	chance: Chance = seededChance(1)
): RivalsState {
	return commands.reduce((now, command) => {
		const decided = decide(now, command, chance);
		if (!decided.accepted)
			throw new Error(`${command.type} was refused: ${decided.refusal.reason}`);
		return fold(evolve, now, decided.events);
	}, state);
}

/** A match of so many, s1 first, with these Rivals; two always hunt each other. */
export const matchOf = (
	count: number,
	{ rivals, ...changed }: Omit<Partial<Readings>, 'rivals'> & { readonly rivals?: RivalOf } = {}
): RivalsState =>
	after(NO_MATCH, [
		begin(count, { ...changed, rivals: 'told' }),
		...(rivals ? [{ type: 'SetRivals' as const, rivals }] : [])
	]);

/** Why a command is refused; null: it is not. */
export function whyNot(state: RivalsState, command: Command): Reason | null {
	const decided = decide(state, command, seededChance(1));
	return decided.accepted ? null : decided.refusal.reason;
}

import type { Chance } from '../core/chance.ts';
import type { Decision } from '../core/decision.ts';
import type { CommandOf, Command } from './commands.ts';
import type { RivalsEvent } from './events.ts';
import type { SealedStakes } from './influence/scheme.ts';
import type { Match } from './match/state.ts';
import type { Readings } from './readings.ts';
import type { Reason } from './refusals.ts';
import type { RivalsState } from './state.ts';

export type Decided = Decision<RivalsEvent, Reason>;

/** All that a folder decides by. */
export interface At {
	readonly state: RivalsState;
	readonly match: Match;
	readonly readings: Readings;
	/** Null: on a phone, and in a check of a file. */
	readonly chance: Chance | null;
	/** What phones sealed for the Scheme that is being answered. Null: nothing; undefined: nobody can know here. */
	readonly sealed: SealedStakes | null | undefined;
}

/** How the commands of a folder are decided, by type. */
export type Deciders<T extends Command['type']> = {
	readonly [One in T]: (at: At, command: CommandOf<One>) => Decided;
};

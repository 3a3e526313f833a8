import type { CommandOf, CommandType } from '../../../../src/lib/games/heritage/commands.ts';
import type { ReasonsOf } from '../../../../src/lib/games/heritage/decide.ts';
import type { Event } from '../../../../src/lib/games/heritage/events.ts';

/** A command on a history, with what chance would roll. */
type Case<T extends CommandType> = {
	readonly given: readonly Event[];
	readonly when: CommandOf<T>;
	readonly rolls?: readonly number[];
};

/**
 * What the tests of a command have to say: what happens, each reason for which its code can refuse
 * it (read off its type, so that a forgotten one fails the type check), and when there is nothing
 * to do.
 */
export type CommandCases<T extends CommandType> = {
	readonly happens: Readonly<Record<string, Case<T> & { readonly then: readonly Event[] }>>;
	readonly refused: { readonly [R in ReasonsOf<T>]: Case<T> };
	/** Null where the same again is a new intention. */
	readonly nothing: Case<T> | null;
};

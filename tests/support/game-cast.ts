import type { Typed } from '../../src/lib/games/core/game.ts';
import type { Application } from '../../src/lib/server/application.ts';
import type { Actor as Person } from '../server/rights/support/people.ts';

/** A group with somebody in every role, and people who are not in it; the keeper stands first. */
export interface Place {
	readonly group: string;
	readonly actors: readonly Person[];
}

/** What a game brings along, so that the house can be asked about it as about any other. */
export interface GameCast {
	readonly name: string;
	/** Begins a log in which the player of the group sits on s1 and the guest who plays on s2; answers its id. */
	begin(house: Application, place: Place): Promise<string>;
	/** A command that is accepted then, and who gives it. */
	readonly move: { readonly who: string; readonly command: Typed };
	/** Plays on until everybody may read everything; left out: they always may. */
	end?(house: Application, place: Place, log: string): Promise<void>;
	/** One well-formed command of each type, and who may give it, in a few words of its own. */
	readonly commands: readonly { readonly command: Typed; may(person: Person): boolean }[];
}

/** Who keeps the group. */
export const keeperOf = ({ actors: [keeper] }: Place) => ({
	id: keeper?.id ?? '',
	name: keeper?.who ?? ''
});

/** The seats of a log, with the people of its group on theirs. */
export const seated = ({ actors }: Place, seats: readonly string[]) =>
	seats.map((seatId) => ({
		seatId,
		name: `Seat ${seatId}`,
		userId: actors.find((person) => person.seats.includes(seatId))?.id ?? null
	}));

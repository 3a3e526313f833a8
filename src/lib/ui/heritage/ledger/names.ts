import type { SeatId, ThingId } from '../../../games/heritage/shapes.ts';
import type { ChronicleState } from '../../../games/heritage/state.ts';

export { listed } from '../../../games/core/listed.ts';

/** How the ids of a chronicle are called at the table. */
export interface Names {
	seat(seat: SeatId): string;
	character(character: ThingId): string;
	trait(trait: ThingId): string;
	mission(chapter: number, mission: ThingId): string;
}

/** “1 point”, “2 points”; a minus sign where it is one. */
export const counted = (count: number, one: string, many = `${one}s`): string =>
	`${signed(count)} ${Math.abs(count) === 1 ? one : many}`;

/** A number with a true minus sign. */
export const signed = (number: number): string => String(number).replace('-', '−');

/** Names out of the state that knows them; `seats` is the names annex. An unknown id stands as it is. */
export function namesOf(state: ChronicleState, seats: { readonly [seat: SeatId]: string }): Names {
	return {
		seat: (seat) => seats[seat] ?? `seat ${seat.slice(1)}`,
		character: (character) => state.characters[character]?.name ?? character,
		trait: (trait) => state.traits.find(({ id }) => id === trait)?.name ?? trait,
		mission: (chapter, mission) =>
			state.chapters
				.find(({ number }) => number === chapter)
				?.record.missions.find(({ id }) => id === mission)?.name ?? mission
	};
}

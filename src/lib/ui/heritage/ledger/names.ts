import type { SeatId, ThingId } from '../../../games/heritage/shapes.ts';
import type { ChronicleState } from '../../../games/heritage/state.ts';

export { counted, listed, signed } from '../../../games/core/listed.ts';

/** How the ids of a chronicle are called at the table. */
export interface Names {
	seat(seat: SeatId): string;
	character(character: ThingId): string;
	trait(trait: ThingId): string;
	mission(chapter: number, mission: ThingId): string;
}

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

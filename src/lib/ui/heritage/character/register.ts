import {
	isAncilla,
	stickersOf,
	whereIs,
	type Whereabouts
} from '../../../games/heritage/register/whereabouts.ts';
import type { ChronicleState } from '../../../games/heritage/state.ts';
import type { PickableCharacter } from './pickable.ts';

/** A character of the register with where it is now. */
export interface RegisterEntry extends PickableCharacter {
	readonly place: Whereabouts['place'];
	readonly note: string;
	readonly stickers: number;
	/** Has a special ability, printed or as a sticker. */
	readonly ancilla: boolean;
}

/** Turns the id of a seat into the name people use. */
export type NameOf = (seat: string) => string;

/** Where somebody is, to stand alone or after a name and a comma. */
export function placeWords(where: Whereabouts, nameOf: NameOf): string {
	switch (where.place) {
		case 'deck':
			return 'in the deck';
		case 'haven':
			return `in the haven of ${nameOf(where.seat)}`;
		case 'home':
			return `leader, at home with ${nameOf(where.seat)}`;
		case 'with-clan':
			return 'leader, with the clan';
		case 'banished':
			return 'banished';
	}
}

/** Every character the chronicle knows, by name. */
export function registerOf(state: ChronicleState, nameOf: NameOf): RegisterEntry[] {
	const entries = Object.values(state.characters).map((character): RegisterEntry => {
		const where = whereIs(state, character.id) ?? { place: 'deck' };
		return {
			id: character.id,
			name: character.name,
			clan: character.clan,
			kind: character.kind,
			class: character.class,
			temperament: character.temperament,
			geography: character.geography,
			archetype: character.archetype,
			place: where.place,
			note: placeWords(where, nameOf),
			stickers: stickersOf(state, character.id).length,
			ancilla: isAncilla(state, character.id)
		};
	});
	return entries.sort((one, other) => one.name.localeCompare(other.name, 'en'));
}

import { accept, nothingToDo, refuse } from '../../core/decision.ts';
import { withEntry } from '../../core/entry.ts';
import { sameJson } from '../../core/json.ts';
import type { CommandOf } from '../commands.ts';
import type { Event, EventOf } from '../events.ts';
import { havenOf, homeOf } from '../register/whereabouts.ts';
import type { Character, ThingId } from '../shapes.ts';
import type { ChronicleState } from '../state.ts';
import { withHaven } from './players.ts';

/** More than all boxes hold together; a bound on what one chronicle can weigh. */
export const MOST_CHARACTERS = 1000;

/**
 * Writes a character into the register, at any time: the cards of an expansion may come chapter by
 * chapter (ruling 31), and the table under way is laid out with its own. The same one again: nothing to do.
 * Refusals: `character-id-taken`, `register-full`.
 */
export function registerCharacter(
	state: ChronicleState,
	{ character }: CommandOf<'RegisterCharacter'>
) {
	const known = state.characters[character.id];
	if (known) {
		if (sameJson(known, character)) return nothingToDo();
		return refuse('character-id-taken', { character: character.id }, 'character.id');
	}
	if (Object.keys(state.characters).length >= MOST_CHARACTERS) {
		return refuse('register-full', { most: MOST_CHARACTERS });
	}
	return accept<Event>({ type: 'CharacterRegistered', character });
}

/**
 * Changes what the register says of a character, its id apart. Refusals: `unknown-character`,
 * `leader-not-retained` (made a leader while it lies in a haven), `not-a-leader` (made something
 * else while at home as a leader), `leader-not-banished` (made a leader while banished).
 */
export function reviseCharacter(
	state: ChronicleState,
	{ character }: CommandOf<'ReviseCharacter'>
) {
	const { id, kind } = character;
	const known = state.characters[id];
	if (!known) return refuse('unknown-character', { character: id }, 'character.id');
	if (sameJson(known, character)) return nothingToDo();
	const at = 'character.kind';
	if (kind === 'leader') {
		if (havenOf(state, id) !== null) return refuse('leader-not-retained', { character: id }, at);
		if (state.banished.includes(id)) return refuse('leader-not-banished', { character: id }, at);
	} else if (homeOf(state, id) !== null) {
		return refuse('not-a-leader', { character: id }, at);
	}
	return accept<Event>({ type: 'CharacterRevised', character });
}

/**
 * Takes a character out of the chronicle for good; it leaves its haven, its stickers stay on it.
 * Banished already: nothing to do. Refusals: `unknown-character`, `leader-not-banished` (ruling 32).
 */
export function banishCharacter(
	state: ChronicleState,
	{ character, reason }: CommandOf<'BanishCharacter'>
) {
	const known = state.characters[character];
	if (!known) return refuse('unknown-character', { character }, 'character');
	if (known.kind === 'leader') return refuse('leader-not-banished', { character }, 'character');
	if (state.banished.includes(character)) return nothingToDo();
	return accept<Event>({ type: 'CharacterBanished', character, reason });
}

/** Brings a banished character back into the deck. Not banished: nothing to do. Refusal: `unknown-character`. */
export function restoreCharacter(
	state: ChronicleState,
	{ character, reason }: CommandOf<'RestoreCharacter'>
) {
	if (!state.characters[character]) return refuse('unknown-character', { character }, 'character');
	if (!state.banished.includes(character)) return nothingToDo();
	return accept<Event>({ type: 'CharacterRestored', character, reason });
}

export function characterWritten(
	state: ChronicleState,
	{ character }: { readonly character: Character }
): ChronicleState {
	return { ...state, characters: withEntry(state.characters, character.id, character) };
}

export function characterBanished(
	state: ChronicleState,
	{ character }: EventOf<'CharacterBanished'>
): ChronicleState {
	return leaveHaven({ ...state, banished: [...state.banished, character] }, character);
}

export function characterRestored(
	state: ChronicleState,
	{ character }: EventOf<'CharacterRestored'>
): ChronicleState {
	return { ...state, banished: state.banished.filter((banished) => banished !== character) };
}

function leaveHaven(state: ChronicleState, character: ThingId): ChronicleState {
	const seat = havenOf(state, character);
	return seat === null ? state : withHaven(state, seat, () => ({ retainer: null }));
}

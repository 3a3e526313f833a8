import { makesAncilla } from '../deck/ancilla.ts';
import type { SeatId, Sticker, ThingId } from '../shapes.ts';
import type { ChronicleState } from '../state.ts';

/**
 * Where a character is between chapters: in the common deck · retained in a haven · a leader at home
 * with who unlocked it (ruling 19) · a leader that lies with its clan for everybody · banished.
 */
export type Whereabouts =
	| { readonly place: 'deck' }
	| { readonly place: 'haven'; readonly seat: SeatId }
	| { readonly place: 'home'; readonly seat: SeatId }
	| { readonly place: 'with-clan' }
	| { readonly place: 'banished' };

/** Where a character is, or null when the chronicle does not know it. */
export function whereIs(state: ChronicleState, character: ThingId): Whereabouts | null {
	const known = Object.hasOwn(state.characters, character) && state.characters[character];
	if (!known) return null;
	if (state.banished.includes(character)) return { place: 'banished' };
	const retained = havenOf(state, character);
	if (retained !== null) return { place: 'haven', seat: retained };
	const home = homeOf(state, character);
	if (home !== null) return { place: 'home', seat: home };
	return { place: known.kind === 'leader' ? 'with-clan' : 'deck' };
}

/** The seat in whose haven the character is retained, or null. */
export function havenOf(state: ChronicleState, character: ThingId): SeatId | null {
	return seatWhere(state, (haven) => haven.retainer === character);
}

/** The seat that unlocked this leader and alone may be served by it, or null. */
export function homeOf(state: ChronicleState, character: ThingId): SeatId | null {
	return seatWhere(state, (haven) => haven.leaders.includes(character));
}

function seatWhere(
	state: ChronicleState,
	holds: (haven: NonNullable<ChronicleState['players'][string]['haven']>) => boolean
): SeatId | null {
	return (
		state.seats.find((seat) => {
			const haven = state.players[seat]?.haven;
			return haven ? holds(haven) : false;
		}) ?? null
	);
}

/** The stickers a character bears, oldest first, to be read from the top. */
export function stickersOf(state: ChronicleState, character: ThingId): Sticker[] {
	return state.stickers.filter((sticker) => sticker.character === character);
}

/** Whether a character has at least one special ability, printed or as a sticker; to be bonded is one. */
export function isAncilla(state: ChronicleState, character: ThingId): boolean {
	const known = state.characters[character];
	if (!known) return false;
	const cards = [state.cards.characters[character], state.deck.characters[character]];
	return (
		known.ability !== '' ||
		known.bonded ||
		cards.some((card) => card !== undefined && makesAncilla(card)) ||
		state.stickers.some((sticker) => sticker.character === character)
	);
}

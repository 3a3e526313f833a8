import { refuse } from '../../core/decision.ts';
import { havenOf } from '../register/whereabouts.ts';
import type { Dots, SeatId, ThingId, Trait } from '../shapes.ts';
import type { ChronicleState } from '../state.ts';

/** Whether every dot stands in a trait of the group. Refusal: `unknown-trait`. */
export function checkTraits(traits: readonly Trait[], dots: Dots, at: string) {
	const unknown = Object.keys(dots).find((id) => !traits.some((trait) => trait.id === id));
	return unknown === undefined
		? null
		: refuse('unknown-trait', { trait: unknown }, `${at}.${unknown}`);
}

/** Whether a seat belongs to this chronicle. Refusal: `unknown-seat`. */
export function checkSeat(state: ChronicleState, seat: SeatId, at = 'seat') {
	return state.seats.includes(seat) ? null : refuse('unknown-seat', { seat }, at);
}

/** Whether the register knows a character and it was not banished. Refusals: `unknown-character`, `character-banished`. */
export function checkPresent(state: ChronicleState, character: ThingId, at: string) {
	if (!state.characters[character]) return refuse('unknown-character', { character }, at);
	if (state.banished.includes(character)) return refuse('character-banished', { character }, at);
	return null;
}

/**
 * Whether a character may lie in the haven of a seat. Refusals: `unknown-character`,
 * `character-banished`, `leader-not-retained`, `in-another-haven`.
 */
export function checkRetainable(
	state: ChronicleState,
	seat: SeatId,
	character: ThingId,
	at: string
) {
	const absent = checkPresent(state, character, at);
	if (absent) return absent;
	if (state.characters[character]?.kind === 'leader') {
		return refuse('leader-not-retained', { character }, at);
	}
	const elsewhere = havenOf(state, character);
	if (elsewhere !== null && elsewhere !== seat) {
		return refuse('in-another-haven', { character, seat: elsewhere }, at);
	}
	return null;
}

/** Whether an asset or obligation may come in under this id. Refusal: `slip-id-taken`. */
export function checkNewSlip(state: ChronicleState, id: ThingId, at: string) {
	const taken =
		state.obligationSupply.some((slip) => slip.id === id) || slipHolder(state, id) !== null;
	return taken ? refuse('slip-id-taken', { slip: id }, at) : null;
}

/** The seat in whose haven an asset or obligation lies, or null. */
export function slipHolder(state: ChronicleState, id: ThingId): SeatId | null {
	return (
		state.seats.find((seat) => {
			const haven = state.players[seat]?.haven;
			return haven && [...haven.assets, ...haven.obligations].some((slip) => slip.id === id);
		}) ?? null
	);
}

/** Whether a sticker may come in under this id. Refusal: `sticker-id-taken`. */
export function checkNewSticker(state: ChronicleState, id: ThingId, at: string) {
	const taken = state.stickers.some((sticker) => sticker.id === id);
	return taken ? refuse('sticker-id-taken', { sticker: id }, at) : null;
}

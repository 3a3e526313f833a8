import { stickerKindNames } from './clan-names.ts';
import type { ChronicleState } from './state.ts';

/**
 * What a sentence calls an id: seats as `seatNames` has them, else the name on the sheet, else
 * "seat 1"; characters, traits, stickers, assets and obligations by the group's names; clans by ours.
 * Anything else is said as it is.
 */
export function namesIn(
	state: ChronicleState,
	seatNames: Readonly<Record<string, string>> = {}
): (value: string) => string {
	const kinds = new Map<string, string>(Object.entries(stickerKindNames));
	const called = new Map(Object.entries(seatNames));
	const things = new Map(thingsOf(state).map(({ id, name }) => [id, name]));
	return (value) => {
		const seat = called.get(value);
		if (seat !== undefined) return seat;
		if (state.seats.includes(value))
			return state.players[value]?.sheet?.name ?? `seat ${value.slice(1)}`;
		return things.get(value) ?? kinds.get(value) ?? value;
	};
}

function thingsOf(
	state: ChronicleState
): readonly { readonly id: string; readonly name: string }[] {
	const havens = Object.values(state.players).flatMap(({ haven }) => (haven ? [haven] : []));
	return [
		...state.traits,
		...state.stickers,
		...state.obligationSupply,
		...havens.flatMap(({ assets, obligations }) => [...assets, ...obligations]),
		...state.chapters.flatMap(({ record }) => record.missions),
		...Object.values(state.cards.schemes),
		...Object.values(state.characters)
	];
}

const plainly = (name: string): string => name.toLowerCase().replaceAll('’', "'");

/** Whether two names are the same, in whatever letters and with whichever apostrophe somebody wrote them down. */
export const isSameName = (one: string, other: string): boolean => plainly(one) === plainly(other);

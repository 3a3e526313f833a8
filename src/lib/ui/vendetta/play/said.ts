import type { SeatId } from '../../../games/core/seats.ts';
import type { CardId } from '../../../games/vendetta/cards.ts';
import type { Table } from '../../../games/vendetta/table/table.ts';
import {
	allyOf,
	clanCardOf,
	deployedOf,
	relicOf,
	settingOf
} from '../../../games/vendetta/table/where.ts';
import { VICTIM, type LocationId } from '../../../games/vendetta/vocabulary.ts';
import type { Speaker } from '../../speaker.ts';

/** The Location card of that id, if it is one. */
export const locationCardOf = (table: Table, id: CardId) =>
	settingOf(table).cards.locationCards.find((card) => card.id === id);

/** What a card is called. */
export function cardName(table: Table, id: CardId): string {
	if (id === VICTIM) return 'a Victim';
	const card =
		clanCardOf(table, id) ?? allyOf(table, id) ?? relicOf(table, id) ?? locationCardOf(table, id);
	return card?.name ?? id;
}

/** What refusals call a seat or a card, by its id. */
export function nameOfAny(
	{ setting }: Pick<Table, 'setting'>,
	people: { readonly [seat: SeatId]: string },
	id: string
): string {
	const cards = setting?.cards;
	const all = cards
		? [...cards.clanCards, ...cards.allies, ...cards.relics, ...cards.locationCards]
		: [];
	return people[id] ?? all.find((card) => card.id === id)?.name ?? id;
}

/** What lies in a slot, as far as everybody knows. */
export function slotName(table: Table, slot: number, speaker: Speaker): string {
	const card = deployedOf(table, slot);
	if (!card) return 'a card';
	if (card.card !== null) return cardName(table, card.card);
	return `${speaker.whose(card.owner)} face-down card`;
}

export const locationName = (at: LocationId): string =>
	at === 'haven' ? 'the Prince’s Haven' : `Location ${at}`;

/** The same as a title. */
export const locationTitle = (at: LocationId): string =>
	at === 'haven' ? 'Prince’s Haven' : `Location ${at}`;

export const STAGE_TITLES = {
	feed: 'Feed',
	'location-setup': 'Location Setup',
	'hand-building': 'Hand Building',
	planning: 'Planning',
	resolution: 'Resolution',
	'end-of-round': 'End of the round'
} as const;

export const STEP_TITLES = {
	withdraw: 'Withdraw',
	revelation: 'Revelation',
	preparation: 'Preparation',
	conflict: 'Conflict',
	aftermath: 'Aftermath'
} as const;

export const KIND_TITLES = {
	passive: 'Passive',
	preparation: 'Preparation',
	conflict: 'Conflict',
	aftermath: 'Aftermath',
	plain: 'No effect'
} as const;

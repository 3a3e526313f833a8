import { shuffled, type Chance } from '../../core/chance.ts';
import type { SeatId } from '../../core/seats.ts';
import type { CardId } from '../cards/card.ts';
import type { TableEvent } from './events.ts';
import { EVENTS_LEFT_OUT, type TableDeck, type TableSetting } from './setting.ts';
import type { Table } from './table.ts';
import { cardOf, settingOf, sideOf } from './where.ts';

/** What only a player knows, or nobody: both decks from the top, the hand, the faces of face-down cards by their slots, and an Agenda card not shown yet. */
export type SeatSecret = {
	readonly library: readonly CardId[];
	readonly faction: readonly CardId[];
	readonly hand: readonly CardId[];
	readonly faces: { readonly [slot: string]: CardId };
	readonly agenda: CardId;
};

export const NO_SECRET: SeatSecret = { library: [], faction: [], hand: [], faces: {}, agenda: '' };

/** What an event does not say of the secrets it changes. */
type Unsaid = {
	deckOf(seat: SeatId): TableDeck;
	/** The card that is laid face down, out of a hand. */
	laid(): CardId | undefined;
	readonly chance: Chance;
};

/** One copy less. */
export function without(cards: readonly CardId[], card: CardId): readonly CardId[] {
	const at = cards.indexOf(card);
	return at < 0 ? cards : cards.toSpliced(at, 1);
}

/** Who leads a deck: the vampire named, or the one with the highest BP [Set-Up 6]. */
export function leaderIn(setting: TableSetting, { leader, faction }: TableDeck): CardId {
	if (leader !== undefined) return leader;
	const bpOf = (id: CardId): number => {
		const card = setting.cards.find((one) => one.id === id);
		return card?.kind === 'vampire' ? card.bp : 0;
	};
	return faction.reduce((best, one) => (bpOf(one) > bpOf(best) ? one : best), faction[0] ?? '');
}

/** Whose secrets an event changes: a seat, or the order of the City. */
export function touchedBy(table: Table, event: TableEvent): readonly SeatId[] {
	switch (event.type) {
		case 'DecksLaid':
			return table.order;
		case 'LeaderReplaced':
		case 'CardsDrawn':
		case 'CardsDiscarded':
		case 'CardPlayed':
		case 'CardLaid':
		case 'CardRecovered':
		case 'CardTakenBack':
			return [event.seat];
		case 'Recruited': {
			const known = sideOf(table, event.seat).vampires.some(({ id }) => id === event.vampire);
			return known ? [] : [event.seat];
		}
		case 'CardPut':
			return event.to === 'hand' ? [event.seat] : [];
		default:
			return [];
	}
}

/** The secrets of one of them after the event. `table`: as it lay before. */
export function secretAfter(
	table: Table,
	event: TableEvent,
	seat: SeatId,
	before: SeatSecret,
	unsaid: Unsaid
): SeatSecret {
	switch (event.type) {
		case 'DecksLaid': {
			const deck = unsaid.deckOf(seat);
			const leader = event.seats[seat]?.leader ?? '';
			return {
				...NO_SECRET,
				agenda: deck.agenda,
				library: shuffled(unsaid.chance, deck.library),
				faction: shuffled(unsaid.chance, without(deck.faction, leader))
			};
		}
		case 'LeaderReplaced': {
			const old = sideOf(table, seat).vampires.find(({ leader }) => leader)?.card ?? '';
			const faction = [...without(before.faction, event.leader), old];
			return { ...before, faction: shuffled(unsaid.chance, faction) };
		}
		case 'CardsDrawn': {
			const { from, n } = event;
			return {
				...before,
				[from]: before[from].slice(n),
				hand: [...before.hand, ...before[from].slice(0, n)]
			};
		}
		case 'CardsDiscarded':
			return { ...before, hand: event.cards.reduce(without, before.hand) };
		case 'CardPlayed':
		case 'Recruited':
			return { ...before, hand: without(before.hand, event.card) };
		case 'CardLaid': {
			const card = event.card ?? unsaid.laid();
			if (card === undefined) return before;
			const faces = event.card === null ? { ...before.faces, [event.slot]: card } : before.faces;
			return { ...before, hand: without(before.hand, card), faces };
		}
		case 'CardTakenBack': {
			const card = before.faces[event.slot];
			return card === undefined ? before : { ...before, hand: [...before.hand, card] };
		}
		case 'CardPut':
		case 'CardRecovered':
			return { ...before, hand: [...before.hand, event.card] };
		default:
			return before;
	}
}

/** Whether an event changes the order of the City Deck. */
export const touchesCity = ({ type, ...event }: TableEvent): boolean =>
	type === 'DecksLaid' ||
	type === 'CityTurned' ||
	type === 'CityShuffled' ||
	type === 'CityReshuffled' ||
	(type === 'CityLeft' && 'to' in event && event.to === 'deck');

/** The City Deck as it is shuffled: all but the Events that are put away unseen [Set-Up 1, 2]. */
function newCity(setting: TableSetting, chance: Chance): readonly CardId[] {
	const isEvent = (id: CardId): boolean =>
		setting.cards.find((card) => card.id === id)?.kind === 'event';
	const events = shuffled(chance, setting.city.filter(isEvent));
	return shuffled(chance, [
		...setting.city.filter((id) => !isEvent(id)),
		...events.slice(leftOut(events.length))
	]);
}

/** Events that are put away: four of ten, fewer of a City with few. */
const leftOut = (events: number): number => Math.min(EVENTS_LEFT_OUT, Math.floor(events / 2));

/** How many cards the City Deck begins with. */
export function citySize(table: Pick<Table, 'setting'>): number {
	const { city } = settingOf(table);
	const events = city.filter((id) => cardOf(table, id).kind === 'event').length;
	return city.length - leftOut(events);
}

/** The order of the City Deck after the event. `table`: as it lay before. */
export function cityAfter(
	table: Table,
	event: TableEvent,
	before: readonly CardId[],
	chance: Chance
): readonly CardId[] {
	switch (event.type) {
		case 'DecksLaid':
			return newCity(settingOf(table), chance);
		case 'CityTurned':
			return before.slice(1);
		case 'CityShuffled':
			return [...before, ...shuffled(chance, table.city.discard)];
		case 'CityReshuffled':
			return shuffled(chance, [...before, ...event.cards]);
		case 'CityLeft': {
			const card = table.city.streets.find(({ slot }) => slot === event.slot)?.card;
			return card === undefined ? before : shuffled(chance, [...before, card]);
		}
		default:
			return before;
	}
}

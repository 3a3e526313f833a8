import type { SeatId } from '../../core/seats.ts';
import type { Card, CardId } from '../cards/card.ts';
import { isActive } from '../match/vampires.ts';
import { DEFAULT_READINGS, type Readings } from '../readings.ts';
import { cardIn, type TableSetting } from './setting.ts';
import {
	newSeat,
	type Attached,
	type CityCard,
	type Down,
	type Ongoing,
	type Slot,
	type Table,
	type TableSeat,
	type TableVampire
} from './table.ts';

export { findVampire, isActive } from '../match/vampires.ts';

const NOBODY = newSeat(0);

/** What a match is dealt from. Asked before it is set: a bug, and throws. */
export function settingOf({ setting }: Pick<Table, 'setting'>): TableSetting {
	if (!setting) throw new Error('the table is empty');
	return setting;
}

export const readingsOf = ({ setting }: Pick<Table, 'setting'>): Readings =>
	setting?.readings ?? DEFAULT_READINGS;

export const cardOf = (table: Pick<Table, 'setting'>, id: CardId): Card =>
	cardIn(settingOf(table), id);

/** A card of one kind; null: it is of another. */
export function cardOfKind<K extends Card['kind']>(
	table: Pick<Table, 'setting'>,
	id: CardId,
	kind: K
): Extract<Card, { readonly kind: K }> | null {
	const card = cardOf(table, id);
	return isKind(card, kind) ? card : null;
}

export const isKind = <K extends Card['kind']>(
	card: Card,
	kind: K
): card is Extract<Card, { readonly kind: K }> => card.kind === kind;

export const sideOf = ({ seats }: Pick<Table, 'seats'>, seat: SeatId): TableSeat =>
	seats[seat] ?? NOBODY;

/** The player whose turn it is; before the first turn, the first player. */
export const activeSeat = ({ turn, order }: Pick<Table, 'turn' | 'order'>): SeatId =>
	turn?.seat ?? order[0] ?? '';

/** Everybody clockwise, from a seat. */
export function clockwise({ order }: Pick<Table, 'order'>, from: SeatId): readonly SeatId[] {
	const at = Math.max(0, order.indexOf(from));
	return [...order.slice(at), ...order.slice(0, at)];
}

/** All others, clockwise from the left of a seat. */
export const foesOf = (table: Pick<Table, 'order'>, seat: SeatId): readonly SeatId[] =>
	clockwise(table, seat).slice(1);

export const coterieOf = (table: Pick<Table, 'seats'>, seat: SeatId): readonly TableVampire[] =>
	sideOf(table, seat).vampires.filter(isActive);

/** Active and upright. */
export const readyOf = (table: Pick<Table, 'seats'>, seat: SeatId): readonly TableVampire[] =>
	coterieOf(table, seat).filter(({ exhausted }) => !exhausted);

export const leaderOf = (table: Pick<Table, 'seats'>, seat: SeatId): TableVampire | null =>
	sideOf(table, seat).vampires.find(({ leader }) => leader) ?? null;

export const nameOf = (table: Pick<Table, 'setting'>, { card }: { readonly card: CardId }) =>
	cardOf(table, card).name;

/** Where a card in play lies. */
type Lying =
	| { readonly at: 'streets'; readonly one: CityCard }
	| { readonly at: 'ongoing'; readonly seat: SeatId; readonly one: Ongoing }
	| { readonly at: 'down'; readonly seat: SeatId; readonly one: Down }
	| {
			readonly at: 'vampire';
			readonly seat: SeatId;
			readonly vampire: TableVampire;
			readonly one: Attached;
	  };

export function findSlot(
	{ seats, order, city }: Pick<Table, 'seats' | 'order' | 'city'>,
	slot: Slot
): Lying | null {
	const streets = city.streets.find((one) => one.slot === slot);
	if (streets) return { at: 'streets', one: streets };
	for (const seat of order) {
		const side = seats[seat];
		if (!side) continue;
		const ongoing = side.ongoing.find((one) => one.slot === slot);
		if (ongoing) return { at: 'ongoing', seat, one: ongoing };
		const down = side.down.find((one) => one.slot === slot);
		if (down) return { at: 'down', seat, one: down };
		for (const vampire of side.vampires) {
			const attached = vampire.attached?.find((one) => one.slot === slot);
			if (attached) return { at: 'vampire', seat, vampire, one: attached };
		}
	}
	return null;
}

/** Whose Rival token a player holds; of two each is the other's Rival. */
export const rivalOf = ({ order, rivals }: Pick<Table, 'order' | 'rivals'>, seat: SeatId) =>
	rivals?.[seat] ?? (order.length === 2 ? (order.find((other) => other !== seat) ?? null) : null);

/** Who holds the Rival token of a seat. */
export const hunterOf = (table: Pick<Table, 'order' | 'rivals'>, seat: SeatId): SeatId | null =>
	table.order.find((other) => rivalOf(table, other) === seat) ?? null;

export const isConflict = ({ attack, scheme }: Pick<Table, 'attack' | 'scheme'>): boolean =>
	attack !== null || scheme !== null;

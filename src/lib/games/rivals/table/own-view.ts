import type { SeatId } from '../../core/seats.ts';
import type { CardId } from '../cards/card.ts';
import type { SealedTable } from './dealing.ts';
import type { Table } from './table.ts';
import { readingsOf, sideOf } from './where.ts';

/** What one seat knows besides the table: nothing else that is sealed ever leaves. */
export type OwnView = {
	readonly hand: readonly CardId[];
	/** Faces of face-down cards this seat may see, by slot: its own, and Conspiracies it was shown. */
	readonly faces: { readonly [slot: string]: CardId };
	/** Its Agenda card, face down or not; null: not laid yet. */
	readonly agenda: CardId | null;
	/** Prestige in its fist; null: no fist is out. */
	readonly fist: number | null;
	/** Vampires it may choose as another Leader; its Faction Deck is not looked at otherwise. */
	readonly leaders: readonly CardId[];
};

/** What somebody sees who holds nothing. */
export const NOTHING_SEEN: OwnView = { hand: [], faces: {}, agenda: null, fist: null, leaders: [] };

/** What a seat may see of what is sealed. */
function ownView(table: Table, sealed: SealedTable, seat: SeatId): OwnView {
	const side = sideOf(table, seat);
	const secretOf = (whose: SeatId) => sealed.seats[whose]?.[sideOf(table, whose).secret];
	const own = secretOf(seat);
	if (!own || table.setting === null) return NOTHING_SEEN;
	const faces: { [slot: string]: CardId } = {};
	const see = (whose: SeatId, slot: number): void => {
		const face = secretOf(whose)?.faces[slot];
		if (face !== undefined) faces[slot] = face;
	};
	for (const other of table.order)
		for (const { slot, controller, shownTo } of sideOf(table, other).down)
			if (controller === seat || shownTo.includes(seat)) see(controller, slot);
	const { attack, scheme, question } = table;
	for (const laid of [attack?.card, attack?.reaction])
		if (laid && laid.card === null && laid.seat === seat) see(seat, laid.slot);
	const modifier = scheme?.modifiers[seat];
	if (modifier !== undefined && scheme?.stakes === null) see(seat, modifier);
	const answer = scheme?.answers.find((one) => one.seat === seat);
	const fist = scheme && answer?.fist ? (sealed.stakes[scheme.slot]?.[seat]?.fist ?? null) : null;
	const isChoosing = question?.prompt === 'new-leader' && question.seat === seat;
	return {
		hand: own.hand,
		faces,
		agenda: side.agendaCard ?? own.agenda,
		fist,
		leaders: isChoosing ? [...own.faction].sort() : []
	};
}

/** A discard pile as a seat may look through it; null: it may not (reading `openPiles`). */
export const pileSeen = (table: Table, viewer: SeatId, seat: SeatId): readonly CardId[] | null =>
	viewer === seat || readingsOf(table).openPiles !== 'hidden' ? sideOf(table, seat).discard : null;

/** A table as one seat sees it. */
export type SeatView = {
	readonly table: Table;
	readonly seat: SeatId;
	readonly own: OwnView;
};

export const viewOf = (table: Table, sealed: SealedTable, seat: SeatId): SeatView => ({
	table,
	seat,
	own: ownView(table, sealed, seat)
});

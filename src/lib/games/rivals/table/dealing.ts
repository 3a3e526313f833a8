import { chanceFor, type Chance } from '../../core/chance.ts';
import type { Dealt } from '../../core/dealing/dealer.ts';
import { drawLot, type Lots } from '../../core/dealing/sealed.ts';
import { canonicalJson } from '../../core/json.ts';
import type { SeatId } from '../../core/seats.ts';
import type { CardId } from '../cards/card.ts';
import type { Stake } from '../influence/conflict.ts';
import { drawTokens } from '../rival-tokens.ts';
import type { TableEvent } from './events.ts';
import type { Deal, Hidden } from './request.ts';
import {
	cityAfter,
	leaderIn,
	NO_SECRET,
	secretAfter,
	touchedBy,
	touchesCity,
	without,
	type SeatSecret
} from './secrets.ts';
import type { TableDeck } from './setting.ts';
import type { Slot, Table } from './table.ts';
import { settingOf, sideOf } from './where.ts';

/**
 * What only who deals may know. Secrets of a seat, and the order of the City, are kept by the number of changes before
 * them, so that what was undone comes back as it was.
 */
export type SealedTable = {
	readonly seats: { readonly [seat: SeatId]: { readonly [changes: string]: SeatSecret } };
	readonly city: { readonly [changes: string]: readonly CardId[] };
	/** Own decks that were brought. */
	readonly decks: { readonly [seat: SeatId]: TableDeck };
	/** Fists, by the slot of the Scheme. */
	readonly stakes: { readonly [scheme: string]: { readonly [seat: SeatId]: Stake } };
	readonly lots: Lots;
};

export const NOTHING_SEALED: SealedTable = { seats: {}, city: {}, decks: {}, stakes: {}, lots: {} };

/** Who deals at a table, and keeps its secrets. */
export interface TableDealer {
	deal(table: Table, deal: Deal): Dealt;
	/** Whether a hand holds all of these, each copy by itself. */
	holds(table: Table, seat: SeatId, cards: readonly CardId[]): boolean;
	/** The card that is about to be laid face down out of a hand. */
	lay(card: CardId): void;
	/** The face of a card that lies face down; null: cannot be known here. */
	faceOf(table: Table, seat: SeatId, slot: Slot): CardId | null;
	stake(scheme: Slot, seat: SeatId, stake: Stake): void;
	bring(seat: SeatId, deck: TableDeck): void;
	/** Keeps secrets in step with the table. */
	happened(before: Table, event: TableEvent): void;
	/** What is sealed now; the very same object when nothing changed; null: nothing can be. */
	sealed(): SealedTable | null;
}

/** What is shown of each deck as all are laid out. */
export const decksShown = (table: Table, deckOf: (seat: SeatId) => TableDeck): readonly string[] =>
	table.order.flatMap((seat) => {
		const deck = deckOf(seat);
		const { haven, agenda, library, faction } = deck;
		const leader = leaderIn(settingOf(table), deck);
		return [leader, haven, agenda, String(library.length), String(faction.length)];
	});

/** The program deals. */
export function appDealer(before: SealedTable, chance: Chance): TableDealer {
	let { seats, city, decks, stakes, lots } = before;
	let laid: CardId | undefined;

	const secretOf = (table: Table, seat: SeatId): SeatSecret =>
		seats[seat]?.[sideOf(table, seat).secret] ?? NO_SECRET;
	const deckOf = (table: Table, seat: SeatId): TableDeck => {
		const deck = settingOf(table).decks[seat] ?? decks[seat];
		if (!deck) throw new Error(`${seat} has brought no deck`);
		return deck;
	};

	function hidden(table: Table, { of }: Hidden): readonly string[] {
		switch (of.what) {
			case 'rivals': {
				const { drawn } = drawTokens(chanceFor(chance, ['rivals', table.order]), table.order);
				return drawn.map(({ seat, token, back }) => `${seat} ${token}${back ? ' back' : ''}`);
			}
			case 'city':
				return (city[table.city.secret] ?? []).slice(0, 1);
			case 'decks':
				return decksShown(table, (seat) => deckOf(table, seat));
			case 'agenda':
				return [secretOf(table, of.seat).agenda];
			case 'slot':
				return [secretOf(table, of.seat).faces[of.slot] ?? ''];
			case 'stakes': {
				const own = stakes[of.scheme] ?? {};
				return table.order.map((seat) => `${seat} ${own[seat]?.fist ?? 0}`);
			}
		}
	}

	return {
		deal(table, deal) {
			if (deal.deal === 'hidden') return { choice: hidden(table, deal) };
			const key = canonicalJson([deal.prompt, table.turn?.number ?? 0, { ...deal.about }]);
			const drawn = drawLot(chance, lots, key, deal.options);
			lots = drawn.lots;
			return { choice: [drawn.chosen] };
		},
		holds(table, seat, cards) {
			const { hand } = secretOf(table, seat);
			return cards.reduce(without, hand).length === hand.length - cards.length;
		},
		lay(card) {
			laid = card;
		},
		faceOf: (table, seat, slot) => secretOf(table, seat).faces[slot] ?? null,
		stake(scheme, seat, stake) {
			stakes = { ...stakes, [scheme]: { ...stakes[scheme], [seat]: stake } };
		},
		bring(seat, deck) {
			decks = { ...decks, [seat]: deck };
		},
		happened(table, event) {
			for (const seat of touchedBy(table, event)) {
				const { secret } = sideOf(table, seat);
				const next = secretAfter(table, event, seat, secretOf(table, seat), {
					deckOf: (whose) => deckOf(table, whose),
					laid: () => laid,
					chance: chanceFor(chance, ['deck', seat, secret])
				});
				seats = { ...seats, [seat]: { ...seats[seat], [secret + 1]: next } };
			}
			if (!touchesCity(event)) return;
			const { secret } = table.city;
			const next = cityAfter(table, event, city[secret] ?? [], chanceFor(chance, ['city', secret]));
			city = { ...city, [secret + 1]: next };
		},
		sealed() {
			const same =
				seats === before.seats &&
				city === before.city &&
				decks === before.decks &&
				stakes === before.stakes &&
				lots === before.lots;
			return same ? before : { seats, city, decks, stakes, lots };
		}
	};
}

/** For a dealer who knows nothing that is sealed. */
export const keepsNothing: Omit<TableDealer, 'deal' | 'holds'> = {
	lay() {
		// Nobody need know.
	},
	faceOf: () => null,
	stake() {
		// Nothing can be sealed here.
	},
	bring() {
		// Nothing can be sealed here.
	},
	happened() {
		// Nothing is kept here.
	},
	sealed: () => null
};

/** Nothing that is sealed is known here, as on a phone: what needs none of it can be previewed. */
export const absentDealer = (): TableDealer => ({
	...keepsNothing,
	deal: () => 'unknown',
	holds: () => true
});

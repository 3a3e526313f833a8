import { chanceFor, shuffled, type Chance } from '../../core/chance.ts';
import type { Secret } from '../../core/choices/together.ts';
import { appDealer as appPiles } from '../../core/dealing/app.ts';
import { boxDealer as boxPiles } from '../../core/dealing/box.ts';
import type { Dealt } from '../../core/dealing/dealer.ts';
import { absentDealer as absentPiles } from '../../core/dealing/replay.ts';
import type { Sealed as SealedPiles } from '../../core/dealing/sealed.ts';
import type { SeatId } from '../../core/seats.ts';
import type { CardId } from '../cards.ts';
import { FACE_DOWN } from './dealing-words.ts';
import type { TableEvent } from './events.ts';
import { ownerIn, tablePiles } from './piles.ts';
import type { Choice, Deal, Hidden } from './request.ts';
import {
	imagined,
	lostSecret,
	secretAfter,
	stillLies,
	touchedBy,
	type SeatSecret
} from './secrets.ts';
import type { Table } from './table.ts';
import { cardsOf, playerOf } from './where.ts';

/**
 * What only who deals may know. Secrets of a seat are kept by the number of changes before them, so that what was undone
 * comes back as it was.
 */
export type SealedTable = {
	readonly seats: { readonly [seat: SeatId]: { readonly [changes: string]: SeatSecret } };
	readonly piles: SealedPiles;
	/** What was chosen so far in secret, until all are in. */
	readonly choices: Secret<string[]> | null;
	/** The server's seed, where all devices mix the cards. */
	readonly seed?: string;
};

export const NOTHING_SEALED: SealedTable = {
	seats: {},
	piles: { shuffled: {}, drawn: {}, lots: {} },
	choices: null
};

/** Who deals at a table, and keeps its secrets. */
export interface TableDealer {
	deal(table: Table, deal: Deal): Dealt;
	/** Whether a card is in a hand. */
	holds(table: Table, seat: SeatId, card: CardId): boolean;
	/** What Hand Building offers; null: only the box knows. */
	offered(table: Table, seat: SeatId, n: number): readonly CardId[] | null;
	/** The card that is about to be played face down out of a hand. */
	lay(card: CardId): void;
	/** What was kept, by seat: the event that follows says how many alone. */
	keep(kept: { readonly [seat: SeatId]: readonly CardId[] }): void;
	/** Undefined: cannot be known here. */
	choices(): Secret<string[]> | null | undefined;
	seal(choices: Secret<string[]> | null): void;
	/** Keeps secrets in step with the table. */
	happened(before: Table, event: TableEvent): void;
	/** What is sealed now; the very same object when nothing changed; null: nothing can be. */
	sealed(): SealedTable | null;
}

export const UNNAMED: Choice = [FACE_DOWN];

/** The program deals. */
export function appDealer(before: SealedTable, chance: Chance): TableDealer {
	let { seats, choices } = before;
	/** Most commands deal from no pile. */
	let dealtFrom: ReturnType<typeof appPiles<Table>> | undefined;
	const piles = () => (dealtFrom ??= appPiles(tablePiles, before.piles, chance));
	let laid: CardId | undefined;
	let kept: { readonly [seat: SeatId]: readonly CardId[] } = {};
	let dealtAnew: { readonly [seat: SeatId]: SeatSecret } = {};

	function secretOf(table: Table, seat: SeatId): SeatSecret {
		const { secret } = playerOf(table, seat);
		const known = seats[seat]?.[secret] ?? dealtAnew[seat];
		if (known) return known;
		const anew = lostSecret(table, seat, seats[seat], chance);
		dealtAnew = { ...dealtAnew, [seat]: anew };
		seats = { ...seats, [seat]: { ...seats[seat], [secret]: anew } };
		return anew;
	}

	/** What was dealt before the box did, where the box changed nothing of it; else anything that may be. */
	function takenOver(table: Table, seat: SeatId): SeatSecret {
		const { secret } = playerOf(table, seat);
		const last = seats[seat]?.[secret - 1];
		if (last && stillLies(table, seat, last)) return last;
		return imagined(table, seat, chanceFor(chance, ['taken-over', seat, secret]));
	}

	function facesOf(table: Table, of: Hidden['of']): readonly CardId[] {
		if ('slot' in of) {
			const deployed = table.deployed.find(({ slot }) => slot === of.slot);
			if (!deployed) return [];
			const face = deployed.card ?? secretOf(table, deployed.owner).faces[of.slot];
			return face === undefined ? [] : [face];
		}
		const seat = ownerIn(table, of);
		const { deck, hand } = secretOf(table, seat);
		if ('top' in of) return deck.slice(0, 1);
		const { secret } = playerOf(table, seat);
		return shuffled(chanceFor(chance, ['hand', seat, secret]), hand).slice(0, of.cards);
	}

	return {
		deal(table, deal) {
			if (deal.deal !== 'hidden') return piles().deal(table, deal);
			const cards = facesOf(table, deal.of);
			if (cards.length === 0 || deal.opens) return { choice: cards };
			[laid] = cards;
			return { choice: UNNAMED };
		},
		holds: (table, seat, card) => secretOf(table, seat).hand.includes(card),
		offered: (table, seat, n) => secretOf(table, seat).deck.slice(0, n),
		lay(card) {
			laid = card;
		},
		keep(cards) {
			kept = cards;
		},
		choices: () => choices,
		seal(now) {
			choices = now;
		},
		happened(table, event) {
			for (const seat of touchedBy(table, event)) {
				const { secret } = playerOf(table, seat);
				const isNew = event.type === 'PlayBegan' || event.type === 'DealerChanged';
				const last = isNew ? { deck: [], hand: [], faces: {} } : secretOf(table, seat);
				const next =
					event.type === 'DealerChanged'
						? takenOver(table, seat)
						: secretAfter(table, event, seat, last, {
								deckOf: () => piles().orderOf(table, { pile: 'clan', whose: seat }),
								keptBy: () => kept[seat] ?? [],
								played: () => laid,
								chance: chanceFor(chance, ['shuffled-back', seat, secret])
							});
				seats = { ...seats, [seat]: { ...seats[seat], [secret + 1]: next } };
			}
		},
		sealed() {
			const now = { ...before, seats, piles: dealtFrom?.sealed() ?? before.piles, choices };
			const same =
				seats === before.seats && now.piles === before.piles && choices === before.choices;
			return same ? before : now;
		}
	};
}

/** As far as everybody can tell: one of the player's clan cards that lies nowhere in sight. */
function mayHold(table: Table, seat: SeatId, card: CardId): boolean {
	const { clan, hand } = playerOf(table, seat);
	const isOwn = clan !== null && cardsOf(table, clan).some(({ id }) => id === card);
	return isOwn && hand > 0 && !table.deployed.some((one) => one.card === card);
}

export const keepsNothing = {
	holds: mayHold,
	offered: () => null,
	lay() {
		// Nobody need know.
	},
	keep() {
		// Nobody need know.
	},
	happened() {
		// Nothing is kept here.
	}
};

/** The cardboard deals: the table is asked, but for what stays face down. `before`: null where what is sealed is not known. */
export function boxDealer(before: SealedTable | null): TableDealer {
	const piles = boxPiles(tablePiles);
	let choices = before?.choices;
	return {
		...keepsNothing,
		deal(table, deal) {
			if (deal.deal !== 'hidden') return piles.deal(table, deal);
			const player = playerOf(table, ownerIn(table, deal.of));
			const isEmpty =
				('top' in deal.of && player.deck === 0) || ('hand' in deal.of && player.hand === 0);
			if (isEmpty) return { choice: [] };
			const { of } = deal;
			const open = 'slot' in of && table.deployed.find(({ slot }) => slot === of.slot)?.card;
			if (open) return { choice: [open] };
			return deal.opens ? 'ask' : { choice: UNNAMED };
		},
		choices: () => choices,
		seal(now) {
			choices = now;
		},
		sealed: () => {
			if (!before || choices === undefined) return null;
			return choices === before.choices ? before : { ...before, choices };
		}
	};
}

/** Nothing that is sealed is known here, as on a phone: what needs none of it can be previewed. */
export function absentDealer(): TableDealer {
	const piles = absentPiles(tablePiles);
	return {
		...keepsNothing,
		deal(table, deal) {
			if (deal.deal !== 'hidden') return piles.deal(table, deal);
			return deal.opens ? 'unknown' : { choice: UNNAMED };
		},
		choices: () => undefined,
		seal() {
			// Nothing can be sealed here.
		},
		sealed: () => null
	};
}

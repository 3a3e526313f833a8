import { chanceFor, shuffled, type Chance } from '../../core/chance.ts';
import type { SeatId } from '../../core/seats.ts';
import type { CardId } from '../cards.ts';
import type { Correction } from './correction.ts';
import type { TableEvent } from './events.ts';
import { movedOf, ownerOf } from './evolve-correction.ts';
import { without } from './evolve-pool.ts';
import type { Table } from './table.ts';
import { cardsOf, playerOf, seatsOf } from './where.ts';

/** What only a player knows, or nobody: the clan deck from the top, the hand, and the faces of face-down cards by their slots. */
export type SeatSecret = {
	readonly deck: readonly CardId[];
	readonly hand: readonly CardId[];
	readonly faces: { readonly [slot: string]: CardId };
	/** They were lost, and imagined. */
	readonly lost?: true;
};

/** What an event does not say of the secrets it changes. */
export type Hidden = {
	/** The clan deck as it was shuffled. */
	deckOf(seat: SeatId): readonly CardId[];
	/** What was kept of what was offered. */
	keptBy(seat: SeatId): readonly CardId[];
	/** The card that was played face down, out of a hand. */
	played(): CardId | undefined;
	readonly chance: Chance;
};

/** Whose secrets an event changes. */
export function touchedBy(table: Table, event: TableEvent): readonly SeatId[] {
	switch (event.type) {
		case 'PlayBegan':
		case 'DealerChanged':
			return seatsOf(table);
		case 'CardsKept':
			return seatsOf(table).filter((seat) => event.kept[seat] !== undefined);
		case 'CardPlayed':
			return [event.owner];
		case 'CardsHome':
			return seatsOf(table).filter((seat) =>
				table.deployed.some(({ slot, owner }) => owner === seat && event.slots.includes(slot))
			);
		case 'TableCorrected':
			return [...new Set(event.corrections.flatMap((one) => movedOf(table, one)))];
		default:
			return [];
	}
}

/** Whether what was sealed of a seat is still what lies on the table: each of its cards once, and as many as lie there. */
export function stillLies(table: Table, seat: SeatId, { deck, hand, faces }: SeatSecret): boolean {
	const player = playerOf(table, seat);
	const lying = table.deployed
		.filter(({ owner }) => owner === seat)
		.map(({ slot, card }) => card ?? faces[slot]);
	const all = new Set([...deck, ...hand, ...lying]);
	const cards = player.clan ? cardsOf(table, player.clan) : [];
	const counts = hand.length === player.hand && deck.length === player.deck;
	const each = deck.length + hand.length + lying.length === cards.length;
	return counts && each && cards.every(({ id }) => all.has(id));
}

/** The secrets of one of them after the event. `table`: as it lay before. */
export function secretAfter(
	table: Table,
	event: TableEvent,
	seat: SeatId,
	before: SeatSecret,
	hidden: Hidden
): SeatSecret {
	switch (event.type) {
		case 'PlayBegan': {
			const { clan } = playerOf(table, seat);
			const starting = clan ? cardsOf(table, clan).filter((card) => card.starting === true) : [];
			return { deck: hidden.deckOf(seat), hand: starting.map(({ id }) => id), faces: {} };
		}
		case 'CardsKept': {
			const offered = before.deck.slice(0, event.offered);
			const kept = hidden.keptBy(seat);
			const under = offered.filter((card) => !kept.includes(card));
			return {
				...before,
				hand: [...before.hand, ...kept],
				deck: [...before.deck.slice(event.offered), ...under]
			};
		}
		case 'CardPlayed': {
			const card = event.card ?? (event.from === 'deck' ? before.deck[0] : hidden.played());
			if (card === undefined) return before;
			const faces = event.card === null ? { ...before.faces, [event.slot]: card } : before.faces;
			return { ...before, [event.from]: without(before[event.from], card), faces };
		}
		case 'CardsHome':
			return home(table, event.slots, event.toDeck, seat, before, hidden.chance);
		case 'TableCorrected':
			return event.corrections.reduce((now, one) => corrected(table, one, seat, now), before);
		default:
			return before;
	}
}

function home(
	table: Table,
	slots: readonly number[],
	toDeck: readonly number[],
	seat: SeatId,
	before: SeatSecret,
	chance: Chance
): SeatSecret {
	const own = table.deployed.filter(({ slot, owner }) => owner === seat && slots.includes(slot));
	const faceOf = ({ slot, card }: (typeof own)[number]) => card ?? before.faces[slot];
	const cards = (list: typeof own) => list.flatMap((one) => faceOf(one) ?? []);
	const under = cards(own.filter(({ slot }) => toDeck.includes(slot)));
	const left = Object.entries(before.faces).filter(([slot]) => !slots.includes(Number(slot)));
	return {
		deck: under.length === 0 ? before.deck : shuffled(chance, [...before.deck, ...under]),
		hand: [...before.hand, ...cards(own.filter(({ slot }) => !toDeck.includes(slot)))],
		faces: Object.fromEntries(left)
	};
}

function corrected(
	table: Table,
	correction: Correction,
	seat: SeatId,
	before: SeatSecret
): SeatSecret {
	if (correction.set !== 'card' || ownerOf(table, correction.card) !== seat) return before;
	const { card, to } = correction;
	const deck = without(before.deck, card);
	const hand = without(before.hand, card);
	if (to === 'hand') return { ...before, deck, hand: [...hand, card] };
	if (to === 'deck') return { ...before, hand, deck: [...deck, card] };
	return { ...before, deck, hand };
}

/**
 * Secrets that agree with all that everybody sees, and with what somebody knows besides: each as likely. For a table that
 * the app takes over, for secrets that are lost, and for players who think about what others may hold.
 */
export function imagined(
	table: Table,
	seat: SeatId,
	chance: Chance,
	known: { readonly hand?: readonly CardId[]; readonly faces?: SeatSecret['faces'] } = {}
): SeatSecret {
	const { clan, hand, seen } = playerOf(table, seat);
	const open = table.deployed.flatMap(({ owner, card }) =>
		owner === seat && card !== null ? [card] : []
	);
	const faces: { [slot: string]: CardId } = { ...known.faces };
	const named = [...open, ...Object.values(faces), ...(known.hand ?? [])];
	const left = (clan ? cardsOf(table, clan) : [])
		.map(({ id }) => id)
		.filter((id) => !named.includes(id));
	// Cards that were seen lie in no deck, but for what was shuffled back: they come first.
	const order = [
		...shuffled(
			chance,
			left.filter((id) => seen.includes(id))
		),
		...shuffled(
			chance,
			left.filter((id) => !seen.includes(id))
		)
	];
	const down = table.deployed.filter(
		({ slot, owner, card }) => owner === seat && card === null && faces[slot] === undefined
	);
	const missing = hand - (known.hand?.length ?? 0);
	const out = shuffled(chance, order.slice(0, missing + down.length));
	for (const [at, { slot }] of down.entries()) {
		const face = out[at];
		if (face !== undefined) faces[slot] = face;
	}
	return {
		hand: [...(known.hand ?? []), ...out.slice(down.length)],
		deck: shuffled(chance, order.slice(missing + down.length)),
		faces
	};
}

/**
 * Secrets of a game that came here without them, imagined. Where the game was dealt here and nothing was lost, each change has
 * its own: that one is missing is a bug and throws, rather than that a hand is dealt anew.
 */
export function lostSecret(
	table: Table,
	seat: SeatId,
	known: { readonly [changes: string]: SeatSecret } | undefined,
	chance: Chance
): SeatSecret {
	const { secret } = playerOf(table, seat);
	const dealt = known?.['1'];
	if (dealt && dealt.lost !== true)
		throw new Error(`nothing is sealed of ${seat} after ${secret} changes`);
	const anew = imagined(table, seat, chanceFor(chance, ['imagined', seat, secret]));
	return { ...anew, lost: true };
}

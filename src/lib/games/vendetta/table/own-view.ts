import type { SeatId } from '../../core/seats.ts';
import type { CardId } from '../cards.ts';
import type { SealedTable } from './dealing.ts';
import { offeredIn } from './setting.ts';
import type { Table } from './table.ts';
import { playerOf, readingsOf, seatsOf, teammateOf } from './where.ts';

/** What one seat knows besides the table: nothing else that is sealed ever leaves. */
export type OwnView = {
	readonly hand: readonly CardId[];
	/** What Hand Building offers now. */
	readonly offered: readonly CardId[];
	/** What this seat chose in secret and can still change; null: nothing. */
	readonly chosen: readonly string[] | null;
	/** Faces of face-down cards this seat may see, by slot: its own (reading `ownFaceDown`), and those it looked at. */
	readonly faces: { readonly [slot: string]: CardId };
	/** Hands this seat looked at, as they were then. */
	readonly hands: { readonly [seat: SeatId]: readonly CardId[] };
	/** The hand of the teammate (reading `teamSecrets`). */
	readonly teammate: readonly CardId[];
};

/** What somebody sees who holds nothing. */
export const NOTHING_SEEN: OwnView = {
	hand: [],
	offered: [],
	chosen: null,
	faces: {},
	hands: {},
	teammate: []
};

/** What a seat may see of what is sealed. Where the box deals, nothing is. */
export function ownView(table: Table, { seats, choices }: SealedTable, seat: SeatId): OwnView {
	const { together, question } = table;
	const isMine = together !== null && choices?.id === together.id && together.chosen.includes(seat);
	const chosen = isMine ? (choices?.choices[seat] ?? null) : null;
	if (table.setting === null || table.dealer === 'box') return { ...NOTHING_SEEN, chosen };
	const player = playerOf(table, seat);
	const secretOf = (whose: SeatId, at = playerOf(table, whose).secret) => seats[whose]?.[at];
	const own = secretOf(seat);
	if (!own) return { ...NOTHING_SEEN, chosen };
	const isOffered = question?.prompt === 'keep' && together?.seats.includes(seat) === true;
	const { offered } = offeredIn(table.round, seatsOf(table).length);
	const faces: { [slot: string]: CardId } = {};
	for (const { slot, owner, card } of table.deployed) {
		const isOwn = owner === seat && readingsOf(table).ownFaceDown === 'yes';
		const face = secretOf(owner)?.faces[slot];
		const isVisible = isOwn || player.looked.includes(slot);
		if (card === null && isVisible && face !== undefined) faces[slot] = face;
	}
	const mate = readingsOf(table).teamSecrets === 'shown' ? teammateOf(table, seat) : null;
	return {
		hand: own.hand,
		offered: isOffered ? own.deck.slice(0, offered) : [],
		chosen,
		faces,
		hands: Object.fromEntries(
			player.lookedAt.map(({ seat: whose, secret }) => [whose, secretOf(whose, secret)?.hand ?? []])
		),
		teammate: mate === null ? [] : (secretOf(mate)?.hand ?? [])
	};
}

/** Clan cards that everybody has seen of a player and that lie nowhere in sight now (reading `memory`). */
export function remembered(table: Table, seat: SeatId): readonly CardId[] {
	if (readingsOf(table).memory === 'off') return [];
	return playerOf(table, seat).seen.filter(
		(card) => !table.deployed.some((one) => one.card === card)
	);
}

/** The Pool of a player as another seat sees it; null: it is hidden (reading `openPools`). */
export function visiblePool(table: Table, viewer: SeatId | null, seat: SeatId) {
	if (readingsOf(table).openPools === 'hidden' && viewer !== seat) return null;
	const { blood, influence, tokens, flipped } = playerOf(table, seat);
	return { blood, influence, tokens, flipped };
}

/** All that was sealed, once the game is over and it is laid open (reading `layOpen`); null: it stays sealed. */
export const laidOpen = (table: Table, sealed: SealedTable): SealedTable | null =>
	table.phase === 'finished' && readingsOf(table).layOpen === 'opened' ? sealed : null;

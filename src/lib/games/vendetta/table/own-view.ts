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

const NOTHING: OwnView = { hand: [], offered: [], chosen: null, faces: {}, hands: {}, teammate: [] };

/** What a seat may see of what is sealed. Where the box deals, nothing is. */
export function ownView(table: Table, { seats, choices }: SealedTable, seat: SeatId): OwnView {
	const { together, question } = table;
	const isMine = together !== null && choices?.id === together.id && together.chosen.includes(seat);
	const chosen = isMine ? (choices?.choices[seat] ?? null) : null;
	if (table.setting === null || table.dealer === 'box') return { ...NOTHING, chosen };
	const player = playerOf(table, seat);
	const secretOf = (whose: SeatId, at = playerOf(table, whose).secret) => seats[whose]?.[at];
	const own = secretOf(seat);
	if (!own) return { ...NOTHING, chosen };
	const isOffered = question?.prompt === 'keep' && together?.seats.includes(seat) === true;
	const { offered } = offeredIn(table.round, seatsOf(table).length);
	const isVisible = (slot: string) =>
		readingsOf(table).ownFaceDown === 'yes' || player.looked.includes(Number(slot));
	const faces: { [slot: string]: CardId } = {};
	for (const [slot, card] of Object.entries(own.faces)) if (isVisible(slot)) faces[slot] = card;
	for (const { slot, owner, card } of table.deployed) {
		const face = card === null && player.looked.includes(slot) && secretOf(owner)?.faces[slot];
		if (face) faces[slot] = face;
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

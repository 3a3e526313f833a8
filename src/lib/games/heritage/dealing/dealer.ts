import type { SeatId, ThingId } from '../shapes.ts';
import type { Choice, Deal } from '../table/request.ts';
import type { Table } from '../table/table.ts';

/** What a dealer says: a choice · `ask`: the cardboard knows · `unknown`: only who deals elsewhere knows. */
type Dealt = { readonly choice: Choice } | 'ask' | 'unknown';

/** Who answers at points of chance. */
export interface Dealer {
	deal(table: Table, deal: Deal): Dealt;
	/** Which card of a hand this scheme is; null: it is not held; `unknown`: cannot be told here. */
	positionOf(table: Table, seat: SeatId, scheme: ThingId): number | null | 'unknown';
}

/** Where a scheme lies openly in a hand. */
export function knownPosition(table: Table, seat: SeatId, scheme: ThingId): number | null {
	return table.hands[seat]?.held.find((held) => held.scheme === scheme)?.position ?? null;
}

/** The clan schemes of a seat's pile, known to all as a set. */
export function pileOf(table: Table, seat: SeatId): readonly ThingId[] {
	const clan = table.seats.find((setting) => setting.seat === seat)?.clan;
	return Object.values(table.schemes)
		.filter((card) => card.of === 'clan' && card.clan === clan)
		.map(({ id }) => id);
}

/** The schemes of a seat's pile that lie nowhere in sight: in the pile, or face down in the hand. */
export function unseenSchemes(table: Table, seat: SeatId): readonly ThingId[] {
	const seen = new Set<ThingId | null>([
		...table.spent,
		...table.standing.map(({ scheme }) => scheme),
		...enemySchemes(table),
		...(table.hands[seat]?.held ?? []).map(({ scheme }) => scheme)
	]);
	return pileOf(table, seat).filter((scheme) => !seen.has(scheme));
}

/** How many schemes a seat's pile holds still: those that lie nowhere in sight, without the hand's. */
export function leftInPile(table: Table, seat: SeatId): number {
	const faceDown = table.hands[seat]?.held.filter(({ scheme }) => scheme === null) ?? [];
	return unseenSchemes(table, seat).length - faceDown.length;
}

function enemySchemes(table: Table): readonly (ThingId | null)[] {
	return Object.values(table.bloodlines).flatMap(({ vampires }) =>
		Object.values(vampires).map(({ enemy }) => enemy)
	);
}

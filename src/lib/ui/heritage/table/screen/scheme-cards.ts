import type { SchemeCard } from '../../../../games/heritage/deck/cards.ts';
import type { SeatId, ThingId } from '../../../../games/heritage/shapes.ts';
import type { Table } from '../../../../games/heritage/table/table.ts';

/** The schemes of the boards that lie on the table: open to all. */
export function openSchemes({ schemes, boards }: Table): readonly SchemeCard[] {
	const laid = Object.values(boards).map((board) => board?.battleground);
	return Object.values(schemes).filter(
		(card) => card.of === 'battleground' && laid.includes(card.battleground)
	);
}

/** What a hand shows on this device: the cards whose faces are known, and how many lie face down. */
export type HandShown = { readonly cards: readonly SchemeCard[]; readonly hidden: number };

export function handShown(table: Table, seat: SeatId, known: readonly ThingId[] | null): HandShown {
	const held = table.hands[seat]?.held ?? [];
	const faces = known ?? held.flatMap(({ scheme }) => scheme ?? []);
	const cards = faces.flatMap((id) => table.schemes[id] ?? []);
	return { cards, hidden: held.length - cards.length };
}

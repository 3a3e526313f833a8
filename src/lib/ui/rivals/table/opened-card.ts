import type { CardId } from '../../../games/rivals/cards/card.ts';
import type { Table } from '../../../games/rivals/table/table.ts';
import { findSlot, findVampire } from '../../../games/rivals/table/where.ts';
import type { Opened } from './table-play.svelte.ts';

/** The card that was opened; null: none, or nobody here knows it. `faces`: of cards that lie face down, by slot. */
export function openedCard(
	table: Table,
	opened: Opened,
	faces: { readonly [slot: string]: CardId }
): CardId | null {
	switch (opened.of) {
		case 'hand':
		case 'card':
		case 'attack':
			return opened.card;
		case 'vampire':
			return findVampire(table, opened.id)?.vampire.card ?? null;
		case 'slot': {
			const lying = findSlot(table, opened.slot);
			return lying?.at === 'down' ? (faces[opened.slot] ?? null) : (lying?.one.card ?? null);
		}
		default:
			return null;
	}
}

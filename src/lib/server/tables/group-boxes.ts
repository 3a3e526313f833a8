import { and, eq } from 'drizzle-orm';
import type { Reader, Transaction } from '../db/client.ts';
import { boxes } from '../db/schema/groups.ts';

/* What a group typed of the cards in a box of its own, as text in a form that each game reads itself. */

/** Null: nothing was typed yet. */
export async function cardsInBox(
	read: Pick<Reader | Transaction, 'select'>,
	group: string,
	game: string
): Promise<string | null> {
	const at = and(eq(boxes.groupId, group), eq(boxes.game, game));
	const [row] = await read.select({ cards: boxes.cards }).from(boxes).where(at);
	return row?.cards ?? null;
}

/** Keeps this in place of what was kept. */
export async function putCardsInBox(
	transaction: Transaction,
	group: string,
	game: string,
	cards: string
): Promise<void> {
	await transaction
		.insert(boxes)
		.values({ groupId: group, game, cards })
		.onConflictDoUpdate({ target: [boxes.groupId, boxes.game], set: { cards } });
}

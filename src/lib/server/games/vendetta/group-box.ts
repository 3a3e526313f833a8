import {
	NOTHING_TOLD,
	rememberedWith,
	toldOf,
	toldTogether,
	type ToldCards
} from '../../../games/vendetta/box/box-set.ts';
import { boxPack, readBoxPack } from '../../../games/vendetta/box/box-pack.ts';
import { vendetta } from '../../../games/vendetta/vendetta.ts';
import type { Database, Reader, Transaction } from '../../db/client.ts';
import { cardsInBox, putCardsInBox } from '../../tables/group-boxes.ts';

/* What a group knows of the cards in its own box: typed once, or told at a table, and the same on all phones of its members. */

/** What a group has entered of its box. */
export async function boxOf(
	read: Pick<Reader | Transaction, 'select'>,
	group: string
): Promise<ToldCards> {
	const cards = await cardsInBox(read, group, vendetta.name);
	const kept = cards === null ? null : readBoxPack(cards);
	// What an older program kept in another form is typed again.
	return kept?.ok ? kept.value : NOTHING_TOLD;
}

const put = (transaction: Transaction, group: string, told: ToldCards): Promise<void> =>
	putCardsInBox(transaction, group, vendetta.name, boxPack(told));

/** Adds typed cards to what was entered before, and answers all of it; null: a box has no such cards. */
export const typeInGroup = (
	{ write }: Pick<Database, 'write'>,
	group: string,
	typed: ToldCards
): Promise<ToldCards | null> =>
	write(async (transaction) => {
		const now = toldTogether(await boxOf(transaction, group), typed);
		if (!readBoxPack(boxPack(now)).ok) return null;
		await put(transaction, group, now);
		return now;
	});

/** Replaces everything entered of a group's box. */
export const keepBox = (
	{ write }: Pick<Database, 'write'>,
	group: string,
	told: ToldCards
): Promise<void> => write((transaction) => put(transaction, group, told));

/** Keeps what somebody read off cards at a table. */
export async function rememberInGroup(
	transaction: Transaction,
	group: string,
	described: readonly ToldCards[]
): Promise<void> {
	const before = await boxOf(transaction, group);
	const now = described.map(toldOf).reduce(rememberedWith, before);
	// What the rules of a table take and a box cannot have stays at that table.
	const fits = boxPack(now) !== boxPack(before) && readBoxPack(boxPack(now)).ok;
	if (fits) await put(transaction, group, now);
}

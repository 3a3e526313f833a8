import * as v from 'valibot';
import { inOrder } from '../../games/heritage/chronicle-deck/order.ts';
import { deckCardSchema, type DeckCard } from '../../games/heritage/chronicle-deck/cards.ts';
import { nameSchema, thingIdSchema } from '../../games/heritage/shapes.ts';
import type { Json } from '../../games/core/json.ts';
import type { Reader, Transaction } from '../db/client.ts';
import { VaultFault, type Vault } from '../vault/vault.ts';

/** What everybody may know of a pack: nothing of its cards, nor how many there are. */
const namedSchema = v.strictObject({ id: thingIdSchema, name: nameSchema, licence: nameSchema });
export type PackNamed = v.InferOutput<typeof namedSchema>;

/** A whole deck of chronicle cards, with its expansions at their places. */
export const sealedPackSchema = v.strictObject({
	...namedSchema.entries,
	cards: v.array(deckCardSchema)
});
export type SealedPack = v.InferOutput<typeof sealedPackSchema>;

// Each card is a row of its own, so that none can stand for another; beside them one row says their order.
const PREFIX = 'deck/';
const ORDER = `${PREFIX}order`;
const keyOf = (number: number): string => `${PREFIX}${number}`;

/** The row beside the cards. */
type Order = PackNamed & { readonly order: readonly number[] };

/** A pack that lies in the vault without all of its cards: as good as one that does not open, until it is imported again. */
export class PackDamaged extends VaultFault {}

/** What everybody may know of the pack that lies in the vault; null: none does. */
export async function packNamed(
	reader: Reader | Transaction,
	vault: Vault,
	chronicleId: string
): Promise<PackNamed | null> {
	const order = (await vault.open(reader, { chronicleId, key: ORDER })) as Order | undefined;
	return order ? { id: order.id, name: order.name, licence: order.licence } : null;
}

/** Whether a pack lies in the vault, also one that does not open. */
export async function hasPack(
	reader: Reader | Transaction,
	vault: Vault,
	chronicleId: string
): Promise<boolean> {
	try {
		return (await packNamed(reader, vault, chronicleId)) !== null;
	} catch (error) {
		if (error instanceof VaultFault) return true;
		throw error;
	}
}

/** The pack that lies in the vault, in its order; null: none does. Throws `VaultFault` where it does not open, `PackDamaged` where a card is missing. */
export async function sealedPack(
	reader: Reader | Transaction,
	vault: Vault,
	chronicleId: string
): Promise<SealedPack | null> {
	const rows = await vault.openAll(reader, chronicleId, PREFIX);
	const row = rows.get(ORDER) as Order | undefined;
	if (!row) return null;
	const { order, ...named } = row;
	const cards = order.map((number) => {
		const card = rows.get(keyOf(number));
		if (card === undefined) throw new PackDamaged('A sealed pack lacks a card.');
		return card as DeckCard;
	});
	return { ...named, cards };
}

/** Puts a pack away, in place of any that lies there. */
export async function keepPack(
	transaction: Transaction,
	vault: Vault,
	chronicleId: string,
	{ cards, ...named }: SealedPack
): Promise<void> {
	await vault.clearAll(transaction, chronicleId, PREFIX);
	const ordered = inOrder(cards);
	const order: Order = { ...named, order: ordered.map(({ number }) => number) };
	await vault.put(transaction, { chronicleId, key: ORDER }, order);
	for (const card of ordered)
		await vault.put(transaction, { chronicleId, key: keyOf(card.number) }, card as Json);
}

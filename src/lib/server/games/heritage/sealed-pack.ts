import * as v from 'valibot';
import { listOf, PLENTY } from '../../../games/core/bounded.ts';
import { cardNumberSchema, deckCardSchema } from '../../../games/heritage/chronicle-deck/cards.ts';
import { nameSchema, thingIdSchema } from '../../../games/heritage/shapes.ts';
import type { Transaction } from '../../db/client.ts';
import { VaultFault, type Vault } from '../../vault/vault.ts';
import { shelf, type SealedCards } from './sealed-cards.ts';

/** What everybody may know of a pack: nothing of its cards, nor how many there are. */
const packNamedSchema = v.strictObject({
	id: thingIdSchema,
	name: nameSchema,
	licence: nameSchema
});
export type PackNamed = v.InferOutput<typeof packNamedSchema>;

/** As cards are taken along; `lacks` where some of them were gone when they were. */
export const cardEntries = {
	cards: listOf(deckCardSchema, 10 * PLENTY),
	lacks: v.optional(listOf(cardNumberSchema, 10 * PLENTY))
};

/** A whole deck of chronicle cards, with its expansions at their places. */
export const sealedPackSchema = v.strictObject({ ...packNamedSchema.entries, ...cardEntries });
type SealedPack = v.InferOutput<typeof sealedPackSchema>;

/** Where an imported pack lies. */
export const packShelf = shelf<PackNamed>('deck/');

/** What was brought and lies there without all of its cards: nothing of it is turned up until it is imported again. */
export class PackDamaged extends VaultFault {}

/** The cards, all of them. Throws `PackDamaged` where one is missing. */
export function whole<Named>(lies: SealedCards<Named>): SealedCards<Named> {
	if (lies.lacks.length > 0) throw new PackDamaged('Sealed cards are not all there.');
	return lies;
}

/** What everybody may know of the pack that lies in the vault; null: none does. */
export const packNamed = packShelf.named;

/** A pack as it is taken along. */
export function packTaken({ named, cards, lacks }: SealedCards<PackNamed>): SealedPack {
	return { ...named, cards: [...cards], ...(lacks.length > 0 && { lacks: [...lacks] }) };
}

/** Puts a pack away that was taken along, in place of any that lies there. */
export async function keepPack(
	transaction: Transaction,
	vault: Vault,
	chronicleId: string,
	{ cards, lacks = [], ...named }: SealedPack
): Promise<void> {
	await packShelf.keep(transaction, vault, chronicleId, { named, cards, lacks });
}

import * as v from 'valibot';
import type { Reader, Transaction } from '../db/client.ts';
import type { Vault } from '../vault/vault.ts';
import { shelf, type SealedCards } from './sealed-cards.ts';
import { cardEntries, packNamedSchema, type PackNamed } from './sealed-pack.ts';

/** What everybody may know of the expansions of the open chronicle that were brought, each once. */
interface Expansions extends Readonly<Record<string, readonly PackNamed[]>> {
	readonly expansions: readonly PackNamed[];
}

/** As they are taken along. */
export const sealedExpansionsSchema = v.strictObject({
	expansions: v.array(packNamedSchema),
	...cardEntries
});
type SealedExpansions = v.InferOutput<typeof sealedExpansionsSchema>;

/** Where expansions of the open chronicle lie: beside an imported pack, since either may be chosen. */
export const expansionShelf = shelf<Expansions>('added/');

export type LyingExpansions = SealedCards<Expansions>;

/** Names and licences of the expansions that lie here. Throws `VaultFault` where that does not open. */
export async function expansionsNamed(
	reader: Reader | Transaction,
	vault: Vault,
	chronicleId: string
): Promise<readonly PackNamed[]> {
	return (await expansionShelf.named(reader, vault, chronicleId))?.expansions ?? [];
}

/** Expansions as they are taken along. */
export function expansionsTaken({ named, cards, lacks }: LyingExpansions): SealedExpansions {
	return {
		expansions: [...named.expansions],
		cards: [...cards],
		...(lacks.length > 0 && { lacks: [...lacks] })
	};
}

/** Puts expansions away that were taken along. */
export async function keepExpansions(
	transaction: Transaction,
	vault: Vault,
	chronicleId: string,
	{ expansions, cards, lacks = [] }: SealedExpansions
): Promise<void> {
	await expansionShelf.keep(transaction, vault, chronicleId, {
		named: { expansions },
		cards,
		lacks
	});
}

import * as v from 'valibot';
import { listOf, PLENTY } from '../../../games/core/bounded.ts';
import { cardNumberSchema } from '../../../games/heritage/chronicle-deck/cards.ts';
import { expansionSchema, type Expansion } from '../../../games/heritage/chronicle-deck/opened.ts';
import { expansionsOf } from '../../../games/heritage/chronicle/expansions.ts';
import type { ChronicleState } from '../../../games/heritage/state.ts';
import type { Reader, Transaction } from '../../db/client.ts';
import type { Vault } from '../../vault/vault.ts';
import { shelf, type SealedCards } from './sealed-cards.ts';
import { cardEntries } from './sealed-pack.ts';

const broughtSchema = v.strictObject({
	...expansionSchema.entries,
	/** Of the cards that its files brought, so that one that is gone is known as its own; once they were not noted. */
	numbers: v.optional(listOf(cardNumberSchema, 10 * PLENTY), [])
});
type Brought = v.InferOutput<typeof broughtSchema>;

/** The expansions of the open chronicle that were brought, each once. */
interface Expansions extends Readonly<Record<string, readonly Brought[]>> {
	readonly expansions: readonly Brought[];
}

/** As they are taken along. */
export const sealedExpansionsSchema = v.strictObject({
	expansions: listOf(broughtSchema, PLENTY),
	...cardEntries
});
type SealedExpansions = v.InferOutput<typeof sealedExpansionsSchema>;

/** Where expansions of the open chronicle lie: beside an imported pack, since either may be chosen. */
export const expansionShelf = shelf<Expansions>('added/');

export type LyingExpansions = SealedCards<Expansions>;

/** What everybody may know of the expansions that lie here. Throws `VaultFault` where that does not open. */
export async function expansionsNamed(
	reader: Reader | Transaction,
	vault: Vault,
	chronicleId: string
): Promise<readonly Expansion[]> {
	const lying = await expansionShelf.named(reader, vault, chronicleId);
	return (lying?.expansions ?? []).map(({ id, name, licence }) => ({ id, name, licence }));
}

/** The expansions that a chronicle is played with and that are not among those that lie here. */
export function notLying(
	state: ChronicleState,
	lying: readonly Pick<Expansion, 'id'>[]
): readonly Expansion[] {
	const here = new Set(lying.map(({ id }) => id));
	return expansionsOf(state).filter(({ id }) => !here.has(id));
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

import * as v from 'valibot';
import { isJson, type Json } from '../../games/core/json.ts';
import { parseAs } from '../../games/core/parse.ts';
import type { Typed } from '../../games/core/game.ts';
import type { Reader, Transaction } from '../db/client.ts';
import { VaultFault, type Vault } from '../vault/vault.ts';
import { keepSealed, openSealed } from './dealing.ts';
import type { DealtFaceDown } from './kept-game.ts';
import {
	expansionShelf,
	expansionsTaken,
	keepExpansions,
	sealedExpansionsSchema
} from './sealed-expansions.ts';
import { keepPack, packShelf, packTaken, sealedPackSchema } from './sealed-pack.ts';

/**
 * What of a chronicle is sealed and can be taken along, in kinds; never how much of it, or what it says. `lacking`: of
 * pack or expansions something is gone.
 */
export type SealedKind = 'pack' | 'expansions' | 'lacking' | 'deck-order' | 'hands';

/** Everything sealed of a chronicle, as it is taken along. */
export const sealedPartSchema = v.strictObject({
	/** What was dealt for the chapter under way; null: nothing. */
	dealing: v.nullable(v.custom<Json>(isJson)),
	/** An imported pack of chronicle cards; null: none was imported. */
	pack: v.nullable(sealedPackSchema),
	/** Expansions of the open chronicle; absent: none were imported. */
	expansions: v.optional(sealedExpansionsSchema)
});
export type SealedPart = v.InferOutput<typeof sealedPartSchema>;

type Of<State> = { readonly id: string; readonly state: State };
type Dealt<State> = DealtFaceDown<State, Typed> | undefined;

/** What is sealed of a chronicle, in kinds, for whoever decides whether to take it along. */
export async function sealedKinds<State>(
	reader: Reader,
	vault: Vault,
	dealt: Dealt<State>,
	{ id, state }: Of<State>
): Promise<readonly SealedKind[]> {
	const pack = await packShelf.lying(reader, vault, id);
	const expansions = await expansionShelf.lying(reader, vault, id);
	const kinds: SealedKind[] = [];
	if (pack !== 'nothing') kinds.push('pack');
	if (expansions !== 'nothing') kinds.push('expansions');
	if ([pack, expansions].includes('lacking')) kinds.push('lacking');
	return [...kinds, ...(dealt?.kindsOf(state) ?? [])];
}

/**
 * Everything sealed of a chronicle, out of the vault; of a pack that lacks a card all others, and which are gone.
 * Throws `VaultFault` where something there does not open.
 */
export async function sealedPartOf<State>(
	transaction: Transaction,
	vault: Vault,
	dealt: Dealt<State>,
	{ id, state }: Of<State>
): Promise<SealedPart> {
	const pack = await packShelf.open(transaction, vault, id);
	const added = await expansionShelf.open(transaction, vault, id);
	const decks = {
		pack: pack && packTaken(pack),
		...(added && { expansions: expansionsTaken(added) })
	};
	if (!dealt || dealt.kindsOf(state).length === 0) return { dealing: null, ...decks };
	const known = await openSealed(transaction, vault, id);
	if (known === null) throw new VaultFault('What was dealt does not open.');
	return { dealing: known.sealed ?? null, ...decks };
}

/** What came out of a file as a sealed part; null: it cannot be one. */
export function readSealedPart<State>(dealt: Dealt<State>, content: unknown): SealedPart | null {
	const read = parseAs(sealedPartSchema, content);
	if (!read.success) return null;
	const { dealing } = read.output;
	return dealing === null || dealt?.isDealt(dealing) === true ? read.output : null;
}

/** Puts away what came along with a chronicle, in the transaction that takes it in. */
export async function keepSealedPart(
	transaction: Transaction,
	vault: Vault,
	chronicleId: string,
	{ dealing, pack, expansions }: SealedPart
): Promise<void> {
	await keepSealed(transaction, vault, chronicleId, { sealed: dealing });
	if (pack) await keepPack(transaction, vault, chronicleId, pack);
	if (expansions) await keepExpansions(transaction, vault, chronicleId, expansions);
}

import * as v from 'valibot';
import { isJson, type Json } from '../../../games/core/json.ts';
import { parseAs } from '../../../games/core/parse.ts';
import type { DeckCard } from '../../../games/heritage/chronicle-deck/cards.ts';
import { keptSource } from '../../../games/heritage/chronicle-deck/web-address.ts';
import { sealedSchema } from '../../../games/heritage/dealing/sealed.ts';
import type { Reader, Transaction } from '../../db/client.ts';
import type { Vault } from '../../vault/vault.ts';
import { keepSealed } from '../../logs/dealing.ts';
import type { SealedBeside } from '../../logs/kept-game.ts';
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
type SealedKind = 'pack' | 'expansions' | 'lacking';

/** Everything sealed of a chronicle, as it is taken along. */
export const sealedPartSchema = v.strictObject({
	/**
	 * What was dealt for the chapter under way; null: nothing. Only files of an older Elysium have it: whoever had the
	 * passphrase could read every hand.
	 */
	dealing: v.nullable(v.custom<Json>(isJson)),
	/** An imported pack of chronicle cards; null: none was imported. */
	pack: v.nullable(sealedPackSchema),
	/** Expansions of the open chronicle; absent: none were imported. */
	expansions: v.optional(sealedExpansionsSchema)
});
type SealedPart = v.InferOutput<typeof sealedPartSchema>;

/** What is sealed of a chronicle, in kinds, for whoever decides whether to take it along. */
async function sealedKinds(
	reader: Reader,
	vault: Vault,
	id: string
): Promise<readonly SealedKind[]> {
	const pack = await packShelf.lying(reader, vault, id);
	const expansions = await expansionShelf.lying(reader, vault, id);
	const kinds: SealedKind[] = [];
	if (pack !== 'nothing') kinds.push('pack');
	if (expansions !== 'nothing') kinds.push('expansions');
	if ([pack, expansions].includes('lacking')) kinds.push('lacking');
	return kinds;
}

/**
 * What of a chronicle may be taken along, out of the vault; of a pack that lacks a card all others, and which are gone.
 * What was dealt for the table under way is never among it, or one person could read what all others hold. Throws
 * `VaultFault` where something there does not open.
 */
async function sealedPartOf(
	transaction: Transaction,
	vault: Vault,
	id: string
): Promise<SealedPart> {
	const pack = await packShelf.open(transaction, vault, id);
	const added = await expansionShelf.open(transaction, vault, id);
	return {
		dealing: null,
		pack: pack && packTaken(pack),
		...(added && { expansions: expansionsTaken(added) })
	};
}

/** What came out of a file as a sealed part; null: it cannot be one. */
export function readSealedPart(content: Json): SealedPart | null {
	const read = parseAs(sealedPartSchema, content);
	if (!read.success) return null;
	const { dealing, pack, expansions } = read.output;
	if (dealing !== null && !v.is(sealedSchema, dealing)) return null;
	return {
		dealing,
		pack: pack && sound(pack),
		...(expansions && { expansions: sound(expansions) })
	};
}

/** Cards as they are kept: a pack from a file was never read as one. */
const sound = <Taken extends { readonly cards: readonly DeckCard[] }>(taken: Taken): Taken => ({
	...taken,
	cards: taken.cards.map((card) =>
		card.kind === 'overview' ? { ...card, source: keptSource(card.source) } : card
	)
});

/** Puts away what came along with a chronicle, in the transaction that takes it in. */
async function keepSealedPart(
	transaction: Transaction,
	vault: Vault,
	chronicleId: string,
	{ dealing, pack, expansions }: SealedPart
): Promise<void> {
	await keepSealed(transaction, vault, chronicleId, { sealed: dealing });
	if (pack) await keepPack(transaction, vault, chronicleId, pack);
	if (expansions) await keepExpansions(transaction, vault, chronicleId, expansions);
}

/** What lies sealed beside a chronicle: what the app dealt, and cards that a group imported. */
export const sealedBeside: SealedBeside = {
	kinds: sealedKinds,
	open: sealedPartOf,
	read(content) {
		const part = readSealedPart(content);
		return (
			part && {
				bytes: Buffer.byteLength(JSON.stringify(part)),
				isDealt: part.dealing !== null,
				keep: (transaction, vault, id) => keepSealedPart(transaction, vault, id, part)
			}
		);
	},
	whatIs(key) {
		if (key.startsWith('deck/')) return 'of its imported pack';
		return key.startsWith('added/') ? 'of its expansions' : 'of what was dealt';
	}
};

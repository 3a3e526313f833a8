import { and, eq } from 'drizzle-orm';
import { canonicalJson, type Json } from '../../games/core/json.ts';
import type { Reader, Transaction } from '../db/client.ts';
import { vault } from '../db/schema/vault.ts';
import { openText, sealText, type Place } from './seal.ts';

/** What lies in the vault and does not open: altered, moved, or sealed under another key. */
export class VaultFault extends Error {
	override readonly name = 'VaultFault';
}

/** The one door to what no one may see yet. Nothing else reads or writes the vault's table. */
export interface Vault {
	/** Puts a secret away, in the transaction of whatever makes it; a key is used once. */
	put(transaction: Transaction, place: Place, secret: Json): Promise<void>;
	/** Puts a secret away in place of the one that lies there, if there is one. */
	replace(transaction: Transaction, place: Place, secret: Json): Promise<void>;
	/**
	 * The secret that lies there, or undefined: there is none. Who may see it, the caller decides. Throws `VaultFault`
	 * where it does not open.
	 */
	open(reader: Reader | Transaction, place: Place): Promise<Json | undefined>;
	/** Throws a secret away that came into the world by an event. */
	clear(transaction: Transaction, place: Place): Promise<void>;
}

const at = ({ chronicleId, key }: Place) =>
	and(eq(vault.chronicleId, chronicleId), eq(vault.key, key));

function opened(masterKey: Buffer, place: Place, sealed: Buffer): Json {
	let text: string;
	try {
		text = openText(masterKey, place, sealed);
	} catch (cause) {
		throw new VaultFault('What lies in the vault does not open.', { cause });
	}
	return JSON.parse(text) as Json;
}

/** A vault under a master key of 32 bytes. */
export function createVault(masterKey: Buffer, now: () => Date): Vault {
	const rowOf = (place: Place, secret: Json) => ({
		...place,
		sealed: sealText(masterKey, place, canonicalJson(secret)),
		createdAt: now().getTime()
	});
	return {
		async put(transaction, place, secret) {
			await transaction.insert(vault).values(rowOf(place, secret));
		},
		async replace(transaction, place, secret) {
			const row = rowOf(place, secret);
			await transaction
				.insert(vault)
				.values(row)
				.onConflictDoUpdate({ target: [vault.chronicleId, vault.key], set: row });
		},
		async open(reader, place) {
			const [row] = await reader.select().from(vault).where(at(place));
			return row && opened(masterKey, place, row.sealed);
		},
		async clear(transaction, place) {
			await transaction.delete(vault).where(at(place));
		}
	};
}

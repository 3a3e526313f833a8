import { and, eq } from 'drizzle-orm';
import { canonicalJson, type Json } from '../../games/core/json.ts';
import type { Reader, Transaction } from '../db/client.ts';
import { vault } from '../db/schema/vault.ts';
import { openText, sealText, type Place } from './seal.ts';

/** The one door to what no one may see yet. Nothing else reads or writes the vault's table. */
export interface Vault {
	/** Puts a secret away, in the transaction of whatever makes it; a key is used once. */
	put(transaction: Transaction, place: Place, secret: Json): Promise<void>;
	/** The secret that lies there, or undefined: there is none. Who may see it, the caller decides. */
	open(reader: Reader | Transaction, place: Place): Promise<Json | undefined>;
	/** Throws a secret away that came into the world by an event. */
	clear(transaction: Transaction, place: Place): Promise<void>;
}

const at = ({ chronicleId, key }: Place) =>
	and(eq(vault.chronicleId, chronicleId), eq(vault.key, key));

/** A vault under a master key of 32 bytes. */
export function createVault(masterKey: Buffer, now: () => Date): Vault {
	return {
		async put(transaction, place, secret) {
			const sealed = sealText(masterKey, place, canonicalJson(secret));
			await transaction.insert(vault).values({ ...place, sealed, createdAt: now().getTime() });
		},
		async open(reader, place) {
			const [row] = await reader.select().from(vault).where(at(place));
			return row && (JSON.parse(openText(masterKey, place, row.sealed)) as Json);
		},
		async clear(transaction, place) {
			await transaction.delete(vault).where(at(place));
		}
	};
}

import { and, eq, gte, lt } from 'drizzle-orm';
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
	/** All secrets whose keys begin so, by key; a `VaultFault` stands for one that does not open. */
	openAll(
		reader: Reader | Transaction,
		chronicleId: string,
		prefix: string
	): Promise<ReadonlyMap<string, Json | VaultFault>>;
	/** The keys of all secrets that begin so; none of them is opened. */
	keys(
		reader: Reader | Transaction,
		chronicleId: string,
		prefix: string
	): Promise<ReadonlySet<string>>;
	/** Throws away all secrets whose keys begin so. */
	clearAll(transaction: Transaction, chronicleId: string, prefix: string): Promise<void>;
	/** Throws a secret away that came into the world by an event. */
	clear(transaction: Transaction, place: Place): Promise<void>;
}

const at = ({ chronicleId, key }: Place) =>
	and(eq(vault.chronicleId, chronicleId), eq(vault.key, key));

/** Those from a prefix on, up to the last key that can begin so. */
const under = (chronicleId: string, prefix: string) =>
	and(
		eq(vault.chronicleId, chronicleId),
		gte(vault.key, prefix),
		lt(vault.key, `${prefix}\u{10ffff}`)
	);

/** The key of a vault, which may change while the program runs. */
export interface KeyRing {
	key: Buffer;
	/** What was read just before the change still opens. */
	before?: Buffer | undefined;
}

function opened({ key, before }: KeyRing, place: Place, sealed: Buffer): Json {
	let fault: unknown;
	for (const one of before ? [key, before] : [key])
		try {
			return JSON.parse(openText(one, place, sealed)) as Json;
		} catch (cause) {
			fault ??= cause;
		}
	throw new VaultFault('What lies in the vault does not open.', { cause: fault });
}

function openedOr(ring: KeyRing, place: Place, sealed: Buffer): Json | VaultFault {
	try {
		return opened(ring, place, sealed);
	} catch (error) {
		if (error instanceof VaultFault) return error;
		throw error;
	}
}

/**
 * A vault under a master key of 32 bytes, or one on a ring.
 *
 * @param stillFits throws where other processes gave the vault another key; asked before something is sealed, and before
 * something that does not open is taken for broken
 */
export function createVault(
	masterKey: Buffer | KeyRing,
	now: () => Date,
	stillFits: (reader: Reader | Transaction, key: Buffer) => Promise<void> = () => Promise.resolve()
): Vault {
	const ring = Buffer.isBuffer(masterKey) ? { key: masterKey } : masterKey;
	const known = new WeakSet<Transaction>();
	async function fitsIn(transaction: Transaction) {
		if (known.has(transaction)) return;
		await stillFits(transaction, ring.key);
		known.add(transaction);
	}
	const rowOf = (place: Place, secret: Json) => ({
		...place,
		sealed: sealText(ring.key, place, canonicalJson(secret)),
		createdAt: now().getTime()
	});
	return {
		async put(transaction, place, secret) {
			await fitsIn(transaction);
			await transaction.insert(vault).values(rowOf(place, secret));
		},
		async replace(transaction, place, secret) {
			await fitsIn(transaction);
			const row = rowOf(place, secret);
			await transaction
				.insert(vault)
				.values(row)
				.onConflictDoUpdate({ target: [vault.chronicleId, vault.key], set: row });
		},
		async open(reader, place) {
			const [row] = await reader.select().from(vault).where(at(place));
			const secret = row && openedOr(ring, place, row.sealed);
			if (!(secret instanceof VaultFault)) return secret;
			await stillFits(reader, ring.key);
			throw secret;
		},
		async openAll(reader, chronicleId, prefix) {
			const rows = await reader.select().from(vault).where(under(chronicleId, prefix));
			const secrets = new Map(
				rows.map(({ key, sealed }) => [key, openedOr(ring, { chronicleId, key }, sealed)])
			);
			if ([...secrets.values()].some((secret) => secret instanceof VaultFault))
				await stillFits(reader, ring.key);
			return secrets;
		},
		async keys(reader, chronicleId, prefix) {
			const rows = await reader
				.select({ key: vault.key })
				.from(vault)
				.where(under(chronicleId, prefix));
			return new Set(rows.map(({ key }) => key));
		},
		async clearAll(transaction, chronicleId, prefix) {
			await transaction.delete(vault).where(under(chronicleId, prefix));
		},
		async clear(transaction, place) {
			await transaction.delete(vault).where(at(place));
		}
	};
}

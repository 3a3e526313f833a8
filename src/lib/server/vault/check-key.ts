import { createHash } from 'node:crypto';
import { desc } from 'drizzle-orm';
import type { Database, Reader, Transaction } from '../db/client.ts';
import { vault, vaultCheck } from '../db/schema/vault.ts';
import { StartupError } from '../startup.ts';
import { GIVEN, type MasterKey } from './master-key.ts';
import { resealAll } from './resealing.ts';
import { openText, sealText, type Place } from './seal.ts';

/** Where the words of the check are bound to; no chronicle has an empty id. */
const CHECK: Place = { chronicleId: '', key: 'check' };
const WORDS = 'This opens.';
/** Of vaults from before there was a check: one of the newest rows opens, or the key is another. */
const ROWS_TRIED = 10;

interface Sealed {
	readonly place: Place;
	readonly sealed: Buffer;
}

function opens(key: Buffer, { place, sealed }: Sealed): boolean {
	try {
		openText(key, place, sealed);
		return true;
	} catch {
		return false;
	}
}

/** What was sealed with the vault's own key: the check, or where there is none yet, what lies there. */
async function sealedSoFar(transaction: Transaction): Promise<readonly Sealed[]> {
	const [check] = await transaction.select().from(vaultCheck);
	if (check) return [{ place: CHECK, sealed: check.sealed }];
	const rows = await transaction
		.select()
		.from(vault)
		.orderBy(desc(vault.createdAt))
		.limit(ROWS_TRIED);
	return rows.map(({ chronicleId, key, sealed }) => ({ place: { chronicleId, key }, sealed }));
}

/** A code for this very vault, so that it throws away no other one where the setting is left behind. */
const codeOf = ([first]: readonly Sealed[]): string =>
	createHash('sha256')
		.update(first?.sealed ?? '')
		.digest('hex')
		.slice(0, 8);

/** Another key sealed what lies in the vault. */
export class WrongKey extends StartupError {}

/** The vault was given another key while this process ran on with the one from before. */
export class KeyChanged extends Error {
	override readonly name = 'KeyChanged';
	override readonly message =
		'Sealed cards have a new key, and Elysium needs a restart to use it. Nothing was changed. Ask your host to restart it.';
}

/**
 * Makes sure that this is still the key of what lies in the vault, where other processes may change it.
 *
 * @throws KeyChanged when it is not
 */
export async function keyStillFits(reader: Reader | Transaction, key: Buffer): Promise<void> {
	const [check] = await reader.select().from(vaultCheck);
	if (check && !opens(key, { place: CHECK, sealed: check.sealed })) throw new KeyChanged();
}

const doesNotFit = ({ from, isNew, before }: MasterKey, code: string) =>
	new WrongKey(
		`${
			isNew
				? `The key for sealed data is missing: there is no file ${from}, and VAULT_KEY is not set. Put it back`
				: `The sealed data in the database has another key than ${before && from === GIVEN ? 'those in VAULT_KEY and VAULT_KEY_OLD' : `the one in ${from}`}. Put the right key back`
		}, as a file vault.key or in VAULT_KEY. If it is lost for good, start once with VAULT_FORGET=${code}: sealed data is deleted, all else stays. Nothing was changed.`
	);

/**
 * Makes sure, before anything is sealed or opened, that this is the key of what lies in the vault; the first key of a
 * vault is its own from then on. Where the key that this one follows sealed it, all of that is sealed with the new one, in
 * the same transaction.
 *
 * @param forget the code of an earlier start that this key did not fit; then what is sealed is thrown away
 * @param whenSealed is called inside the transaction, once everything is sealed with the key
 * @throws WrongKey when another key sealed what lies there
 */
export async function checkKey(
	database: Database,
	key: MasterKey,
	forget: string | undefined,
	whenSealed: () => void = () => undefined
): Promise<void> {
	await database.write(async (transaction) => {
		const before = await sealedSoFar(transaction);
		const fits = (one: Buffer) => before.some((sealed) => opens(one, sealed));
		const isOurs = before.length === 0 || fits(key.key);
		const old = !isOurs && key.before && fits(key.before) ? key.before : null;
		if (!isOurs && !old && forget !== codeOf(before)) throw doesNotFit(key, codeOf(before));
		if (old) await resealAll(transaction, old, key.key);
		else if (!isOurs) await transaction.delete(vault);
		const sealed = sealText(key.key, CHECK, WORDS);
		const [there] = isOurs ? await transaction.select().from(vaultCheck) : [];
		if (!there)
			await transaction
				.insert(vaultCheck)
				.values({ id: 1, sealed })
				.onConflictDoUpdate({ target: vaultCheck.id, set: { sealed } });
		whenSealed();
	});
}

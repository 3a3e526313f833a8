import { dirname } from 'node:path';
import type { Database } from '../db/client.ts';
import { StartupError } from '../startup.ts';
import { checkKey } from './check-key.ts';
import { announceKey, GIVEN, settleKey } from './master-key.ts';
import type { KeyRing } from './vault.ts';

/** Of a key that the program did not make, so that it cannot change it either. */
export const GIVEN_KEY =
	'The key comes from VAULT_KEY, which Elysium cannot change. Stop Elysium, move that key to VAULT_KEY_OLD, give VAULT_KEY a new one (openssl rand -hex 32), and start it again. It then seals everything with the new key. Nothing was changed.';

/**
 * Gives the vault of a running program a new key. First the key file holds both keys, then one transaction seals
 * everything with the new one, then the old one leaves the file. Wherever that is cut off, the next start goes on.
 *
 * @param from where the key comes from, as `MasterKey` says
 * @throws StartupError where the key comes from the settings
 */
export async function rotateKey(database: Database, ring: KeyRing, from: string): Promise<void> {
	if (from === GIVEN) throw new StartupError(GIVEN_KEY);
	const next = announceKey(dirname(from));
	const now = { ...ring };
	try {
		// Within the transaction: whatever is sealed after it is sealed with the new key.
		await checkKey(database, next, undefined, () => {
			[ring.key, ring.before] = [next.key, now.key];
		});
	} catch (error) {
		[ring.key, ring.before] = [now.key, next.key];
		throw error;
	}
	settleKey(next);
}

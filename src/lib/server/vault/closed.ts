import { asc } from 'drizzle-orm';
import type { Reader } from '../db/client.ts';
import { vault } from '../db/schema/vault.ts';
import { A_TURN, nextTurn } from '../turns.ts';
import type { Place } from './seal.ts';
import { VaultFault, type Vault } from './vault.ts';

/** Opens everything that lies in the vault and looks at none of it: the places of what does not open. */
export async function whatDoesNotOpen(reader: Reader, door: Vault): Promise<Place[]> {
	const places = await reader
		.select({ chronicleId: vault.chronicleId, key: vault.key })
		.from(vault)
		.orderBy(asc(vault.chronicleId), asc(vault.key));
	const closed: Place[] = [];
	for (const [index, place] of places.entries()) {
		if (index % A_TURN === 0) await nextTurn();
		try {
			await door.open(reader, place);
		} catch (error) {
			if (!(error instanceof VaultFault)) throw error;
			closed.push(place);
		}
	}
	return closed;
}

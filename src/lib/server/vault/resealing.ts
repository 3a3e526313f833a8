import { and, asc, eq } from 'drizzle-orm';
import type { Transaction } from '../db/client.ts';
import { vault } from '../db/schema/vault.ts';
import { log } from '../http/log.ts';
import { A_TURN, nextTurn } from '../turns.ts';
import { openText, sealText, type Place } from './seal.ts';

function resealed(from: Buffer, to: Buffer, place: Place, sealed: Buffer): Buffer | null {
	try {
		return sealText(to, place, openText(from, place, sealed));
	} catch {
		return null;
	}
}

/** Seals everything in the vault with another key. What the old one does not open stays as it is. */
export async function resealAll(transaction: Transaction, from: Buffer, to: Buffer): Promise<void> {
	const places = await transaction
		.select({ chronicleId: vault.chronicleId, key: vault.key })
		.from(vault)
		.orderBy(asc(vault.chronicleId), asc(vault.key));
	let isAnyClosed = false;
	for (const [index, place] of places.entries()) {
		if (index % A_TURN === 0) await nextTurn();
		const here = and(eq(vault.chronicleId, place.chronicleId), eq(vault.key, place.key));
		const [row] = await transaction.select({ sealed: vault.sealed }).from(vault).where(here);
		const sealed = row && resealed(from, to, place, row.sealed);
		if (sealed) await transaction.update(vault).set({ sealed }).where(here);
		else isAnyClosed = true;
	}
	if (isAnyClosed)
		log.warn(
			'Something sealed did not open with the old key and stays as it is. npm run backup names it.'
		);
}

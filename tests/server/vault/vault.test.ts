import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Json } from '../../../src/lib/games/core/json.ts';
import { vault as table } from '../../../src/lib/server/db/schema/vault.ts';
import { masterKey } from '../../../src/lib/server/vault/master-key.ts';
import { createVault, VaultFault } from '../../../src/lib/server/vault/vault.ts';
import { openHouse, type House } from '../logs/house.ts';

let house: House;
beforeEach(async () => {
	house = await openHouse();
});
afterEach(() => house.dispose());

const now = () => new Date(0);
const SECRET = { seed: 'the eldest sleeps' };

describe('the vault', () => {
	it('gives back what was put there and nothing that was not', async () => {
		const vault = createVault(masterKey(house.folder).key, now);
		const place = { chronicleId: await house.found(), key: 'card-7' };
		await house.database.write((tx) => vault.put(tx, place, SECRET));
		expect(await vault.open(house.database.read, place)).toEqual(SECRET);
		expect(await vault.open(house.database.read, { ...place, key: 'card-8' })).toBeUndefined();
		await house.database.write((tx) => vault.clear(tx, place));
		expect(await vault.open(house.database.read, place)).toBeUndefined();
	});

	it('writes nothing readable to the disk', async () => {
		const vault = createVault(masterKey(house.folder).key, now);
		const place = { chronicleId: await house.found(), key: 'card-7' };
		await house.database.write((tx) => vault.put(tx, place, SECRET));
		const [row] = await house.database.read.select().from(table);
		expect(row?.sealed.includes('eldest')).toBe(false);
		for (const file of ['elysium.db', 'elysium.db-wal'])
			expect(readFileSync(join(house.folder, file)).includes('the eldest')).toBe(false);
	});

	it('opens a secret in its own place and unaltered only, and under its own key only', async () => {
		const vault = createVault(masterKey(house.folder).key, now);
		const place = { chronicleId: await house.found(), key: 'card-7' };
		const elsewhere = { ...place, key: 'card-8' };
		await house.database.write((tx) => vault.put(tx, place, SECRET));
		await house.database.write((tx) =>
			tx.run(sql`INSERT INTO vault SELECT chronicle_id, 'card-8', sealed, created_at FROM vault`)
		);
		await expect(vault.open(house.database.read, elsewhere)).rejects.toThrow(VaultFault);
		const other = createVault(Buffer.alloc(32, 1), now);
		await expect(other.open(house.database.read, place)).rejects.toThrow(VaultFault);
		const [row] = await house.database.read.select().from(table);
		const altered = Buffer.from(row?.sealed ?? []);
		altered.writeUInt8((altered.at(-1) ?? 0) ^ 1, altered.length - 1);
		await house.database.write((tx) => tx.update(table).set({ sealed: altered }));
		await expect(vault.open(house.database.read, place)).rejects.toThrow(VaultFault);
	});

	it('replaces a secret where that is asked for, sealed anew though it be the same', async () => {
		const vault = createVault(masterKey(house.folder).key, now);
		const place = { chronicleId: await house.found(), key: 'card-7' };
		const replace = (secret: Json) =>
			house.database.write((tx) => vault.replace(tx, place, secret));
		const sealed = async () => (await house.database.read.select().from(table))[0]?.sealed;
		await replace(SECRET);
		const first = await sealed();
		await replace(SECRET);
		expect(await sealed()).not.toEqual(first);
		await replace(['another']);
		expect(await vault.open(house.database.read, place)).toEqual(['another']);
		expect(await house.database.read.$count(table)).toBe(1);
	});

	it('uses a key once: a secret is never replaced in silence', async () => {
		const vault = createVault(masterKey(house.folder).key, now);
		const place = { chronicleId: await house.found(), key: 'card-7' };
		const put = () => house.database.write((tx) => vault.put(tx, place, SECRET));
		await put();
		await expect(put()).rejects.toThrow();
	});
});

import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openApplication } from '../../../src/lib/server/application.ts';
import { openDatabase } from '../../../src/lib/server/db/open.ts';
import { checkKey, KeyChanged, keyStillFits } from '../../../src/lib/server/vault/check-key.ts';
import { announceKey, masterKey } from '../../../src/lib/server/vault/master-key.ts';
import { createVault } from '../../../src/lib/server/vault/vault.ts';
import { openHouse } from '../logs/house.ts';

const KEY = 'c0ffee'.repeat(10) + 'c0ff';
const OTHER = 'decade'.repeat(10) + 'deca';

let folder: string;
let place: { chronicleId: string; key: string };
beforeEach(async () => {
	folder = mkdtempSync(join(tmpdir(), 'elysium-rotating-'));
	const house = await openHouse(folder);
	place = { chronicleId: await house.found(), key: 'card' };
	await house.database.close();
});
afterEach(() => rmSync(folder, { recursive: true }));

const settings = () => ({ databaseUrl: `file:${join(folder, 'elysium.db')}`, dataDir: folder });
const keys = () => readFileSync(join(folder, 'vault.key'), 'utf8').trim().split('\n');

async function opened(more: { vaultKey?: string; vaultKeyOld?: string } = {}) {
	const application = await openApplication({ ...settings(), ...more });
	return {
		...application,
		put: (key: string) =>
			application.database.write((tx) => application.vault.put(tx, { ...place, key }, 'sealed')),
		read: (key: string) => application.vault.open(application.database.read, { ...place, key })
	};
}

test('while everything goes on, what is sealed opens, and afterwards with the new key alone', async () => {
	const house = await opened();
	await house.put('card');
	const [old = ''] = keys();
	await Promise.all([
		house.rotateKey(),
		...['a', 'b', 'c'].map(house.put),
		...[1, 2, 3].map(async () => expect(await house.read('card')).toBe('sealed'))
	]);
	expect(keys()).not.toContain(old);
	expect(keys()).toHaveLength(1);
	for (const key of ['card', 'a', 'b', 'c']) expect(await house.read(key)).toBe('sealed');
	const before = createVault(Buffer.from(old, 'hex'), () => new Date(0));
	await expect(before.open(house.database.read, place)).rejects.toThrow(/does not open/);
	await house.close();
	const again = await opened();
	for (const key of ['card', 'a', 'b', 'c']) expect(await again.read(key)).toBe('sealed');
	await again.close();
});

/** What is on the disk where the program dies after each step. */
const CUT_OFF = {
	'the new key was written down': () => Promise.resolve(announceKey(folder)),
	'everything was sealed, and not committed': async () => {
		const next = announceKey(folder);
		const database = await openDatabase(settings());
		const dying = checkKey(database, next, undefined, () => {
			throw new Error('killed');
		});
		await expect(dying).rejects.toThrow('killed');
		await database.close();
	},
	'it was committed': async () => {
		const next = announceKey(folder);
		const database = await openDatabase(settings());
		await checkKey(database, next, undefined);
		await database.close();
	}
};

test.each(Object.entries(CUT_OFF))('cut off when %s, it is finished by a start', async (_, die) => {
	const house = await opened();
	await house.put('card');
	await house.close();
	const old = keys();
	await die();
	expect(keys()).toEqual([expect.any(String), ...old]);
	const again = await opened();
	expect(await again.read('card')).toBe('sealed');
	expect(keys()).toHaveLength(1);
	expect(keys()).not.toEqual(old);
	await again.rotateKey();
	expect(await again.read('card')).toBe('sealed');
	await again.close();
});

test('a key that waits already is the one that is taken', () => {
	masterKey(folder);
	const { key } = announceKey(folder);
	expect(announceKey(folder).key).toEqual(key);
});

test('a key from the settings follows the one in VAULT_KEY_OLD, and no other', async () => {
	const house = await opened({ vaultKey: KEY });
	await house.put('card');
	await expect(house.rotateKey()).rejects.toThrow(/^The key comes from VAULT_KEY.*VAULT_KEY_OLD/);
	await house.close();
	const wrong = opened({ vaultKey: OTHER, vaultKeyOld: 'ab'.repeat(32) });
	await expect(wrong).rejects.toThrow(/another key than those in VAULT_KEY and VAULT_KEY_OLD/);
	for (const more of [{ vaultKey: OTHER, vaultKeyOld: KEY }, { vaultKey: OTHER }]) {
		const again = await opened(more);
		expect(await again.read('card')).toBe('sealed');
		await again.close();
	}
	await expect(opened({ vaultKey: KEY })).rejects.toThrow(/another key than the one in VAULT_KEY/);
});

test('a process that still has the key from before seals nothing with it, and takes nothing for lost', async () => {
	const house = await opened({ vaultKey: KEY });
	await house.put('card');
	await house.close();
	const now = () => new Date(0);
	const still = createVault(Buffer.from(KEY, 'hex'), now, keyStillFits);
	const { database, ...again } = await opened({ vaultKey: OTHER, vaultKeyOld: KEY });
	const other = { ...place, key: 'other' };
	for (const act of [
		() => database.write((tx) => still.put(tx, other, 'sealed')),
		() => database.write((tx) => still.replace(tx, place, 'sealed')),
		() => still.open(database.read, place),
		() => still.openAll(database.read, place.chronicleId, 'c')
	])
		await expect(act()).rejects.toThrow(KeyChanged);
	expect(await again.read('card')).toBe('sealed');
	expect(await again.read('other')).toBeUndefined();
	await again.close();
});

import {
	chmodSync,
	existsSync,
	mkdtempSync,
	readdirSync,
	readFileSync,
	rmSync,
	statSync,
	writeFileSync
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openApplication } from '../../../src/lib/server/application.ts';
import { openDatabase } from '../../../src/lib/server/db/open.ts';
import { vault as vaultTable, vaultCheck } from '../../../src/lib/server/db/schema/vault.ts';
import { masterKey } from '../../../src/lib/server/vault/master-key.ts';
import { createVault } from '../../../src/lib/server/vault/vault.ts';
import { openHouse } from '../logs/house.ts';

const KEY = 'c0ffee'.repeat(10) + 'c0ff';
const OTHER = 'decade'.repeat(10) + 'deca';

let folder: string;
beforeEach(() => {
	folder = mkdtempSync(join(tmpdir(), 'elysium-key-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const file = () => join(folder, 'vault.key');
const rights = () => statSync(file()).mode & 0o777;

describe('the master key', () => {
	it('is made once, for its owner alone, and nothing is left of the making', () => {
		const { key } = masterKey(folder);
		expect(key).toHaveLength(32);
		expect(masterKey(folder).key).toEqual(key);
		expect(rights()).toBe(0o600);
		expect(readdirSync(folder)).toEqual(['vault.key']);
	});

	it('is never replaced when it is damaged', () => {
		writeFileSync(file(), 'half a k', { mode: 0o600 });
		expect(() => masterKey(folder)).toThrow(/is damaged\. Put the file back from a backup/);
		expect(readFileSync(file(), 'utf8')).toBe('half a k');
	});

	it.each([0o644, 0o640, 0o604, 0o660])('loses rights %o that others have on it', (mode) => {
		const { key } = masterKey(folder);
		chmodSync(file(), mode);
		expect(masterKey(folder).key).toEqual(key);
		expect(rights()).toBe(0o600);
	});

	it('is the one that was given, and then no file is made', () => {
		expect(masterKey(folder, KEY)).toMatchObject({
			key: Buffer.from(KEY, 'hex'),
			from: 'VAULT_KEY'
		});
		expect(existsSync(file())).toBe(false);
	});
});

describe('a key that does not fit what lies in the vault', () => {
	const settings = () => ({
		databaseUrl: `file:${join(folder, 'elysium.db')}`,
		dataDir: folder
	});
	const start = async (more: { vaultKey?: string; vaultForget?: string } = {}) => {
		const application = await openApplication({ ...settings(), ...more });
		await application.close();
	};
	const refusal = async (more: { vaultKey?: string; vaultForget?: string }) => {
		const error: unknown = await start(more).catch((thrown: unknown) => thrown);
		return error as Error;
	};
	const codeIn = ({ message }: Error) => /VAULT_FORGET=([0-9a-f]{8})/.exec(message)?.[1] ?? '';

	it('is noticed at the start, in one sentence that holds no key', async () => {
		await start({ vaultKey: KEY });
		const error = await refusal({ vaultKey: OTHER });
		expect(error.name).toBe('StartupError');
		expect(error.message).toMatch(/another key than the one in VAULT_KEY\. Put the right key back/);
		expect(error.message).not.toMatch(/[0-9a-f]{16}/);
		// The file's key is another one as well, though it is newly made.
		expect((await refusal({})).message).toContain(file());
		await start({ vaultKey: KEY });
	});

	it('is noticed where the vault is older than the check', async () => {
		const house = await openHouse(folder);
		const vault = createVault(Buffer.from(KEY, 'hex'), () => new Date(0));
		const chronicleId = await house.found();
		await house.database.write((tx) => vault.put(tx, { chronicleId, key: 'card' }, 'sealed'));
		await house.database.close();
		expect((await refusal({ vaultKey: OTHER })).message).toContain('another key');
		await start({ vaultKey: KEY });
		expect((await refusal({ vaultKey: OTHER })).message).toContain('another key');
	});

	it('may throw away what nobody can open any more, by a code that serves once', async () => {
		const house = await openHouse(folder);
		const vault = createVault(Buffer.from(KEY, 'hex'), () => new Date(0));
		const chronicleId = await house.found();
		await house.database.write((tx) => vault.put(tx, { chronicleId, key: 'card' }, 'sealed'));
		await house.database.close();
		await start({ vaultKey: KEY });
		const vaultForget = codeIn(await refusal({ vaultKey: OTHER }));
		// With the right key nothing is thrown away, whatever the setting says.
		await start({ vaultKey: KEY, vaultForget });
		expect(await rows()).toEqual([1, 1]);
		await start({ vaultKey: OTHER, vaultForget });
		expect(await rows()).toEqual([0, 1]);
		expect((await refusal({ vaultKey: KEY, vaultForget })).message).toContain('another key');
	});

	async function rows(): Promise<number[]> {
		const database = await openDatabase(settings());
		const counted = [
			await database.read.$count(vaultTable),
			await database.read.$count(vaultCheck)
		];
		await database.close();
		return counted;
	}
});

import {
	chmodSync,
	mkdirSync,
	mkdtempSync,
	realpathSync,
	rmSync,
	statSync,
	writeFileSync
} from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import os, { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openApplication } from '../../../src/lib/server/application.ts';
import { serveBackups } from '../../../src/lib/server/backup/serving.ts';
import {
	closeBackupFolder,
	closeDataFolder,
	closeGivenFolder
} from '../../../src/lib/server/db/private.ts';
import { log } from '../../../src/lib/server/http/log.ts';

let root: string;
let folder: string;
beforeEach(() => {
	root = mkdtempSync(join(tmpdir(), 'elysium-private-'));
	folder = join(root, 'data');
	mkdirSync(folder);
	chmodSync(folder, 0o755);
});
afterEach(() => {
	vi.unstubAllEnvs();
	vi.restoreAllMocks();
	rmSync(root, { recursive: true });
});

const put = (...names: string[]): void => {
	for (const name of names) writeFileSync(join(folder, name), '');
};
const rights = (path = folder) => (statSync(path).mode & 0o777).toString(8);

// Windows knows no such rights.
describe.runIf(process.platform !== 'win32')('the folder that the settings give', () => {
	it('is closed when a start finds it open, also where the database lies elsewhere', async () => {
		mkdirSync(join(folder, 'backups'));
		const application = await openApplication({
			databaseUrl: `file:${join(root, 'elsewhere', 'elysium.db')}`,
			dataDir: folder
		});
		await application.close();
		expect(rights()).toBe('700');
	});

	it('is closed with all that Elysium makes in it, and the log says so', () => {
		put(
			'elysium.db',
			'elysium.db-wal',
			'lock',
			'lock.holder',
			'vault.key',
			'vault.key.0123456789ab'
		);
		put(
			'backup.sock',
			'before-2026-01-31T03-00-00-000Z',
			'.can-write',
			'.writable-Ab3dEf',
			'a.backup'
		);
		put('restore.unfinished', '.restoring-1', '.a.backup.elysium-12.part');
		const said = vi.spyOn(log, 'info');
		closeGivenFolder(folder);
		expect(rights()).toBe('700');
		closeGivenFolder(folder);
		expect(said.mock.calls).toEqual([[{ folder }, expect.stringContaining('Closed this folder')]]);
	});

	it.each(['holiday.jpg', '.profile', 'elysium.db.old.html'])(
		'is left alone, and the log says so, where %s lies in it as well',
		(other) => {
			put('elysium.db', 'vault.key', other);
			const said = vi.spyOn(log, 'warn');
			closeGivenFolder(folder);
			closeDataFolder(folder, join(folder, 'elysium.db'));
			expect(rights()).toBe('755');
			expect(said.mock.calls).toEqual([
				[{ folder }, expect.stringContaining('can still read the data folder')]
			]);
		}
	);

	it('is left alone while nothing of Elysium lies in it, or when it is missing', () => {
		put('holiday.jpg');
		closeGivenFolder(folder);
		expect(rights()).toBe('755');
		closeGivenFolder(join(root, 'nowhere'));
	});

	it('is left alone where everybody may put things, also with nothing else in it', () => {
		put('vault.key', 'elysium.db');
		chmodSync(folder, 0o1777);
		closeGivenFolder(folder);
		closeDataFolder(folder, join(folder, 'elysium.db'));
		expect(rights()).toBe('777');
		expect(statSync(folder).mode & 0o1000, 'the bit that keeps files from others').toBe(0o1000);
	});

	it('is left alone where it is the one for what is passing', () => {
		put('vault.key');
		vi.stubEnv('TMPDIR', realpathSync(folder));
		closeGivenFolder(folder);
		expect(rights()).toBe('755');
	});

	it('stops no start of a user without a home', () => {
		put('vault.key', 'holiday.jpg');
		vi.spyOn(os, 'homedir').mockImplementation(() => {
			throw new Error('ENOENT: no such user');
		});
		syncBuiltinESMExports();
		closeGivenFolder(folder);
		vi.restoreAllMocks();
		syncBuiltinESMExports();
		expect(rights()).toBe('755');
	});
});

describe.runIf(process.platform !== 'win32')('the folder of the backups', () => {
	it('is closed where only backups lie in it, as soon as more are to be made', async () => {
		put('elysium-2026-01-31T03-00-00Z.backup');
		const backups = await serveBackups({
			dataDir: root,
			databaseFile: join(root, 'elysium.db'),
			vaultKey: undefined,
			backups: { folder, hour: 4, days: 7, weeks: 4 }
		});
		backups.stop();
		expect(rights()).toBe('700');
	});

	it('is left alone where other things lie in it, or nothing', () => {
		closeBackupFolder(folder);
		put('elysium-2026-01-31T03-00-00Z.backup', 'holiday.jpg');
		closeBackupFolder(folder);
		expect(rights()).toBe('755');
		closeBackupFolder(join(root, 'nowhere'));
		rmSync(join(folder, 'holiday.jpg'));
		put('.profile');
		closeBackupFolder(folder);
		expect(rights(), 'of the owner').toBe('755');
		rmSync(join(folder, '.profile'));
		chmodSync(folder, 0o1777);
		closeBackupFolder(folder);
		expect(rights(), 'of everybody').toBe('777');
	});
});

import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openApplication } from '../../../src/lib/server/application.ts';
import { serveBackups } from '../../../src/lib/server/backup/serving.ts';
import { closeBackupFolder, closeGivenFolder } from '../../../src/lib/server/db/private.ts';

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
		put('notes.txt');
		const application = await openApplication({
			databaseUrl: `file:${join(root, 'elsewhere', 'elysium.db')}`,
			dataDir: folder
		});
		await application.close();
		expect(rights()).toBe('700');
	});

	it('is closed with what else the same owner put there', () => {
		put('elysium.db', 'holiday.jpg');
		closeGivenFolder(folder);
		expect(rights()).toBe('700');
	});

	it('is left alone while nothing of Elysium lies in it, or when it is missing', () => {
		put('holiday.jpg');
		closeGivenFolder(folder);
		expect(rights()).toBe('755');
		closeGivenFolder(join(root, 'nowhere'));
	});

	it('is left alone where somebody else has things there', () => {
		put('vault.key', 'holiday.jpg');
		vi.spyOn(process, 'getuid').mockReturnValue(statSync(folder).uid + 1);
		closeGivenFolder(folder);
		expect(rights()).toBe('755');
	});

	it('is left alone where it is a home, or above one, and holds other things', () => {
		put('vault.key', 'holiday.jpg');
		for (const home of [folder, join(folder, 'mira')]) {
			vi.stubEnv('HOME', home);
			closeGivenFolder(folder);
			expect(rights()).toBe('755');
		}
		rmSync(join(folder, 'holiday.jpg'));
		closeGivenFolder(folder);
		expect(rights(), 'with nothing else in it').toBe('700');
	});

	it('is left alone where everybody may put things', () => {
		put('vault.key', 'holiday.jpg');
		chmodSync(folder, 0o1777);
		closeGivenFolder(folder);
		expect(rights()).toBe('777');
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
	});
});

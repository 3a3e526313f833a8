import { readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { keepDaily, type Daily } from '../../../src/lib/server/backup/daily.ts';
import { nameOfBackup } from '../../../src/lib/server/backup/rotation.ts';
import { emptyFolder, forgetEmptyFolders } from './support/kit.ts';

const DAY = 24 * 60 * 60 * 1000;
const NOON = new Date(2026, 10, 22, 12, 0).getTime();

let folder: string;
let now: number;
let daily: Daily | undefined;
beforeEach(() => {
	folder = path.join(emptyFolder(), 'backups');
	now = NOON;
});
afterEach(() => {
	daily?.stop();
	forgetEmptyFolders();
});

/** As after a start of the program. */
function started(make: (file: string) => Promise<void> = async (file) => writeFileSync(file, '')) {
	daily?.stop();
	const plan = { folder, hour: 4, days: 2, weeks: 0 };
	daily = keepDaily(
		plan,
		make,
		(error) => (error instanceof Error ? error.message : ''),
		() => now
	);
	return daily;
}
const names = () => readdirSync(folder).sort();

test('one is made in a day, however often it is looked at and started', async () => {
	await started().look();
	expect(names()).toEqual([nameOfBackup(NOON)]);
	now += 60_000;
	await started().look();
	await started().look();
	expect(names()).toHaveLength(1);
	now += DAY;
	await started().look();
	expect(names()).toHaveLength(2);
});

test('older ones go once a new one was made, and what is none of them stays', async () => {
	await started().look();
	writeFileSync(path.join(folder, 'our.backup'), '');
	for (let day = 1; day <= 3; day++) {
		now += DAY;
		await started().look();
	}
	expect(names()).toEqual([nameOfBackup(now - DAY), nameOfBackup(now), 'our.backup']);
});

test('where one fails, it is told, nothing goes, and it is tried again an hour later', async () => {
	await started().look();
	let tries = 0;
	now += 3 * DAY;
	const failing = started(() => {
		tries++;
		return Promise.reject(new Error('There is not enough room.'));
	});
	await failing.look();
	expect(failing.failure()).toBe('There is not enough room.');
	expect(names()).toEqual([nameOfBackup(NOON)]);
	for (let look = 1; look <= 5; look++) await failing.look();
	expect(tries).toBe(1);
	await failing.look();
	expect(tries).toBe(2);
	const well = started();
	await well.look();
	expect(well.failure()).toBeNull();
});

test('a clock that jumped ahead and came back costs no backup and makes none too many', async () => {
	now += 400 * DAY;
	await started().look();
	const ahead = nameOfBackup(now);
	now = NOON;
	await started().look();
	await started().look();
	expect(names()).toEqual([nameOfBackup(NOON), ahead]);
});

import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, it, vi } from 'vitest';
import { openApplication } from '../../../src/lib/server/application.ts';
import { chronicles, events } from '../../../src/lib/server/db/schema/chronicles.ts';
import { openDatabase } from '../../../src/lib/server/db/open.ts';
import { saidUntilKilled } from '../../bench/until-killed.ts';
import { openHeritage } from './house.ts';

const IMPORTING = fileURLToPath(new URL('../../bench/importing.ts', import.meta.url));
const FILE = fileURLToPath(new URL('../../corpus/revision-2/two-players.json.gz', import.meta.url));
const HOUR_MS = 60 * 60 * 1000;

let close: (() => Promise<void>) | undefined;
afterEach(async () => {
	vi.useRealTimers();
	await close?.();
});

it('leaves nothing of a file behind when it is killed while it takes it in, and everything else whole', async () => {
	const house = await openHeritage();
	close = () => house.dispose();
	const told = await house.found();
	const databaseUrl = `file:${join(house.folder, 'elysium.db')}`;
	const rows = async () => {
		const { read } = house.database;
		return [await read.$count(chronicles), await read.$count(events)];
	};
	const before = { rows: await rows(), audit: await house.audit(told) };
	await house.database.close();
	await saidUntilKilled(IMPORTING, [house.folder, FILE], { lines: 2, within: () => 0 });

	const left = await openDatabase({ databaseUrl });
	expect(await left.read.$count(chronicles)).toBe(2);
	expect(await left.read.$count(events)).toBeGreaterThan(1);
	await left.close();

	await (await openApplication({ databaseUrl })).close();
	await house.restart();
	expect(await rows()).toEqual(before.rows);
	expect(await house.audit(told)).toEqual(before.audit);
	expect(await house.service.prove(told)).toMatchObject({ events: 1, brokenAt: null });
});

it('throws away once a day what was left by another process, and not what may be under way', async () => {
	const house = await openHeritage();
	close = () => house.dispose();
	await house.found('Whole');
	await house.database.close();
	vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
	const application = await openApplication({
		databaseUrl: `file:${join(house.folder, 'elysium.db')}`
	});
	const { read, write } = application.database;
	close = async () => {
		await application.close();
		await house.restart();
		await house.dispose();
	};
	const begun = (id: string, importedAt: number) => ({
		...{ id, logId: id, groupId: 'group-one', game: '', title: id, createdAt: 0, importedAt },
		...{ version: 1, projectedBy: '' }
	});
	const tomorrow = Date.now() + 24 * HOUR_MS;
	await write((transaction) =>
		transaction
			.insert(chronicles)
			.values([begun('left', tomorrow - 2 * HOUR_MS), begun('under-way', tomorrow - HOUR_MS / 2)])
	);
	vi.advanceTimersByTime(24 * HOUR_MS);
	const titles = async () =>
		(await read.select().from(chronicles)).map(({ title }) => title).sort();
	await vi.waitFor(async () => expect(await titles()).toEqual(['Whole', 'under-way']));
});

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startApplication, type Application } from '../../../src/lib/server/application.ts';
import { seatsOf } from '../../../src/lib/server/chronicles/annex.ts';
import { changeSeat } from '../../../src/lib/server/chronicles/seating.ts';
import { chronicleAccess } from '../../../src/lib/server/tables/access.ts';
import { holdsSeat } from '../../../src/lib/server/tables/hands.ts';
import { about, putData } from '../../support/left-by-0-1-0.ts';

const { story } = about.chronicles;
const { keeper, player, hands } = about;

let folder: string;
let application: Application;
beforeAll(async () => {
	folder = mkdtempSync(join(tmpdir(), 'elysium-'));
	putData(folder);
	application = await startApplication({ databaseUrl: `file:${join(folder, 'elysium.db')}` });
});
afterAll(async () => {
	await application.close();
	rmSync(folder, { recursive: true });
});

async function sees(person: string): Promise<string[]> {
	const access = await chronicleAccess(application.database.read, person, story);
	return Object.keys(hands).filter((seat) => access && holdsSeat(access, seat));
}

it('the hands of a chapter that 0.1.0 dealt are whose seats they lie at, and stay theirs', async () => {
	const known = await seatsOf(application.database.read, story);
	const ben = known.find(({ seatId }) => seatId === player.seat)?.userId ?? '';
	const held = await sees(keeper.id);
	expect(held).toContain(keeper.seat);
	expect(await sees(ben)).toEqual([player.seat]);
	const change = (userId: string | null) =>
		changeSeat(
			application,
			story,
			{ seatId: player.seat, name: player.name, userId },
			{ ...keeper, now: Date.now() }
		);
	expect(await change(null)).toEqual({ ok: true });
	expect(await sees(keeper.id)).toEqual(held);
	expect(await change(ben)).toEqual({ ok: true });
	expect(await sees(ben)).toEqual([player.seat]);
});

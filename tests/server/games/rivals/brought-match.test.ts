import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApplication, type Application } from '../../../../src/lib/server/application.ts';
import type { RivalsEvent } from '../../../../src/lib/games/rivals/events.ts';
import { bringMatch } from '../../../../src/lib/server/games/rivals/bringing.ts';
import { keeperOf, type Place } from '../../../support/game-cast.ts';
import { playedAtRandom } from '../../../unit/rivals/arbitrary-match.ts';
import { newPlace } from '../../rights/support/people.ts';

let folder: string;
let house: Application;
let place: Place;
beforeAll(async () => {
	folder = mkdtempSync(join(tmpdir(), 'elysium-brought-'));
	house = await startApplication({
		databaseUrl: `file:${join(folder, 'elysium.db')}`,
		rateLimitFactor: 1_000
	});
	place = await newPlace(house);
});
afterAll(async () => {
	await house.close();
	rmSync(folder, { recursive: true });
});

const bring = (events: readonly RivalsEvent[]) =>
	bringMatch(house, {
		group: place.group,
		actor: keeperOf(place),
		brought: { people: { s1: 'Ada', s2: 'Ben', s3: 'Cleo' }, events: [...events] },
		now: new Date('2026-01-31T20:15:00.000Z')
	});

describe('A match of a device', () => {
	it('is kept in a group as it was played, draws by chance and undos with it', async () => {
		const { events, state } = playedAtRandom(3, 7, 80);
		const imported = await bring(events);
		if (imported.kind !== 'imported') throw new Error(JSON.stringify(imported));
		const log = await house.keeping('rivals').logs.read(imported.chronicle);
		expect(log?.state).toEqual(state);
		expect(log?.names.seats).toEqual({ s1: 'Ada', s2: 'Ben', s3: 'Cleo' });
		expect((await house.keeping('rivals').logs.ofGroup(place.group)).map(({ id }) => id)).toContain(
			imported.chronicle
		);
	});

	it('is refused where its rules never led there', async () => {
		const { events } = playedAtRandom(3, 7, 80);
		const [begun] = events;
		if (begun?.type !== 'MatchBegun') throw new Error('a match begins with its beginning');
		const cheated: RivalsEvent = { type: 'PrestigeChanged', seat: 's1', by: -40 };
		expect((await bring([begun, cheated])).kind).toBe('refused');
		const own = Object.fromEntries(begun.seats.map((seat) => [seat, seat]));
		expect((await bring([{ ...begun, rivals: own }])).kind).toBe('refused');
	});
});

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startApplication, type Application } from '../../../../src/lib/server/application.ts';
import {
	cityOfGroup,
	rememberCity,
	rememberVampire,
	vampiresOf
} from '../../../../src/lib/server/games/rivals/group-vampires.ts';
import { putCardsInBox } from '../../../../src/lib/server/tables/group-boxes.ts';
import type { Place } from '../../../support/game-cast.ts';
import { newPlace } from '../../rights/support/people.ts';

/* The cards that a group typed once, by name. */

let folder: string;
let house: Application;
let place: Place;
beforeAll(async () => {
	folder = mkdtempSync(join(tmpdir(), 'elysium-group-vampires-'));
	const databaseUrl = `file:${join(folder, 'elysium.db')}`;
	house = await startApplication({ databaseUrl, rateLimitFactor: 1_000_000 });
	place = await newPlace(house);
});
afterAll(async () => {
	await house.close();
	rmSync(folder, { recursive: true });
});

const known = () => vampiresOf(house.database.read, place.group);

it('keeps each by its name, the last typed in place of what was typed before', async () => {
	expect(await known()).toEqual([]);
	const mara = { name: 'Mara', bp: 5, facts: { physical: 1 } };
	const zoe = { name: 'Zoe', bp: 4, facts: { clan: 'Toreador', guard: true } };
	const again = { name: 'mara', bp: 6, facts: { physical: 2, disciplines: ['Presence'] } };
	for (const one of [mara, zoe, again])
		await house.database.write((transaction) => rememberVampire(transaction, place.group, one));
	expect(await known()).toEqual([zoe, again]);
});

it('keeps its City cards beside them, each by its name', async () => {
	const city = () => cityOfGroup(house.database.read, place.group);
	expect(await city()).toEqual([]);
	const tramp = { kind: 'vagrant', name: 'Tramp', blood: 2, burn: 1 } as const;
	const agent = { kind: 'antagonist', name: 'Agent', blood: 4, intel: 1, harm: 1 } as const;
	const again = { ...tramp, name: 'tramp', blood: 3 };
	const before = await known();
	for (const one of [tramp, agent, again])
		await house.database.write((transaction) => rememberCity(transaction, place.group, one));
	expect(await city()).toEqual([agent, again]);
	expect(await known()).toEqual(before);
});

it('begins anew where something else was kept', async () => {
	await house.database.write((transaction) =>
		putCardsInBox(transaction, place.group, 'rivals', '{"no":"list"}')
	);
	expect(await known()).toEqual([]);
});

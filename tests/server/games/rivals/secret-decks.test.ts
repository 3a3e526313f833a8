import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../../../src/lib/server/accounts/tokens.ts';
import { startApplication, type Application } from '../../../../src/lib/server/application.ts';
import { decksOf } from '../../../../src/lib/server/games/rivals/group-decks.ts';
import { ask, give } from '../../../support/endpoints.ts';
import type { Place } from '../../../support/game-cast.ts';
import { newPlace } from '../../rights/support/people.ts';
import { beginDeck, deckCast } from './deck-cast.ts';

let folder: string;
let house: Application;
let place: Place;
let log: string;
beforeAll(async () => {
	folder = mkdtempSync(join(tmpdir(), 'elysium-decks-'));
	const databaseUrl = `file:${join(folder, 'elysium.db')}`;
	house = await startApplication({ databaseUrl, rateLimitFactor: 1_000 });
	place = await newPlace(house);
	log = await beginDeck(house, place);
	await give(log, sessionOf('player'), deckCast.move.command, { id: newId() });
});
afterAll(async () => {
	await house.close();
	rmSync(folder, { recursive: true });
});

const person = (who: string) => place.actors.find((one) => one.who === who);
const sessionOf = (who: string) => person(who)?.session;

/** Everything that the endpoints of a log tell somebody. */
async function toldTo(who: string): Promise<string> {
	const answers: string[] = [];
	for (const where of ['events?after=0', 'steps', 'export', 'hands/s1', 'lease'])
		answers.push(
			await (await ask(`/api/logs/${log}/${where}`, { session: sessionOf(who) })).text()
		);
	return answers.join('\n');
}

describe('The list of a deck', () => {
	it('is told to its owner, and to nobody else of its group, not even the keeper', async () => {
		expect(await toldTo('player')).toContain('Card-after-marker');
		for (const who of ['keeper', 'referee', 'spectator', 'guest who plays']) {
			expect(person(who), who).toBeDefined();
			expect(await toldTo(who), who).not.toMatch(/Card-(before|after)-marker|lighter/);
		}
	});

	it('is in no list of the group, which names its owner', async () => {
		const decks = await decksOf(house, place.group, person('player')?.id ?? '');
		expect(decks).toEqual([
			{ id: log, title: 'A deck', owner: 'Seat s1', mine: true, shown: false }
		]);
		expect((await decksOf(house, place.group, person('keeper')?.id ?? ''))[0]?.mine).toBe(false);
	});

	it('is everybody’s once its owner shows it', async () => {
		await deckCast.end?.(house, place, log);
		expect(await toldTo('spectator')).toContain('Card-after-marker');
	});
});

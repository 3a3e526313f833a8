import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../../../src/lib/server/accounts/tokens.ts';
import { startApplication, type Application } from '../../../../src/lib/server/application.ts';
import { deckTitlesOf } from '../../../../src/lib/server/games/rivals/group-decks.ts';
import type { Command } from '../../../../src/lib/games/rivals/commands.ts';
import type { DeckState } from '../../../../src/lib/games/rivals/decks/kept/state.ts';
import { give } from '../../../support/endpoints.ts';
import type { Place } from '../../../support/game-cast.ts';
import { newPlace } from '../../rights/support/people.ts';
import { matchCast } from './cast.ts';
import { beginDeck } from './deck-cast.ts';

let folder: string;
let house: Application;
let place: Place;
beforeAll(async () => {
	folder = mkdtempSync(join(tmpdir(), 'elysium-shown-'));
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

const sessionOf = (who: string) => place.actors.find((one) => one.who === who)?.session;
const stateOf = async (deck: string): Promise<DeckState | undefined> =>
	(await house.keeping('rivals-deck').logs.read(deck))?.state;

/** A match of the group that names these decks, and then ends. */
async function playedWith(...decks: readonly string[]): Promise<void> {
	const match = await matchCast.begin(house, place);
	const commands: readonly Command[] = [
		...decks.map((deck, at): Command => ({
			type: 'ChooseDeck',
			seat: `s${at + 1}`,
			deck: { title: 'A deck', deck }
		})),
		{ type: 'EndMatch', end: 'stopped', falls: [] }
	];
	for (const command of commands) {
		const answer = await give(match, sessionOf('player'), command, { id: newId() });
		expect(answer.status, await answer.clone().text()).toBe(200);
	}
}

describe('A secret list', () => {
	it('opens to the group as a match that names it ends, where its owner chose that', async () => {
		const [chosen, kept] = [await beginDeck(house, place), await beginDeck(house, place)];
		const shows = { type: 'ShowDeckAfterMatch', shows: true } as const;
		expect((await give(chosen, sessionOf('player'), shows, { id: newId() })).status).toBe(200);
		expect(await stateOf(chosen)).toMatchObject({ shown: false, showsAfterMatch: true });
		await playedWith(chosen, kept);
		expect(await stateOf(chosen)).toMatchObject({ shown: true });
		expect((await stateOf(chosen))?.showsAfterMatch).toBeUndefined();
		expect(await stateOf(kept)).toMatchObject({ shown: false });
	});

	it('stays secret in a match that does not name it', async () => {
		const deck = await beginDeck(house, place);
		const shows = { type: 'ShowDeckAfterMatch', shows: true } as const;
		await give(deck, sessionOf('player'), shows, { id: newId() });
		await playedWith();
		expect(await stateOf(deck)).toMatchObject({ shown: false });
	});

	it('is not asked for where a match names a deck that is no log of the group', async () => {
		await playedWith('no-such-deck-at-all');
		const titles = await deckTitlesOf(house, place.group);
		expect(titles.map(({ title }) => title)).toEqual(['A deck', 'A deck', 'A deck']);
	});
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Twins } from './support/twins.ts';
import { visits } from './support/visits.ts';

/** Two chronicles that differ only in what is sealed, up to a table that was dealt: whoever asks cannot tell them apart. */

/** Hundreds of pages, each asked twice. */
const SLOW = { timeout: 180_000 };
let twins: Twins;

beforeAll(async () => {
	twins = await Twins.settled();
}, 300_000);
afterAll(() => twins.end());

describe('two chronicles that differ only in what is sealed are told apart by nobody', SLOW, () => {
	it('while a pack lies there', async () => {
		expect(await twins.differences()).toEqual([]);
		await twins.stray();
		await twins.done(() => twins.wish({ type: 'ChooseDeck', deck: 'pack' }));
		await twins.stray();
	});

	it('once a chapter is opened', async () => {
		await twins.done(() => twins.wish({ type: 'OpenChapter', chapter: 1, early: false }));
		await twins.stray();
		expect(await twins.differences()).toEqual([]);
	});

	it('while its cards are mixed by the numbers of devices', async () => {
		await twins.layOut();
		await twins.mix();
		const looked = visits(twins.cast, [1]).filter(({ route }) =>
			/\/(mixing|table|events|steps|ledger)$/.test(route)
		);
		expect(looked.length).toBeGreaterThan(5);
		expect(await twins.differences(looked)).toEqual([]);
	});

	it('while a chapter lies on the table that was dealt otherwise', async () => {
		await twins.play();
		await twins.streamsAlike();
		await twins.dealOtherwise();
		expect(await twins.differences()).toEqual([]);
		await twins.stray();
		// Whose hand it is sees it, and it is another.
		const hand = `/api/logs/${twins.cast.chronicle}/hands/s2`;
		const session = twins.cast.actors.find(({ seats }) => seats.includes('s2'))?.session;
		const [here, there] = await twins.asked(hand, { session });
		expect(here.status).toBe(200);
		expect(here.text).not.toBe(there.text);
	});

	it('by what is printed', () => {
		const [here, there] = twins.printed();
		expect(here).toEqual(there);
	});
});

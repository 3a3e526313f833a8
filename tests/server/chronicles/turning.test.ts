import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Wish } from '../../../src/lib/games/heritage/chronicle-deck/wishes.ts';
import { turn } from '../../../src/lib/server/chronicles/turning.ts';
import { prologue } from '../../unit/heritage/table.ts';
import { ACTOR, newCommandId, openHeritage, SEATS } from './house.ts';

const KEEPER = { role: 'keeper', seats: [] } as const;

let house: Awaited<ReturnType<typeof openHeritage>>;
let id: string;
beforeEach(async () => {
	house = await openHeritage();
	id = await house.found();
	for (const seat of SEATS) await house.act(id, prologue(seat));
});
afterEach(() => house.dispose());

const wish = (wanted: Wish, commandId = newCommandId()) =>
	turn(
		{ chronicles: house.service },
		{ chronicle: id, access: KEEPER, actor: ACTOR, commandId, wish: wanted }
	);
const state = async () => (await house.service.read(id))?.state;

describe('the sealed deck', () => {
	it('says nothing in a chronicle that is played with a box', async () => {
		const answer = await wish({ type: 'OpenChapter', chapter: 1, early: false });
		expect(answer).toMatchObject({ kind: 'refused', reason: 'no-deck-here' });
		expect(await wish({ type: 'ChooseDeck', deck: 'pack' })).toMatchObject({
			reason: 'no-pack-here'
		});
	});

	it('opens the first chapter, once, whatever is sent again', async () => {
		await wish({ type: 'ChooseDeck', deck: 'open' });
		const opening: Wish = { type: 'OpenChapter', chapter: 1, early: false };
		const commandId = newCommandId();
		const first = await wish(opening, commandId);
		const again = await wish(opening, commandId);
		expect(first.kind).toBe('accepted');
		expect(again).toEqual(first);
		const deck = (await state())?.deck;
		expect(deck?.chapters[1]).toMatchObject({ from: 'deck', early: false });
		expect(deck?.chapters[1]?.missions.length).toBeGreaterThanOrEqual(3);
		expect(Object.keys(deck?.chapters ?? {})).toEqual(['1']);
	});

	it('opens no chapter before its turn, and says nothing of it', async () => {
		await wish({ type: 'ChooseDeck', deck: 'open' });
		const answer = await wish({ type: 'OpenChapter', chapter: 2, early: false });
		expect(answer).toMatchObject({ kind: 'refused', reason: 'chapter-not-next' });
		expect(await wish({ type: 'EndChronicle', draw: null })).toMatchObject({
			reason: 'chronicle-not-over'
		});
		expect(await wish({ type: 'OfferScoring', era: 1 })).toMatchObject({ reason: 'era-not-over' });
	});

	it('refuses another wish under an id that was used', async () => {
		const commandId = newCommandId();
		await wish({ type: 'ChooseDeck', deck: 'open' }, commandId);
		expect(await wish({ type: 'OpenChapter', chapter: 1, early: false }, commandId)).toMatchObject({
			reason: 'command-id-reused'
		});
	});
});

import { cardsOfChapter, scoringOf } from '../../../src/lib/games/heritage/chronicle-deck/order.ts';
import type { Command } from '../../../src/lib/games/heritage/commands.ts';
import { ERAS, type Era } from '../../../src/lib/games/heritage/vocabulary.ts';
import { openDeck } from '../../../src/lib/server/games/heritage/decks/chronicle/open-deck.ts';
import type { Keeper } from './keeper.ts';
import { evening, PLAYERS, PROLOGUES } from './story.ts';

const EVENING: Parameters<typeof evening>[1] = [
	['ventrue', [4, 3, 6, 5, 2, 0]],
	['tremere', [6, 2, 4, 6, 3, 0]],
	['gangrel', [2, 1, 3, 2, 1, 3]]
];

/** A chapter of the open deck as it is recorded by hand: the second player wins and claims its first mission. */
const told = (chapter: number, players: number): Command => ({
	type: 'RecordChapter',
	chapter,
	record: evening('03', EVENING.slice(0, players), {
		missions: fronts(chapter).map((front, index) => ({
			...front,
			claimant: index === 0 ? 's2' : null
		}))
	})
});

const fronts = (chapter: number) =>
	(cardsOfChapter(openDeck, chapter)?.missions ?? []).map(({ mission: { id, name } }) => ({
		id,
		name
	}));

const closed = (chapter: number): Command => ({
	type: 'FinishAftermath',
	chapter,
	leaveOpen: true,
	eraDraw: null
});

/** A chronicle played with the open deck up to the end of this chapter; the scoring of its last era is still open. */
export async function toldTo(
	keeper: Keeper,
	title: string,
	last: number,
	players: readonly string[] = PLAYERS
): Promise<string> {
	const id = await keeper.begin(title, players, PROLOGUES.slice(0, players.length));
	await keeper.wish(id, { type: 'ChooseDeck', deck: 'open' });
	for (let chapter = 1; chapter <= last; chapter++) {
		await keeper.wish(id, { type: 'OpenChapter', chapter, early: false });
		await keeper.send(id, told(chapter, players.length));
		await keeper.send(id, closed(chapter));
		const era = ERAS.find((one) => one * 3 === chapter && chapter < last);
		if (era) await scored(keeper, id, era);
	}
	return id;
}

/** The scoring cards of an era are opened, and the first is chosen. */
async function scored(keeper: Keeper, id: string, era: Era): Promise<void> {
	await keeper.wish(id, { type: 'OfferScoring', era });
	const card = scoringOf(openDeck, era)[0]?.id ?? '';
	await keeper.send(id, { type: 'ChooseScoring', era, card });
}

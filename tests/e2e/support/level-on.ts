import { cardsOfChapter, scoringOf } from '../../../src/lib/games/heritage/chronicle-deck/order.ts';
import type { Command } from '../../../src/lib/games/heritage/commands.ts';
import { ERAS } from '../../../src/lib/games/heritage/vocabulary.ts';
import { openDeck } from '../../../src/lib/server/games/heritage/decks/chronicle/open-deck.ts';
import type { Keeper } from './keeper.ts';
import { evening, PLAYERS, PROLOGUES } from './story.ts';

const SEATS = ['s1', 's2', 's3'] as const;
const CLANS = ['ventrue', 'tremere', 'gangrel'] as const;

/** Each wins one chapter of an era and claims one mission in it, in turn. */
const told = (chapter: number): Command => {
	const victor = SEATS[chapter % 3] ?? 's1';
	const fronts = (cardsOfChapter(openDeck, chapter)?.missions ?? []).map(({ mission }) => mission);
	const players = CLANS.map((clan, index) => {
		const counted = SEATS[index] === victor ? [6, 2, 4, 6, 3, 0] : [2, 1, 3, index, 1, 0];
		return [clan, counted] as const;
	});
	const missions = fronts.map(({ id, name }, index) => ({
		id,
		name,
		claimant: index === 0 ? victor : null
	}));
	return { type: 'RecordChapter', chapter, record: evening('03', players, { missions }) };
};

/**
 * A chronicle in which everybody is as good as everybody else, recorded up to this chapter, whose aftermath is still open
 * unless it is the last of all: eras are drawn for with real cards.
 */
export async function levelTo(keeper: Keeper, title: string, last: number): Promise<string> {
	const id = await keeper.begin(title, PLAYERS, PROLOGUES);
	await keeper.wish(id, { type: 'ChooseDeck', deck: 'open' });
	for (let chapter = 1; chapter <= last; chapter++) {
		await keeper.wish(id, { type: 'OpenChapter', chapter, early: false });
		await keeper.send(id, told(chapter));
		const era = ERAS.find((one) => one * 3 === chapter);
		if (chapter === last && last < 21) return id;
		const eraDraw = era ? { declared: {}, shown: null, winner: 's1' } : null;
		await keeper.send(id, { type: 'FinishAftermath', chapter, leaveOpen: true, eraDraw });
		if (!era) continue;
		await keeper.wish(id, { type: 'OfferScoring', era });
		const card = scoringOf(openDeck, era)[0]?.id ?? '';
		await keeper.send(id, { type: 'ChooseScoring', era, card });
	}
	for (const seat of SEATS) {
		const sheet = { name: `Sheet ${seat}`, titles: [], dots: {} };
		await keeper.send(id, { type: 'CorrectSheet', seat, sheet, reason: 'Level at the end.' });
	}
	return id;
}

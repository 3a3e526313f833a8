import type { Command } from '../commands.ts';
import type { ChronicleState } from '../state.ts';
import { ERAS } from '../vocabulary.ts';
import type { Wish } from './wishes.ts';

/** A wish that cards answer. */
export type CardWish = Exclude<Wish, { type: 'ChooseDeck' | 'ForgoExpansions' }>;

const NO_CHOICE = { text: '', reward: null };

/**
 * The command that a wish would become if its cards said nothing. The rules refuse it for the reasons that have nothing
 * to do with the cards, so the server asks them first, and opens a card only for a wish that is in time.
 */
export function blankFor(wish: CardWish): Command {
	const from = 'deck';
	switch (wish.type) {
		case 'OpenChapter': {
			const { chapter, early } = wish;
			const overview = { card: null, title: '', year: null, text: '', answers: [], source: null };
			const cards = { overview, missions: [], characters: [] };
			return { type: 'OpenChapter', chapter, from, early, ...cards } as Command;
		}
		case 'ReadMission': {
			const { chapter, mission } = wish;
			const choices: [typeof NO_CHOICE, typeof NO_CHOICE] = [NO_CHOICE, NO_CHOICE];
			return { type: 'ReadMission', chapter, mission, from, read: { question: '', choices } };
		}
		case 'DecideMission': {
			const { chapter, mission, decided } = wish;
			const said = { decision: '', outcome: '', reward: null };
			return { type: 'ResolveMission', chapter, mission, from, decided, ...said };
		}
		case 'TakeOverview':
			return {
				type: 'ResolveOverview',
				chapter: wish.chapter,
				from,
				asset: null,
				scheme: null,
				brings: []
			};
		case 'OfferScoring':
			return {
				type: 'OfferScoring',
				era: eraNumbered(wish.era),
				from,
				cards: ['one', 'other'].map((id) => ({ card: null, id, name: id, text: '', pairs: [] }))
			};
		case 'EndChronicle':
			return { type: 'EndChronicle', from, draw: wish.draw, final: null };
	}
}

/** Open cards already, as it was said: asked again, the deck answers the same; null: it lies sealed. */
export function saidBefore(state: ChronicleState, wish: CardWish): Command | null {
	const { chapters, scoring } = state.deck;
	const from = 'deck';
	const opened = 'chapter' in wish ? chapters[wish.chapter] : undefined;
	if ('chapter' in wish && opened?.from !== from) return null;
	const aftermath =
		'chapter' in wish
			? state.chapters.find(({ number }) => number === wish.chapter)?.aftermath
			: undefined;
	switch (wish.type) {
		case 'OpenChapter': {
			if (!opened) return null;
			const { early, overview, missions } = opened;
			const all = { overview, missions: [...missions], characters: [] };
			return { type: 'OpenChapter', chapter: wish.chapter, from, early, ...all };
		}
		case 'ReadMission': {
			const { chapter, mission } = wish;
			const read = opened?.read[mission];
			return read ? { type: 'ReadMission', chapter, mission, from, read } : null;
		}
		case 'DecideMission': {
			const { chapter, mission, decided } = wish;
			const resolved = aftermath?.missions[mission];
			if (!resolved) return null;
			const { decision, outcome, reward } = resolved;
			return { type: 'ResolveMission', chapter, mission, from, decided, decision, outcome, reward };
		}
		case 'TakeOverview': {
			const resolved = aftermath?.overview;
			if (!resolved) return null;
			const { asset, scheme } = resolved;
			const named = scheme && { name: scheme.name };
			return { type: 'ResolveOverview', chapter: wish.chapter, from, asset, scheme: named };
		}
		case 'OfferScoring': {
			const era = eraNumbered(wish.era);
			const laid = scoring[era];
			if (laid?.from !== from) return null;
			return { type: 'OfferScoring', era, from, cards: [...laid.offered] };
		}
		case 'EndChronicle':
			return null;
	}
}

/** An era by its number. */
export function eraNumbered(number: number): (typeof ERAS)[number] {
	const era = ERAS.find((one) => one === number);
	if (era === undefined) throw new Error(`there is no era ${number}`);
	return era;
}

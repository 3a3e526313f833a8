import type {
	DeckIdentity,
	Expansion,
	OpenedMission,
	OpenedScoring,
	ReadMission,
	Teller
} from '../../../src/lib/games/heritage/chronicle-deck/opened.ts';
import type { Command, CommandOf } from '../../../src/lib/games/heritage/commands.ts';
import type { AssetCard } from '../../../src/lib/games/heritage/deck/cards.ts';
import type { Event } from '../../../src/lib/games/heritage/events.ts';
import { finished, happened, recorded, settled } from './table.ts';

/** Words that make a chronicle deck short to write. */

export const OPEN: DeckIdentity = { kind: 'open', edition: 1 };
export const BOX: DeckIdentity = { kind: 'box' };

export const choose = (
	deck: DeckIdentity = OPEN,
	obligations: CommandOf<'ChooseDeck'>['obligations'] = []
): CommandOf<'ChooseDeck'> => ({ type: 'ChooseDeck', deck, obligations });

export const expansion = (id: string, name = id): Expansion => ({ id, name, licence: 'CC0 1.0' });

export const adds = (id: string, name = id): CommandOf<'AddExpansion'> => ({
	type: 'AddExpansion',
	expansion: expansion(id, name)
});

export const forgoes = (...ids: readonly string[]): CommandOf<'ForgoExpansions'> => ({
	type: 'ForgoExpansions',
	expansions: ids.map((id) => expansion(id))
});

export const front = (id: string, changes: Partial<OpenedMission> = {}): OpenedMission => ({
	card: null,
	id,
	name: id,
	text: '',
	match: null,
	...changes
});

/** The next chapter, with the two missions of the record `CLEAR`. */
export const opens = (
	chapter: number,
	from: Teller = 'deck',
	changes: Partial<CommandOf<'OpenChapter'>> = {}
): CommandOf<'OpenChapter'> => ({
	type: 'OpenChapter',
	chapter,
	from,
	early: false,
	overview: {
		card: null,
		title: `Chapter ${chapter}`,
		year: 1306,
		text: 'Snow fell.',
		answers: [],
		source: null
	},
	missions: [front('m1'), front('m2')],
	characters: [],
	...changes
});

export const READ: ReadMission = {
	question: 'Spare them?',
	choices: [
		{ text: 'Spare them.', reward: null },
		{ text: 'Slay them.', reward: null }
	]
};

export const reads = (
	from: Teller = 'deck',
	changes: Partial<CommandOf<'ReadMission'>> = {}
): CommandOf<'ReadMission'> => ({
	type: 'ReadMission',
	chapter: 1,
	mission: 'm1',
	from,
	read: READ,
	...changes
});

export const assetCard = (id: string): AssetCard => ({
	id,
	name: id,
	when: 'own-turn',
	effects: [{ do: 'reserve' }]
});

export const scoring = (id: string, worth = 1): OpenedScoring => ({
	card: null,
	id,
	name: id,
	text: '',
	pairs: [{ traits: ['valour', 'cruelty'], worth }]
});

export const offers = (
	from: Teller = 'deck',
	changes: Partial<CommandOf<'OfferScoring'>> = {}
): CommandOf<'OfferScoring'> => ({
	type: 'OfferScoring',
	era: 1,
	from,
	cards: [scoring('scarlet'), scoring('ashen', 2)],
	...changes
});

/** A settled chronicle that is played with the open deck, after these. */
export const sealed = (...commands: readonly Command[]): Event[] =>
	happened([choose(), ...commands], settled());

/** Chapters of a sealed deck, each opened, recorded and closed. */
export const chaptersPlayed = (from: number, to: number): Command[] =>
	Array.from({ length: to - from + 1 }, (_, index) => from + index).flatMap((chapter) => [
		opens(chapter),
		recorded(chapter),
		finished(chapter),
		...(chapter % 3 === 0 ? scoringOf(chapter / 3) : [])
	]);

/** The scoring cards of an era are laid out, and the first is chosen. */
export const scoringOf = (era: number): Command[] => [
	offers('deck', { era }),
	{ type: 'ChooseScoring', era, card: 'scarlet' }
];

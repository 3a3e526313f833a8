import type {
	DeckCard,
	DeckCardOf,
	DeckReward
} from '../../../../src/lib/games/heritage/chronicle-deck/cards.ts';
import type { CharacterCard } from '../../../../src/lib/games/heritage/deck/cards.ts';
import { ERAS } from '../../../../src/lib/games/heritage/vocabulary.ts';
import { assetCard } from '../deck-kit.ts';
import { ownCard } from '../table.ts';

/** A whole deck that is sound: chapter n lies from 100n - 20 on, with two who arrive and one to unlock. */
export function wholeDeck(): DeckCard[] {
	const chapters = Array.from({ length: 21 }, (_, index) => chapterCards(index + 1)).flat();
	const scoring = ERAS.flatMap((era) => [scoringCard(era, 0), scoringCard(era, 1)]);
	return [...chapters, ...scoring, finalCard()].sort((one, other) => one.number - other.number);
}

const someone = (id: string, kind: CharacterCard['kind']): CharacterCard =>
	ownCard(id, { kind, name: `Name of ${id}` });

function chapterCards(chapter: number): DeckCard[] {
	const at = chapter * 100;
	return [
		{ kind: 'basic-character', number: at - 20, character: someone(`b${chapter}-1`, 'basic') },
		{ kind: 'basic-character', number: at - 19, character: someone(`b${chapter}-2`, 'basic') },
		overviewCard(chapter),
		missionCard(chapter, 1, { kind: 'unlock', card: at + 50 }),
		missionCard(chapter, 2, {
			kind: 'asset',
			asset: assetCard(`a${chapter}`),
			text: `Asset of ${chapter}.`
		}),
		missionCard(chapter, 3, {
			kind: 'dots',
			dots: [
				{ trait: 1, dots: 1 },
				{ trait: 4, dots: 2 }
			],
			title: `Title of ${chapter}`
		}),
		{
			kind: chapter % 2 === 0 ? 'clan-leader' : 'chronicle-character',
			number: at + 50,
			character: someone(`u${chapter}`, chapter % 2 === 0 ? 'leader' : 'chronicle')
		}
	];
}

export function overviewCard(
	chapter: number,
	changes: Partial<DeckCardOf<'overview'>> = {}
): DeckCardOf<'overview'> {
	return {
		kind: 'overview',
		number: chapter * 100,
		chapter,
		title: `Overview ${chapter}`,
		year: 1300 + chapter * 10,
		text: `Story of ${chapter}.`,
		answers: [],
		asset: assetCard(`o${chapter}`),
		assetText: `Overview asset of ${chapter}.`,
		source: null,
		...changes
	};
}

/** Mission 1 to 3 of a chapter; its second choice brings a dot. */
export function missionCard(
	chapter: number,
	place: number,
	reward: DeckReward
): DeckCardOf<'mission'> {
	const id = `m${chapter}-${place}`;
	return {
		kind: 'mission',
		number: chapter * 100 + place * 10,
		chapter,
		mission: { id, name: `Mission ${id}`, text: `Front of ${id}.`, match: { torpor: true } },
		question: `Question of ${id}?`,
		choices: [
			{ text: `First of ${id}.`, outcome: `First outcome of ${id}.`, reward },
			{
				text: `Second of ${id}.`,
				outcome: `Second outcome of ${id}.`,
				reward: { kind: 'dots', dots: [{ trait: 2, dots: 1 }], title: `Second title of ${id}` }
			}
		]
	};
}

function scoringCard(era: (typeof ERAS)[number], place: number): DeckCardOf<'scoring'> {
	return {
		kind: 'scoring',
		number: era * 300 + 70 + place,
		era,
		id: `s${era}-${place}`,
		name: `Scoring ${era}-${place}`,
		text: `What counts in era ${era}.`,
		pairs: [{ traits: [1, 2], worth: 1 + place }]
	};
}

function finalCard(): DeckCardOf<'final'> {
	return { kind: 'final', number: 2900, title: 'The end', text: 'It ended.', answers: [] };
}

/** The deck with the cards of one number changed, or taken out. */
export function changed<K extends DeckCard['kind']>(
	deck: readonly DeckCard[],
	number: number,
	kind: K,
	change: (card: DeckCardOf<K>) => DeckCard | null
): DeckCard[] {
	return deck.flatMap((card) => {
		if (card.number !== number || card.kind !== kind) return [card];
		return change(card as DeckCardOf<K>) ?? [];
	});
}

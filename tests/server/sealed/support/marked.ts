import type { DeckCard } from '../../../../src/lib/games/heritage/chronicle-deck/cards.ts';
import { wholeDeck } from '../../../unit/heritage/deck/whole-deck.ts';
import { ownCard } from '../../../unit/heritage/table.ts';

/** What opens a part of a card: `never` is an answer of the story that does not hold. */
type Moment =
	'open' | 'read' | 'decided0' | 'decided1' | 'taken' | 'unlocked' | 'offered' | 'ended' | 'never';

/** A part of a sealed card, as `110-read`: of card 110 what is read aloud. */
export type Part = `${number}-${Moment}`;

/** Every word of a card that is no word of the field. */
const WORDS = new Set(['id', 'name', 'title', 'text', 'question', 'outcome', 'assetText']);

/** Which event opens what stands at this path of a card. */
function momentOf({ kind }: DeckCard, path: readonly string[]): Moment {
	const [first, second, third] = path;
	switch (kind) {
		case 'basic-character':
			return 'open';
		case 'chronicle-character':
		case 'clan-leader':
			return 'unlocked';
		case 'scoring':
			return 'offered';
		case 'overview':
			return first === 'asset' || first === 'assetText' ? 'taken' : 'open';
		case 'mission':
			if (first === 'mission') return 'open';
			if (first === 'question' || third === 'text') return 'read';
			return second === '0' ? 'decided0' : 'decided1';
		case 'final':
			return 'ended';
	}
}

const markOf = (card: DeckCard, path: readonly string[], moment: Moment): string =>
	`zq${card.number}-${moment}-${path.join('-').toLowerCase()}-qz`;

const MARK = /zq(\d+)-(open|read|decided\d|taken|unlocked|offered|ended|never)-/gi;

/** The parts of sealed cards that stand in a text. */
export const partsIn = (text: string): Part[] =>
	[...text.matchAll(MARK)].map(
		([, number, moment]) => `${Number(number)}-${moment?.toLowerCase() as Moment}` as const
	);

function withMarks(card: DeckCard, value: unknown, path: readonly string[]): unknown {
	const key = path.at(-1) ?? '';
	if (typeof value === 'string')
		return WORDS.has(key) ? markOf(card, path, momentOf(card, path)) : value;
	if (Array.isArray(value))
		return value.map((one, index) => withMarks(card, one, [...path, String(index)]));
	if (typeof value !== 'object' || value === null) return value;
	return Object.fromEntries(
		Object.entries(value).map(([name, one]) => [name, withMarks(card, one, [...path, name])])
	);
}

/** A card of which every word and every id says where it stands. */
function marked(card: DeckCard): DeckCard {
	const words = withMarks(card, card, []) as DeckCard;
	if (words.kind === 'overview') {
		const answers = [
			[
				{
					when: [{ is: 'banished' as const, least: 99 }],
					text: markOf(card, ['answers-0'], 'never')
				},
				{ when: [{ is: 'always' as const }], text: markOf(card, ['answers-1'], 'open') }
			]
		];
		return { ...words, answers, source: `https://zq${card.number}-open-source-qz.example/` };
	}
	return words;
}

/** A whole deck of marked cards. */
export const markedDeck = (): DeckCard[] => wholeDeck().map(marked);

export const numberOf = {
	overview: (chapter: number) => chapter * 100,
	mission: (chapter: number, place: number) => chapter * 100 + place * 10,
	arriving: (chapter: number) => [chapter * 100 - 20, chapter * 100 - 19],
	unlocked: (chapter: number) => chapter * 100 + 50,
	scoring: (era: number) => [era * 300 + 70, era * 300 + 71],
	final: 2900
} as const;

/** The id of a mission of the marked deck. */
export const missionId = (chapter: number, place: number): string =>
	`zq${numberOf.mission(chapter, place)}-open-mission-id-qz`;

/** The id of the first scoring card of an era. */
export const scoringId = (era: number): string => `zq${numberOf.scoring(era)[0]}-offered-id-qz`;

/** Everything of a deck that lies open once a chapter is opened, and no part before. */
export const openedWith = (chapter: number): Part[] => [
	`${numberOf.overview(chapter)}-open`,
	...numberOf.arriving(chapter).map((number): Part => `${number}-open`),
	...[1, 2, 3].map((place): Part => `${numberOf.mission(chapter, place)}-open`)
];

/**
 * The same deck, but all of it that these parts do not name is another: words, years, effects, numbers that lie
 * ahead, how many cards there are, and how much stands on them.
 */
export function otherwise(deck: readonly DeckCard[], open: ReadonlySet<Part>): DeckCard[] {
	const isOpen = (card: DeckCard) =>
		open.has(`${card.number}-open`) || open.has(`${card.number}-unlocked`);
	const ahead = deck.filter((card) => !isOpen(card));
	const shifted = new Map(ahead.map(({ number }) => [number, number + 4000]));
	const numbered = (number: number) => shifted.get(number) ?? number;
	const reword = (card: DeckCard, value: unknown, path: readonly string[]): unknown => {
		if (typeof value === 'string') {
			const [part] = partsIn(value);
			if (part === undefined || open.has(part)) return value;
			return path.at(-1) === 'id' ? `other-${value}`.slice(0, 48) : `${value} told otherwise`;
		}
		if (Array.isArray(value))
			return value.map((one, index) => reword(card, one, [...path, String(index)]));
		if (typeof value !== 'object' || value === null) return value;
		return Object.fromEntries(
			Object.entries(value).map(([name, one]) => [name, reword(card, one, [...path, name])])
		);
	};
	const changed = deck.map((card): DeckCard => {
		const other = reword(card, card, []) as DeckCard;
		const number = numbered(card.number);
		switch (other.kind) {
			case 'overview':
				return isOpen(card)
					? other
					: { ...other, number, year: other.year + 1, text: `${other.text} `.repeat(20).trim() };
			case 'mission':
				return {
					...other,
					number,
					choices: other.choices.map((choice, index) =>
						open.has(`${card.number}-decided${index as 0 | 1}`)
							? choice
							: {
									...choice,
									reward:
										choice.reward.kind === 'unlock'
											? { ...choice.reward, card: numbered(choice.reward.card) }
											: { kind: 'dots', dots: [{ trait: 3, dots: 5 }], title: 'Another' }
								}
					) as typeof other.choices
				};
			case 'scoring':
				return { ...other, number, pairs: [{ traits: [2, 3], worth: 9 }] };
			case 'final':
				return { ...other, number, text: `${other.text} `.repeat(30).trim() };
			default:
				return { ...other, number };
		}
	});
	const more = changed.flatMap((card): DeckCard[] => {
		if (card.kind !== 'mission' || !shifted.has(card.number - 4000)) return [];
		const mission = { ...card.mission, id: `more-${card.mission.id}`.slice(0, 48) };
		const choices = card.choices.map((choice) => ({
			...choice,
			reward: { kind: 'dots' as const, dots: [{ trait: 1, dots: 2 }], title: 'More' }
		})) as unknown as typeof card.choices;
		return [{ ...card, number: card.number + 5, mission, choices }];
	});
	return [...changed, ...more].sort((one, other) => one.number - other.number);
}

/** A pack of these cards as a file; under one name, unless another is given. */
export const packText = (cards: readonly DeckCard[], more: object = {}): string =>
	JSON.stringify({
		format: 'elysium-chronicle-deck',
		version: 1,
		id: 'winter',
		name: 'Winter',
		licence: 'CC BY 4.0',
		adds: false,
		cards,
		...more
	});

/** The same deck with so much more in it that it lies in another class of sizes; all of it comes after chapter 1. */
export function heavier(deck: readonly DeckCard[]): DeckCard[] {
	const taken = new Set(deck.map(({ number }) => number));
	const effects = [{ do: 'manual' as const, text: 'x'.repeat(600) }];
	const abilities = Array.from({ length: 12 }, () => ({ name: 'Long', effects, sticker: null }));
	const more = Array.from({ length: 60 }, (_, index): DeckCard => {
		const character = ownCard(`heavy-${String(index)}`, { kind: 'basic', abilities });
		return { kind: 'basic-character', number: 1510 + index, character };
	});
	return [...deck, ...more.filter(({ number }) => !taken.has(number))];
}

import type {
	Answers,
	CardNumber,
	Condition,
	DeckCardOf,
	DeckReward
} from '../../../../../games/heritage/chronicle-deck/cards.ts';
import type { AssetCard, CharacterCard } from '../../../../../games/heritage/deck/cards.ts';
import type { Effect } from '../../../../../games/heritage/effects/effect.ts';
import type { Filter } from '../../../../../games/heritage/effects/selector.ts';
import { effectsWords } from '../../../../../games/heritage/effects/words.ts';
import type { Claim } from '../../../../../games/heritage/missions/claim.ts';
import type {
	Archetype,
	Clan,
	Class,
	Geography,
	Temperament
} from '../../../../../games/heritage/vocabulary.ts';

/**
 * Short ways to write the open chronicle, so that a chapter reads almost as it is read aloud. Where the
 * numbers of a chapter lie: overview at its hundred, missions at 10, 20, 30 (40) above it, cards to
 * unlock from 50 above it; basic characters that arrive with it from 20 below it.
 */

type Attributes = readonly [Class, Temperament, Geography, Archetype];
type Choice = DeckCardOf<'mission'>['choices'][number];
type Answer = Answers[number][number];
type Front = { id: string; name: string; text: string; match: Filter; claim?: Claim };
type Instead = NonNullable<DeckCardOf<'mission'>['instead']>[number];

/** Traits by their place on the sheet; a group may call them otherwise, so no text names one. */
export const TRAIT = { valour: 1, cunning: 2, charm: 3, lore: 4, wealth: 5, cruelty: 6 } as const;

/** Text as it is told: lines may break anywhere, a blank line begins a paragraph. */
export const told = (text: string): string =>
	text
		.trim()
		.split(/\n\s*\n/)
		.map((paragraph) => paragraph.replace(/\s+/g, ' ').trim())
		.join('\n\n');

/** What may be decided, what came of it, and what it brings. */
export const choice = (text: string, outcome: string, reward: DeckReward): Choice => ({
	text: told(text),
	outcome: told(outcome),
	reward
});

/** Dots and a title; as a rule two dots. */
export const dots = (
	title: string,
	...gained: (readonly [trait: keyof typeof TRAIT, dots: number])[]
): DeckReward => ({
	kind: 'dots',
	title,
	dots: gained.map(([trait, count]) => ({ trait: TRAIT[trait], dots: count }))
});

/** One way the story answers: told if all conditions hold. */
export const answer = (text: string, ...when: Condition[]): Answer => ({ when, text: told(text) });

/** How a mission was decided. */
export const decided = (
	card: CardNumber,
	which: 'first' | 'second' | 'unclaimed' = 'first'
): Condition => ({ is: 'mission', card, decided: which });

export const ALWAYS: Condition = { is: 'always' };

/** The printed special ability of somebody: `['Name', effect, …]`. */
type Printed = readonly [name: string, ...effects: Effect[]];

/** Writes the cards of one chapter: numbers and ids are made here, ids begin with `c05-`. */
export function chapterWriting(chapter: number) {
	const hundred = chapter * 100;
	const idOf = (id: string) => `c${String(chapter).padStart(2, '0')}-${id}`;

	const person =
		(kind: CharacterCard['kind']) =>
		(
			clan: Clan,
			id: string,
			name: string,
			[side, temperament, geography, archetype]: Attributes,
			ability?: Printed
		): CharacterCard => ({
			id: idOf(id),
			name,
			clan,
			kind,
			class: side,
			temperament,
			geography,
			archetype,
			bonded: false,
			abilities: ability ? [printed(ability)] : []
		});

	const printedFront = (front: Front): Instead['mission'] => ({
		...front,
		id: idOf(front.id),
		text: told(front.text)
	});

	const assetCard = (
		id: string,
		name: string,
		when: AssetCard['when'],
		...effects: Effect[]
	): AssetCard => ({ id: idOf(id), name, when, effects });

	return {
		basic: person('basic'),
		chronicle: person('chronicle'),
		leader: person('leader'),
		assetCard,

		/** A reward: an asset. */
		asset: (...card: Parameters<typeof assetCard>): DeckReward => {
			const asset = assetCard(...card);
			return { kind: 'asset', asset, text: does(asset) };
		},

		/** A reward: unlocks who lies at that place of this chapter, from 0. */
		unlock: (place: number): DeckReward => ({ kind: 'unlock', card: hundred + 50 + place }),

		/** Arrives in the common deck with this chapter; places 0 to 9. */
		arriving: (place: number, character: CharacterCard): DeckCardOf<'basic-character'> => ({
			kind: 'basic-character',
			number: hundred - 20 + place,
			character
		}),

		/** Lies aside until a mission of this chapter unlocks it; places 0 to 29. */
		waiting: (
			place: number,
			character: CharacterCard
		): DeckCardOf<'chronicle-character'> | DeckCardOf<'clan-leader'> => ({
			kind: character.kind === 'leader' ? 'clan-leader' : 'chronicle-character',
			number: hundred + 50 + place,
			character
		}),

		overview: ({
			title,
			year,
			text,
			answers,
			asset
		}: {
			title: string;
			year: number;
			text: string;
			/** A group is a list of answers, of which the first that holds is told. */
			answers: Answers;
			asset: AssetCard;
		}): DeckCardOf<'overview'> => ({
			kind: 'overview',
			number: hundred,
			chapter,
			title,
			year,
			text: told(text),
			answers,
			asset,
			assetText: does(asset),
			source: null
		}),

		/** The first, second, third or fourth mission of this chapter, and what may lie in its place. */
		mission: (
			place: 1 | 2 | 3 | 4,
			front: Front,
			question: string,
			first: Choice,
			second: Choice,
			...instead: Instead[]
		): DeckCardOf<'mission'> => ({
			kind: 'mission',
			number: hundred + place * 10,
			chapter,
			mission: printedFront(front),
			question: told(question),
			choices: [first, second],
			...(instead.length > 0 && { instead })
		}),

		/** Another front for a mission, if all of that is so; what is asked and decided stays. */
		instead: (front: Front, ...when: Condition[]): Instead => ({
			when,
			mission: printedFront(front)
		})
	};
}

const does = ({ effects }: AssetCard): string => effectsWords(effects, 'slip').join(' ');

const printed = ([name, ...effects]: Printed): CharacterCard['abilities'][number] => ({
	name,
	effects,
	sticker: null
});

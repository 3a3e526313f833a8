import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import type { DeckCard } from '../../../../src/lib/games/heritage/chronicle-deck/cards.ts';
import {
	chapterFrom,
	endFrom,
	missionFrom,
	missionReadFrom,
	overviewFrom,
	scoringFrom
} from '../../../../src/lib/games/heritage/chronicle-deck/draft.ts';
import { commandSchema, type Command } from '../../../../src/lib/games/heritage/commands.ts';
import { DEFAULT_RULESET } from '../../../../src/lib/games/heritage/ruleset.ts';
import { eraOf, ERAS } from '../../../../src/lib/games/heritage/vocabulary.ts';
import { choose } from '../deck-kit.ts';
import {
	ownScheme,
	finished,
	happened,
	mission,
	ownCard,
	record,
	recorded,
	scored,
	settled,
	slip,
	stateAfter
} from '../table.ts';
import { wholeDeck } from './whole-deck.ts';

const DECK = wholeDeck();
const UNLOCKABLE = [ownScheme('uprising'), { ...ownScheme('hunt'), clan: 'gangrel' as const }].map(
	(card) => ({ ...card, name: `Scheme ${card.id}` })
);

/** What a table does with a chapter: s1 wins, s2 claims each mission. */
const playedRecord = (chapter: number) =>
	record([scored('s1', 20), scored('s2', 10)], {
		missions: [1, 2, 3].map((place) => mission(`m${chapter}-${place}`, 's2'))
	});

/** A chronicle with a deck, step by step; each step is a command that the deck or the table gives. */
class Story {
	events = happened([choose()], settled());
	constructor(readonly deck: readonly DeckCard[] = DECK) {}

	get state() {
		return stateAfter(this.events);
	}

	give(command: Command | null): this {
		if (!command) throw new Error('the deck has no such card');
		expect(v.parse(commandSchema, command)).toEqual(command);
		this.events = happened([command], this.events);
		return this;
	}

	/** A chapter opened, recorded, and told to its end. */
	chapter(chapter: number): this {
		this.give(chapterFrom(this.state, this.deck, chapter, false));
		return this.give(recorded(chapter, playedRecord(chapter))).aftermath(chapter);
	}

	aftermath(chapter: number): this {
		this.give(overviewFrom(this.state, this.deck, chapter, UNLOCKABLE));
		for (const place of [1, 2, 3]) {
			const id = `m${chapter}-${place}`;
			this.give(missionReadFrom(this.state, this.deck, chapter, id));
			this.give(missionFrom(this.state, this.deck, chapter, id, 'first'));
		}
		this.give(finished(chapter));
		if (chapter % 3 !== 0) return this;
		const era = eraOf(chapter);
		this.give(scoringFrom(this.state, this.deck, era));
		return this.give({ type: 'ChooseScoring', era, card: `s${era}-1` });
	}
}

test('a whole chronicle is told by its deck: every command is legal, and the end is counted', () => {
	const story = new Story();
	for (let chapter = 1; chapter <= 21; chapter++) story.chapter(chapter);
	story.give(endFrom(story.state, DECK, null));
	const { ending, deck, players } = story.state;
	expect(ending).toMatchObject({
		winner: 's2',
		by: 'score',
		final: { card: 2900, title: 'The end' }
	});
	expect(ending?.scores[0]?.byPair).toHaveLength(ERAS.length);
	expect(Object.keys(deck.characters)).toHaveLength(21 * 3);
	expect(players['s1']?.haven?.assets).toHaveLength(21);
	expect(players['s2']?.haven?.assets).toHaveLength(21);
	expect(players['s2']?.haven?.leaders).toHaveLength(10);
	// 30 is the most, whatever is won beyond it.
	expect(players['s2']?.sheet?.dots).toMatchObject({ cruelty: 30 });
});

describe('nothing of what lies ahead comes through', () => {
	/** The same deck up to a chapter, with other words and fewer cards behind it. */
	const otherwise = (chapter: number) =>
		DECK.filter(({ number }) => number % 100 !== 81 || number < chapter * 100).map(
			(card): DeckCard => {
				if (card.number < (chapter + 1) * 100 - 20) return card;
				if (card.kind === 'overview') return { ...card, title: 'Other', text: 'Other words.' };
				if (card.kind === 'final') return { ...card, title: 'Other', text: 'Other words.' };
				if (card.kind === 'scoring') return { ...card, name: 'Other', text: 'Other words.' };
				if (card.kind === 'mission')
					return { ...card, question: 'Other?', mission: { ...card.mission, name: 'Other' } };
				return { ...card, character: { ...card.character, name: 'Other' } };
			}
		);

	test.each([1, 2, 3, 4, 9])('two decks that differ after chapter %i say the same', (last) => {
		const [one, other] = [new Story(), new Story(otherwise(last))];
		for (let chapter = 1; chapter <= last; chapter++) {
			one.chapter(chapter);
			other.chapter(chapter);
		}
		expect(JSON.stringify(other.events)).toBe(JSON.stringify(one.events));
	});

	test('no command speaks of a later card', () => {
		const marked = DECK.map((card): DeckCard => {
			const text = JSON.stringify(card).replaceAll(
				/(Name|Story|Front|Question|First|Second|Asset|Title|Scoring|Overview|Mission|What counts)( )/g,
				`$1 n${card.number}n `
			);
			return JSON.parse(text) as DeckCard;
		});
		const story = new Story(marked);
		for (let chapter = 1; chapter <= 4; chapter++) {
			story.chapter(chapter);
			const said = [...JSON.stringify(story.events).matchAll(/n(\d+)n/g)].map(([, n]) => Number(n));
			expect(Math.max(...said)).toBeGreaterThan(chapter * 100);
			expect(Math.max(...said)).toBeLessThan((chapter + 1) * 100);
		}
	});
});

describe('a mission is read', () => {
	const opened = (missionReading: 'without-reward' | 'full-information') => {
		const story = new Story();
		story.give({
			type: 'ChangeRuleset',
			ruleset: { ...DEFAULT_RULESET, clanStickers: 8, missionReading },
			reason: 'as we play'
		});
		story.give(chapterFrom(story.state, DECK, 1, false)).give(recorded(1, playedRecord(1)));
		return story.state;
	};

	test('without its rewards', () => {
		const read = missionReadFrom(opened('without-reward'), DECK, 1, 'm1-2');
		expect(read?.read.choices.map(({ reward }) => reward)).toEqual([null, null]);
		expect(JSON.stringify(read)).not.toMatch(/outcome|Asset of 1|Second title/);
	});

	test('with full information, where the group plays so', () => {
		const read = missionReadFrom(opened('full-information'), DECK, 1, 'm1-2');
		expect(read?.read.choices.map(({ reward }) => reward?.kind)).toEqual(['asset', 'dots']);
		expect(JSON.stringify(read)).not.toMatch(/outcome/);
	});
});

describe('a card meets what the group wrote down itself', () => {
	const open = (...before: readonly Command[]) => {
		const story = new Story();
		for (const command of before) story.give(command);
		return story.give(chapterFrom(story.state, DECK, 1, false));
	};
	const known = (id: string, name: string): Command => {
		const { abilities: _, ...signs } = ownCard(id, { name });
		return { type: 'RegisterCharacter', character: { ...signs, ability: '', card: null } };
	};

	test('who arrives under the id of somebody else gets another, and arrives once', () => {
		const story = open(known('b1-1', 'Somebody else'));
		expect(Object.keys(story.state.deck.characters)).toEqual(['b1-1-2', 'b1-2']);
		story.give(recorded(1, playedRecord(1))).aftermath(1);
		const next = chapterFrom(story.state, DECK, 2, false);
		expect(next?.characters.map(({ id }) => id)).toEqual(['b2-1', 'b2-2']);
	});

	test('who is in the register already is the same one', () => {
		const story = open(known('b1-1', 'Name of b1-1'));
		expect(Object.keys(story.state.deck.characters)).toEqual(['b1-1', 'b1-2']);
	});

	test('an asset or somebody unlocked whose id is taken is not refused', () => {
		const story = open(
			known('u1', 'Somebody else'),
			{ type: 'StockObligation', obligation: slip('a1') },
			{ type: 'StockObligation', obligation: slip('o1') }
		);
		story.give(recorded(1, playedRecord(1))).aftermath(1);
		const { haven } = story.state.players['s2'] ?? {};
		expect(haven?.assets.map(({ id }) => id)).toEqual(['a1-2']);
		expect(story.state.deck.assets['a1-2']).toBeDefined();
		expect(story.state.characters['u1-2']?.name).toBe('Name of u1');
		expect(story.state.players['s1']?.haven?.assets.map(({ id }) => id)).toEqual(['o1-2']);
	});

	test('an expansion that comes late is turned up with the next chapter', () => {
		const story = open()
			.give(recorded(1, playedRecord(1)))
			.aftermath(1);
		const late: DeckCard = {
			kind: 'basic-character',
			number: 85,
			character: ownCard('late', { name: 'Late' })
		};
		const next = chapterFrom(story.state, [...DECK, late], 2, false);
		expect(next?.characters.map(({ id }) => id)).toEqual(['late', 'b2-1', 'b2-2']);
	});
});

test('the vanquished adds the next scheme of the clan just played, each once', () => {
	const story = new Story();
	story.give(chapterFrom(story.state, DECK, 1, false)).give(recorded(1, playedRecord(1)));
	const taken = overviewFrom(story.state, DECK, 1, UNLOCKABLE);
	expect(taken).toMatchObject({
		asset: { id: 'o1', text: 'Overview asset of 1.' },
		scheme: { name: 'Scheme hunt' },
		brings: [{ card: 'asset' }, { card: 'scheme', scheme: { id: 'hunt' } }]
	});
	story.give(taken).give(finished(1));
	story.give(chapterFrom(story.state, DECK, 2, false)).give(recorded(2, playedRecord(2)));
	expect(overviewFrom(story.state, DECK, 2, UNLOCKABLE)?.scheme).toBeNull();
});

test('traits are named by their places, and beyond the last the count begins again', () => {
	const story = new Story();
	story.give(chapterFrom(story.state, DECK, 1, false)).give(recorded(1, playedRecord(1)));
	story.give(missionReadFrom(story.state, DECK, 1, 'm1-3'));
	const dots = missionFrom(story.state, DECK, 1, 'm1-3', 'first')?.reward;
	expect(dots).toMatchObject({ kind: 'dots', dots: { valour: 1, cruelty: 2 } });
});

test('what the deck does not have is null', () => {
	const { state } = new Story();
	expect(chapterFrom(state, [], 1, false)).toBeNull();
	expect(missionReadFrom(state, DECK, 1, 'm1-1')).toBeNull();
	expect(missionFrom(state, DECK, 1, 'm1-1', 'first')).toBeNull();
	expect(overviewFrom(state, DECK, 1, [])).toBeNull();
	expect(scoringFrom(state, [], 1)).toBeNull();
	expect(endFrom(state, [], null).final).toBeNull();
});

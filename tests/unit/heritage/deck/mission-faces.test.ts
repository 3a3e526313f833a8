import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import {
	deckCardSchema,
	type DeckCard,
	type DeckCardOf
} from '../../../../src/lib/games/heritage/chronicle-deck/cards.ts';
import { deckFaults } from '../../../../src/lib/games/heritage/chronicle-deck/deck-faults.ts';
import {
	chapterFrom,
	missionFrom,
	missionReadFrom
} from '../../../../src/lib/games/heritage/chronicle-deck/draft.ts';
import type { MissionDecision } from '../../../../src/lib/games/heritage/chronicle-deck/opened.ts';
import type { Command } from '../../../../src/lib/games/heritage/commands.ts';
import { choose } from '../deck-kit.ts';
import {
	finished,
	happened,
	mission,
	record,
	recorded,
	scored,
	settled,
	stateAfter
} from '../table.ts';
import { changed, missionCard, wholeDeck } from './whole-deck.ts';

type Instead = NonNullable<DeckCardOf<'mission'>['instead']>[number];

const printed = missionCard(2, 1, { kind: 'unlock', card: 250 });
/** Where mission 110 was decided the first way another front lies there; the second way, another mission. */
const OTHER_FRONT: Instead = {
	when: [{ is: 'mission', card: 110, decided: 'first' }],
	mission: { id: 'm2-front', name: 'Other front', text: 'Thus.', match: { class: 'elitist' } }
};
const OTHER_MISSION: Instead = {
	when: [{ is: 'mission', card: 110, decided: 'second' }],
	mission: { id: 'm2-other', name: 'Other mission', text: 'So.', match: { class: 'egalitarian' } },
	question: 'Another question?',
	choices: [
		{ text: 'This.', outcome: 'It came.', reward: printed.choices[0].reward },
		{
			text: 'That.',
			outcome: 'It went.',
			reward: { kind: 'dots', dots: [{ trait: 1, dots: 1 }], title: 'Gone' }
		}
	]
};
const withInstead = (...instead: Instead[]) =>
	changed(wholeDeck(), 210, 'mission', (card) => ({ ...card, instead }));
const DECK = withInstead(OTHER_FRONT, OTHER_MISSION);

const given = (command: Command | null): Command => {
	if (!command) throw new Error('the deck has no such card');
	return command;
};
const played = (chapter: number, ...ids: readonly string[]) =>
	recorded(
		chapter,
		record([scored('s1', 20), scored('s2', 10)], { missions: ids.map((id) => mission(id, 's2')) })
	);

/** Chapter 1, in which mission 110 was decided so, or by nobody; chapter 2 opened. */
function opened(decided: MissionDecision | null, deck: readonly DeckCard[] = DECK) {
	let events = happened([choose()], settled());
	const state = () => stateAfter(events);
	const give = (command: Command | null) => {
		events = happened([given(command)], events);
	};
	give(chapterFrom(state(), deck, 1, false));
	give(played(1, 'm1-1', 'm1-2', 'm1-3'));
	if (decided) {
		give(missionReadFrom(state(), deck, 1, 'm1-1'));
		give(missionFrom(state(), deck, 1, 'm1-1', decided));
	}
	give(finished(1));
	const opening = chapterFrom(state(), deck, 2, false);
	give(opening);
	const [front] = state().deck.chapters[2]?.missions ?? [];
	if (!front) throw new Error('no mission was laid out');
	give(played(2, front.id, 'm2-2', 'm2-3'));
	return { state: state(), front, opening };
}

describe('which face of a mission lies there', () => {
	test.each([
		['first', 'm2-front'],
		['second', 'm2-other'],
		[null, 'm2-1']
	] as const)('the decision %s before lays out %s', (decided, id) => {
		const { front } = opened(decided);
		expect(front).toMatchObject({ card: 210, id });
	});

	test('no word of the others comes through', () => {
		const { opening, state } = opened('first');
		const read = missionReadFrom(state, DECK, 2, 'm2-front');
		expect(JSON.stringify([opening, read])).not.toMatch(/m2-other|Other mission|Another|m2-1"/);
	});

	test('the back is that of the front which lies there', () => {
		const first = opened('first');
		const kept = missionReadFrom(first.state, DECK, 2, 'm2-front');
		expect(kept?.read.question).toBe(printed.question);
		const second = opened('second');
		const own = missionReadFrom(second.state, DECK, 2, 'm2-other');
		expect(own?.read.question).toBe('Another question?');
		const decided = missionFrom(second.state, DECK, 2, 'm2-other', 'second');
		expect(decided).toMatchObject({ decision: 'That.', outcome: 'It went.' });
	});

	test('it stays, whatever the story says by then', () => {
		const { state } = opened('second');
		const otherwise = withInstead({ ...OTHER_MISSION, when: [{ is: 'banished', least: 99 }] });
		expect(missionReadFrom(state, otherwise, 2, 'm2-other')?.read.question).toBe(
			'Another question?'
		);
	});
});

describe('a card', () => {
	test('with other faces is read as it stands, and a deck with them has no fault', () => {
		for (const card of DECK) expect(v.parse(deckCardSchema, card)).toEqual(card);
		expect(deckFaults(DECK)).toEqual([]);
	});

	test('says what is wrong with a face, and where', () => {
		const fault = (change: Partial<Instead>) =>
			deckFaults(withInstead(OTHER_FRONT, { ...OTHER_MISSION, ...change })).map(
				({ where, expected }) => `${where.replace(/^cards\[\d+\]/, '')}: ${expected}`
			);
		expect(fault({ when: [{ is: 'mission', card: 220, decided: 'first' }] })).toEqual([
			'.instead[1].when[0].card: the number of a mission that is over by then'
		]);
		expect(fault({ mission: OTHER_FRONT.mission })).toEqual([
			'.instead[1].mission.id: an id used once'
		]);
		expect(fault({ question: 'Will {victor}?' })).toEqual([
			'.instead[1].question: no {…}: a mission is read as it stands'
		]);
		const [one, other] = OTHER_MISSION.choices ?? printed.choices;
		expect(fault({ choices: [{ ...one, reward: { kind: 'unlock', card: 220 } }, other] })).toEqual([
			'.instead[1].choices[0].reward.card: the number of a chronicle character or clan leader'
		]);
	});
});

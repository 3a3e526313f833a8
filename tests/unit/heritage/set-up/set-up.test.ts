import { describe, expect, test } from 'vitest';
import { seededChance } from '../../../../src/lib/games/core/chance.ts';
import {
	usualSource,
	waitingIn
} from '../../../../src/lib/games/heritage/chronicle/chosen-cards.ts';
import { setUpChoices } from '../../../../src/lib/games/heritage/chronicle/set-up.ts';
import {
	beginnerAmong,
	choosingOrder,
	finishOf
} from '../../../../src/lib/games/heritage/chronicle/set-up-order.ts';
import type { Command } from '../../../../src/lib/games/heritage/commands.ts';
import { battlegroundsOf } from '../../../../src/lib/games/heritage/boards/timeline.ts';
import { standAlone } from '../../../../src/lib/games/heritage/players/stand-alone.ts';
import { EMPTY_TABLE, type Table } from '../../../../src/lib/games/heritage/table/table.ts';
import { CATEGORIES } from '../../../../src/lib/games/heritage/vocabulary.ts';
import { add } from '../cases/cards.ts';
import {
	CLEAR,
	finished,
	happened,
	ownCard,
	played,
	recorded,
	settled,
	slip,
	stateAfter
} from '../table.ts';
import { haven, SET } from './kit.ts';

const after = (...commands: Command[]) => stateAfter(happened(commands, settled()));
const choicesAfter = (...commands: Command[]) => {
	const choices = setUpChoices(after(...commands), SET);
	if (!choices) throw new Error('there is a chapter to come');
	return choices;
};

describe('who chooses and who begins', () => {
	test('in chapter 1 only the group knows', () => {
		expect(finishOf(after())).toBeNull();
		expect(choosingOrder(null, ['s1', 's2'])).toBeNull();
		expect(beginnerAmong(null, ['s1', 's2'])).toBeNull();
	});

	test('later the vanquished chooses first and begins, the victor chooses last', () => {
		const finish = finishOf(stateAfter(played(CLEAR)));
		expect(finish).toEqual(['s2', 's1']);
		expect(choosingOrder(finish, ['s1', 's2'])).toEqual(['s2', 's1']);
		expect(beginnerAmong(finish, ['s1', 's2'])).toBe('s2');
	});

	test('whoever is away is passed over, and whoever was away came behind all', () => {
		expect(choosingOrder(['s3', 's2', 's1'], ['s1', 's2', 's4'])).toEqual(['s4', 's2', 's1']);
		expect(beginnerAmong(['s3', 's2', 's1'], ['s1', 's2', 's4'])).toBe('s2');
	});
});

describe('what is chosen for a chapter', () => {
	test('its era and boards follow from its number', () => {
		const { chapter, era, battlegrounds } = choicesAfter();
		expect([chapter, era]).toEqual([1, 1]);
		for (const category of CATEGORIES)
			expect(battlegrounds[category]).toBe(battlegroundsOf(1, {})[category].id);
		expect(setUpChoices(stateAfter(played(CLEAR)), SET)?.chapter).toBe(2);
	});

	test('whoever dealt the last table deals again, before the first whom the group named', () => {
		const state = after();
		const dealerAfter = (phase: Table['phase']) =>
			setUpChoices({ ...state, table: { ...EMPTY_TABLE, phase, dealer: 'app' } }, SET)?.dealer;
		expect(setUpChoices(state, SET)?.dealer).toBe('box');
		expect(dealerAfter('finished')).toBe('app');
		expect(dealerAfter('empty')).toBe('box');
	});

	test('of a table that was taken back whole, whoever dealt it is offered again', () => {
		const state = after();
		const setting = standAlone({ players: 2, era: 1, dealer: 'app' }, seededChance(1));
		const redoable = [[[{ type: 'TableSet' as const, setting }]]];
		const gone = { ...state, table: EMPTY_TABLE, course: { ...state.course, redoable } };
		expect(setUpChoices(gone, SET)?.dealer).toBe('app');
	});

	test('nothing after the last chapter', () => {
		expect(setUpChoices({ ...after(), firstChapter: 22 }, SET)).toBeNull();
	});

	test('both faces of each leader card are open to everybody, an unlocked one only at home', () => {
		const { seats } = choicesAfter(haven('s2', { leaders: ['leader'] }));
		const [first, second] = seats;
		const ids = (seat: typeof first) => seat?.leaders.map(({ card }) => card.id).sort();
		expect(ids(first)).toEqual(['brujah-1', 'brujah-2', 'gangrel-1', 'gangrel-2']);
		expect(ids(second)).toEqual(['brujah-1', 'brujah-2', 'gangrel-1', 'gangrel-2', 'leader']);
		const home = second?.leaders.find(({ card }) => card.id === 'leader');
		expect(home).toMatchObject({ home: true, sources: ['box', 'set', 'both'] });
	});

	test('a leader of the register comes with the box, one of the set with the set', () => {
		const [first] = choicesAfter().seats;
		const sources = (id: string) => first?.leaders.find(({ card }) => card.id === id)?.sources;
		expect(sources('leader')).toEqual(['box', 'both']);
		expect(sources('brujah-1')).toEqual(['set', 'both']);
	});

	test('missions that have lain come last', () => {
		const { missions } = setUpChoices(stateAfter(played(CLEAR)), SET) ?? { missions: [] };
		expect(missions.map(({ id }) => id)).toEqual(['m3', 'm4', 'm5', 'm6', 'm7', 'm1', 'm2']);
	});
});

describe('what waits in a haven', () => {
	test('takes its effects from the set, or else its own words', () => {
		const state = after(
			haven('s1', {
				retainer: 'anna',
				assets: [{ ...slip('a1'), name: 'fast horses' }, slip('a2', 'Draw a card.')],
				obligations: [{ ...slip('o1'), name: 'Hungry Household' }, slip('o2')]
			})
		);
		const { assets, obligations } = waitingIn(state, SET, 's1');
		expect(assets).toEqual([
			{ id: 'a1', name: 'fast horses', when: 'any-time', effects: [{ do: 'reserve' }] },
			{
				id: 'a2',
				name: 'a2',
				when: 'own-turn',
				effects: [{ do: 'manual', text: 'Draw a card.' }]
			}
		]);
		expect(obligations.map(({ card, worded }) => [card.when, worded])).toEqual([
			['each-round', false],
			['set-up', true]
		]);
		expect(obligations[1]?.card.effects).toEqual([{ do: 'manual', text: 'o2' }]);
		expect(setUpChoices(state, SET)?.seats[0]?.retainer).toBe('anna');
	});

	test('what a victor took is played at any time (ruling 33)', () => {
		const state = after(
			recorded(1),
			{ type: 'ResolveOverview', chapter: 1, asset: slip('crown'), scheme: null },
			finished(1)
		);
		expect(waitingIn(state, SET, 's1').assets).toMatchObject([{ id: 'crown', when: 'any-time' }]);
	});
});

describe('which cards are usual', () => {
	const own = (count: number) =>
		add(Array.from({ length: count }, (_, index) => ownCard(`own-${index}`)));

	test('the box has its own; the app takes the set, adds it to few, and leaves it for many', () => {
		expect(usualSource(after(), SET, 'box')).toBe('box');
		expect(usualSource(after(), SET, 'app')).toBe('set');
		expect(usualSource(after(own(3)), SET, 'app')).toBe('both');
		expect(usualSource(after(own(45)), SET, 'app')).toBe('box');
	});
});

import { describe, expect, test } from 'vitest';
import { seededChance } from '../../../src/lib/games/core/chance.ts';
import { BATTLEGROUND_MODULES as battlegrounds } from '../../../src/lib/games/heritage/boards/registry.ts';
import { playChapter } from '../../../src/lib/games/heritage/players/play.ts';
import { randomPlayer } from '../../../src/lib/games/heritage/players/random.ts';
import { standAlone } from '../../../src/lib/games/heritage/players/stand-alone.ts';
import type { AssetCard, ObligationCard } from '../../../src/lib/games/heritage/deck/cards.ts';
import { effectsWords } from '../../../src/lib/games/heritage/effects/words.ts';
import type { Effect } from '../../../src/lib/games/heritage/effects/effect.ts';
import type { Prompt } from '../../../src/lib/games/heritage/table/prompts.ts';
import type { Question } from '../../../src/lib/games/heritage/table/request.ts';
import type { Table } from '../../../src/lib/games/heritage/table/table.ts';
import { ERAS } from '../../../src/lib/games/heritage/vocabulary.ts';
import { foresee } from '../../../src/lib/ui/heritage/table/foresee.ts';
import { answering } from '../../../src/lib/ui/heritage/table/planned.ts';
import { screenNames } from '../../../src/lib/ui/heritage/table/names.ts';
import { dealsLeft, sourceOf } from '../../../src/lib/ui/heritage/table/questions/asked.ts';
import {
	noneWords,
	partsOf,
	shownOptions
} from '../../../src/lib/ui/heritage/table/questions/options.ts';
import { ended } from '../../../src/lib/ui/heritage/table/ends.ts';
import { outcomeOf, partOutcomeOf } from '../../../src/lib/ui/heritage/table/questions/outcome.ts';
import { scheme } from '../heritage/chapter/chapter-kit.ts';
import { Sitting } from '../heritage/chapter/sitting.ts';
import { answerAll } from '../heritage/table/every-effect.ts';
import { joined, setting, tableWith, vampire } from '../heritage/table/kit.ts';

const PEOPLE = { s1: 'Ada', s2: 'Bert', s3: 'Cleo', s4: 'Dan' };
const table = tableWith([joined('s1', 'c1', 'l1'), joined('s2', 'c2', 'l2')]);
const names = screenNames(table, PEOPLE);

function asked(prompt: Prompt, options: readonly string[], more: Partial<Question> = {}): Question {
	return {
		id: 0,
		seat: 's1',
		prompt,
		about: {},
		options: [...options],
		least: 1,
		most: 1,
		...more
	};
}

const NOT_A_SCHEME = {
	seat: 's1',
	card: 'c1',
	bearer: 'c1',
	opponent: null,
	chosen: null,
	pack: null,
	scheme: false
};

/** A table on which an effect of a scheme asks. */
function asking(effect: Effect): Table {
	const context = { ...NOT_A_SCHEME, scheme: true };
	const task = { kind: 'effects', effects: [effect], context } as const;
	return { ...table, resolution: { tasks: [{ task, answers: [] }], triggered: [] } };
}

const power: Effect = { do: 'gain', what: 'power', amount: 1 };
const draw: Effect = { do: 'draw-scheme', amount: 1 };

describe('options in the form that fits them', () => {
	const labels = (question: Question, at: Table = table) =>
		shownOptions(question, at, names).options.map(({ label }) => label);

	test('vampires by bloodline, on chips', () => {
		const shown = shownOptions(asked('which-vampire', ['c2', 'l1', 'l2', 'c1']), table, names);
		expect(shown.layout).toBe('chips');
		expect(shown.options.map(({ key, group }) => [key, group])).toEqual([
			['c2', 'Bert'],
			['l2', 'Bert'],
			['l1', 'Ada'],
			['c1', 'Ada']
		]);
	});

	test('signs and sides as tiles, people with their clans', () => {
		expect(shownOptions(asked('which-side', ['calm', 'cruel']), table, names)).toEqual({
			layout: 'tiles',
			options: [
				{ key: 'calm', label: 'Calm', icon: 'heritage/calm', group: null },
				{ key: 'cruel', label: 'Cruel', icon: 'heritage/cruel', group: null }
			]
		});
		expect(labels(asked('which-allegiance', ['camarilla', 'sabbat']))).toEqual([
			'Camarilla',
			'Sabbat'
		]);
		expect(shownOptions(asked('which-opponent', ['s2']), table, names).options).toEqual([
			{ key: 's2', label: 'Bert', icon: 'heritage/gangrel', group: null }
		]);
		expect(labels(asked('whether-to', ['yes', 'no']))).toEqual(['Yes', 'No']);
	});

	test('the ways of ankhs, from where to where', () => {
		const ways = ['home>march-north', 'centre>march-east', 'home>march-north'];
		const { options } = shownOptions(asked('which-ankh', ways.slice(0, 2)), table, names);
		expect(options.map(({ group, label }) => `${group} ${label}`)).toEqual([
			'From home to the north march',
			'From the centre to the east march'
		]);
	});

	test.each([
		['north', 'sabbat:north-east', null, 'Sabbat, into the north-east'],
		['south', 'sabbat:north-east', 'Out of the north-east', 'Sabbat'],
		['east', 'anarch:north-east>south-east', 'Anarch, from the north-east', 'to the south-east'],
		[
			'west',
			'anarch:north-east/sabbat:south-west',
			'Anarch, in the north-east, with',
			'Sabbat, in the south-west'
		],
		['west', 'unchanged', null, 'Two that are alike: nothing changes']
	])('what the %s does on the map: %s', (attribute, key, group, label) => {
		const question = asked('which-allegiance-move', [key], { about: { attribute } });
		expect(shownOptions(question, table, names).options).toEqual([{ key, group, label }]);
	});

	test('ways of a card in its words, parts in their order', () => {
		const either = asking({ do: 'either', of: [[power], [draw]] });
		expect(labels(asked('one-of-these', ['1', '2']), either)).toEqual([
			'The coterie leader gains 1 power.',
			'Draw 1 clan scheme.'
		]);
		const invitation = asking({ do: 'invitation', parts: [[power], [draw]] });
		expect(labels(asked('order-of-the-invitation', ['2-1']), invitation)).toEqual([
			'Draw 1 clan scheme. Then: The coterie leader gains 1 power.'
		]);
	});

	test('the parts of an invitation, each once', () => {
		const invitation = asking({ do: 'invitation', parts: [[power], [draw]] });
		const order = asked('order-of-the-invitation', ['1-2', '2-1']);
		expect(partsOf(order, invitation)?.map(({ key, label }) => [key, label])).toEqual([
			['1', 'The coterie leader gains 1 power.'],
			['2', 'Draw 1 clan scheme.']
		]);
		expect(partsOf(asked('whom-to-invite', ['c2']), invitation)).toBeNull();
		expect(sourceOf({ ...invitation, question: order }, names)?.words.join(' ')).not.toContain(
			'(a)'
		);
	});

	test('a boon to give, and what comes of refusing it', () => {
		const ring = asking({ do: 'kiss-the-ring', suffer: [draw] });
		expect(labels(asked('give-a-boon', ['c2:gangrel', 'suffer']), ring)).toEqual([
			'Give a Gangrel boon, from c2',
			'Suffer: Draw 1 clan scheme.'
		]);
	});

	test('none is called what it means, and is there only where it may be chosen', () => {
		expect(noneWords(asked('whom-to-invite', ['c2'], { least: 0 }))).toBe('Invite nobody');
		expect(noneWords(asked('which-vampire', ['c2'], { least: 0 }))).toBe('None of them');
		expect(noneWords(asked('which-vampire', ['c2']))).toBeNull();
	});
});

test('where a question comes from: the card with its words, or the board', () => {
	expect(sourceOf(table, names)).toBeNull();
	expect(sourceOf(asking(power), names)).toEqual({
		title: 'c1',
		words: ['The coterie leader gains 1 power.']
	});
	const task = { kind: 'modify', vampire: 'c1', seat: 's1', attribute: 'roaming' } as const;
	const onBoard = {
		...table,
		boards: { ...table.boards, geography: { battleground: 'C', state: null } },
		resolution: { tasks: [{ task, answers: [] }], triggered: [] }
	};
	const there = screenNames(onBoard, PEOPLE);
	expect(sourceOf(onBoard, there)).toEqual({ title: 'The War of the Princes', words: [] });
	const byLot = {
		...table,
		resolution: { tasks: [{ task: { kind: 'first-player' }, answers: [] }], triggered: [] }
	} as const;
	expect(sourceOf(byLot, names)?.title).toBe('Chance decides');
});

test('an asset and an obligation say what they are, and whose', () => {
	const owed: ObligationCard = {
		id: 'debt',
		name: 'Blood Debt',
		when: 'set-up',
		effects: [power]
	};
	const kept: AssetCard = { id: 'gold', name: 'Foreign Gold', when: 'own-turn', effects: [power] };
	const seats = table.seats.map((seat) =>
		seat.seat === 's1' ? { ...seat, obligations: [owed] } : { ...seat, assets: [kept] }
	);
	const from = (card: string) => {
		const context = { ...NOT_A_SCHEME, card };
		const task = { kind: 'effects', effects: [power], context } as const;
		const at = { ...table, seats, resolution: { tasks: [{ task, answers: [] }], triggered: [] } };
		return sourceOf(at, screenNames(at, PEOPLE));
	};
	const [said = ''] = effectsWords([power], 'slip');
	expect(from('debt')).toEqual({ title: 'Blood Debt', words: ['Ada’s obligation.', said] });
	expect(from('gold')).toEqual({ title: 'Foreign Gold', words: ['Bert’s asset.', said] });
});

test('how many cards are still asked for in a row', () => {
	const which = (prompt: Prompt) => asked(prompt, [], { seat: null, least: 0 });
	expect(dealsLeft(table)).toBe(0);
	expect(dealsLeft({ ...table, question: which('which-character-came'), queue: ['c5'] })).toBe(4);
	expect(dealsLeft({ ...table, question: which('which-card-turned') })).toBe(1);
	const draws = (...amounts: number[]) => ({
		tasks: amounts.map((amount) => ({
			task: { kind: 'draw-scheme', seat: 's1', amount } as const,
			answers: []
		})),
		triggered: []
	});
	const question = which('which-scheme-drawn');
	expect(dealsLeft({ ...table, question, resolution: draws(2, 1) })).toBe(3);
});

describe('every question of whole games', () => {
	test.each(ERAS)('has words and an outcome in era %i', (era) => {
		const chance = seededChance(era + 40);
		const dealer = era % 2 === 0 ? 'app' : 'box';
		const setting = standAlone({ players: 2 + (era % 3), era, dealer }, chance);
		const players = Object.fromEntries(setting.seats.map(({ seat }) => [seat, randomPlayer]));
		const seen = new Set<Prompt>();
		for (const { after } of playChapter({ battlegrounds, setting, players, chance })) {
			const { question } = after;
			if (!question || seen.has(question.prompt)) continue;
			seen.add(question.prompt);
			const called = screenNames(after, PEOPLE);
			const { options } = shownOptions(question, after, called);
			expect(options.map(({ key }) => key).toSorted()).toEqual([...question.options].toSorted());
			for (const { label, group } of options)
				expect(`${group} ${label}`).not.toMatch(/[{}>]|undefined|march-|Number|\bs[1-4]\b/);
			const [first] = question.options;
			if (question.least > 1 || first === undefined) continue;
			expect(ended(outcomeOf(battlegrounds, after, question, [first], called))).not.toBeNull();
		}
		expect(seen.size).toBeGreaterThan(2);
	});

	test('a refused answer has no outcome', () => {
		const question = asked('which-vampire', ['c1']);
		const at = { ...table, question };
		expect(ended(outcomeOf(battlegrounds, at, question, ['nobody'], names))).toBeNull();
	});
});

describe('what an answer changes', () => {
	const THAT = { who: 'each', of: 'that-opponent', where: { leader: true } } as const;
	const RESERVE: Effect = { do: 'reserve' };

	/** The table after an answer to what it asks. */
	const answered = (at: Table, choice: readonly string[]): Table =>
		at.question ? foresee(battlegrounds, at, [answering(at.question, choice, '')]).table : at;

	/** Plays a scheme of this effect at a table of three where everybody has a boon and some power. */
	function played(effect: Effect): Table {
		const sitting = new Sitting(
			setting(3, { schemes: [scheme('plan', ['warlike'], [effect])] }),
			battlegrounds
		);
		answerAll(sitting);
		sitting.does({
			type: 'CorrectTable',
			corrections: Object.values(sitting.table.bloodlines).map(({ leader, vampires }) =>
				vampire(leader, null, { power: 2, boons: [...(vampires[leader]?.boons ?? [])] })
			),
			reason: 'as it lies'
		});
		sitting.does({ type: 'PlayScheme', seat: 's1', scheme: 'plan', leader: 'l1', borrowed: [] });
		return sitting.table;
	}
	const changes = (at: Table, ...choice: string[]) =>
		at.question &&
		ended(outcomeOf(battlegrounds, at, at.question, choice, screenNames(at, PEOPLE)));

	test('refusing the ring says who pays, and nothing of what others answer', () => {
		const lose: Effect = { do: 'lose', what: 'power', amount: 2, from: THAT };
		const first = played({ do: 'kiss-the-ring', suffer: [lose] });
		expect(first.question?.seat).toBe('s2');
		expect(changes(first, 'suffer')).toBe('Bert: −2 (power)');
		expect(changes(first, 'l2:gangrel')).toBe('Ada: +1 (boons) · Bert: −1 (boons)');
		const second = answered(first, ['suffer']);
		expect(second.question?.seat).toBe('s3');
		expect(changes(second, 'suffer')).toBe('Cleo: −2 (power)');
	});

	test('it goes from the worst to the best while others still choose', () => {
		const gain = (amount: number): Effect => ({ do: 'gain', what: 'power', amount });
		const asks = played({ do: 'may', then: [{ do: 'either', of: [[gain(1)], [gain(3)]] }] });
		expect(changes(asks, 'yes')).toBe('Ada: +1 to +3 (power) · then you choose');
		expect(changes(asks, 'no')).toBe('');
		const alike = played({
			do: 'may',
			then: [{ do: 'either', of: [[gain(2)], [gain(2), RESERVE]] }]
		});
		expect(changes(alike, 'yes')).toBe('Ada: +2 (power)');
	});

	test('a part of an invitation that cannot happen says so', () => {
		const sleepers = { who: 'each', of: 'own', where: { torpor: true } } as const;
		const wake: Effect = { do: 'rejuvenate', whom: sleepers };
		const at = played({ do: 'invitation', parts: [[power], [wake]] });
		const order = answered(at, []);
		const part = (key: string) =>
			order.question &&
			ended(partOutcomeOf(battlegrounds, order, order.question, key, screenNames(order, PEOPLE)));
		expect(order.question?.prompt).toBe('order-of-the-invitation');
		expect(part('1')).toBe('Ada: +1 (power)');
		expect(part('2')).toBe('Cannot happen now');
	});
});

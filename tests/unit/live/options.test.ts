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
import { screenNames } from '../../../src/lib/ui/heritage/table/names.ts';
import { dealsLeft, sourceOf } from '../../../src/lib/ui/heritage/table/questions/asked.ts';
import { noneWords, shownOptions } from '../../../src/lib/ui/heritage/table/questions/options.ts';
import { outcomeOf } from '../../../src/lib/ui/heritage/table/questions/outcome.ts';
import { joined, tableWith } from '../heritage/table/kit.ts';

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
			'From home to the northern march',
			'From the centre to the eastern march'
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
	expect(from('debt')).toEqual({ title: 'Blood Debt', words: ['An obligation of Ada.', said] });
	expect(from('gold')).toEqual({ title: 'Foreign Gold', words: ['An asset of Bert.', said] });
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
			expect(outcomeOf(battlegrounds, after, question, [first], called)).not.toBeNull();
		}
		expect(seen.size).toBeGreaterThan(2);
	});

	test('a refused answer has no outcome', () => {
		const question = asked('which-vampire', ['c1']);
		const at = { ...table, question };
		expect(outcomeOf(battlegrounds, at, question, ['nobody'], names)).toBeNull();
	});
});

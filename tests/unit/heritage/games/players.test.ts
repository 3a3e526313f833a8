import { describe, expect, test } from 'vitest';
import { seededChance } from '../../../../src/lib/games/core/chance.ts';
import { BATTLEGROUND_MODULES } from '../../../../src/lib/games/heritage/boards/registry.ts';
import { openBattlegroundSchemes } from '../../../../src/lib/games/heritage/open/open-set.ts';
import { cardboard } from '../../../../src/lib/games/heritage/players/cardboard.ts';
import { greedyPlayer } from '../../../../src/lib/games/heritage/players/greedy.ts';
import { thought } from '../../../../src/lib/games/heritage/players/look-ahead.ts';
import { playChapter, type Step } from '../../../../src/lib/games/heritage/players/play.ts';
import type { Player } from '../../../../src/lib/games/heritage/players/player.ts';
import { randomPlayer } from '../../../../src/lib/games/heritage/players/random.ts';
import {
	firstOf,
	randomAnswer,
	sampleAnswers
} from '../../../../src/lib/games/heritage/players/sampling.ts';
import { standAlone } from '../../../../src/lib/games/heritage/players/stand-alone.ts';
import { valueFor } from '../../../../src/lib/games/heritage/players/value.ts';
import type { Dealer, Era } from '../../../../src/lib/games/heritage/vocabulary.ts';
import { BOTH, character, joined, setting, tableWith, vampire } from '../table/kit.ts';

const greedy = greedyPlayer(BATTLEGROUND_MODULES);

type Seated = (seat: string) => Player;

function gameOf(
	seed: number,
	seated: Seated,
	{ players = 2, era = 1 as Era, dealer = 'app' as Dealer } = {}
) {
	const chance = seededChance(seed);
	const laid = standAlone({ players, era, dealer }, chance);
	const steps: Step[] = [
		...playChapter({
			battlegrounds: BATTLEGROUND_MODULES,
			setting: laid,
			players: Object.fromEntries(laid.seats.map(({ seat }) => [seat, seated(seat)])),
			chance
		})
	];
	return { steps, result: steps.at(-1)?.after.result ?? null };
}

describe.each(BOTH)('a chapter dealt by the %s', (dealer) => {
	test('is played to its end by random and by greedy players alike', () => {
		for (const player of [randomPlayer, greedy])
			expect(gameOf(5, () => player, { dealer, players: 3, era: 4 }).result?.order).toHaveLength(3);
	});

	test('is the same again from the same seed, and another from another', () => {
		const log = (seed: number) =>
			JSON.stringify(
				gameOf(seed, () => randomPlayer, { dealer }).steps.map(({ events }) => events)
			);
		expect(log(3)).toBe(log(3));
		expect(log(3)).not.toBe(log(4));
	});
});

test('a greedy player wins most games against a random one', { timeout: 60_000 }, () => {
	const wins = Array.from({ length: 12 }, (_, game) =>
		gameOf(game, (seat) => (seat === 's1' ? greedy : randomPlayer))
	).filter(({ result }) => result?.order[0] === 's1');
	expect(wins.length).toBeGreaterThanOrEqual(9);
});

test('players that find nothing to do stop the game with a reason', () => {
	expect(() => gameOf(1, () => () => null)).toThrow(/s2 has no move/);
	expect(() => gameOf(1, () => ({ seat }) => ({ type: 'EndTurn', seat }))).toThrow(
		/was refused: .*question-open/
	);
});

describe('thinking ahead', () => {
	const { steps } = gameOf(2, () => randomPlayer, { players: 4, era: 5 });

	test('sees no card that is not dealt yet', () => {
		const seen = steps.flatMap(({ before, command }) => {
			if (command.type === 'SetTable') return [];
			const outcome = thought(BATTLEGROUND_MODULES, before, command);
			return outcome.accepted ? outcome.events.map(({ type }) => type) : [];
		});
		expect(seen).toContain('CharacterRecruited');
		expect(seen).not.toContain('QueueRefilled');
		expect(seen).not.toContain('CardTurned');
	});

	test('draws a scheme without its face, and none where none is left', () => {
		const drawn = steps.flatMap(({ before, command }) => {
			const outcome =
				command.type === 'SetTable' ? null : thought(BATTLEGROUND_MODULES, before, command);
			return outcome?.accepted
				? outcome.events.filter((event) => event.type === 'SchemeDrawn')
				: [];
		});
		expect(drawn.length).toBeGreaterThan(0);
		for (const event of drawn) expect(event).toMatchObject({ scheme: null });
	});
});

describe('the cardboard beside a table', () => {
	const shown = (open: boolean) => {
		const chance = seededChance(9);
		const laid = standAlone({ players: 2, era: 1, dealer: 'box' }, chance);
		const cards = cardboard(chance);
		const table = tableWith(
			[],
			{ ...laid, firstPlayer: 's1', ruleset: { ...laid.ruleset, hands: open ? 'open' : 'hidden' } },
			{ type: 'SchemeDrawn', seat: 's1', position: 0, scheme: null },
			{ type: 'SchemeDrawn', seat: 's1', position: 1, scheme: null }
		);
		return { cards, table };
	};

	test('deals for nobody, and knows the faces of a hand that the table does not know', () => {
		const { cards, table } = shown(false);
		expect(
			cards
				.dealerOf(table)
				.deal(table, { deal: 'card', pile: 'deck', prompt: 'which-character-came', about: {} })
		).toBe('ask');
		const hand = cards.handOf(table, 's1');
		expect(new Set(hand).size).toBe(2);
		for (const scheme of hand)
			expect(table.schemes[scheme]).toMatchObject({ of: 'clan', clan: table.seats[0]?.clan });
		expect(cards.handOf(table, 's1')).toEqual(hand);
		expect(cards.handOf(table, 's2')).toEqual([]);
	});

	test('is asked for the next card, and now and then has none', () => {
		const { cards, table } = shown(false);
		const question = {
			id: 0,
			seat: null,
			prompt: 'which-character-came',
			about: {},
			options: [...table.deck],
			least: 0,
			most: 1
		} as const;
		const answers = Array.from({ length: 400 }, () => cards.show(table, question));
		const cardsShown = new Set(answers.flat());
		expect(cardsShown.size).toBe(1);
		expect(answers.some((answer) => answer.length === 0)).toBe(true);
	});

	test('shows the face of a scheme that is drawn openly', () => {
		const { cards, table } = shown(true);
		const options = cards.handOf(table, 's1');
		const question = {
			id: 0,
			seat: null,
			prompt: 'which-scheme-drawn',
			about: { seat: 's1' },
			options,
			least: 1,
			most: 1
		} as const;
		expect(cards.show(table, question)).toEqual(options.slice(0, 1));
	});
});

describe('what a table is worth to a seat', () => {
	const laid = setting(2, {
		battlegrounds: { class: 'A', temperament: 'B', geography: 'C' },
		schemes: [
			{
				of: 'clan',
				id: 'plan',
				name: 'Plan',
				clan: 'brujah',
				needs: ['warlike', 'wealthy'],
				effects: [{ do: 'gain', what: 'power', amount: 1 }]
			}
		],
		cast: [...setting(2).cast, character('rich', { archetype: 'wealthy' })]
	});
	const worth = (table: ReturnType<typeof tableWith>, hand: readonly string[] = []) =>
		valueFor(BATTLEGROUND_MODULES, { table, seat: 's1', hand });

	test('counts the points ahead of the best of the others', () => {
		const before = tableWith([vampire('l2', null, { power: 5 })], laid);
		const after = tableWith([vampire('l2', null, { power: 2 })], laid);
		expect(worth(after) - worth(before)).toBeCloseTo(3);
	});

	test('counts on a hand whose needs a coterie shows', () => {
		const alone = tableWith([], laid);
		const together = tableWith([joined('s1', 'rich', 'l1')], laid);
		const gained = (hand: readonly string[]) => worth(together, hand) - worth(alone, hand);
		expect(gained(['plan']) - gained([])).toBeCloseTo(0.5);
	});
});

describe('samples', () => {
	const question = {
		id: 4,
		seat: 's1',
		prompt: 'which-vampire',
		about: {},
		least: 1,
		most: 2
	} as const;

	test('are all answers where they are few', () => {
		const answers = sampleAnswers(seededChance(1), { ...question, options: ['a', 'b'] }, 6);
		expect(answers.map(({ choice }) => choice)).toEqual([['a'], ['b'], ['a', 'b'], ['b', 'a']]);
		expect(answers[0]).toMatchObject({ question: 4, seat: 's1', note: '' });
	});

	test('are some answers where they are many', () => {
		const options = ['a', 'b', 'c', 'd', 'e', 'f'];
		const answers = sampleAnswers(seededChance(1), { ...question, options }, 3);
		expect([2, 3]).toContain(answers.length);
		for (const { choice } of answers) expect([1, 2]).toContain(choice.length);
	});

	test('are no answer twice', () => {
		const asked = { ...question, options: ['a', 'b', 'c', 'd', 'e', 'f', 'g'], most: 1 };
		for (let seed = 1; seed <= 20; seed++) {
			const chosen = sampleAnswers(seededChance(seed), asked, 6).flatMap(({ choice }) => choice);
			expect(new Set(chosen).size).toBe(chosen.length);
		}
	});

	test('are of every length asked for, and no option twice', () => {
		const chance = seededChance(7);
		const ask = { options: ['a', 'b', 'c'], least: 0, most: 9 };
		const lengths = new Set<number>();
		for (let time = 0; time < 60; time++) {
			const answer = randomAnswer(chance, ask);
			expect(new Set(answer).size).toBe(answer.length);
			lengths.add(answer.length);
		}
		expect([...lengths].sort()).toEqual([0, 1, 2, 3]);
	});

	test('take no more than they need', () => {
		function* endless() {
			for (;;) yield 1;
		}
		expect(firstOf(endless(), 3)).toEqual([1, 1, 1]);
		expect(firstOf(endless(), 0)).toEqual([]);
	});
});

test(
	'a greedy player plays schemes that begin with a choice of its own',
	{ timeout: 60_000 },
	() => {
		const ids = new Set(openBattlegroundSchemes.map(({ id }) => id));
		const played = Array.from({ length: 4 }, (_, game) => gameOf(game, () => greedy)).flatMap(
			({ steps }) =>
				steps.filter(({ command }) => command.type === 'PlayScheme' && ids.has(command.scheme))
		);
		expect(played.length).toBeGreaterThanOrEqual(4);
	}
);

import { describe, expect, test } from 'vitest';
import { seededChance } from '../../../../src/lib/games/core/chance.ts';
import { checkDeck } from '../../../../src/lib/games/rivals/decks/check.ts';
import type { Deck } from '../../../../src/lib/games/rivals/decks/deck.ts';
import { differencesBetween } from '../../../../src/lib/games/rivals/decks/differences.ts';
import { hintsFor } from '../../../../src/lib/games/rivals/decks/hints.ts';
import { atLeastOne, exactlySo, oddsOf } from '../../../../src/lib/games/rivals/decks/odds.ts';
import { readDeck } from '../../../../src/lib/games/rivals/decks/read-deck.ts';
import { statisticsOf } from '../../../../src/lib/games/rivals/decks/statistics.ts';
import { dealTestHand } from '../../../../src/lib/games/rivals/decks/test-hand.ts';
import { NIGHT_COURT } from './sample.ts';

const nightCourt = readDeck(NIGHT_COURT).deck;
const changed = (change: (text: string) => string): Deck => readDeck(change(NIGHT_COURT)).deck;
const broken = (deck: Deck) =>
	checkDeck(deck)
		.filter(({ ok }) => !ok)
		.map(({ rule, found, mend }) => [rule, found, mend]);

describe('The check (rulebook, Customizing Your Deck)', () => {
	test('a deck that keeps every rule', () => {
		expect(broken(nightCourt)).toEqual([]);
		expect(checkDeck(nightCourt)).toHaveLength(7);
	});

	test('exactly 7 Faction cards', () => {
		expect(broken(changed((text) => text.replace(/Pike.*\n/, '')))).toEqual([
			['faction', '6 Faction cards', 'Add 1 Faction card.']
		]);
		expect(broken(changed((text) => text.replace(/(Pike.*)\n/, '$1\nRook\n')))).toEqual([
			['faction', '8 Faction cards', 'Remove 1 Faction card.']
		]);
	});

	test('no vampire twice, however it is spelt', () => {
		expect(broken(changed((text) => text.replace('Pike', 'tóm ash')))).toEqual([
			['faction-names', 'Tom Ash (also “tóm ash”) 2 times', 'Keep one of each.']
		]);
	});

	test('one Leader at most', () => {
		expect(broken(changed((text) => text.replace('Pike', 'Pike (Leader)')))).toEqual([
			['leader', 'Mara Quill, Pike', 'Mark one vampire as “(Leader)”.']
		]);
	});

	test('one Agenda and one Haven', () => {
		const deck = changed((text) =>
			text.replace(/Agenda.*\n/, '').replace(/(Haven.*\n)/, '$1Haven: Attic\n')
		);
		expect(broken(deck)).toEqual([
			['agenda', '0 Agendas', 'Add 1 Agenda.'],
			['haven', '2 Havens', 'Remove 1 Haven.']
		]);
	});

	test.each([
		[39, false],
		[40, true],
		[60, true],
		[61, false]
	])('a Library of %i cards: %s', (cards, ok) => {
		const lines = Array.from({ length: cards }, (_, nth) => `1× Card ${nth}`);
		const [rule] = checkDeck(readDeck(['Library', ...lines].join('\n')).deck).filter(
			(one) => one.rule === 'library'
		);
		expect(rule?.ok).toBe(ok);
	});

	test('at most 3 copies of a name, over all its lines and spellings', () => {
		const deck = changed((text) =>
			text.replace('3 Quick Hands', '2 Quick Hands\n1 quick-hands\n1 QUICK HANDS')
		);
		expect(broken(deck)).toEqual([
			[
				'copies',
				'4× Quick Hands (also “quick-hands”, “QUICK HANDS”)',
				'Remove 1 copy of Quick Hands.'
			]
		]);
	});
});

describe('Hints', () => {
	test('a sound deck has none', () => {
		expect(hintsFor(nightCourt)).toEqual([]);
	});

	test('name clan cards without such a vampire, BP that no vampire has, and Disciplines that nobody has', () => {
		const deck = changed((text) =>
			text
				.replace('Step Aside [Celerity]', 'Step Aside [Tremere]')
				.replace('Turn the Blade', 'Turn the Blade [Auspex]')
				.replace('Safe House', 'Safe House [BP 8]')
		);
		expect(hintsFor(deck).map(({ says }) => says)).toEqual([
			'No vampire is Tremere, so nobody can play Step Aside.',
			'No vampire has more than BP 7, too little for Safe House.',
			'No vampire has Auspex, so that text of Turn the Blade does nothing.'
		]);
	});

	test('say nothing where a vampire is not known well enough', () => {
		const deck = changed((text) =>
			text
				.replace('Step Aside [Celerity]', 'Step Aside [Tremere, BP 9, Auspex]')
				.replace(/(Pike) \[.*\]/, '$1')
		);
		expect(hintsFor(deck)).toEqual([]);
	});

	test('a Leader that is not marked, and one card in two spellings', () => {
		const deck = readDeck('Faction\nMara\nLibrary\n1× Foo\n1× FOO').deck;
		expect(hintsFor(deck).map(({ about }) => about)).toEqual(['leader', 'spelling']);
	});
});

describe('Statistics', () => {
	test('count what is known, and say of how many cards it is not', () => {
		const { curve, meanBp, kinds, clans, disciplines, unknown } = statisticsOf(nightCourt);
		expect(curve.map(({ bp, vampires }) => [bp, vampires.length])).toEqual([
			[2, 1],
			[3, 1],
			[4, 2],
			[5, 1],
			[6, 1],
			[7, 1]
		]);
		expect(meanBp).toBeCloseTo(31 / 7);
		expect(kinds).toEqual([
			{ of: 'Attack', cards: 15 },
			{ of: 'Action', cards: 9 },
			{ of: 'Reaction', cards: 9 },
			{ of: 'Title', cards: 4 },
			{ of: 'Scheme', cards: 3 }
		]);
		expect(clans[0]).toEqual({ of: 'Brujah', vampires: 3, cards: 3 });
		expect(disciplines.find(({ of }) => of === 'Dominate')).toEqual({
			of: 'Dominate',
			vampires: 2,
			cards: 3
		});
		expect(unknown).toEqual({
			bp: 0,
			kind: 0,
			clanOfVampires: 0,
			disciplinesOfVampires: 0,
			cards: 0
		});
		expect(statisticsOf(readDeck('Faction\nMara\nLibrary\n3× Foo').deck).unknown).toEqual({
			bp: 1,
			kind: 3,
			clanOfVampires: 1,
			disciplinesOfVampires: 1,
			cards: 3
		});
	});
});

describe('Odds', () => {
	/** Every hand there is, counted one by one. */
	function counted(all: number, wanted: number, drawn: number): number[] {
		const hits = Array.from({ length: drawn + 1 }, () => 0);
		const deal = (from: number, left: number, found: number): void => {
			if (left === 0) hits[found] = (hits[found] ?? 0) + 1;
			else
				for (let card = from; card < all; card++)
					deal(card + 1, left - 1, found + (card < wanted ? 1 : 0));
		};
		deal(0, drawn, 0);
		const hands = hits.reduce((sum, one) => sum + one, 0);
		return hits.map((one) => one / hands);
	}

	test('are those of counting every hand', () => {
		for (const [all, wanted, drawn] of [
			[8, 3, 4],
			[10, 1, 4],
			[6, 6, 2],
			[9, 2, 9],
			[12, 5, 3]
		] as const) {
			const hands = counted(all, wanted, drawn);
			hands.forEach((share, hits) =>
				expect(exactlySo(all, wanted, drawn, hits)).toBeCloseTo(share, 12)
			);
			expect(atLeastOne(all, wanted, drawn)).toBeCloseTo(1 - (hands[0] ?? 0), 12);
		}
	});

	test('of nothing are none, and of more cards than there are certain', () => {
		expect([atLeastOne(0, 3, 4), atLeastOne(40, 0, 4), atLeastOne(40, 3, 0)]).toEqual([0, 0, 0]);
		expect(atLeastOne(3, 1, 4)).toBe(1);
	});

	test('of a Library of 40: three copies of a card in a hand of 4', () => {
		const { copies, kinds, vampire, laterSeen } = oddsOf(nightCourt);
		// 1 − (37·36·35·34)/(40·39·38·37)
		expect(copies[2]?.opening).toBeCloseTo(1 - (36 * 35 * 34) / (40 * 39 * 38), 12);
		expect(laterSeen).toBe(10);
		expect(kinds[0]).toMatchObject({ of: 'Attack', cards: 15 });
		expect(vampire).toEqual({
			others: 6,
			first: expect.closeTo(1 / 6),
			later: expect.closeTo(1 / 3)
		});
	});
});

describe('A test hand', () => {
	test('is 4 Library cards and 1 vampire, 2 where another player begins; the Leader is in play', () => {
		const first = dealTestHand(nightCourt, seededChance(7), true);
		expect([first.leader, first.library.length, first.faction.length]).toEqual([
			'Mara Quill',
			4,
			1
		]);
		expect(first.nextLibrary).toHaveLength(36);
		expect(first.nextFaction).toHaveLength(5);
		expect([...first.faction, ...first.nextFaction]).not.toContain('Mara Quill');
		expect(dealTestHand(nightCourt, seededChance(7), false).faction).toHaveLength(2);
	});

	test('without a Leader marked, the highest BP leads; of no deck there is none', () => {
		const deck = changed((text) => text.replace(/Leader: .*\n/, '').replace(' (Leader)', ''));
		expect(dealTestHand(deck, seededChance(1), true).leader).toBe('Sister Wren');
		expect(dealTestHand(readDeck('Library').deck, seededChance(1), true)).toMatchObject({
			leader: null,
			library: [],
			faction: []
		});
	});
});

describe('Differences', () => {
	test('name what came, what went, and who leads now; spellings are none', () => {
		const after = changed((text) =>
			text
				.replace('3× Safe House', '1× safe house\n2× Bolt Hole')
				.replace('Pike', 'Nell')
				.replace(/Leader: .*\n/, '')
				.replace(' (Leader)', '')
				.replace('Tom Ash', 'TOM ASH (Leader)')
				.replace('Night Court\n', 'Day Court\n')
		);
		expect(differencesBetween(nightCourt, after)).toEqual({
			cards: expect.arrayContaining([
				{ zone: 'faction', name: 'Nell', from: 0, to: 1 },
				{ zone: 'faction', name: 'Pike', from: 1, to: 0 },
				{ zone: 'library', name: 'safe house', from: 3, to: 1 },
				{ zone: 'library', name: 'Bolt Hole', from: 0, to: 2 }
			]),
			leader: { from: 'Mara Quill', to: 'TOM ASH' },
			name: { from: 'Night Court', to: 'Day Court' }
		});
		expect(differencesBetween(nightCourt, after).cards).toHaveLength(4);
		expect(differencesBetween(nightCourt, nightCourt)).toEqual({
			cards: [],
			leader: null,
			name: null
		});
	});
});

import { describe, expect, test } from 'vitest';
import { seededChance } from '../../../../src/lib/games/core/chance.ts';
import { BATTLEGROUND_MODULES } from '../../../../src/lib/games/heritage/boards/registry.ts';
import { appDealer } from '../../../../src/lib/games/heritage/dealing/dealers.ts';
import { schemesOf, unseenSchemes } from '../../../../src/lib/games/heritage/dealing/dealer.ts';
import { handOf } from '../../../../src/lib/games/heritage/dealing/own-hand.ts';
import { NOTHING_SEALED } from '../../../../src/lib/games/heritage/dealing/sealed.ts';
import {
	easyPlayer,
	mediumPlayer,
	strongPlayer
} from '../../../../src/lib/games/heritage/players/coded.ts';
import { viewOf, type SeatView } from '../../../../src/lib/games/heritage/search/view.ts';
import {
	dealerIn,
	handIn,
	worldFor,
	worldsFor
} from '../../../../src/lib/games/heritage/search/worlds.ts';
import type { Table } from '../../../../src/lib/games/heritage/table/table.ts';
import { think } from '../../../../src/lib/ui/heritage/thinking/think.ts';
import { midGame } from './games.ts';

const SEAT = 's1';

/** A clock that goes by how often it is asked, so that no machine is too slow. */
const counting = () => {
	let asked = 0;
	return () => asked++;
};

/** A table where all hands hold something, and what lies sealed beside it: what the own seat holds is the same in all. */
function sealedBeside(table: Table, seed: number, own: readonly string[] | null) {
	for (let tried = seed; ; tried += 1_000) {
		const dealer = appDealer(NOTHING_SEALED, seededChance(tried));
		for (const { seat } of table.seats) dealer.orderOf(table, schemesOf(seat));
		const hand = handOf(table, dealer.sealed(), SEAT);
		const held = hand.flatMap(({ scheme }) => scheme ?? []).sort();
		if (own === null || own.join() === held.join()) return { sealed: dealer.sealed(), hand };
	}
}

const viewBeside = (table: Table, seed: number, own: readonly string[] | null = null): SeatView =>
	viewOf(table, SEAT, sealedBeside(table, seed, own).hand);

/** The first card off the deck in a world. */
const firstCard = (table: Table, dealer: ReturnType<typeof dealerIn>): string => {
	const prompt = 'which-character-came';
	const dealt = dealer.deal(table, { deal: 'card', pile: 'deck', prompt, about: {} });
	return typeof dealt === 'string' ? dealt : (dealt.choice[0] ?? '');
};

/** The sum of squares against what is expected of so many kinds, each as likely. */
function chiSquare(counts: ReadonlyMap<string, number>, kinds: number): number {
	const all = [...counts.values()].reduce((sum, one) => sum + one, 0);
	const expected = all / kinds;
	const missing = (kinds - counts.size) * expected;
	return [...counts.values()].reduce((sum, one) => sum + (one - expected) ** 2 / expected, missing);
}

/** By Wilson and Hilferty: what chance alone exceeds once in a thousand times. */
const mostBy = (kinds: number): number => {
	const free = kinds - 1;
	const spread = 2 / (9 * free);
	return free * (1 - spread + 3.09 * Math.sqrt(spread)) ** 3;
};

describe('worlds', () => {
	const table = midGame(4, { players: 3 });
	const view = viewBeside(table, 1);
	const WORLDS = 4_000;

	test('agree with all that the seat knows', () => {
		const chance = seededChance(1);
		for (let count = 0; count < 200; count++) {
			const world = worldFor(view, chance);
			expect([...handIn(world, table, SEAT)].sort()).toEqual(view.hand);
			for (const { seat } of table.seats) {
				const hand = handIn(world, table, seat);
				expect(hand).toHaveLength(table.hands[seat]?.held.length ?? 0);
				expect(new Set(hand).size).toBe(hand.length);
				for (const scheme of hand) expect(unseenSchemes(table, seat)).toContain(scheme);
				for (const scheme of hand)
					expect(dealerIn(world).positionOf(table, schemesOf(seat), scheme)).not.toBeNull();
			}
			expect(table.deck).toContain(firstCard(table, dealerIn(world)));
		}
	});

	test('have each unseen character come first as often as any other', () => {
		const came = new Map<string, number>();
		const chance = seededChance(2);
		for (let count = 0; count < WORLDS; count++) {
			const first = firstCard(table, dealerIn(worldFor(view, chance)));
			came.set(first, (came.get(first) ?? 0) + 1);
		}
		expect(chiSquare(came, table.deck.length)).toBeLessThan(mostBy(table.deck.length));
	});

	test('have each unseen scheme in another hand as often as any other, and never one of the own hand elsewhere', () => {
		const held = new Map<string, number>();
		const chance = seededChance(3);
		const unseen = unseenSchemes(table, 's2');
		for (let count = 0; count < WORLDS; count++) {
			const [first = ''] = handIn(worldFor(view, chance), table, 's2');
			held.set(first, (held.get(first) ?? 0) + 1);
		}
		expect(chiSquare(held, unseen.length)).toBeLessThan(mostBy(unseen.length));
	});

	test('are the same for the same seed, and different ones in a row', () => {
		const [one, other] = worldsFor(view, seededChance(5));
		const [again] = worldsFor(view, seededChance(5));
		expect(again?.seed).toBe(one?.seed);
		expect(again?.faces).toEqual(one?.faces);
		expect(other?.seed).not.toBe(one?.seed);
	});

	test('keep their order when the discards are shuffled in', () => {
		const world = worldFor(view, seededChance(6));
		const later = { ...table, shuffles: table.shuffles + 1 };
		expect(firstCard(later, dealerIn(world))).toBe(firstCard(later, dealerIn(world)));
		expect(world.rankAfter(later.shuffles)).not.toEqual(world.rankAfter(table.shuffles));
	});
});

describe('what lies sealed', () => {
	const table = midGame(9, { players: 2 });
	const own = viewBeside(table, 1).hand;

	test('cannot be reached from a view', () => {
		expect(Object.keys(viewBeside(table, 1)).sort()).toEqual(['hand', 'seat', 'table']);
		const text = JSON.stringify(viewBeside(table, 1).table.hands);
		for (const scheme of unseenSchemes(table, 's2')) expect(text).not.toContain(scheme);
	});

	test('changes neither what a seat sees nor what a player of code does', () => {
		const secrets = [11, 12, 13, 14, 15].map((seed) => sealedBeside(table, seed, own));
		const orders = new Set(secrets.map(({ sealed }) => JSON.stringify(sealed.schemes['s2'])));
		expect(orders.size).toBeGreaterThan(1);
		const views = secrets.map(({ hand }) => viewOf(table, SEAT, hand));
		for (const view of views) expect(view).toEqual(views[0]);
		const asked = { ...table, turn: table.turn && { ...table.turn, seat: SEAT } };
		for (const player of [
			easyPlayer(BATTLEGROUND_MODULES),
			mediumPlayer(BATTLEGROUND_MODULES),
			strongPlayer(BATTLEGROUND_MODULES, () => ({ worlds: 2 }))
		]) {
			const commands = views.map((view) => player({ ...view, table: asked }, seededChance(3)));
			expect(commands[0]).not.toBeNull();
			for (const command of commands) expect(command).toEqual(commands[0]);
		}
	});

	test('changes nothing of what is advised, nor of what others are believed to do', () => {
		const secrets = [11, 12, 13].map((seed) => sealedBeside(table, seed, own));
		const asked = { ...table, turn: table.turn && { ...table.turn, seat: SEAT } };
		const views = secrets.map(({ hand }) => ({ ...viewOf(table, SEAT, hand), table: asked }));
		const told = views.map((view) => {
			const advise = { what: 'advise', view, seed: 4, milliseconds: 60 } as const;
			const [first, ...better] = [...think(advise, counting())].filter(Boolean);
			if (first?.what !== 'advise') throw new Error('nothing was advised');
			const move = first.advice[0]?.turn ?? [];
			const reply = { what: 'reply', view, move, seed: 4, milliseconds: 3 } as const;
			return { first, better, replies: [...think(reply, counting())] };
		});
		expect(told[0]?.first.advice.length).toBeGreaterThan(0);
		expect(told[0]?.better.length).toBeGreaterThan(0);
		expect(told[0]?.replies.length).toBeGreaterThan(1);
		for (const one of told) expect(one).toEqual(told[0]);
	});
});

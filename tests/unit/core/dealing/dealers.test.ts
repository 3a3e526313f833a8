import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { seededChance } from '../../../../src/lib/games/core/chance.ts';
import { appDealer } from '../../../../src/lib/games/core/dealing/app.ts';
import { asQuestion, boxDealer } from '../../../../src/lib/games/core/dealing/box.ts';
import { deviceDealer } from '../../../../src/lib/games/core/dealing/device.ts';
import type { Dealer } from '../../../../src/lib/games/core/dealing/dealer.ts';
import { absentDealer, replayDealer } from '../../../../src/lib/games/core/dealing/replay.ts';
import { toldDealer } from '../../../../src/lib/games/core/dealing/told.ts';
import type { PileName } from '../../../../src/lib/games/core/run/request.ts';
import { card, drew, letters, lot, market, NOTHING, piles, TOY, type Toy } from './toy.ts';

const ada = letters('ada');
/** A seat's pile of three, of which nobody has drawn. */
const ben = letters('ben');
const gone = (toy: Toy, ...cards: string[]): Toy => ({
	...toy,
	market: toy.market.filter((one) => !cards.includes(one))
});
const chosen = (dealer: Dealer<Toy>, toy: Toy, deal: Parameters<Dealer<Toy>['deal']>[1]) => {
	const dealt = dealer.deal(toy, deal);
	return typeof dealt === 'string' ? dealt : dealt.choice;
};

describe('the app', () => {
	test('deals each pile in an order of its own, each card once, the same again from what is sealed', () => {
		fc.assert(
			fc.property(fc.integer(), fc.integer(), (seed, other) => {
				const first = appDealer(piles, NOTHING, seededChance(seed));
				const dealAll = (dealer: Dealer<Toy>) => {
					let toy = TOY;
					const came: string[] = [];
					while (toy.market.length > 0) {
						const [next = ''] = chosen(dealer, toy, card(market));
						came.push(next);
						toy = gone(toy, next);
					}
					return [...came, ...chosen(dealer, { ...TOY, open: true }, card(ada))];
				};
				const came = dealAll(first);
				expect(came.slice(0, 3).sort()).toEqual([...TOY.market]);
				const again = appDealer(piles, first.sealed(), seededChance(other));
				expect(dealAll(again)).toEqual(came);
				expect(again.sealed(), 'nothing was added').toBe(first.sealed());
			})
		);
	});

	test('gives a bare position to a hand that lies face down', () => {
		const dealer = appDealer(piles, NOTHING, seededChance(1));
		expect(chosen(dealer, drew(null, null), card(ada))).toEqual(['2']);
		const [face = ''] = dealer.orderOf(drew(null, null), ada).slice(1);
		expect(dealer.positionOf(drew(null, null), ada, face)).toBe(1);
		expect(dealer.positionOf(TOY, ben, face)).toBeNull();
	});

	test('puts a card that joins later at some place, and keeps the order of all others', () => {
		const dealer = appDealer(piles, NOTHING, seededChance(3));
		const before = dealer.orderOf(TOY, market);
		const after = dealer.orderOf({ ...TOY, market: [...TOY.market, 'dates'] }, market);
		expect(after.filter((one) => one !== 'dates')).toEqual(before);
		expect(after).toContain('dates');
	});

	test('draws a lot again as it fell, and another one in another round', () => {
		const dealer = appDealer(piles, NOTHING, { below: () => 0 });
		expect(chosen(dealer, TOY, lot('x', 'y'))).toEqual(['x']);
		const high = appDealer(piles, dealer.sealed(), { below: (limit) => limit - 1 });
		expect(chosen(high, TOY, lot('x', 'y'))).toEqual(['x']);
		expect(chosen(high, { ...TOY, round: 2 }, lot('x', 'y'))).toEqual(['y']);
	});
});

describe('the box', () => {
	const dealer = boxDealer(piles);

	test('asks the table for what comes face up and for lots, and draws face down by itself', () => {
		expect(chosen(dealer, TOY, card(market))).toBe('ask');
		expect(chosen(dealer, TOY, lot('x', 'y'))).toBe('ask');
		expect(chosen(dealer, TOY, card(ada))).toEqual(['0']);
		expect(chosen(dealer, { ...TOY, open: true }, card(ada))).toBe('ask');
		expect(chosen(dealer, drew(null, null, null, null), card(ada))).toEqual([]);
	});

	test('is asked about what nobody has seen; a lot that is in twice is shown once', () => {
		expect(asQuestion(piles, drew('a', null), card(ada)).options).toEqual(['b', 'c', 'd']);
		expect(asQuestion(piles, TOY, card(market))).toMatchObject({ least: 0, most: 1 });
		expect(asQuestion(piles, TOY, lot('x', 'x', 'y'))).toMatchObject({
			options: ['x', 'y'],
			least: 1
		});
	});
});

describe('a replay', () => {
	test('deals what was dealt, each pile by itself', () => {
		const dealer = replayDealer(piles, [
			{ off: market, choice: ['cheese'] },
			{ off: ben, choice: ['0'] },
			{ lot: 'y' },
			{ off: ada, choice: ['0', 'c'] },
			{ played: 'b', position: 0 }
		]);
		expect(chosen(dealer, TOY, card(ada))).toEqual(['0', 'c']);
		expect(chosen(dealer, TOY, card(market))).toEqual(['cheese']);
		expect(chosen(dealer, TOY, card(ben))).toEqual(['0']);
		expect(chosen(dealer, TOY, lot('x', 'y'))).toEqual(['y']);
		expect(dealer.positionOf(drew(null), ada, 'b')).toBe(0);
		expect(dealer.positionOf(drew('b'), ada, 'b')).toBe(0);
		expect(dealer.positionOf(TOY, ada, 'b')).toBeNull();
	});

	test.each([
		['a card that lies elsewhere', { off: market, choice: ['gold'] }, card(market)],
		['a face of another pile', { off: ada, choice: ['0', 'k'] }, card(ada)],
		['a lot that was not in', { lot: 'z' }, lot('x', 'y')]
	])('invents nothing: %s', (_, fell, deal) => {
		expect(chosen(replayDealer(piles, [fell]), TOY, deal)).toBe('unknown');
	});

	test('leaves out nothing that there was, and knows nothing where nobody dealt', () => {
		expect(chosen(replayDealer(piles, []), TOY, card(market))).toBe('unknown');
		expect(chosen(replayDealer(piles, []), gone(TOY, ...TOY.market), card(market))).toEqual([]);
		const absent = absentDealer(piles);
		expect(chosen(absent, TOY, card(market))).toBe('unknown');
		expect(absent.positionOf(drew('a', null), ada, 'a')).toBe(0);
		expect(absent.positionOf(drew('a', null), ada, 'b')).toBe('unknown');
	});
});

describe('a pile of each seat, whose cards come face up', () => {
	const open = {
		...piles,
		pileOf: (_: Toy, { pile, whose = '' }: PileName) => ({
			name: pile,
			order: whose,
			unseen: [`of ${whose}`]
		})
	};

	test('is its own for a device, and for who follows it', () => {
		const device = deviceDealer(open, NOTHING, seededChance(1), () => undefined);
		chosen(device, TOY, card(ben));
		chosen(device, TOY, card(ada));
		const told = toldDealer(open, device.dealt(), null, () => 'fault');
		expect(chosen(told, TOY, card(ada))).toEqual(['of ada']);
		expect(chosen(told, TOY, card(ben))).toEqual(['of ben']);
		expect(told.fault()).toBeNull();
	});
});

describe('a device off the network', () => {
	const shown = (_: unknown, which: string) => (which === 'b' ? 1 : undefined);
	const deals = (seed: number, remembered = NOTHING) =>
		deviceDealer(piles, remembered, seededChance(seed), shown);
	const why = (wrong: { readonly card: string } | null) => wrong?.card ?? 'otherwise';

	test('deals what nobody has seen, and the same again after it was let go', () => {
		const first = deals(1);
		const came = [chosen(first, TOY, card(market)), chosen(first, TOY, lot('x', 'y'))];
		const again = deals(99, first.remembered());
		expect([chosen(again, TOY, card(market)), chosen(again, TOY, lot('x', 'y'))]).toEqual(came);
		expect(again.dealt()).toEqual(first.dealt());
	});

	test('draws face down, and plays only what it was shown', () => {
		const dealer = deals(1);
		expect(chosen(dealer, { ...TOY, open: true }, card(ada))).toEqual(['0']);
		expect(dealer.positionOf(drew(null, null), ada, 'c')).toBe('unknown');
		expect(dealer.positionOf(drew(null, null), ada, 'b')).toBe(1);
		expect(dealer.dealt().position).toBe(1);
	});

	test('is followed where its step is decided anew, and comes next in the sealed order', () => {
		const device = deals(5);
		const [came = ''] = chosen(device, TOY, card(market));
		chosen(device, TOY, lot('x', 'y'));
		const app = appDealer(piles, NOTHING, seededChance(8));
		const order = app.orderOf(TOY, market);
		const told = toldDealer(piles, device.dealt(), app, why);
		expect(chosen(told, TOY, card(market))).toEqual([came]);
		expect(chosen(told, TOY, lot('x', 'y'))).toEqual(device.dealt().lots);
		expect(told.fault()).toBeNull();
		expect(app.orderOf(TOY, market)).toEqual([came, ...order.filter((one) => one !== came)]);
	});

	test.each([
		['a card that had been seen', { came: { market: ['gold'] }, lots: [] }, 'gold'],
		['too little', { came: {}, lots: [] }, 'otherwise'],
		['too much', { came: { market: ['apple', 'bread'] }, lots: [] }, 'otherwise'],
		['a lot nobody asked for', { came: { market: ['apple'] }, lots: ['x'] }, 'otherwise']
	])('is refused: %s', (_, told, fault) => {
		const dealer = toldDealer(piles, told, null, why);
		dealer.deal(TOY, card(market));
		expect(dealer.fault()).toBe(fault);
	});
});

import { sha256Hex } from '../../src/lib/games/core/hash.ts';
import { shuffled } from '../../src/lib/games/core/chance.ts';
import { orderOf } from '../../src/lib/games/heritage/draw/hashes.ts';
import { mixedChance } from '../../src/lib/games/heritage/mixing/hashes.ts';
import type { DrawCard, DrawTie } from '../../src/lib/games/heritage/draw/steps.ts';

interface Fairness {
	readonly what: string;
	readonly chiSquare: number;
	/** What a fair shuffle exceeds once in a thousand times. */
	readonly most: number;
}

const TIE: DrawTie = {
	over: { kind: 'chapter', chapter: 1 },
	seats: ['s1', 's2', 's3'],
	level: []
};
const FEW = 5;
const MANY = 24;
const Z = 3.0902;

const cards = (count: number): DrawCard[] =>
	Array.from({ length: count }, (_, index) => ({
		id: `c${String(index).padStart(2, '0')}`,
		name: 'a card',
		archetype: 'warlike'
	}));

type Shuffled = { readonly order: readonly number[]; readonly lot: number };
type Shuffling = (deck: readonly DrawCard[], times: number) => Generator<Shuffled>;

/** Orders and lots as draws make them, each of seeds of its own; the same ones each time this is run. */
function* draws(deck: readonly DrawCard[], times: number) {
	const announced = { draw: 'a-draw-of-ours', tie: TIE, deck: [...deck], reserve: [] };
	for (let time = 0; time < times; time++) {
		const secret = (whose: string) => sha256Hex(`${deck.length} ${time} ${whose}`);
		const opened = ['s1', 's2'].map((device) => ({ device, contribution: secret(device) }));
		const sealed = opened.map(({ device }) => ({ device, saw: { server: '' }, commitment: '' }));
		const round = { attempt: 1, sealed, opened };
		yield orderOf({ ...announced, server: '0'.repeat(64) }, [], round, secret('server'));
	}
}

/** The same as a dealer makes them of mixed cards: a chance for the first shuffle, and one for a lot. */
function* mixings(deck: readonly DrawCard[], times: number): Generator<Shuffled> {
	const places = deck.map((_card, place) => place);
	const saw = { server: '0'.repeat(64), setting: '1'.repeat(64) };
	const sealed = (['s1', 's2'] as const).map((device) => ({ device, saw, commitment: '' }));
	for (let time = 0; time < times; time++) {
		const secret = (whose: string) => sha256Hex(`mixed ${deck.length} ${time} ${whose}`);
		const opened = sealed.map(({ device }) => ({ device, contribution: secret(device) }));
		const mixing = { id: 'a-mixing-of-ours', attempt: 1, saw, sealed, opened };
		const chance = mixedChance(mixing, secret('server'));
		yield {
			order: shuffled(chance(['deck', 0, [], places]), places),
			lot: chance(['lot', 'who', 0, ['s1', 's2', 's3']]).below(3)
		};
	}
}

/** Far out in the tail of a chi-square distribution (Wilson and Hilferty). */
function critical(freedom: number): number {
	const spread = 2 / (9 * freedom);
	return freedom * (1 - spread + Z * Math.sqrt(spread)) ** 3;
}

function chiSquareOf(counts: readonly number[], expected: number): number {
	return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}

/** How evenly whole orders, places of cards and random choices fall over so many shuffles. */
export function measureShuffles(times: number): readonly Fairness[] {
	return [...measure('a draw', draws, times), ...measure('mixed cards', mixings, times)];
}

function measure(whose: string, shuffles: Shuffling, times: number): readonly Fairness[] {
	const [orders, lots] = [new Map<string, number>(), [0, 0, 0]];
	for (const { order, lot } of shuffles(cards(FEW), times)) {
		const key = order.join();
		orders.set(key, (orders.get(key) ?? 0) + 1);
		lots[lot] = (lots[lot] ?? 0) + 1;
	}
	const all = 120;
	const counted = [...orders.values(), ...Array<number>(all - orders.size).fill(0)];
	const places = Array<number>(MANY * MANY).fill(0);
	for (const { order } of shuffles(cards(MANY), times))
		for (const [place, card] of order.entries()) {
			const cell = place * MANY + card;
			places[cell] = (places[cell] ?? 0) + 1;
		}
	return [
		{
			what: `the ${all} orders of ${FEW} cards of ${whose}`,
			chiSquare: chiSquareOf(counted, times / all),
			most: critical(all - 1)
		},
		{
			what: `cards by place, ${MANY} cards of ${whose}`,
			// Each row and column adds up, which the factor allows for.
			chiSquare: (chiSquareOf(places, times / MANY) * (MANY - 1)) / MANY,
			most: critical((MANY - 1) ** 2)
		},
		{
			what: `the lot among three of ${whose}`,
			chiSquare: chiSquareOf(lots, times / 3),
			most: critical(2)
		}
	];
}

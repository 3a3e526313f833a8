import { seededChance, type Chance } from '../chance.ts';
import { isSpent, type Budget } from './budget.ts';
import { difference, errorWith, estimated } from './sample.ts';
import type { Candidate, Race, Searched } from './searched.ts';

/** A move, what it came to on average over so many worlds and by what was believed of it, and the standard error of that. */
export type Ranked<Move> = {
	readonly move: Move;
	readonly worlds: number;
	readonly mean: number;
	/** Of the mean; infinite where fewer than two worlds were seen. */
	readonly error: number;
};

/** Best first: the one on top, then those that are still tried, then those given up. */
type Ranking<Move> = readonly Ranked<Move>[];

/** A search that can be stopped and asked at any time. */
export interface Search<Move> {
	/** Tries one more move in one more world; false: nothing is left to find out. */
	step(): boolean;
	/** Worlds in which every move that is still open was tried. */
	worlds(): number;
	/** What is known by the worlds that are done. */
	ranking(): Ranking<Move>;
}

/**
 * What looked best stays on top until another move is better by so many standard errors of their difference: what nobody can
 * tell apart does not change places from one world to the next.
 */
const BETTER = 1;

/** When a move is given up, where a game says nothing else. */
const RACE: Race = { worlds: 8, errors: 3 };

/** What a game believes before any world is seen (`Searched`). */
type Beliefs = { readonly trust: number; readonly spread: number | null };

type Tried<Move> = Candidate<Move> & { readonly worths: number[] };

const SEEDS = 2 ** 31 - 1;

/**
 * Flat Monte Carlo over determinized worlds: all moves are tried in the same worlds with the same chance, so that they
 * differ by nothing but themselves, and a move that is far behind is tried no more (racing). The same view, seed and
 * number of steps give the same ranking.
 */
export function searchOf<View, World, Move>(
	game: Searched<View, World, Move>,
	view: View,
	chance: Chance
): Search<Move> {
	const seed = () => seededChance(chance.below(SEEDS));
	const tried = game
		.candidatesFor(view, seed())
		.map((candidate): Tried<Move> => ({ ...candidate, worths: [] }));
	const worlds = game.worldsFor(view, seed())[Symbol.iterator]();
	const { trust = 0, level = 0, race = RACE } = game;
	const beliefs: Beliefs = { trust, spread: game.spread ?? null };
	let open: readonly Tried<Move>[] = tried;
	let top = tried.reduce<Tried<Move> | null>(
		(top, one) => (top && top.prior >= one.prior ? top : one),
		null
	);
	let done = 0;
	let at = 0;
	let world: { readonly is: World; readonly seed: number } | null = null;

	function step(): boolean {
		if (open.length < 2) return false;
		if (!world) {
			const next = worlds.next();
			if (next.done) {
				if (top) top = onTop(open[0] ?? top, open, beliefs, 0, 0);
				return false;
			}
			world = { is: next.value, seed: chance.below(SEEDS) };
		}
		const one = open[at];
		if (!one) return false;
		one.worths.push(game.worthIn(view, world.is, one.move, seededChance(world.seed)));
		at++;
		if (at === open.length) {
			done++;
			at = 0;
			world = null;
			if (top) top = onTop(top, open, beliefs, BETTER, level);
			if (top && done >= race.worlds) open = stillOpen(top, open, beliefs, race.errors);
		}
		return true;
	}

	return {
		step,
		worlds: () => done,
		ranking: () => rankingOf(tried, open, top, done, trust)
	};
}

/** By how much a move is better than another in the worlds that both have seen, and by what was believed. */
function leadOf<Move>(one: Tried<Move>, other: Tried<Move>, { trust, spread }: Beliefs) {
	const lead = difference(one.worths, other.worths);
	const worlds = Math.min(one.worths.length, other.worths.length);
	const { mean } = lead;
	const error = spread === null ? lead.error : errorWith(lead, worlds, spread);
	const share = worlds / (worlds + trust);
	// Of one world no error is known: where nothing was believed, it is all there is to go by.
	const within = worlds > 1 ? share * error : trust > 0 ? Infinity : 0;
	return { mean: share * mean + (1 - share) * (one.prior - other.prior), error: within };
}

/** The one on top, or of those that are better by so many standard errors, and by more than `level`, the best. */
function onTop<Move>(
	top: Tried<Move>,
	open: readonly Tried<Move>[],
	beliefs: Beliefs,
	errors: number,
	level: number
): Tried<Move> {
	let [best, most] = [top, 0];
	for (const one of open) {
		const { mean, error } = leadOf(one, top, beliefs);
		const least = Math.max(level, errors === 0 ? 0 : errors * error);
		if (one !== top && mean > Math.max(least, most)) [best, most] = [one, mean];
	}
	return best;
}

/** Without those that are hopelessly behind the one on top. */
const stillOpen = <Move>(
	top: Tried<Move>,
	open: readonly Tried<Move>[],
	beliefs: Beliefs,
	errors: number
): readonly Tried<Move>[] =>
	open.filter((one) => {
		if (one === top) return true;
		const { mean, error } = leadOf(one, top, beliefs);
		return mean >= -errors * error;
	});

/** Those given up come last: what they came to, they came to in other worlds. */
function rankingOf<Move>(
	tried: readonly Tried<Move>[],
	open: readonly Tried<Move>[],
	top: Tried<Move> | null,
	done: number,
	trust: number
): Ranking<Move> {
	const ranked = tried.map((one) => {
		const worths = one.worths.slice(0, done);
		const { mean: met, error } = estimated(worths);
		const count = worths.length + trust;
		const mean = count > 0 ? (worths.length * met + trust * one.prior) / count : one.prior;
		const ranked = { move: one.move, worlds: worths.length, mean, error };
		return { ranked, place: one === top ? 2 : open.includes(one) ? 1 : 0 };
	});
	return ranked
		.sort((a, b) => b.place - a.place || b.ranked.mean - a.ranked.mean)
		.map(({ ranked }) => ranked);
}

/** Searches until the budget is spent, with one world at least; a world that is begun when the clock runs out counts not. */
export function ranked<View, World, Move>(
	game: Searched<View, World, Move>,
	view: View,
	chance: Chance,
	budget: Budget
): Ranking<Move> {
	const search = searchOf(game, view, chance);
	while (search.worlds() < 1 || !isSpent(budget, search.worlds())) if (!search.step()) break;
	return search.ranking();
}

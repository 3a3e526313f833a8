import { parseArgs } from 'node:util';
import {
	DEALERS,
	ERAS,
	FEWEST_SEATS,
	MOST_SEATS,
	type Dealer,
	type Era
} from '../../src/lib/games/heritage/vocabulary.ts';

const WHO = ['greedy', 'random', 'easy', 'medium', 'strong'] as const;

/** What is simulated; `any` has become all of them, in turn. */
export type Options = {
	readonly games: number;
	readonly players: readonly number[];
	readonly eras: readonly Era[];
	readonly dealers: readonly Dealer[];
	readonly who: (typeof WHO)[number];
	readonly seed: number;
	readonly jobs: number;
	/** Whether every step is held against the rules of the house; slower. */
	readonly check: boolean;
};

/** Whole chronicles with the open deck. */
export type ChronicleOptions = Pick<Options, 'players' | 'seed' | 'check'> & {
	readonly chronicles: number;
};

export const USAGE = `Simulates whole games with the open set, or whole chronicles with the open deck.

  npm run simulate -- --games 500 --players 4 --era 3
  npm run simulate -- --chronicles 200 --players any
  npm run simulate -- ladder --games 98 --strong 56 --seed 4711
  npm run simulate -- balance --games 112 --finales 32 --seed 80407
  npm run simulate -- balance --chronicles 12 --quick 300 --assets 200 --seed 80407
  npm run simulate -- stability --positions 200 --seed 77041
  npm run simulate -- calibration --games 56 --seed 90210
  npm run simulate -- vendetta --games 2000 --matches 500 --strong 60 --hidden 40 --seed 271828 [--only balance|ladder|hiding]
  npm run simulate -- rivals --games 1500 --matches 100 --strong 24 --seed 161803 [--only balance|ladder]
  npm run simulate -- vendetta check --games 50000 --seed 80611

  --games N      how many, from 1 (100)
  --chronicles N instead of games so many chronicles, their chapters without a table;
                 only --players, --seed and --check go with it
  --players P    2, 3, 4 or any (4)
  --era E        1 to 7 or any (1)
  --dealer D     box, app or any (app)
  --who W        greedy, random, easy, medium or strong (greedy)
  --seed S       the same seed plays the same games (1)
  --jobs J       so many processes, 1 to 16 (1)
  --check        holds every step against what must always be so`;

/** Says what is wrong in one sentence. */
export class UsageError extends Error {}

/** The options of a command line. Throws a `UsageError` for what cannot be meant. */
export function optionsFrom(args: readonly string[]): Options {
	const given = parsed(args);
	return {
		games: numberOf('games', given.games ?? '100', 1, 10_000_000),
		players: listOf('players', given.players ?? '4', PLAYERS).map(Number),
		eras: listOf('era', given.era ?? '1', ERAS),
		dealers: listOf('dealer', given.dealer ?? 'app', DEALERS),
		who: oneOf('who', given.who ?? 'greedy', WHO),
		seed: numberOf('seed', given.seed ?? '1', 0, 2 ** 31 - 1),
		jobs: numberOf('jobs', given.jobs ?? '1', 1, 16),
		check: given.check ?? false
	};
}

/** The same for chronicles; null: games are asked for. */
export function chronicleOptionsFrom(args: readonly string[]): ChronicleOptions | null {
	const { chronicles, players, seed, check, ...others } = parsed(args);
	if (chronicles === undefined) return null;
	const [other] = Object.keys(others);
	if (other !== undefined) throw new UsageError(`--${other} does not go with --chronicles.`);
	return {
		chronicles: numberOf('chronicles', chronicles, 1, 1_000_000),
		players: listOf('players', players ?? 'any', PLAYERS).map(Number),
		seed: numberOf('seed', seed ?? '1', 0, 2 ** 31 - 1),
		check: check ?? false
	};
}

const PLAYERS = Array.from(
	{ length: MOST_SEATS - FEWEST_SEATS + 1 },
	(_, index) => FEWEST_SEATS + index
);

function parsed(args: readonly string[]) {
	const text = { type: 'string' } as const;
	try {
		const { values } = parseArgs({
			args: [...args],
			options: {
				games: text,
				chronicles: text,
				players: text,
				era: text,
				dealer: text,
				who: text,
				seed: text,
				jobs: text,
				check: { type: 'boolean' }
			}
		});
		return values;
	} catch (error) {
		throw new UsageError(error instanceof Error ? error.message : String(error));
	}
}

function numberOf(name: string, text: string, least: number, most: number): number {
	const number = Number(text);
	if (!/^\d+$/.test(text) || number < least || number > most)
		throw new UsageError(`--${name} is a whole number from ${least} to ${most}, not "${text}".`);
	return number;
}

function oneOf<T extends string | number>(name: string, text: string, all: readonly T[]): T {
	const found = all.find((one) => String(one) === text);
	if (found === undefined)
		throw new UsageError(`--${name} is one of ${all.join(', ')}, not "${text}".`);
	return found;
}

function listOf<T extends string | number>(
	name: string,
	text: string,
	all: readonly T[]
): readonly T[] {
	return text === 'any' ? all : [oneOf(name, text, all)];
}

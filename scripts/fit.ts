import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { BATTLEGROUND_MODULES } from '../src/lib/games/heritage/boards/registry.ts';
import { RULES } from '../src/lib/games/heritage/revision.ts';
import {
	evaluationBy,
	fittedEvaluation,
	type Evaluation,
	type Fitted
} from '../src/lib/games/heritage/search/evaluation.ts';
import weights from '../src/lib/games/heritage/search/weights.json';
import { BELIEVED, qualityOf, weightsBy, withTemperature, type Quality } from './fitting/fitted.ts';
import { ERAS } from '../src/lib/games/heritage/vocabulary.ts';
import { selfPlayed, type Manner, type Played } from './fitting/self-play.ts';

const USAGE = `Fits how positions are valued on games that code plays against itself, and writes the weights.

  npm run fit -- heritage --games 280 --rounds 2 --seed 1
  npm run fit -- heritage --told --games 105 --seed 2

  --games N   games for each number of seats in the last round, a third in each before (280)
  --rounds R  rounds of self-play, each by the weights of the one before (2)
  --seed S    the same seed plays the same games (1)
  --told      leaves the weights as they are and fits how sure chances are told, on games played with care: careless
              moves hide how soon a game is decided`;

const WEIGHTS = new URL('../src/lib/games/heritage/search/weights.json', import.meta.url);
/** How fast weights are held towards what is believed, by rows: all games together, then those of one number of seats. */
const HELD = { together: 2_000, apart: 6_000 };
const SEATS = [2, 3, 4] as const;
/** Seeds of two rounds, or of two numbers of seats, never meet. */
const APART = 100_000_007;
/** One game in so many is held out, to say how well the weights tell of games they have not seen. */
const HELD_OUT = 5;

const isHeldOut = (_: Played, at: number) => Math.floor(at / ERAS.length) % HELD_OUT === 0;
const isLearnt = (one: Played, at: number) => !isHeldOut(one, at);

const {
	positionals: [game],
	values
} = parseArgs({
	allowPositionals: true,
	options: {
		games: { type: 'string', default: '280' },
		rounds: { type: 'string', default: '2' },
		seed: { type: 'string', default: '1' },
		told: { type: 'boolean', default: false }
	}
});
const [games, rounds, seed] = [values.games, values.rounds, values.seed].map(Number);
const areNumbers = [games, rounds, seed].every(
	(one) => Number.isInteger(one) && one !== undefined && one >= 0
);

if (game !== 'heritage' || !areNumbers || !games || !rounds || seed === undefined) {
	console.error(USAGE);
	process.exitCode = 2;
} else {
	const made = values.told ? toldBy(games, seed) : fittedOn(games, rounds, seed);
	writeFileSync(WEIGHTS, `${JSON.stringify(made, null, '\t')}\n`);
	console.log(`wrote ${WEIGHTS.pathname}`);
}

type Games = { readonly seats: number; readonly played: readonly Played[] };

/** Weights by all games together, then for each number of seats by its own, held towards those. */
function fittedOn(games: number, rounds: number, seed: number): Fitted {
	let bySeats: Fitted['bySeats'] = {};
	let evaluation = evaluationBy(BATTLEGROUND_MODULES, () => BELIEVED);
	for (let round = 1; round <= rounds; round++) {
		// Games of the first rounds teach how to play; those of the last one how positions end.
		const count = round < rounds ? Math.ceil(games / 3) : games;
		const all = SEATS.map((seats): Games => {
			const from = (seed + APART * (10 * round + seats)) % 2 ** 31;
			return { seats, played: playedOf(evaluation, seats, count, from) };
		});
		const { features } = weightsBy(
			all.flatMap(({ played }) => played.filter(isLearnt)),
			BELIEVED.features,
			HELD.together
		);
		bySeats = Object.fromEntries(
			all.map(({ seats, played }) => {
				const weights = weightsBy(played.filter(isLearnt), features, HELD.apart);
				console.log(toldOf(seats, round, qualityOf(weights, played.filter(isHeldOut))));
				return [seats, { games, ...weights, told: weights.temperature }];
			})
		);
		const weightsFor = bySeats;
		evaluation = evaluationBy(BATTLEGROUND_MODULES, (seats) => {
			const weights = weightsFor[seats];
			if (!weights) throw new Error(`no weights for ${seats} seats`);
			return weights;
		});
	}
	return { seed, rules: RULES, told: { seed, games }, bySeats };
}

/** The weights that there are, with the temperature by which those who won careful games were likeliest to. */
function toldBy(games: number, seed: number): Fitted {
	const known: Fitted = weights;
	const evaluation = fittedEvaluation(BATTLEGROUND_MODULES);
	const bySeats = Object.fromEntries(
		SEATS.map((seats) => {
			const before = known.bySeats[seats];
			if (!before) throw new Error(`no weights for ${seats} seats`);
			const from = (seed + APART * seats) % 2 ** 31;
			const played = playedOf(evaluation, seats, games, from, 'careful');
			const { temperature } = withTemperature(before, played.filter(isLearnt));
			const quality = qualityOf({ ...before, temperature }, played.filter(isHeldOut));
			console.log(toldOf(seats, 0, quality));
			return [seats, { ...before, told: temperature }];
		})
	);
	return { ...known, told: { seed, games }, bySeats };
}

function playedOf(
	evaluation: Evaluation,
	seats: number,
	games: number,
	seed: number,
	manner: Manner = 'exploring'
): Played[] {
	const played: Played[] = [];
	for (let game = 0; game < games; game++) {
		played.push(selfPlayed(BATTLEGROUND_MODULES, evaluation, seats, seed, game, manner));
		if (process.stderr.isTTY) process.stderr.write(`\r${seats} seats: ${game + 1} of ${games}`);
	}
	return played;
}

function toldOf(seats: number, round: number, quality: Quality): string {
	return `${seats} seats, round ${round}: on ${quality.games} games held out R² ${quality.r2.toFixed(3)}, Brier ${quality.brier.toFixed(4)}, at half-time ${quality.halfTime.toFixed(4)}, of the base rate ${quality.baseRate.toFixed(4)}`;
}

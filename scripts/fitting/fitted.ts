import { chancesOf } from '../../src/lib/games/core/search/chances.ts';
import { temperatureOf, type Weights } from '../../src/lib/games/heritage/search/evaluation.ts';
import { FEATURES, type Features } from '../../src/lib/games/heritage/search/features.ts';
import { Ridge } from './ridge.ts';
import type { Played, Position } from './self-play.ts';

/** A seat's features against the mean of the others, then the same times the share that is left. */
function rowOf({ features, by, share }: Position): Float64Array {
	const size = FEATURES.length;
	const row = new Float64Array(2 * size);
	const others = features.length - 1;
	for (const [seat, own] of features.entries()) {
		const factor = seat === by ? 1 : -1 / others;
		for (let at = 0; at < size; at++) row[at] = (row[at] ?? 0) + factor * (own[at] ?? 0);
	}
	for (let at = 0; at < size; at++) row[size + at] = share * (row[at] ?? 0);
	return row;
}

/** What a seat was ahead of the mean of the others in the end. */
function marginOf({ totals }: Played, by: number): number {
	const all = totals.reduce((sum, one) => sum + one, 0);
	const own = totals[by] ?? 0;
	return own - (all - own) / (totals.length - 1);
}

const OTHERS: Weights['features'] = {
	power: { now: 1, left: 0 },
	boons: { now: 1, left: 0 },
	infamy: { now: -1, left: 0 },
	claimed: { now: 1, left: 0 },
	'mission-share': { now: 2, left: -1 },
	'mission-lead': { now: 0, left: 0.3 },
	held: { now: 0, left: 1 },
	fitting: { now: 0, left: 1 },
	'recruits-left': { now: 1.5, left: 0 },
	'schemes-left': { now: 0.8, left: 0 }
};

/**
 * What is believed before any game was played: points count as they lie, a mission what it brings, and what the rules let one
 * do later something, too. What games tell is held towards it, so that a few hundred of them do.
 */
const BELIEVED_FEATURES: Weights['features'] = Object.fromEntries(
	FEATURES.map((name) => {
		if (name.startsWith('board-')) return [name, { now: 1, left: -0.5 }];
		if (name.startsWith('idle-')) return [name, { now: 0, left: 0.5 }];
		return [name, OTHERS[name] ?? { now: 0, left: 0 }];
	})
);

/** How the first games are played. */
export const BELIEVED: Weights = {
	features: BELIEVED_FEATURES,
	temperature: { end: 4, left: 60 }
};

/**
 * Weights of all features by games that were played, held towards those that are believed as by so many rows: `penalty`,
 * above 0. Rows of one game tell much the same, so that it takes thousands.
 */
export function weightsBy(
	games: readonly Played[],
	believed: Weights['features'],
	penalty: number
): Weights {
	const before = [
		...FEATURES.map((name) => believed[name]?.now ?? 0),
		...FEATURES.map((name) => believed[name]?.left ?? 0)
	];
	const ridge = new Ridge(2 * FEATURES.length);
	for (const game of games)
		for (const position of game.positions) {
			const row = rowOf(position);
			const told = before.reduce((sum, weight, at) => sum + weight * (row[at] ?? 0), 0);
			ridge.add(row, marginOf(game, position.by) - told);
		}
	const more = ridge.weights(penalty);
	const weight = (at: number) => Math.round(((before[at] ?? 0) + (more[at] ?? 0)) * 1e4) / 1e4;
	const features = Object.fromEntries(
		FEATURES.map((name, at) => [name, { now: weight(at), left: weight(FEATURES.length + at) }])
	);
	return withTemperature({ features, temperature: { end: 1, left: 0 } }, games);
}

const ENDS = [0.5, 1, 2, 4, 6, 8, 12, 16, 24];
const LEFTS = [10, 20, 30, 40, 50, 60, 80, 100, 120, 140, 160, 200, 240];

/** With the temperature under which those who won were likeliest to. */
export function withTemperature(weights: Weights, games: readonly Played[]): Weights {
	const valued = games.flatMap(({ positions, winner }) =>
		positions.map((position) => ({
			share: position.share,
			winner,
			values: position.features.map((one) => valueOf(weights, one, position.share))
		}))
	);
	let best = { likely: -Infinity, temperature: weights.temperature };
	for (const end of ENDS)
		for (const left of LEFTS) {
			const temperature = { end, left };
			let likely = 0;
			for (const { values, winner, share } of valued)
				likely += Math.log(chancesOf(values, temperatureOf(temperature, share))[winner] ?? 1e-9);
			if (likely > best.likely) best = { likely, temperature };
		}
	return { ...weights, temperature: best.temperature };
}

function valueOf({ features }: Weights, counted: Features, share: number): number {
	return FEATURES.reduce((sum, name, at) => {
		const { now, left } = features[name] ?? { now: 0, left: 0 };
		return sum + (counted[at] ?? 0) * (now + share * left);
	}, 0);
}

/** How well weights tell of games they were not fitted on. */
export type Quality = {
	readonly games: number;
	/** The share of the variance of margins that is explained. */
	readonly r2: number;
	/** Brier score of the chance of the seat that looks, at half-time and over all; and of the base rate. */
	readonly brier: number;
	readonly halfTime: number;
	readonly baseRate: number;
};

const HALF = { from: 0.45, to: 0.55 };

export function qualityOf(weights: Weights, games: readonly Played[]): Quality {
	let [squares, errors] = [0, 0];
	const [briers, half, base]: [number[], number[], number[]] = [[], [], []];
	for (const game of games)
		for (const { features, by, share } of game.positions) {
			const values = features.map((one) => valueOf(weights, one, share));
			const others = values.filter((_, seat) => seat !== by);
			const told = (values[by] ?? 0) - others.reduce((sum, one) => sum + one, 0) / others.length;
			const margin = marginOf(game, by);
			squares += margin ** 2;
			errors += (margin - told) ** 2;
			const chance = chancesOf(values, temperatureOf(weights.temperature, share))[by] ?? 0;
			const won = game.winner === by ? 1 : 0;
			briers.push((chance - won) ** 2);
			base.push((1 / values.length - won) ** 2);
			if (share >= HALF.from && share <= HALF.to) half.push((chance - won) ** 2);
		}
	const mean = (all: readonly number[]) => all.reduce((sum, one) => sum + one, 0) / all.length;
	return {
		games: games.length,
		r2: 1 - errors / squares,
		brier: mean(briers),
		halfTime: mean(half),
		baseRate: mean(base)
	};
}

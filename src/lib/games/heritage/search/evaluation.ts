import { chancesOf } from '../../core/search/chances.ts';
import type { Battlegrounds } from '../boards/battleground.ts';
import type { SeatId } from '../shapes.ts';
import type { Table } from '../table/table.ts';
import { FEATURES, featuresOf, shareLeft, type Features } from './features.ts';
import type { SeatView } from './view.ts';
import fitted from './weights.json';

/** What one of a feature is worth, in points at the end: whenever it is, and so much more for all of the chapter that is left. */
type Weight = { readonly now: number; readonly left: number };

/** How positions are valued at a table of so many seats. */
export type Weights = {
	/** By the name of the feature; one that is missing is worth nothing. */
	readonly features: { readonly [feature: string]: Weight };
	/** Points that part two seats by a factor of e in their chance to win: the square is `end + left × share left`. */
	readonly temperature: { readonly end: number; readonly left: number };
};

/** An evaluation as data, and where it comes from. */
export type Fitted = {
	readonly seed: number;
	/** The revision of the rules by which the games were played: weights age with it. */
	readonly rules: number;
	/** The careful games by which it was fitted how sure chances are told. */
	readonly told: { readonly seed: number; readonly games: number };
	readonly bySeats: {
		readonly [seats: string]: Weights & {
			readonly games: number;
			/** The temperature of chances that are told to people. Code plays by its own, by which its strength was measured. */
			readonly told: Weights['temperature'];
		};
	};
};

/** How a table is valued: for each seat in its order, a chance to win. */
export interface Evaluation {
	/** What each seat's position is worth to it, in points of the end, as one seat knows it; only differences mean something. */
	valuesOf(view: SeatView): readonly number[];
	/**
	 * What each seat's value is made of, in the order of the table: points of the end by feature. `share`: how much of the
	 * chapter is left where that is not this table's, so that two tables differ by what lies there alone.
	 */
	termsOf(view: SeatView, share?: number): readonly { readonly [feature: string]: number }[];
	/** Chances to win, from 0 to 1; they add up to 1. Of a chapter that is over, 1 for who won. */
	chancesOf(view: SeatView): readonly number[];
	/** The chance of the seat that looks. */
	chanceOf(view: SeatView): number;
}

type Compiled = {
	readonly now: Float64Array;
	readonly left: Float64Array;
	readonly temperature: Weights['temperature'];
};

const compiled = ({ features, temperature }: Weights): Compiled => ({
	now: Float64Array.from(FEATURES, (name) => features[name]?.now ?? 0),
	left: Float64Array.from(FEATURES, (name) => features[name]?.left ?? 0),
	temperature
});

function valueOf({ now, left }: Compiled, features: Features, share: number): number {
	let value = 0;
	for (let at = 0; at < features.length; at++)
		value += (features[at] ?? 0) * ((now[at] ?? 0) + share * (left[at] ?? 0));
	return value;
}

const LEAST_TEMPERATURE = 0.5;

/** Points that part two seats by a factor of e. */
export const temperatureOf = ({ end, left }: Weights['temperature'], share: number): number =>
	Math.sqrt(Math.max(LEAST_TEMPERATURE ** 2, end + left * share));

const isDone = ({ phase }: Table) => phase === 'finished';

/** An evaluation by weights, the same for every number of seats or by `weightsFor` each. */
export function evaluationBy(
	battlegrounds: Battlegrounds,
	weightsFor: (seats: number) => Weights
): Evaluation {
	const known = new Map<number, Compiled>();
	function weightsOf({ seats }: Table): Compiled {
		const made = known.get(seats.length) ?? compiled(weightsFor(seats.length));
		known.set(seats.length, made);
		return made;
	}
	function valuesOf(view: SeatView): readonly number[] {
		const weights = weightsOf(view.table);
		const share = shareLeft(view.table);
		return featuresOf(battlegrounds, view).map((features) => valueOf(weights, features, share));
	}
	function termsOf(view: SeatView, share = shareLeft(view.table)) {
		const { now, left } = weightsOf(view.table);
		return featuresOf(battlegrounds, view).map((features) =>
			Object.fromEntries(
				FEATURES.map((name, at) => [
					name,
					(features[at] ?? 0) * ((now[at] ?? 0) + share * (left[at] ?? 0))
				])
			)
		);
	}
	function chances(view: SeatView): readonly number[] {
		const { table } = view;
		if (isDone(table)) return table.seats.map(({ seat }) => (wonBy(table, seat) ? 1 : 0));
		const { temperature } = weightsOf(table);
		return chancesOf(valuesOf(view), temperatureOf(temperature, shareLeft(table)));
	}
	return {
		valuesOf,
		termsOf,
		chancesOf: chances,
		chanceOf: (view) =>
			chances(view)[view.table.seats.findIndex(({ seat }) => seat === view.seat)] ?? 0
	};
}

const wonBy = ({ result }: Table, seat: SeatId) => result?.order[0] === seat;

const FITTED: Fitted = fitted;

function weightsFor(seats: number): Fitted['bySeats'][string] {
	const weights = FITTED.bySeats[seats];
	if (!weights) throw new Error(`no weights for ${seats} seats`);
	return weights;
}

/** The evaluation that was fitted on games of code (`npm run fit -- heritage`). Throws for a number of seats nobody plays. */
export const fittedEvaluation = (battlegrounds: Battlegrounds): Evaluation =>
	evaluationBy(battlegrounds, weightsFor);

/** The same with chances as they are told to people: as often as they say, it comes so. */
export const tellingEvaluation = (battlegrounds: Battlegrounds): Evaluation =>
	evaluationBy(battlegrounds, (seats) => {
		const { features, told } = weightsFor(seats);
		return { features, temperature: told };
	});

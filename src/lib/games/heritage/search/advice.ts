import { seededChance, type Chance } from '../../core/chance.ts';
import { searchOf, type Ranked } from '../../core/search/search.ts';
import type { Battlegrounds } from '../boards/battleground.ts';
import type { SeatId } from '../shapes.ts';
import type { TableCommand } from '../table/commands.ts';
import type { Table } from '../table/table.ts';
import { tellingEvaluation, type Evaluation } from './evaluation.ts';
import { shareLeft } from './features.ts';
import { DEPTH, searchedTable, type Depth } from './searched-table.ts';
import { thinkingDealer } from './thinking-dealer.ts';
import type { Mind } from './thinking.ts';
import { wholeTurn } from './turn.ts';
import type { SeatView } from './view.ts';
import { QUICK } from './widths.ts';

/** A reason in the evaluation's own terms: what a seat gains, below 0 loses, by a feature, in points of the end. */
export type Term = { readonly seat: SeatId; readonly feature: string; readonly points: number };

/** A move that is advised. */
export type Advice = {
	/** What to do now. */
	readonly command: TableCommand;
	/** It, and what would follow in the same turn, own answers among it. */
	readonly turn: readonly TableCommand[];
	/** Chance to win, from 0 to 1, and its standard error: of the worlds alone, not of how positions are valued. */
	readonly chance: number;
	readonly error: number;
	/** By how much worlds differ, a standard deviation: great where it depends on what comes. */
	readonly spread: number;
	/** In how many worlds it was tried; 0: judged at once, by the position alone. */
	readonly worlds: number;
	/** Why, against the table as it lies: what weighs most first. */
	readonly why: readonly Term[];
};

/** Advice that gets better the longer it thinks. */
interface Adviser {
	/** Thinks a moment longer: one move in one world, some tens of milliseconds. False: nothing is left to find out. */
	step(): boolean;
	/** Worlds that are done. */
	worlds(): number;
	/** The best by what is known now, best first. */
	advice(most?: number): readonly Advice[];
}

const MOST = 5;

/** Advises a seat by what it may know and nothing else; no advice where it has nothing to do. The same seed and steps advise the same. */
export function adviserFor(
	battlegrounds: Battlegrounds,
	view: SeatView,
	seed: number,
	evaluation: Evaluation = tellingEvaluation(battlegrounds),
	depth: Depth = DEPTH
): Adviser {
	const chance: Chance = seededChance(seed);
	const mind: Mind = { battlegrounds, evaluation, dealer: thinkingDealer, width: QUICK };
	const search = searchOf(searchedTable(battlegrounds, evaluation, depth), view, chance);
	// What follows a command and why does not change with more worlds.
	const told = new Map<TableCommand, Pick<Advice, 'turn' | 'why'>>();

	function toldOf(command: TableCommand) {
		const known = told.get(command);
		if (known) return known;
		const whole = wholeTurn(mind, view, command, seededChance(seed));
		const made = {
			turn: whole?.commands ?? [command],
			why: termsOf(evaluation, view, whole?.table ?? view.table)
		};
		told.set(command, made);
		return made;
	}

	const advised = ({ move, mean, error, worlds }: Ranked<TableCommand>): Advice => {
		const spread = worlds > 1 ? error * Math.sqrt(worlds) : 0;
		return { command: move, ...toldOf(move), chance: mean, error, spread, worlds };
	};

	return {
		step: search.step,
		worlds: search.worlds,
		advice: (most = MOST) => search.ranking().slice(0, most).map(advised)
	};
}

/** What weighs differently on two tables, for each seat, down to the least: only all of it adds up. */
export function termsOf(evaluation: Evaluation, view: SeatView, after: Table): readonly Term[] {
	const share = shareLeft(after);
	const before = evaluation.termsOf(view, share);
	const then = evaluation.termsOf({ ...view, table: after }, share);
	const terms = view.table.seats.flatMap(({ seat }, at) =>
		Object.entries(then[at] ?? {}).map(([feature, points]) => ({
			seat,
			feature,
			points: points - (before[at]?.[feature] ?? 0)
		}))
	);
	return terms
		.filter(({ points }) => points !== 0)
		.sort((a, b) => Math.abs(b.points) - Math.abs(a.points));
}

import { seededChance } from '../../../core/chance.ts';
import type { Battlegrounds } from '../../boards/battleground.ts';
import type { SeatId } from '../../shapes.ts';
import type { Step } from '../../table/course.ts';
import { tellingEvaluation, type Evaluation } from '../evaluation.ts';
import {
	dearest,
	doubtOf,
	lossIn,
	EFFORT,
	mostDoubtful,
	tried,
	type CostlyDecision,
	type Doubtful,
	type Effort
} from './costly.ts';
import { facesBy, playedSteps, type KnownFaces } from './course-steps.ts';
import { chancesFor, momentAfter, type Chances, type Moment } from './moments.ts';
import { sharesOf, type Loss, type Shares } from './shares.ts';
import { turningPointsOf, type TurningPoint } from './turning-points.ts';

/** Where a chapter was decided, as far as code can tell. */
export type LookBack = {
	/** In the order of the table, as all chances are. */
	readonly seats: readonly SeatId[];
	/** The chances with which play began, then after each step. */
	readonly start: Chances;
	readonly moments: readonly Moment[];
	readonly turningPoints: readonly TurningPoint[];
	/** What cost each seat most, seat by seat, the dearest first. */
	readonly costly: readonly CostlyDecision[];
	readonly shares: readonly Shares[];
};

/** How much of it is done, from 0 to 1. */
export type Progress = number;

/** So much of the time the first look takes, step by step. */
const FIRST_LOOK = 0.3;

/**
 * Looks back on a chapter that is over, piece by piece, each some tens of milliseconds. The graph knows what everybody
 * knew; a decision is held against what its seat knew. `shown`: the faces of hands that this device was shown. The same
 * steps, seed and effort give the same.
 */
export function* lookBack(
	battlegrounds: Battlegrounds,
	steps: readonly Step[],
	shown: KnownFaces,
	seed: number,
	effort: Effort = EFFORT,
	evaluation: Evaluation = tellingEvaluation(battlegrounds)
): Generator<Progress, LookBack> {
	const faces = facesBy(steps, shown);
	const moments: Moment[] = [];
	const doubts: Doubtful[] = [];
	let seats: readonly SeatId[] = [];
	let start: Chances = [];
	for (const step of playedSteps(steps)) {
		if (seats.length === 0) {
			seats = step.before.seats.map(({ seat }) => seat);
			start = chancesFor(evaluation, step.before);
		}
		moments.push(momentAfter(evaluation, step));
		const rolls = seededChance(seed + step.index);
		const doubt = doubtOf(battlegrounds, evaluation, step, faces, rolls);
		if (doubt) doubts.push(doubt);
		yield (FIRST_LOOK * (step.index + 1)) / steps.length;
	}
	const doubtful = mostDoubtful(doubts, seats, effort.decisions);
	const costly: CostlyDecision[] = [];
	const losses: Loss[] = doubts.filter((doubt) => !doubtful.includes(doubt)).map(lossIn);
	for (const [at, doubt] of doubtful.entries()) {
		const rolls = seededChance(seed + steps.length + doubt.step);
		const trying = tried(battlegrounds, evaluation, doubt, effort, rolls);
		const progress = FIRST_LOOK + ((1 - FIRST_LOOK) * at) / doubtful.length;
		let next = trying.next();
		for (; !next.done; next = trying.next()) yield progress;
		if (next.value && isBorneOut(next.value, seats, moments)) {
			costly.push(next.value);
			losses.push(next.value);
		}
	}
	return {
		seats,
		start,
		moments,
		turningPoints: turningPointsOf(start, moments),
		costly: dearest(costly, seats),
		shares: sharesOf(seats, start, moments, losses)
	};
}

/** Whether it can have cost so much: nobody loses more than was missing to a sure win once it was done. */
function isBorneOut(
	{ step, seat, cost }: CostlyDecision,
	seats: readonly SeatId[],
	moments: readonly Moment[]
): boolean {
	const after = moments.find((moment) => moment.step === step)?.chances[seats.indexOf(seat)];
	return cost <= 1 - (after ?? 0);
}

import { seededChance, type Chance } from '../../../core/chance.ts';
import { sameJson } from '../../../core/json.ts';
import { difference, halfWidth } from '../../../core/search/sample.ts';
import type { Battlegrounds } from '../../boards/battleground.ts';
import type { SeatId } from '../../shapes.ts';
import type { TableCommand } from '../../table/commands.ts';
import { termsOf, type Term } from '../advice.ts';
import type { Evaluation } from '../evaluation.ts';
import { playedOut } from '../rollout.ts';
import { thinkingDealer } from '../thinking-dealer.ts';
import { thoughtOf, thoughtsOf, type Mind, type Thought } from '../thinking.ts';
import { wholeTurn } from '../turn.ts';
import type { SeatView } from '../view.ts';
import { FULL, QUICK } from '../widths.ts';
import { worldsFor } from '../worlds.ts';
import { viewBefore, type KnownFaces, type PlayedStep } from './course-steps.ts';
import type { Loss } from './shares.ts';

/** A decision that looks as if something else had been better, before either was tried in worlds. */
export type Doubtful = {
	readonly step: number;
	readonly round: number;
	readonly view: SeatView;
	readonly done: Thought;
	/** The best of the others, the most promising first. */
	readonly others: readonly Thought[];
};

/** A decision that cost its seat chances, as far as can be told. */
export type CostlyDecision = {
	readonly step: number;
	readonly round: number;
	readonly seat: SeatId;
	readonly done: TableCommand;
	readonly better: TableCommand;
	/** The chance it cost, from 0 to 1, and half the width of the interval in which it lies in 95 of 100 such searches. */
	readonly cost: number;
	readonly within: number;
	readonly worlds: number;
	/** What would have been different at the end of that turn, what weighs most first. */
	readonly why: readonly Term[];
};

/** How much is tried. */
export type Effort = {
	/** Decisions of each seat that are looked at closely. */
	readonly decisions: number;
	/** Other moves for each, and the worlds in which the best of them is found. */
	readonly others: number;
	readonly finding: number;
	/** Worlds of their own in which that one is held against what was done. */
	readonly holding: number;
};

export const EFFORT: Effort = { decisions: 5, others: 2, finding: 5, holding: 14 };

/** Less is not worth a second look. */
const LEAST_DOUBT = 0.01;
/** Smaller costs, as a chance from 0 to 1, are not shown. */
const LEAST_COST = 0.02;
const MOST_TOLD = 3;

const SEEDS = 2 ** 31 - 1;

/** Whether a decision is worth trying again; null: there was nothing better in sight, or nothing to decide. */
export function doubtOf(
	battlegrounds: Battlegrounds,
	evaluation: Evaluation,
	step: PlayedStep,
	faces: KnownFaces,
	chance: Chance
): Doubtful | null {
	const { command, mover, before, index } = step;
	if (mover === null || !command || before.phase !== 'play') return null;
	const view = viewBefore(step, mover, faces);
	const mind: Mind = { battlegrounds, evaluation, dealer: thinkingDealer, width: FULL };
	const thoughts = thoughtsOf(mind, view, chance);
	const done =
		thoughts.find((thought) => isSame(thought.command, command)) ??
		thoughtOf(mind, view, command, chance);
	const others = thoughts.filter((thought) => !isSame(thought.command, command));
	if (!done || (others[0]?.chance ?? 0) < done.chance + LEAST_DOUBT) return null;
	return { step: index, round: before.round, view, done: { ...done, command }, others };
}

/** Whether two commands read the same: who paid for a recruit makes no difference. */
function isSame(one: TableCommand, other: TableCommand): boolean {
	if (one.type === 'Recruit' && other.type === 'Recruit')
		return one.character === other.character && one.sire === other.sire;
	if (one.type === 'PlayScheme' && other.type === 'PlayScheme')
		return one.scheme === other.scheme && one.leader === other.leader;
	if (one.type === 'AnswerQuestion' && other.type === 'AnswerQuestion')
		return sameJson([...one.choice].sort(), [...other.choice].sort());
	return sameJson(one, other);
}

/** By how much something else looked better. */
const doubtIn = ({ done, others }: Doubtful): number => (others[0]?.chance ?? 0) - done.chance;

/** What a decision gave away at first sight. */
export const lossIn = (doubt: Doubtful): Loss => ({
	step: doubt.step,
	seat: doubt.view.seat,
	cost: doubtIn(doubt)
});

/** The most doubtful decisions of each seat. */
export function mostDoubtful(
	doubts: readonly Doubtful[],
	seats: readonly SeatId[],
	most: number
): readonly Doubtful[] {
	return seats.flatMap((seat) =>
		doubts
			.filter(({ view }) => view.seat === seat)
			.sort((a, b) => doubtIn(b) - doubtIn(a) || a.step - b.step)
			.slice(0, most)
	);
}

/**
 * Tries what was done against the others in the same worlds with the same chance. The best of them is found in some worlds
 * and held against it in others, so that it was not found by luck. Null: the interval holds 0. A step plays out one move.
 */
export function* tried(
	battlegrounds: Battlegrounds,
	evaluation: Evaluation,
	{ step, round, view, done, others }: Doubtful,
	{ others: most, finding, holding }: Effort,
	chance: Chance
): Generator<void, CostlyDecision | null> {
	const worlds = worldsFor(view, seededChance(chance.below(SEEDS)));
	function* worthsIn(count: number, thoughts: readonly Thought[]) {
		const worths = thoughts.map((): number[] => []);
		for (let tried = 0; tried < count; tried++) {
			const { value: world } = worlds.next() as { value: Parameters<typeof playedOut>[3] };
			const seed = chance.below(SEEDS);
			for (const [at, { command }] of thoughts.entries()) {
				const rolls = seededChance(seed);
				const came = playedOut(battlegrounds, evaluation, view, world, command, 'round', rolls);
				worths[at]?.push(came ?? 0);
				yield;
			}
		}
		return worths;
	}
	const thoughts = [done, ...others.slice(0, most)];
	const found = yield* worthsIn(finding, thoughts);
	const gains = found.map((worths) => difference(worths, found[0] ?? []).mean);
	const best = gains.indexOf(Math.max(...gains.slice(1)), 1);
	const better = thoughts[best];
	if (!better || (gains[best] ?? 0) <= 0) return null;
	const [was = [], would = []] = yield* worthsIn(holding, [done, better]);
	const { mean: cost, error } = difference(would, was);
	const within = halfWidth(error, holding);
	if (cost < LEAST_COST || cost - within <= 0) return null;
	return {
		step,
		round,
		seat: view.seat,
		done: done.command,
		better: better.command,
		cost,
		within,
		worlds: holding,
		why: whyBetter(battlegrounds, evaluation, view, done.command, better.command, chance)
	};
}

/** Both are gone on with to the end of the turn, as the seat would. */
function whyBetter(
	battlegrounds: Battlegrounds,
	evaluation: Evaluation,
	view: SeatView,
	done: TableCommand,
	better: TableCommand,
	chance: Chance
): readonly Term[] {
	const mind: Mind = { battlegrounds, evaluation, dealer: thinkingDealer, width: QUICK };
	const seed = chance.below(SEEDS);
	const was = wholeTurn(mind, view, done, seededChance(seed));
	const would = wholeTurn(mind, view, better, seededChance(seed));
	if (!was || !would) return [];
	return termsOf(evaluation, { ...view, table: was.table }, would.table);
}

/** The few of each seat that cost most, the dearest first. */
export function dearest(
	costly: readonly CostlyDecision[],
	seats: readonly SeatId[]
): readonly CostlyDecision[] {
	return seats.flatMap((seat) =>
		costly
			.filter((one) => one.seat === seat)
			.sort((a, b) => b.cost - a.cost || a.step - b.step)
			.slice(0, MOST_TOLD)
	);
}

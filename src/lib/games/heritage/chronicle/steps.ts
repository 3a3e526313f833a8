import type { SeatId } from '../shapes.ts';
import { turnOrder } from '../standings/outcome.ts';
import type { Chapter, ChronicleState } from '../state.ts';
import { lastChapter } from './chapters.ts';

/** The six steps of the aftermath, in the order of the rulebook. */
export const AFTERMATH_STEPS = [
	'results',
	'overview',
	'missions',
	'obligations',
	'stickers',
	'retainers'
] as const;
export type AftermathStep = (typeof AFTERMATH_STEPS)[number];

/** One thing to be settled within a step. */
export type StepPart = {
	readonly step: AftermathStep;
	/** `results`, `overview`, `mission:m2`, `obligations`, `sticker:s1`, `retainer:s1`. */
	readonly key: string;
	/** Who decides it. */
	readonly seat: SeatId;
	readonly done: boolean;
};

/**
 * The order in which players go where it matters in the aftermath: fewer claimed missions first
 * (ruling 16), then fewer points, then turn order (reading aftermathTie).
 */
export function aftermathOrder({ record, outcome }: Chapter): SeatId[] {
	const missions = (seat: SeatId) => outcome.missions[seat] ?? 0;
	const points = (seat: SeatId) => outcome.totals[seat] ?? 0;
	return turnOrder(record).sort((a, b) => missions(a) - missions(b) || points(a) - points(b));
}

/** Everything a chapter's aftermath asks for, step by step, in the order of who decides. */
export function aftermathSteps(chapter: Chapter): StepPart[] {
	const { aftermath, outcome, record } = chapter;
	const inOrder = aftermathOrder(chapter);
	const claimed = inOrder.flatMap((seat) =>
		record.missions.filter(({ claimant }) => claimant === seat).map(({ id }) => ({ seat, id }))
	);
	const victor = outcome.order.slice(0, 1);
	return [
		...victor.map((seat) => part('results', 'results', seat, true)),
		...victor.map((seat) => part('overview', 'overview', seat, aftermath.overview !== null)),
		...claimed.map(({ seat, id }) =>
			part('missions', `mission:${id}`, seat, aftermath.missions[id] !== undefined)
		),
		...victor.map((seat) =>
			part('obligations', 'obligations', seat, aftermath.obligations !== null)
		),
		...inOrder.map((seat) =>
			part('stickers', `sticker:${seat}`, seat, aftermath.stickers[seat] !== undefined)
		),
		...inOrder.map((seat) =>
			part('retainers', `retainer:${seat}`, seat, aftermath.retainers[seat] !== undefined)
		)
	];
}

/** What the aftermath under way still asks for; nothing when none is. */
export function openSteps(state: ChronicleState): StepPart[] {
	const last = lastChapter(state);
	if (!last || last.aftermath.finished) return [];
	return aftermathSteps(last).filter(({ done }) => !done);
}

function part(step: AftermathStep, key: string, seat: SeatId, done: boolean): StepPart {
	return { step, key, seat, done };
}

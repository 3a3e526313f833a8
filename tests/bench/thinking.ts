import { quantile } from './median.ts';
import { processorClock, SLOWER } from './processor.ts';

const WARM = 4;

/** How long decisions took, in milliseconds of a processor so much slower. */
export type Thinking = {
	readonly decisions: number;
	readonly p50: number;
	readonly p99: number;
	readonly slowest: number;
};

/**
 * How long strong players think about a decision on a processor so much slower, in milliseconds. No browser slows a worker down as it
 * does a page, so that the clock which ends the thinking goes faster instead: so much processor time by so many.
 *
 * @param decide decides, by that clock; false: it was clear at a glance, which is no thinking
 */
export function measureThinking<View>(
	views: readonly View[],
	decide: (view: View, seed: number, now: () => number) => boolean
): Thinking {
	const took: number[] = [];
	for (const [at, view] of views.entries()) {
		const spent = processorClock();
		const now = () => SLOWER * spent();
		if (decide(view, at, now)) took.push(now());
	}
	const warm = took.slice(WARM);
	return {
		decisions: warm.length,
		p50: quantile(warm, 0.5),
		p99: quantile(warm, 0.99),
		slowest: Math.max(...warm)
	};
}

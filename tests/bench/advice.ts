import { BATTLEGROUND_MODULES } from '../../src/lib/games/heritage/boards/registry.ts';
import { firstOf } from '../../src/lib/games/heritage/players/sampling.ts';
import type { SeatView } from '../../src/lib/games/heritage/search/view.ts';
import { think } from '../../src/lib/ui/heritage/thinking/think.ts';
import { recruitPositions } from '../../scripts/simulation/positions.ts';
import { median } from './median.ts';
import { processorClock } from './processor.ts';

const POSITIONS = 200;
const SEED = 9_001;
const WARM_UP = 20;
/** A second of a processor four times slower. */
const ASKED_MS = 250;
const LEVEL = 0.01;

/** The chance to win by each move that is advised after so many milliseconds, best first, and how long it took until one was known. */
function advised(view: SeatView, milliseconds: number) {
	const now = processorClock();
	let chances = new Map<string, number>();
	let first: number | null = null;
	for (const report of think({ what: 'advise', view, seed: 1, milliseconds }, now)) {
		if (report?.what !== 'advise') continue;
		first ??= now();
		chances = new Map(
			report.advice.map(({ command, chance }) => [JSON.stringify(command), chance])
		);
	}
	const [[best, chance] = ['', 0]] = chances;
	return { best, chance, chances, first: first ?? 0 };
}

type Advised = {
	/** Milliseconds until the first ranked advice, with warm code: the middle one, and what 95 of 100 stay below. */
	readonly first: number;
	readonly slow: number;
	/** Of how many positions the best move was another one with double the time. */
	readonly changed: number;
	/** Of them, how many where the one before is worth as much but for a point of the chance to win. */
	readonly level: number;
	readonly positions: number;
};

export function measureAdvice(): Advised {
	const all = firstOf(recruitPositions(BATTLEGROUND_MODULES, SEED), POSITIONS);
	for (const view of all.slice(0, WARM_UP)) advised(view, 0);
	const firsts: number[] = [];
	let [changed, level] = [0, 0];
	for (const view of all) {
		const once = advised(view, ASKED_MS);
		firsts.push(once.first);
		const twice = advised(view, 2 * ASKED_MS);
		if (twice.best === once.best) continue;
		changed++;
		if (twice.chance - (twice.chances.get(once.best) ?? 0) < LEVEL) level++;
	}
	const sorted = [...firsts].sort((a, b) => a - b);
	return {
		first: median(firsts),
		slow: sorted[Math.floor(0.95 * sorted.length)] ?? 0,
		changed,
		level,
		positions: all.length
	};
}

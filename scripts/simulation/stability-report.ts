import { estimated, shareInterval } from '../../src/lib/games/core/search/sample.ts';
import { MOVES_A_SECOND, type Steady } from './stability.ts';
import { STABILITY } from './strength-page.ts';

const MOST_CHANGED = 0.05;
const Z = 1.96;

/** The part of docs/strength.md about advice that stays; `command`: what made it. */
export function stabilityPart(all: readonly Steady[], command: string): string {
	const tables = [2, 3, 4].map((seats) => all.filter((one) => one.seats === seats));
	const moves = Object.values(MOVES_A_SECOND).join(', ');
	return `${STABILITY}

How often the best move is another one after twice the time, and what the time is good for. The command writes this part of the page:

\`\`\`sh
${command}
\`\`\`

Positions of greedy players who are about to recruit, in all eras. Time is counted in moves played out in worlds, ${moves} at two, three and
four seats: about what a processor four times slower than ours does in a second. Gains are points of the chance to win, ± two standard
errors, in worlds that the search had not seen: of the move on top over the one that looked best at once, over all positions; and of the new
move over the one before, where it changed.

| seats | positions | changed | in per cent | interval | goal | is | gain | where it changed |
| ----- | --------: | ------: | ----------: | -------- | ---- | -- | ---- | ---------------- |
${[...tables, all].map(rowOf).join('\n')}
`;
}

function rowOf(all: readonly Steady[], at: number): string {
	const changed = all.filter((one) => one.changed);
	const [low, high] = shareInterval(changed.length, all.length);
	const share = changed.length / all.length;
	const cells = [
		at < 3 ? at + 2 : 'all',
		all.length,
		changed.length,
		percent(share),
		`${percent(low)}–${percent(high)}`,
		`< ${100 * MOST_CHANGED}`,
		share < MOST_CHANGED ? 'met' : 'missed',
		points(all.map(({ gain }) => gain)),
		points(changed.map(({ better }) => better))
	];
	return `| ${cells.join(' | ')} |`;
}

const percent = (share: number): string => (100 * share).toFixed(1);

function points(chances: readonly number[]): string {
	const { mean, error } = estimated(chances);
	if (chances.length < 2) return '–';
	return `${mean < 0 ? '' : '+'}${(100 * mean).toFixed(1)} ± ${(100 * Z * error).toFixed(1)}`;
}

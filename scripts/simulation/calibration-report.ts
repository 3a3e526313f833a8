import type { Told } from './calibration.ts';
import { CALIBRATION } from './strength-page.ts';

/** A number with half the width of an interval that holds the true one in 95 of 100 such experiments. */
type Measured = { readonly value: number; readonly within: number };

/** Chances from one bound up to the next: what was told on average, and how often it came so. */
type Bin = {
	readonly from: number;
	readonly to: number;
	readonly positions: number;
	readonly told: number;
	readonly came: number;
	/** What came less what was told. */
	readonly off: Measured;
};

const BINS = 10;
const Z = 1.96;
/** Goals of the look back: at half-time so much of the base rate’s score; no large bin off by more. */
const MOST_RATIO = 0.75;
const [LARGE, MOST_OFF] = [1_500, 0.05];
const HALF = { from: 0.45, to: 0.55 };

/** The sum of one number by game over that of another; positions of one game are no independent ones (delta method). */
export function ratioOf(
	rows: readonly { readonly game: number; readonly over: number; readonly under: number }[]
): Measured {
	const games = new Map<number, { over: number; under: number }>();
	for (const { game, over, under } of rows) {
		const sums = games.get(game) ?? { over: 0, under: 0 };
		games.set(game, { over: sums.over + over, under: sums.under + under });
	}
	const all = [...games.values()];
	const under = all.reduce((sum, one) => sum + one.under, 0);
	const value = all.reduce((sum, one) => sum + one.over, 0) / under;
	const squares = all.reduce((sum, one) => sum + (one.over - value * one.under) ** 2, 0);
	const spread = all.length > 1 ? (squares * all.length) / (all.length - 1) : Infinity;
	return { value, within: (Z * Math.sqrt(spread)) / under };
}

/** The Brier score of the seat whose turn it is, over that of a chance that is the same for all. */
export const brierRatio = (told: readonly Told[], seats: number): Measured =>
	ratioOf(
		told
			.filter(({ own }) => own)
			.map(({ game, chance, won }) => ({
				game,
				over: (chance - won) ** 2,
				under: (1 / seats) * (1 - 1 / seats)
			}))
	);

export const atHalfTime = (told: readonly Told[]): readonly Told[] =>
	told.filter(({ share }) => share >= HALF.from && share <= HALF.to);

export function binsOf(told: readonly Told[]): readonly Bin[] {
	return Array.from({ length: BINS }, (_, bin) => {
		const [from, to] = [bin / BINS, (bin + 1) / BINS];
		const within = told.filter(
			({ chance }) => Math.min(BINS - 1, Math.floor(chance * BINS)) === bin
		);
		const mean = (of: (one: Told) => number) =>
			within.reduce((sum, one) => sum + of(one), 0) / within.length;
		return {
			from,
			to,
			positions: within.length,
			told: mean(({ chance }) => chance),
			came: mean(({ won }) => won),
			off: ratioOf(within.map(({ game, chance, won }) => ({ game, over: won - chance, under: 1 })))
		};
	}).filter(({ positions }) => positions > 0);
}

const verdict = (least: number, most: number, goal: number): string =>
	most <= goal ? 'met' : least > goal ? 'missed' : 'open';

const percent = (share: number): string => (100 * share).toFixed(0);
const points = ({ value, within }: Measured): string =>
	`${value > 0 ? '+' : ''}${(100 * value).toFixed(1)} ± ${(100 * within).toFixed(1)}`;
const ratio = ({ value, within }: Measured): string =>
	`${value.toFixed(2)} (${(value - within).toFixed(2)}–${(value + within).toFixed(2)})`;

export type Sample = {
	readonly seats: number;
	readonly games: number;
	readonly told: readonly Told[];
};

/** The part of docs/strength.md about chances; `command`: what made it. */
export function calibrationPart(samples: readonly Sample[], command: string): string {
	return `${CALIBRATION}

What a look back says of the chance to win, held against who won, on games that nothing was fitted on. The command
writes this part of the page:

\`\`\`sh
${command}
\`\`\`

Medium players against each other, no careless moves, chapters outside a chronicle with the open set, the seven eras in turn. At the
beginning of each turn everybody's chance is told by what the seat whose turn it is knows. Intervals hold the true number in 95 of 100 such
experiments and are made game by game, since positions of one game tell much the same. The Brier score is the mean square of chance
less outcome, of the seat whose turn it is; the base rate gives everybody the same chance.

| seats | games | Brier over base rate | at half-time | goal | is |
| ----: | ----: | -------------------- | ------------ | ---: | -- |
${samples.map(halfTimeRow).join('\n')}

### By round

Brier over base rate, by number of seats.

| round | ${samples.map(({ seats }) => `${seats} seats`).join(' | ')} |
| ----: | ${samples.map(() => '---').join(' | ')} |
${roundRows(samples).join('\n')}

### What was told, and how often it came so

All seats, in per cent; *off* is what came less what was told, in points. The goal is at most 5 points where there are ${LARGE} positions or more.

| seats | told | positions | told on average | came so | off | is |
| ----: | ---- | --------: | --------------: | ------: | --- | -- |
${samples.flatMap(binRows).join('\n')}
`;
}

function halfTimeRow({ seats, games, told }: Sample): string {
	const half = brierRatio(atHalfTime(told), seats);
	const is = verdict(half.value - half.within, half.value + half.within, MOST_RATIO);
	return `| ${seats} | ${games} | ${ratio(brierRatio(told, seats))} | ${ratio(half)} | ${MOST_RATIO} | ${is} |`;
}

function roundRows(samples: readonly Sample[]): string[] {
	const rounds = new Set(samples.flatMap(({ told }) => told.map(({ round }) => round)));
	return [...rounds]
		.sort((a, b) => a - b)
		.map((round) => {
			const cells = samples.map(({ seats, told }) => {
				const within = told.filter((one) => one.round === round);
				return within.length > 0 ? ratio(brierRatio(within, seats)) : '–';
			});
			return `| ${[round, ...cells].join(' | ')} |`;
		});
}

function binRows({ seats, told }: Sample): string[] {
	return binsOf(told).map((bin) => {
		const { value, within } = bin.off;
		const [least, most] = [Math.max(0, Math.abs(value) - within), Math.abs(value) + within];
		const is = bin.positions < LARGE ? '' : verdict(least, most, MOST_OFF);
		return `| ${seats} | ${percent(bin.from)}–${percent(bin.to)} | ${bin.positions} | ${percent(bin.told)} | ${percent(bin.came)} | ${points(bin.off)} | ${is} |`;
	});
}

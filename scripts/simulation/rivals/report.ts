import { shareInterval } from '../../../src/lib/games/core/search/sample.ts';
import { openSet } from '../../../src/lib/games/rivals/open/open-set.ts';
import type { RivalsOptions } from './options.ts';
import { MOST_ROUNDS, type Sitting } from './sitting.ts';

/** What the cards should come to: the least and the most of each. */
const BANDS = {
	deck: [0.6, 1.6],
	seat: [0.6, 1.6],
	ending: [0.1, 1],
	rounds: [6, 14],
	unfinished: [0, 0.01],
	better: [1.4, Infinity]
} as const;
type Band = keyof typeof BANDS;

/** All matches at one number of seats. */
export type Sample = { readonly seats: number; readonly sittings: readonly Sitting[] };

/** One player against others: how often it won, and how long it thought. */
export type Rung = {
	readonly one: string;
	readonly rest: string;
	readonly seats: number;
	readonly sittings: readonly Sitting[];
	readonly milliseconds: { readonly mean: number; readonly slowest: number };
};

type Figure = {
	readonly value: number;
	readonly low: number;
	readonly high: number;
	readonly of: number;
};

const share = (times: number, of: number, fair = 1): Figure => {
	const [low, high] = shareInterval(times, of);
	return { value: of === 0 ? 0 : times / of / fair, low: low / fair, high: high / fair, of };
};

const number = (n: number): string => n.toFixed(2);
const bounds = (band: Band): string => {
	const [least, most] = BANDS[band];
	if (band === 'ending') return `at least ${least}`;
	if (most === Infinity) return `at least ${least}`;
	return least === 0 ? `at most ${most}` : `${least} to ${most}`;
};
/** Met or missed where the whole interval lies on one side of a bound; else so few matches cannot tell. */
function verdict(band: Band, { low, high }: Pick<Figure, 'low' | 'high'>): string {
	const [least, most] = BANDS[band];
	if (low >= least && high <= most) return 'met';
	return high < least || low > most ? 'missed' : 'open';
}
const row = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`;
const judged = (band: Band, figure: Figure) => [
	figure.of,
	number(figure.value),
	`${number(figure.low)} to ${number(figure.high)}`,
	bounds(band),
	verdict(band, { low: Number(number(figure.low)), high: Number(number(figure.high)) })
];

/** Wins over a fair share of those who sit so. */
function winsOf(
	sittings: readonly Sitting[],
	seats: number,
	isMeant: (sat: Sitting['sat'][number]) => boolean
): Figure {
	const sat = sittings.flatMap((one) => one.sat.filter(isMeant));
	return share(sat.filter(({ won }) => won).length, sat.length, 1 / seats);
}

const ENDINGS = {
	agenda: 'ended by 13 Agenda',
	rival: 'ended by a knocked out Rival',
	most: 'ended by the most Agenda after another knock-out'
} as const;

function courseRows({ seats, sittings }: Sample): readonly string[] {
	const rounds = sittings.map((one) => one.rounds).sort((a, b) => a - b);
	const at = (part: number): number => rounds[Math.floor((rounds.length - 1) * part)] ?? 0;
	const median = at(0.5);
	const unfinished = share(
		sittings.filter(({ decided }) => decided === null).length,
		sittings.length
	);
	const places = Array.from({ length: seats }, (_, place) =>
		row([
			seats,
			`wins of seat ${place + 1} over a fair share`,
			...judged(
				'seat',
				winsOf(sittings, seats, (sat) => sat.place === place + 1)
			)
		])
	);
	return [
		row([
			seats,
			'median of rounds',
			sittings.length,
			median,
			`${at(0.1)} to ${at(0.9)} in 8 of 10 matches`,
			bounds('rounds'),
			verdict('rounds', { low: median, high: median })
		]),
		row([seats, `unfinished after ${MOST_ROUNDS} rounds`, ...judged('unfinished', unfinished)]),
		...places
	];
}

/** The part of docs/rivals-balance.md on the cards. */
export function balancePart({ games, seed }: RivalsOptions, samples: readonly Sample[]): string {
	const all = samples.flatMap(({ sittings }) => sittings);
	const ended = all.filter(({ decided }) => decided !== null);
	return `## What was measured

\`\`\`sh
npm run simulate -- rivals --only balance --games ${games} --seed ${seed}
\`\`\`

Matches between greedy players, decks of the open set by chance and none twice, the app deals, all readings at their defaults. Nothing was tuned with
this seed. Intervals hold the true figure in 95 of 100 such experiments. _Met_ and _missed_ are said where the whole interval lies on one side of a
bound; else it is _open_: so few matches cannot tell.

### The course of a match

| players | measure | out of | figure | interval | should be | is |
| --- | --- | ---: | ---: | --- | --- | --- |
${samples.flatMap(courseRows).join('\n')}

### How matches end

All numbers of players together.

| ending | out of | share | interval | should be | is |
| --- | ---: | ---: | --- | --- | --- |
${Object.entries(ENDINGS)
	.map(([how, words]) =>
		row([
			words,
			...judged(
				'ending',
				share(ended.filter(({ decided }) => decided === how).length, ended.length)
			)
		])
	)
	.join('\n')}

### Decks

| players | deck | out of | wins/fair | interval | should be | is | Agenda at the end |
| --- | --- | ---: | ---: | --- | --- | --- | ---: |
${samples
	.flatMap(({ seats, sittings }) =>
		openSet.decks.map(({ id }) => {
			const sat = sittings.flatMap((one) => one.sat.filter(({ deck }) => deck === id));
			const mean = sat.reduce((sum, { agenda }) => sum + agenda, 0) / Math.max(1, sat.length);
			const figure = winsOf(sittings, seats, ({ deck }) => deck === id);
			return row([seats, id, ...judged('deck', figure), mean.toFixed(1)]);
		})
	)
	.join('\n')}
`;
}

/** The part on the computer players. */
export function ladderPart(
	{ matches, strong, seed }: RivalsOptions,
	rungs: readonly Rung[]
): string {
	return `## How strong the computer players are

\`\`\`sh
npm run simulate -- rivals --only ladder --matches ${matches} --strong ${strong} --seed ${seed}
\`\`\`

One player against others, in each seat in turn. _random_ does anything that is legal and only measures; _medium_ is the greedy player, _strong_ tries its
moves in six sampled worlds a decision. Times are those of one decision of the one, on the machine that measured, which had other work to do.

| players | one | others | out of | wins/fair | interval | should be | is | ms a decision | slowest |
| --- | --- | --- | ---: | ---: | --- | --- | --- | ---: | ---: |
${rungs
	.map(({ one, rest, seats, sittings, milliseconds }) =>
		row([
			seats,
			one,
			rest,
			...judged(
				'better',
				winsOf(sittings, seats, ({ isOne }) => isOne)
			),
			milliseconds.mean.toFixed(1),
			milliseconds.slowest.toFixed(0)
		])
	)
	.join('\n')}
`;
}

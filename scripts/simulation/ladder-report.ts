import { shareInterval } from '../../src/lib/games/core/search/sample.ts';
import type { Came, Match, Strength } from './ladder.ts';

/** What a kind of player has to come to against another, as a multiple of its fair share. */
export const GOALS: readonly (Pick<Match, 'one' | 'rest'> & { readonly least: number })[] = [
	{ one: 'easy', rest: 'random', least: 1 },
	{ one: 'greedy', rest: 'easy', least: 1 },
	{ one: 'medium', rest: 'greedy', least: 1.5 },
	{ one: 'strong', rest: 'medium', least: 1.3 }
];

const goalOf = (one: Strength, rest: Strength) =>
	GOALS.find((goal) => goal.one === one && goal.rest === rest)?.least ?? 1;

type Verdict = 'met' | 'missed' | 'open';

/** `met` or `missed` where the whole interval lies on one side of the goal, else `open`. */
export function verdictOf({ one, rest, seats, wins, games }: Came): Verdict {
	const goal = goalOf(one, rest) / seats;
	const [low, high] = shareInterval(wins, games);
	if (low >= goal) return 'met';
	return high < goal ? 'missed' : 'open';
}

export type Setting = {
	readonly games: number;
	readonly strong: number;
	readonly seed: number;
	readonly minutes: number;
	readonly weights: { readonly seed: number; readonly rules: number };
};

/** The page docs/strength.md. */
export function strengthPage(
	came: readonly Came[],
	{ games, strong, seed, minutes, weights }: Setting
): string {
	return `# Strength of the computer players

How strong the computer players are. The command that measures it writes this page:

\`\`\`sh
npm run simulate -- ladder --games ${games} --strong ${strong} --seed ${seed}
\`\`\`

Each line is some chapters outside a chronicle with the open set: one player of a kind against all others of another, at each seat in
turn, the seven eras in turn, clans, faces and missions by chance, the app deals, all readings at their defaults. A fair share is one win in as many games as
players sit at the table; **× fair** is how often the one won against that, with the interval in which the true share lies in 95 of 100
such experiments (Wilson). *Met* and *missed* are said where the whole interval lies on one side of the goal; else it is *open*: so few
games cannot tell. Times are those of one decision, answers to questions among them, on the machine that measured, which had other work to
do. All of it took ${minutes.toFixed(0)} minutes on one core. Positions were valued by the weights of
\`src/lib/games/heritage/search/weights.json\` (seed ${weights.seed}, revision ${weights.rules} of the rules); nothing was fitted or tuned on the games below.

Each seat has its turn after seven games, one of each era: with a number of games that is no multiple of 7 × seats some seats were had more often than
others, or not at all. Who begins is drawn by lot in each game, so that a seat by itself is worth nothing.

| one | against | seats | games | wins | × fair | interval | goal | is | ms a decision | slowest |
| --- | --- | ---: | ---: | ---: | ---: | --- | ---: | --- | ---: | ---: |
${came.map(rowOf).join('\n')}

## What is met

${GOALS.map((goal) => sentenceFor(goal, came)).join('\n')}
`;
}

function rowOf(came: Came): string {
	const { one, rest, seats, games, wins, decisions, milliseconds, slowest } = came;
	const times = (share: number) => (share * seats).toFixed(2);
	const [low, high] = shareInterval(wins, games);
	const cells = [
		one,
		rest,
		seats,
		games,
		wins,
		times(wins / games),
		`${times(low)}–${times(high)}`,
		goalOf(one, rest).toFixed(2),
		verdictOf(came),
		(milliseconds / decisions).toFixed(1),
		slowest.toFixed(0)
	];
	return `| ${cells.join(' | ')} |`;
}

function sentenceFor({ one, rest, least }: (typeof GOALS)[number], came: readonly Came[]): string {
	const said = came
		.filter((match) => match.one === one && match.rest === rest)
		.map((match) => `${match.seats} seats ${verdictOf(match)}`);
	return `- ${one} wins at least ${least} × its fair share against ${rest}: ${said.join(', ')}.`;
}

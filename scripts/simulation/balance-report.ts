import { shareInterval } from '../../src/lib/games/core/search/sample.ts';
import { CLANS } from '../../src/lib/games/heritage/vocabulary.ts';
import type { MissionKind } from '../../src/lib/games/heritage/missions/claim.ts';
import { MISSION_WORDS } from '../../src/lib/games/heritage/missions/mission-words.ts';
import type { Evening } from './evening.ts';

/** What the cards should come to; shares from 0 to 1. */
export const BANDS = {
	/** Of all morality tokens, no more on one value. */
	oneValue: 0.4,
	/** Chapters in which temperament brings everybody the same. */
	allTheSame: 0.2,
	/** Finales in which the Sabbat Wars pay nobody. */
	nobodyPaid: 0.15,
	/** A clan's wins over its fair share. */
	clan: [0.8, 1.25]
} as const;

type Sample = { readonly seats: number; readonly evenings: readonly Evening[] };

export type Measured = { readonly all: readonly Sample[]; readonly finales: readonly Sample[] };

const HEADING = '## Medium players';

/** How many of so many, as a share with the interval in which the true one lies in 95 of 100 such experiments. */
const shareCells = (count: number, of: number): string => {
	const [low, high] = shareInterval(count, of);
	return `${count} | ${of} | ${(count / of).toFixed(2)} | ${low.toFixed(2)}–${high.toFixed(2)}`;
};

export const verdictOf = (count: number, of: number, most: number): string => {
	const [low, high] = shareInterval(count, of);
	if (high <= most) return 'met';
	return low > most ? 'missed' : 'open';
};

/** The part of docs/balance.md about medium players; `command`: what made it. */
export function balancePart({ all, finales }: Measured, command: string): string {
	return `${HEADING}

How the open set plays between computer players that look at each move and what it leads to. The command writes this part:

\`\`\`sh
${command}
\`\`\`

Chapters outside a chronicle, the seven eras in turn, clans, faces and missions by chance, the app deals, all readings at their
defaults. Nothing was tuned with this seed. Intervals hold the true share in 95 of 100 such experiments (Wilson). *Met* and *missed* are
said where the whole interval lies on one side of the bound; else it is *open*: so few games cannot tell.

### Temperament

How many morality tokens end on each value, The Beast Within and The Rise of Humanity together. At most ${BANDS.oneValue} of them should end on one value.

| seats | −1 | 0 | 1 | 2 | 3 | 4 | tokens | most on one | interval | is |
| ----: | --: | --: | --: | --: | --: | --: | -----: | ----------: | --- | --- |
${all.map(tokenRow).join('\n')}

Chapters in which temperament brings everybody the same; less than ${BANDS.allTheSame} of them should be such.

| seats | same | chapters | share | interval | is |
| ----: | ---: | -------: | ----: | --- | --- |
${all.map(sameRow).join('\n')}

### The finale

Chapters of era 7 in which The Sabbat Wars pay nobody; less than ${BANDS.nobodyPaid} should be such.

| seats | nobody | finales | share | interval | is |
| ----: | -----: | ------: | ----: | --- | --- |
${finales.map(paidRow).join('\n')}

### Missions by kind

How often missions of each kind lay there, nobody claimed them, or the primogen had to decide.

| kind | laid | nobody | primogen |
| --- | ---: | ---: | ---: |
${missionRows(all).join('\n')}

### Clans

All numbers of seats together. Wins over a fair share should be ${BANDS.clan.join(' to ')}.

| clan | games | wins | wins/fair | interval | points | is |
| --- | ----: | ---: | --------: | --- | -----: | --- |
${CLANS.map((clan) => clanRow(clan, all)).join('\n')}
`;
}

const VALUES = [-1, 0, 1, 2, 3, 4];

function tokenRow({ seats, evenings }: Sample): string {
	const tokens = evenings.flatMap((evening) => evening.tokens);
	const counts = VALUES.map((value) => tokens.filter((token) => token === value).length);
	const most = Math.max(...counts);
	const [low, high] = shareInterval(most, tokens.length);
	const cells = [
		seats,
		...counts,
		tokens.length,
		(most / tokens.length).toFixed(2),
		`${low.toFixed(2)}–${high.toFixed(2)}`,
		verdictOf(most, tokens.length, BANDS.oneValue)
	];
	return `| ${cells.join(' | ')} |`;
}

function sameRow({ seats, evenings }: Sample): string {
	const same = evenings.filter(({ tokens }) => new Set(tokens).size === 1).length;
	return `| ${seats} | ${shareCells(same, evenings.length)} | ${verdictOf(same, evenings.length, BANDS.allTheSame)} |`;
}

function paidRow({ seats, evenings }: Sample): string {
	const nobody = evenings.filter(({ paid }) => paid === false).length;
	return `| ${seats} | ${shareCells(nobody, evenings.length)} | ${verdictOf(nobody, evenings.length, BANDS.nobodyPaid)} |`;
}

function missionRows(all: readonly Sample[]): string[] {
	const missions = all.flatMap(({ evenings }) => evenings.flatMap((evening) => evening.missions));
	return (Object.keys(MISSION_WORDS) as MissionKind[]).map((kind) => {
		const own = missions.filter(({ mission }) => (mission.claim?.by ?? 'most') === kind);
		const share = (count: number) => (own.length === 0 ? '–' : (count / own.length).toFixed(2));
		const unclaimed = own.filter(({ claimed }) => !claimed).length;
		const drawn = own.filter((one) => one.drawn).length;
		return `| ${kind} | ${own.length} | ${share(unclaimed)} | ${share(drawn)} |`;
	});
}

/** A clan's verdict by the interval of its wins over a fair share. */
export function clanVerdict(low: number, high: number): string {
	const [least, most] = BANDS.clan;
	if (low >= least && high <= most) return 'met';
	return high < least || low > most ? 'missed' : 'open';
}

function clanRow(clan: (typeof CLANS)[number], all: readonly Sample[]): string {
	const own = all.flatMap(({ seats, evenings }) =>
		evenings.flatMap(({ clans }) =>
			clans.filter((one) => one.clan === clan).map((one) => ({ ...one, fair: 1 / seats }))
		)
	);
	const sum = (of: (one: (typeof own)[number]) => number) =>
		own.reduce((all, one) => all + of(one), 0);
	const [wins, fair] = [sum(({ won }) => (won ? 1 : 0)), sum((one) => one.fair)];
	const spread = 1.96 * Math.sqrt(sum((one) => one.fair * (1 - one.fair)));
	const [low, high] = [(wins - spread) / fair, (wins + spread) / fair];
	const cells = [
		clan,
		own.length,
		wins,
		(wins / fair).toFixed(2),
		`${low.toFixed(2)}–${high.toFixed(2)}`,
		(sum(({ points }) => points) / own.length).toFixed(1),
		clanVerdict(low, high)
	];
	return `| ${cells.join(' | ')} |`;
}

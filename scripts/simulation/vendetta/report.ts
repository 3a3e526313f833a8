import { openSet } from '../../../src/lib/games/vendetta/open/open-set.ts';
import { CLANS } from '../../../src/lib/games/vendetta/vocabulary.ts';
import {
	BANDS,
	courseOf,
	mean,
	seatedIn,
	shift,
	verdictOf,
	winsOverFair,
	type Band,
	type Figure
} from './bands.ts';
import type { Hiding } from './hiding.ts';
import type { Equal, Match } from './measuring.ts';
import type { VendettaOptions } from './options.ts';

const HEADING = '## What was measured';
const LADDER = '## How strong the computer players are';
const HIDING = '## What playing face down is worth';

export const MEASURES: { readonly [B in Band]: string } = {
	clan: 'wins of a clan over a fair share',
	first: 'wins of the first player over a fair share',
	led: 'games won by who leads after round 2',
	margin: 'Influence between first and second',
	frenzies: 'Frenzies a game',
	out: 'seats out of the game',
	down: 'plays face down',
	withdrew: 'choices to withdraw',
	card: 'what a card adds to wins',
	relic: 'how often a relic is taken',
	better: 'wins over a fair share',
	open: 'wins over a fair share'
};

const number = (n: number) => n.toFixed(2).replace(/^-(?=0\.00$)/, '');
const rounded = (n: number) => Number(number(n));
const bounds = (band: Band) => {
	const [least, most] = BANDS[band];
	if (most === Infinity) return `at least ${least}`;
	return least === 0 ? `at most ${most}` : `${least} to ${most}`;
};
const row = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`;
const intervalCell = ({ low, high }: Figure) => `${number(low)} to ${number(high)}`;
const figures = (figure: Figure) => [figure.of, number(figure.value), intervalCell(figure)];
/** Judged by what is printed, so that a reader comes to the same. */
const judged = (band: Band, figure: Figure) => [
	...figures(figure),
	verdictOf(band, { low: rounded(figure.low), high: rounded(figure.high) })
];

/** The part of docs/vendetta-balance.md on the cards. */
export function balancePart({ games, seed }: VendettaOptions, equal: readonly Equal[]): string {
	const seats = seatedIn(equal.flatMap(({ sittings }) => sittings));
	return `${HEADING}

\`\`\`sh
npm run simulate -- vendetta --only balance --games ${games} --seed ${seed}
\`\`\`

Clans, relics and first players by chance, the app deals, all readings at their defaults; every second game has relics and Location cards. Nothing was
tuned with this seed. Intervals hold the true figure in 95 of 100 such experiments. _Met_ and _missed_ are said where the whole interval lies on one
side of a bound; else it is _open_: so few games cannot tell.

### The course of a game

| players | measure | out of | figure | interval | should be | is |
| --- | --- | ---: | ---: | --- | --- | --- |
${equal
	.flatMap(({ kind, sittings }) =>
		courseOf(sittings).map(([band, figure]) => {
			const [of, value, interval, is] = judged(band, figure);
			return row([
				kind.name,
				MEASURES[band],
				of ?? '',
				value ?? '',
				interval ?? '',
				bounds(band),
				is ?? ''
			]);
		})
	)
	.join('\n')}

### Clans

All tables together. Wins over a fair share should be ${bounds('clan')}.

| clan | seats | wins/fair | interval | is |
| --- | ---: | ---: | --- | --- |
${CLANS.map((clan) =>
	row([clan, ...judged('clan', winsOverFair(seats.filter((one) => one.clan === clan)))])
).join('\n')}

### Clan cards

How much more of its games a player wins who kept the card than one of the same clan who did not; cards were kept by chance. It should be at most
${BANDS.card[1]} either way.

| card | kept | shift | interval | is |
| --- | ---: | ---: | --- | --- |
${openSet.clanCards
	.filter(({ starting }) => starting !== true)
	.map(({ id, name, clan }) => {
		const own = seats.filter((one) => one.clan === clan);
		const has = own.filter(({ kept }) => kept.includes(id));
		const hasNot = own.filter(({ kept }) => !kept.includes(id));
		return row([name, ...judged('card', shift(has, hasNot))]);
	})
	.join('\n')}

### Relics

Wins of its holder over a fair share; relics were taken by chance.

| relic | Influence | seats | wins/fair | interval |
| --- | ---: | ---: | ---: | --- |
${openSet.relics
	.map(({ id, name, influence }) =>
		row([name, influence, ...figures(winsOverFair(seats.filter(({ relic }) => relic === id)))])
	)
	.join('\n')}
`;
}

/** The part on the computer players. */
export function ladderPart(
	{ matches, strong, seed }: VendettaOptions,
	played: readonly Match[]
): string {
	return `${LADDER}

\`\`\`sh
npm run simulate -- vendetta --only ladder --matches ${matches} --strong ${strong} --seed ${seed}
\`\`\`

One player against two others at a table of three, in each seat in turn; a fair share is one game in three. _random_ does anything that is legal, _greedy_ takes
what looks best by a flat guess: both only measure. _open_ is a medium player that never plays face down. Times are those of one decision of the one,
on the machine that measured, which had other work to do.

| one | two others | games | wins/fair | interval | should be | is | ms a decision | slowest |
| --- | --- | ---: | ---: | --- | --- | --- | ---: | ---: |
${played.map(matchRow).join('\n')}
`;
}

function matchRow({ one, rest, sittings, milliseconds }: Match): string {
	const figure = winsOverFair(seatedIn(sittings).filter(({ who }) => who === one));
	const band = one === 'open' ? 'open' : 'better';
	const [of, value, interval, is] = judged(band, figure);
	const { mean, slowest } = milliseconds;
	const times = [mean.toFixed(1), slowest.toFixed(0)];
	return row([one, rest, of ?? '', value ?? '', interval ?? '', bounds(band), is ?? '', ...times]);
}

/** Which of the hidden cards a row of the page is about. */
const HIDDEN: readonly (readonly [string, (one: Hiding) => boolean])[] = [
	['all', () => true],
	['cards that bring more so', ({ gains }) => gains],
	['all other cards', ({ gains }) => !gains],
	['round 1', ({ round }) => round === 1],
	['round 2', ({ round }) => round === 2],
	['round 3', ({ round }) => round === 3],
	['at the Haven', ({ isHaven }) => isHaven],
	['elsewhere', ({ isHaven }) => !isHaven],
	['Power 2 or less', ({ power }) => power <= 2],
	['Power 3 or 4', ({ power }) => power === 3 || power === 4],
	['Power 5 or more', ({ power }) => power >= 5]
];

/** The part on what playing face down is worth. */
export function hidingPart({ hidden, seed }: VendettaOptions, measured: readonly Hiding[]): string {
	return `${HIDING}

\`\`\`sh
npm run simulate -- vendetta --only hiding --hidden ${hidden} --seed ${seed}
\`\`\`

Turns of medium players at tables of three. The card that looks best face up is played face up and face down, at the same place with the same Blood, in
the same worlds that agree with what its player knows; then medium players finish the round. Cards that do nothing face down are left out. Figures say
what face down brought more than face up: chance to win, in points, and Influence at the end of the round.

| plays | out of | chance | interval | Influence | interval |
| --- | ---: | ---: | --- | ---: | --- |
${HIDDEN.map(([name, isMeant]) => {
	const plays = measured.filter(isMeant);
	const cells = (figure: Figure) => [number(figure.value), intervalCell(figure)];
	const chance = mean(plays.map((one) => 100 * one.chance));
	return row([
		name,
		plays.length,
		...cells(chance),
		...cells(mean(plays.map(({ influence }) => influence)))
	]);
}).join('\n')}
`;
}

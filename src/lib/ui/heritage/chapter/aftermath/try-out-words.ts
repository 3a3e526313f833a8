import { gamesIn, standIn, type Tally } from '../../../../games/heritage/search/try-out/try-out.ts';

const percent = (share: number): number => Math.round(100 * share);

/** What trying two choices out has shown: “Zoe moves in” is better in 54% [51, 57] of 600 games. */
export function standWords(judged: Tally, choices: readonly [string, string]): string {
	const { better, share, interval, isTooClose } = standIn(judged);
	const [low, high] = interval.map(percent);
	const figures = `${percent(share)}% [${low}, ${high}] of ${gamesIn(judged)} games`;
	const [one, other] = choices;
	const name = better === 'first' ? one : other;
	return isTooClose
		? `Too close to tell. “${name}” ended better in ${figures}.`
		: `“${name}” is better in ${figures}.`;
}

/** The bare counts, before anything is judged. */
export function soFarWords(tally: Tally, [one, other]: readonly [string, string], most: number) {
	const better = (which: 'first' | 'second') => tally.reduce((sum, score) => sum + score[which], 0);
	return `So far, ${gamesIn(tally)} of ${most} games: “${one}” ended better in ${better('first')}, “${other}” in ${better('second')}.`;
}

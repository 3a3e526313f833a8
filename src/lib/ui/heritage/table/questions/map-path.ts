import type { Question } from '../../../../games/heritage/table/request.ts';
import type { Asked, MapAnswers } from '../../boards/map-answers.ts';

/** An option, and the spots that are tapped for it. */
export type Way = { readonly option: string; readonly spots: readonly string[] };

/** How a question stands after some taps. */
export type Tapped = {
	/** The spots that are chosen: those tapped, and those there was no other for. */
	readonly path: readonly string[];
	/** What can be tapped next. */
	readonly next: readonly string[];
};

/** Every way to choose one of the options by tapping. */
export const waysOn = (
	answers: Pick<MapAnswers, 'paths'>,
	question: Asked & Pick<Question, 'options'>
): readonly Way[] =>
	question.options.flatMap((option) =>
		answers.paths(question, option).map((spots) => ({ option, spots }))
	);

const beginsWith = ({ spots }: Way, path: readonly string[]): boolean =>
	path.every((spot, at) => spots[at] === spot);

/** Where so many taps lead. A spot that all ways share is not asked for, but for the last: nothing is chosen unasked. */
export function tappedSo(ways: readonly Way[], taps: readonly string[]): Tapped {
	const open = ways.filter((way) => beginsWith(way, taps));
	const next = [...new Set(open.flatMap(({ spots }) => spots[taps.length] ?? []))];
	const [only] = next;
	const goesOn = open.every(({ spots }) => spots.length > taps.length + 1);
	if (only !== undefined && next.length === 1 && goesOn) return tappedSo(ways, [...taps, only]);
	return { path: taps, next };
}

/** What is chosen once all of a path is tapped; null: it goes on. */
export const chosenBy = (ways: readonly Way[], path: readonly string[]): string | null =>
	ways.find((way) => way.spots.length === path.length && beginsWith(way, path))?.option ?? null;

/** How many spots one tap can leave open at most, the first one among them. */
export function mostNext(ways: readonly Way[]): number {
	const { next } = tappedSo(ways, []);
	return Math.max(next.length, ...next.map((spot) => tappedSo(ways, [spot]).next.length));
}

/** An outcome without what points come from, where there is no room for it. */
export const withoutSources = (outcome: string): string => outcome.replaceAll(/ \([^()]*\)/g, '');

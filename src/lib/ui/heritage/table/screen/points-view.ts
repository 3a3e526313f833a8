import type { ScoreLine, ScoreSource } from '../../../../games/heritage/chapter/point-sentences.ts';
import type { SeatId } from '../../../../games/heritage/shapes.ts';
import { signed } from '../../ledger/names.ts';
import type { ScreenNames } from '../names.ts';

/** In the order of the rulebook's counting. */
export const SOURCES = [
	'class',
	'temperament',
	'geography',
	'power',
	'boons',
	'infamy',
	'missions'
] as const satisfies readonly ScoreSource[];

/** A source by its name: a battleground by its title. */
export function sourceName(source: ScoreSource, names: Pick<ScreenNames, 'board'>): string {
	switch (source) {
		case 'class':
		case 'temperament':
		case 'geography':
			return names.board(source);
		case 'power':
			return 'Power';
		case 'boons':
			return 'Boons';
		case 'infamy':
			return 'Infamy';
		case 'missions':
			return 'Missions';
	}
}

/** What a total is made of: each source of points with what it brings. */
export const totalParts = (
	by: { readonly [S in ScoreSource]: number },
	sources: readonly ScoreSource[],
	names: Pick<ScreenNames, 'board'>
): readonly { readonly label: string; readonly value: string }[] =>
	sources.map((source) => ({ label: sourceName(source, names), value: signed(by[source]) }));

/** The sources that bring points at this table: missions only where somebody has some of them. */
export const sourcesNow = (points: {
	readonly [seat: SeatId]: { readonly by: { readonly [S in ScoreSource]: number } };
}): readonly ScoreSource[] =>
	SOURCES.filter(
		(source) => source !== 'missions' || Object.values(points).some(({ by }) => by.missions !== 0)
	);

/** The lines behind a number: those that say the same thing stand together, those that bring nothing last. */
export function linesOf(
	lines: readonly ScoreLine[],
	sentence: (line: ScoreLine) => string
): readonly { readonly label: string; readonly value: string }[] {
	const groups = new Map<string, { points: number; times: number }>();
	for (const line of lines) {
		const label = sentence(line);
		const { points, times } = groups.get(label) ?? { points: 0, times: 0 };
		groups.set(label, { points: points + line.points, times: times + 1 });
	}
	return [...groups]
		.sort(([, a], [, b]) => Math.abs(b.points) - Math.abs(a.points))
		.map(([label, { points, times }]) => ({
			label: times > 1 ? `${label} (${times}×)` : label,
			value: signed(points)
		}));
}

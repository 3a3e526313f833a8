import { CLANS } from '../../src/lib/games/heritage/vocabulary.ts';
import type { Tally } from './tally.ts';

/** A tally as a page of text. `seconds`: how long it took. */
export function reportOf(tally: Tally, seconds: number, check: boolean): string {
	const { games, commands, longest, lapses, nones, refused, faults } = tally;
	const per = (count: number) => (games === 0 ? '0' : (count / games).toFixed(2));
	const lines = [
		clanTable(tally),
		'',
		`${games} games in ${seconds.toFixed(1)} s: ${(games / seconds).toFixed(1)} games/s`,
		`commands a game ${per(commands)}; the longest is game ${longest.game} with ${longest.commands}`,
		`recruits lapsed a game ${per(lapses)}; "none" from the box ${per(nones)}`
	];
	if (check) lines.push(`illegal commands refused ${refused}; faults ${faults.length}`);
	return [...lines, ...faults.map(({ game, what }) => `  game ${game}: ${what}`)].join('\n');
}

const HEADINGS = ['clan', 'games', 'wins', 'fair', 'wins/fair', 'points'] as const;

function clanTable({ clans }: Tally): string {
	const rows = CLANS.flatMap((clan) => {
		const tally = clans[clan];
		if (!tally) return [];
		const { games, wins, fair, points } = tally;
		return [
			[
				clan,
				String(games),
				String(wins),
				fair.toFixed(1),
				(wins / fair).toFixed(2),
				(points / games).toFixed(1)
			]
		];
	});
	const all = [[...HEADINGS], ...rows];
	const widths = HEADINGS.map((_, column) =>
		Math.max(...all.map((row) => row[column]?.length ?? 0))
	);
	return all
		.map((row) =>
			row
				.map((cell, column) =>
					column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0)
				)
				.join('  ')
		)
		.join('\n');
}

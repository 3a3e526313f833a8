import { chapterOf, eraAt, PLAYERS } from './table-logs.ts';

/** Chapters of four that one core plays in a second, the eras in turn. */
export function measureGames(who: keyof typeof PLAYERS, games: number): number {
	const before = process.cpuUsage();
	for (let game = 0; game < games; game++)
		for (const _ of chapterOf(game, eraAt(game), PLAYERS[who]));
	const { user, system } = process.cpuUsage(before);
	return games / ((user + system) / 1_000_000);
}

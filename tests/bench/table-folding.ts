import { fold } from '../../src/lib/games/core/game.ts';
import { evolveTable } from '../../src/lib/games/heritage/table/evolve.ts';
import type { TableEvent } from '../../src/lib/games/heritage/table/events.ts';
import { EMPTY_TABLE } from '../../src/lib/games/heritage/table/table.ts';
import { median } from './median.ts';
import { chapterOf, eraAt, PLAYERS } from './table-logs.ts';

const ROUNDS = 9;

/** Whole chapters of four random players, one after the other through the eras, cut off at so many events. */
function logOf(length: number): readonly TableEvent[] {
	const log: TableEvent[] = [];
	for (let game = 0; log.length < length; game++)
		for (const { events } of chapterOf(game, eraAt(game), PLAYERS.random)) log.push(...events);
	return log.slice(0, length);
}

/** Milliseconds of processor time that a log of so many events of the table takes to fold; the median of some rounds. */
export function measureTableFolding(length: number): number {
	const log = logOf(length);
	const rounds = Array.from({ length: ROUNDS }, () => {
		const before = process.cpuUsage();
		fold(evolveTable, EMPTY_TABLE, log);
		const { user, system } = process.cpuUsage(before);
		return (user + system) / 1000;
	});
	return median(rounds);
}

import { fold } from '../../src/lib/games/core/game.ts';
import type { EventOf } from '../../src/lib/games/heritage/events.ts';
import { heritage } from '../../src/lib/games/heritage/heritage.ts';
import { evolveTable } from '../../src/lib/games/heritage/table/evolve.ts';
import { EMPTY_TABLE } from '../../src/lib/games/heritage/table/table.ts';
import { median } from './median.ts';
import { chapterOf, eraAt, PLAYERS } from './table-logs.ts';

const ROUNDS = 9;

/** Whole chapters of four random players, one after the other through the eras, cut off at so many events. */
function logOf(length: number): readonly EventOf<'HappenedAtTable'>[] {
	const log: EventOf<'HappenedAtTable'>[] = [];
	for (let game = 0; log.length < length; game++)
		for (const { events } of chapterOf(game, eraAt(game), PLAYERS.random))
			for (const [index, event] of events.entries()) {
				const happened = { type: 'HappenedAtTable', event } as const;
				log.push(index > 0 ? { ...happened, goesOn: true } : happened);
			}
	return log.slice(0, length);
}

/**
 * Milliseconds of processor time that a log of so many events of the table takes to fold, by itself and in a
 * chronicle, which keeps the course; each the median of some rounds.
 */
export function measureTableFolding(length: number) {
	const log = logOf(length);
	const bare = log.map(({ event }) => event);
	return {
		table: measured(() => fold(evolveTable, EMPTY_TABLE, bare)),
		chronicle: measured(() => fold(heritage.evolve, heritage.initial, log))
	};
}

function measured(work: () => unknown): number {
	const rounds = Array.from({ length: ROUNDS }, () => {
		const before = process.cpuUsage();
		work();
		const { user, system } = process.cpuUsage(before);
		return (user + system) / 1000;
	});
	return median(rounds);
}

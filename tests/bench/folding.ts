import { fold } from '../../src/lib/games/core/game.ts';
import { heritage } from '../../src/lib/games/heritage/heritage.ts';
import { longLog } from '../unit/heritage/long-log.ts';
import { median } from './median.ts';

const ROUNDS = 7;

/** Milliseconds of processor time that a log of `length` events takes to fold; the median of some rounds. */
export function measureFolding(length: number): number {
	const log = longLog(length);
	const rounds = Array.from({ length: ROUNDS }, () => {
		const before = process.cpuUsage();
		fold(heritage.evolve, heritage.initial, log);
		const { user, system } = process.cpuUsage(before);
		return (user + system) / 1000;
	});
	return median(rounds);
}

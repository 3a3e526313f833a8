import { commandBehind } from '../../../games/heritage/table/origin.ts';
import type { Step } from '../../../games/heritage/table/course.ts';
import type { Sitting } from '../../table/sittings.ts';

/** Whether code made this step, the one at `index`: undone alone, it would be made again at once. */
export function isOfRival(sittings: readonly Sitting[], [first]: Step, index: number): boolean {
	const command = first ? commandBehind(first) : null;
	if (!command || !('seat' in command)) return false;
	return sittings.some(
		({ seat, rival, rivalSince = 0 }) =>
			rival !== undefined && seat === command.seat && index >= rivalSince
	);
}

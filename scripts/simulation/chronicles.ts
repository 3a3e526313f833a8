import { fold } from '../../src/lib/games/core/game.ts';
import { hashOf } from '../../src/lib/games/core/hash.ts';
import { heritage } from '../../src/lib/games/heritage/heritage.ts';
import {
	playChronicle,
	type ChronicleStep
} from '../../src/lib/games/heritage/players/chronicle/play-chronicle.ts';
import { DEFAULT_RULESET } from '../../src/lib/games/heritage/ruleset.ts';
import type { ChronicleState } from '../../src/lib/games/heritage/state.ts';
import { plainSitting } from './chronicle-sitting.ts';
import { NO_CHRONICLES, withChronicle, type ChronicleTally } from './chronicle-tally.ts';
import type { ChronicleOptions } from './options.ts';

/** Far enough apart that neighbouring chronicles roll differently. */
const SEED_STRIDE = 7919;

/** Plays chronicles one after the other; in every second of them rewards are told before a choice. */
export function playChronicles(
	{ chronicles, players, seed, check }: ChronicleOptions,
	played: (chronicles: number) => void
): ChronicleTally {
	let tally = NO_CHRONICLES;
	for (let number = 0; number < chronicles; number++) {
		const sitting = plainSitting(
			seed + SEED_STRIDE * number,
			players[number % players.length] ?? 2
		);
		const told = Math.floor(number / players.length) % 2 === 1;
		const missionReading = told ? 'full-information' : 'without-reward';
		const ruleset = { ...DEFAULT_RULESET, missionReading } as const;
		const course = playChronicle({ ...sitting, ruleset });
		const steps: ChronicleStep[] = [];
		let next = course.next();
		for (; !next.done; next = course.next()) steps.push(next.value);
		const faults = check ? faultsIn(steps, next.value) : [];
		tally = withChronicle(
			tally,
			steps,
			next.value,
			faults.map((fault) => `chronicle ${number}: ${fault}`)
		);
		played(number + 1);
	}
	return tally;
}

/** Whether each command's events can be decided again, and the log alone gives the same chronicle. */
function faultsIn(steps: readonly ChronicleStep[], end: ChronicleState): string[] {
	const unfounded = steps.flatMap(({ before, command, events }) => {
		const fault = events.length === 0 ? null : heritage.findFault(before, events);
		return fault === null ? [] : [`${command.type} does not follow from its events: ${fault}`];
	});
	const log = steps.flatMap(({ events }) => JSON.parse(JSON.stringify(events)) as typeof events);
	const again = fold(heritage.evolve, heritage.initial, log);
	const same = hashOf(again) === hashOf(end);
	return same ? unfounded : [...unfounded, 'the log does not replay to the same chronicle'];
}

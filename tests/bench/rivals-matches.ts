import { seededChance } from '../../src/lib/games/core/chance.ts';
import { fold } from '../../src/lib/games/core/game.ts';
import { evolve } from '../../src/lib/games/rivals/evolve.ts';
import { openSet } from '../../src/lib/games/rivals/open/open-set.ts';
import { NO_MATCH } from '../../src/lib/games/rivals/state.ts';
import type { TableEvent } from '../../src/lib/games/rivals/table/events.ts';
import { evolveTable } from '../../src/lib/games/rivals/table/evolve.ts';
import { begin } from '../../src/lib/games/rivals/table/game.ts';
import { playedAtRandom } from '../unit/rivals/arbitrary-match.ts';
import { playAtRandom, seatsOf, settingOf } from '../unit/rivals/table/random-match.ts';
import { median } from './median.ts';
import { calibration, perSecond } from './search.ts';

const ROUNDS = 5;
const MATCHES = 12;
/** So many matches until the machine is warm. */
const WARM = 40;
/** No coterie is larger. */
const COTERIE = 8;
const WARM_FOLDS = 10;
export const FOLDED = 3_000;
/** So many bring so many events: most of what is tapped by chance is refused. */
const TAPS = 60_000;
/** Of the undos, one in so many is tapped: by chance alone they would be a quarter. */
const UNDOS = 5;

const four = settingOf(openSet, 4);

const play =
	(matches = MATCHES) =>
	() => {
		for (let match = 0; match < matches; match++) playAtRandom(four, seededChance(match));
		return matches;
	};

/** Matches of four random players with the open set that a core plays in a second, beside the loop that machines are measured by. */
export function measureRivalsMatches() {
	calibration();
	play(WARM)();
	const rounds = Array.from({ length: ROUNDS }, () => ({
		calibration: perSecond(calibration),
		matches: perSecond(play())
	}));
	return {
		calibration: median(rounds.map((one) => one.calibration)),
		matches: median(rounds.map((one) => one.matches))
	};
}

/** So many events of a match with the box, tapped by chance. */
function kept() {
	let undos = 0;
	const { events } = playedAtRandom(4, 1, TAPS, (command, { match }) => {
		if (command.type === 'UndoAtTable') return ++undos % UNDOS === 0;
		if (command.type === 'Recruit')
			return (match.seats[command.seat]?.vampires.length ?? 0) < COTERIE;
		return command.type !== 'EndMatch';
	});
	if (events.length < FOLDED) throw new Error('this match is too short');
	return events.slice(0, FOLDED);
}

/** So many events of matches that Elysium deals, one after the other. */
function dealt(): readonly (readonly TableEvent[])[] {
	const matches: TableEvent[][] = [];
	for (let seed = 0, told = 0; told < FOLDED; seed++) {
		const events: TableEvent[] = [];
		playAtRandom(four, seededChance(seed), (step) => events.push(...step.events));
		matches.push(events.slice(0, FOLDED - told));
		told += events.length;
	}
	return matches;
}

/** Milliseconds of processor time to fold so many events: of a match with the box, and of matches that Elysium deals. */
export function measureRivalsFolding() {
	const box = kept();
	const matches = dealt();
	const { table } = begin(four, seatsOf(4));
	const timed = (work: () => unknown) =>
		median(
			Array.from({ length: WARM_FOLDS + ROUNDS }, () => 1_000 / perSecond(() => (work(), 1))).slice(
				WARM_FOLDS
			)
		);
	const undos = box.filter(({ type }) => type === 'UndoneAtTable').length / FOLDED;
	return {
		undos,
		kept: timed(() => fold(evolve, NO_MATCH, box)),
		dealt: timed(() => matches.map((events) => fold(evolveTable, table, events)))
	};
}

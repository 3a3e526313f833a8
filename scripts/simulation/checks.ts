import type { Chance } from '../../src/lib/games/core/chance.ts';
import { sentenceOf } from '../../src/lib/games/core/decision.ts';
import { fold } from '../../src/lib/games/core/game.ts';
import { hashOf } from '../../src/lib/games/core/hash.ts';
import type { Json } from '../../src/lib/games/core/json.ts';
import type { Battlegrounds } from '../../src/lib/games/heritage/boards/battleground.ts';
import type { Fault } from '../../src/lib/games/heritage/chapter/fault.ts';
import { faultsOf } from '../../src/lib/games/heritage/chapter/invariants.ts';
import { pointsOf } from '../../src/lib/games/heritage/chapter/points.ts';
import type { Step } from '../../src/lib/games/heritage/players/play.ts';
import { findTableFault } from '../../src/lib/games/heritage/table/engine.ts';
import { evolveTable } from '../../src/lib/games/heritage/table/evolve.ts';
import type { TableEvent } from '../../src/lib/games/heritage/table/events.ts';
import { tableRefusals } from '../../src/lib/games/heritage/table/refusals.ts';
import { EMPTY_TABLE, type Table } from '../../src/lib/games/heritage/table/table.ts';
import { freeze } from './frozen.ts';
import { tryWish } from './refusals.ts';
import { secretsWatch } from './secrets.ts';
import { tokenFaults } from './tokens.ts';

/** What is looked at in every game; all else after every command. One in so many commands: */
export type Sampling = {
	/** is told from its events alone, and decided anew. */
	readonly origins: number;
	/** is followed by one that is sent without looking. */
	readonly wishes: number;
};

export type Watch = {
	/** What is wrong after a step, in words; none: all is as it must always be. */
	step(step: Step): readonly string[];
	/** What is wrong with the game as a whole, once it is over. */
	end(table: Table): readonly string[];
	/** Illegal commands that were refused. */
	refused(): number;
};

/** Holds one game against what must always be so. `chance` is not that of the game. */
export function watchGame(battlegrounds: Battlegrounds, chance: Chance, sampling: Sampling): Watch {
	const secrets = secretsWatch();
	const log: TableEvent[] = [];
	let refused = 0;

	function sampled(step: Step): readonly string[] {
		const faults: string[] = [];
		if (chance.below(sampling.origins) === 0) {
			const fault = findTableFault(battlegrounds, step.before, step.events);
			if (fault !== null)
				faults.push(`${step.command.type} does not follow from its events: ${fault}`);
		}
		if (chance.below(sampling.wishes) === 0) {
			const wish = tryWish(battlegrounds, step.after, chance);
			if (wish.reason !== null) refused++;
			faults.push(...wish.faults);
		}
		return faults;
	}

	return {
		step(step) {
			// Whatever changes a table in place from here on throws.
			freeze(step.after);
			log.push(...step.events);
			return [
				...faultsOf(step.after, battlegrounds).map(said),
				...tokenFaults(step),
				...roundFaults(step),
				...secrets(step),
				...sampled(step)
			];
		},
		end: (table) => [...replayFaults(log, table), ...sleepFaults(battlegrounds, table)],
		refused: () => refused
	};
}

/** A fault of the table in its own sentence. */
function said(fault: Fault): string {
	return sentenceOf(tableRefusals, fault);
}

/** At the end of a round everyone has recruited once in each round so far, or has a lapse on record. */
function roundFaults({ events, after }: Step): readonly string[] {
	const ended = events.find((event) => event.type === 'RoundEnded');
	if (ended?.type !== 'RoundEnded') return [];
	return after.seats.flatMap(({ seat }) => {
		const [recruits, lapses] = [after.recruits[seat] ?? 0, after.lapses[seat] ?? 0];
		return recruits + lapses === ended.round
			? []
			: [`${seat} has ${recruits} recruits and ${lapses} lapses after round ${ended.round}`];
	});
}

/** The log alone gives the same table, also when it went through a file. */
function replayFaults(log: readonly TableEvent[], table: Table): readonly string[] {
	const read = JSON.parse(JSON.stringify(log)) as readonly TableEvent[];
	const again = fold(evolveTable, EMPTY_TABLE, read);
	return hashOf(again as Json) === hashOf(table as Json)
		? []
		: ['the log does not replay to the same table'];
}

function sleepFaults(battlegrounds: Battlegrounds, table: Table): readonly string[] {
	return Object.entries(pointsOf(table, battlegrounds)).flatMap(([seat, { lines }]) =>
		lines.flatMap(({ vampire, points }) =>
			points !== 0 && vampire !== null && table.bloodlines[seat]?.vampires[vampire]?.torpor
				? [`${vampire} brings ${points} points from torpor`]
				: []
		)
	);
}

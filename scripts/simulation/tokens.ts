import type { TableEvent } from '../../src/lib/games/heritage/table/events.ts';
import type { Step } from '../../src/lib/games/heritage/players/play.ts';
import type { Table } from '../../src/lib/games/heritage/table/table.ts';

type Purse = { readonly power: number; readonly infamy: number };

const vampiresOf = (table: Table) =>
	Object.values(table.bloodlines).flatMap(({ vampires }) => Object.values(vampires));

/** All tokens of the supply that lie on vampires. */
function inPlay(table: Table): Purse {
	const sum = { power: 0, infamy: 0 };
	for (const { power, infamy } of vampiresOf(table)) {
		sum.power += power;
		sum.infamy += infamy;
	}
	return sum;
}

/** What an event says came out of the supply; below 0: went into it. */
function outOfSupply(event: TableEvent): Purse {
	if (event.type === 'TokensChanged') return event;
	if (event.type === 'CharacterRecruited')
		return { power: -Object.values(event.paid).reduce((sum, paid) => sum + paid, 0), infamy: 0 };
	return { power: 0, infamy: 0 };
}

/** Power and infamy are what the events say, and boons neither come nor go. */
export function tokenFaults({ before, events, after }: Step): readonly string[] {
	// Laying out a table is where tokens come from.
	if (before.phase === 'empty') return [];
	const [had, have] = [inPlay(before), inPlay(after)];
	const faults: string[] = [];
	for (const token of ['power', 'infamy'] as const) {
		const came = events.reduce((sum, event) => sum + outOfSupply(event)[token], 0);
		if (had[token] + came !== have[token])
			faults.push(`${had[token]} ${token} and ${came} by events are ${have[token]}`);
	}
	return faults;
}

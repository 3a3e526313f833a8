import { seededChance } from '../../../src/lib/games/core/chance.ts';
import { BATTLEGROUND_MODULES } from '../../../src/lib/games/heritage/battlegrounds/registry.ts';
import { standAlone } from '../../../src/lib/games/heritage/players/stand-alone.ts';
import { decideTable } from '../../../src/lib/games/heritage/table/engine.ts';
import { EMPTY_TABLE } from '../../../src/lib/games/heritage/table/table.ts';

/** A table for three that was just laid out on somebody's device, as it is brought into a group without its secrets. */
export function laidAlone() {
	const chance = seededChance(1);
	const setting = standAlone({ players: 3, era: 1, dealer: 'app' }, chance);
	const command = { type: 'SetTable', setting } as const;
	const decision = decideTable(BATTLEGROUND_MODULES, EMPTY_TABLE, command, {
		chance,
		sealed: null
	});
	if (!decision.accepted) throw new Error('a table was refused');
	return { steps: [[...decision.events]], sealed: null };
}

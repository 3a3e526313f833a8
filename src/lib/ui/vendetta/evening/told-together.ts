import type { Chance } from '../../../games/core/chance.ts';
import { fold } from '../../../games/core/game.ts';
import type { CommandOf } from '../../../games/vendetta/commands.ts';
import type { EveningState } from '../../../games/vendetta/state.ts';
import type { TableCommand } from '../../../games/vendetta/table/commands.ts';
import { decideTable } from '../../../games/vendetta/table/engine.ts';
import { evolveTable } from '../../../games/vendetta/table/evolve.ts';
import { EMPTY_TABLE, type Table } from '../../../games/vendetta/table/table.ts';
import { itself } from '../box/itself.ts';
import type { Following } from '../play/session.ts';

const NO_CHANCE: Chance = {
	below() {
		throw new Error('the box deals, and nothing is drawn here');
	}
};

/** The commands of one step at a table with the box: the first, and what follows it as long as the rules take it. */
export function toldTogether(
	before: Table,
	first: TableCommand,
	then: readonly Following[]
): readonly [TableCommand, ...TableCommand[]] {
	const along: TableCommand[] = [];
	let table = before;
	for (const next of [() => first, ...then, ...itself]) {
		const command = next(table);
		if (!command) continue;
		const decided = decideTable(table, command, { chance: NO_CHANCE });
		// Whoever decides it says why not.
		if (command !== first) along.push(command);
		if (!decided.accepted) break;
		table = fold(evolveTable, table, decided.events);
	}
	return [first, ...along];
}

/** The same as one command of an evening, on the steps that are seen. */
export function toldAtOnce(
	{ evening, course }: EveningState,
	first: TableCommand,
	...following: readonly Following[]
): CommandOf<'ActAtTable'> {
	const [command, ...then] = toldTogether(evening.table ?? EMPTY_TABLE, first, following);
	const of = course.steps.length;
	return { type: 'ActAtTable', command, ...(then.length > 0 && { then }), of };
}

import type { TableCommandOf } from '../table/commands.ts';
import {
	begin,
	refused,
	type Beginning,
	type Deciding,
	type TableDeciders
} from '../table/decider.ts';
import type { Setting } from '../table/setting.ts';
import type { Table } from '../table/table.ts';
import type { Task } from '../table/tasks.ts';
import { CATEGORIES } from '../vocabulary.ts';
import { obligationsDue } from './obligations.ts';
import { checkSetting } from './setting-checks.ts';

/** What has to be dealt and chosen before the first turn. Source: rulebook, Set-up. */
function preparations(setting: Setting): readonly Task[] {
	const { battlegrounds, seats, ruleset, queueFirst = false } = setting;
	const queue: Task = { kind: 'fill-queue' };
	const amount = ruleset.startClanSchemes;
	const draws = amount > 0 ? seats : [];
	return [
		// Before any chance at all.
		...(setting.mixing && setting.dealer === 'app' ? [{ kind: 'mix-cards' } as const] : []),
		// First of all, since boards that ask the players go by turn order.
		...(setting.firstPlayer === null ? [{ kind: 'first-player' } as const] : []),
		// A side of the morality token is chosen by who waits in the queue.
		...(queueFirst ? [queue] : []),
		...CATEGORIES.map((category): Task => ({
			kind: 'set-up-board',
			category,
			battleground: battlegrounds[category]
		})),
		...(queueFirst ? [] : [queue]),
		...draws.map(({ seat }): Task => ({ kind: 'draw-scheme', seat, amount })),
		...obligationsDue(seats, 'set-up'),
		{ kind: 'begin-play' }
	];
}

/**
 * A chapter, or a game outside a chronicle, laid out. Refusals: `table-set`, those of `checkSetting`.
 * Source: rulebook, Set-up.
 */
function setTable(
	{ phase }: Table,
	{ setting }: TableCommandOf<'SetTable'>,
	{ battlegrounds }: Deciding
): Beginning {
	if (phase !== 'empty' && phase !== 'finished') return refused('table-set');
	const trouble = checkSetting(setting, battlegrounds);
	if (trouble) return trouble;
	return begin([{ type: 'TableSet', setting }], ...preparations(setting));
}

export const setTableDeciders = { SetTable: setTable } satisfies Partial<TableDeciders>;

import { refuse, type Decision } from '../../core/decision.ts';
import type { Circumstances } from '../../core/game.ts';
import { BATTLEGROUND_MODULES } from '../battlegrounds/registry.ts';
import type { Command, CommandOf } from '../commands.ts';
import type { Event } from '../events.ts';
import type { RefusalReason } from '../refusals.ts';
import type { ChronicleState } from '../state.ts';
import { decideTable, findTableFault, needsSealedAtTable } from '../table/engine.ts';
import { unwrapped, wrapped } from '../table/wrapped.ts';
import { tableNow } from './at-table-happened.ts';
import { checkSetting } from './setting-checks.ts';

/**
 * Does something at the table of the chapter that is played live, by the rules of the table. What it
 * is set with has to fit the chronicle, and what was played there has to be recorded first. Refusals: those
 * of the table and of `checkSetting`.
 */
export function actAtTable(
	state: ChronicleState,
	{ command }: CommandOf<'ActAtTable'>,
	circumstances: Circumstances
): Decision<Event, RefusalReason> {
	const table = tableNow(state);
	const misfit = command.type === 'SetTable' ? checkSetting(state, command.setting) : null;
	if (misfit) return misfit;
	// Played to its end and not recorded yet: laid out anew, all of it would be lost.
	if (command.type === 'SetTable' && table.phase === 'finished')
		return refuse('table-set', {}, 'command');
	const decision = decideTable(BATTLEGROUND_MODULES, table, command, circumstances);
	if (!decision.accepted) {
		const { reason, about, at } = decision.refusal;
		return refuse(reason, about, at === undefined ? 'command' : `command.${at}`);
	}
	return { ...decision, events: wrapped(decision.events) };
}

/** Whether a command deals from what is sealed. */
export function needsSealed(state: ChronicleState, command: Command): boolean {
	return command.type === 'ActAtTable' && needsSealedAtTable(tableNow(state), command.command);
}

/** Why one command's events at the table cannot have come about, or null when they can. */
export function findFaultAtTable(
	state: ChronicleState,
	events: readonly Event[]
): RefusalReason | 'not-what-follows' | null {
	if (state.phase === 'unstarted') return 'not-started';
	const happened = unwrapped(events);
	if (happened === null) return 'not-what-follows';
	const [first] = happened;
	const misfit = first?.type === 'TableSet' ? checkSetting(state, first.setting) : null;
	if (misfit && !misfit.accepted) return misfit.refusal.reason;
	return findTableFault(BATTLEGROUND_MODULES, tableNow(state), happened);
}

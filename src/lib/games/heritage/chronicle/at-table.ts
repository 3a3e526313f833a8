import { refuse, type Decision } from '../../core/decision.ts';
import type { Circumstances } from '../../core/game.ts';
import { sameJson } from '../../core/json.ts';
import { BATTLEGROUND_MODULES } from '../boards/registry.ts';
import type { Command, CommandOf } from '../commands.ts';
import type { Event } from '../events.ts';
import { checkErasStated } from '../chapter/setting-checks.ts';
import { mayHaveOldForms, RULES } from '../revision.ts';
import type { Setting } from '../table/setting.ts';
import { checkProof } from '../draw/recorded.ts';
import type { RefusalReason } from '../refusals.ts';
import type { ChronicleState } from '../state.ts';
import type { TableCommandOf } from '../table/commands.ts';
import { decideTable, findTableFault, needsSealedAtTable } from '../table/engine.ts';
import { commandBehind } from '../table/origin.ts';
import type { Table } from '../table/table.ts';
import { unwrapped, wrapped } from '../table/wrapped.ts';
import { tableNow } from './at-table-happened.ts';
import { dealingChance, drawsMixed, mixingFault, unmixedHandOver } from './mixed-chance.ts';
import { checkSetting } from './setting-checks.ts';

/**
 * Does something at the table of the chapter that is played live, by the rules of the table. What it
 * is set with has to fit the chronicle, and what was played there has to be recorded first. What a device dealt off the
 * network is taken as `decideTable` says; whether it held the lease, the server asks. Refusals: those
 * of the table and of `checkSetting`.
 */
export function actAtTable(
	state: ChronicleState,
	{ command, dealt }: CommandOf<'ActAtTable'>,
	circumstances: Circumstances
): Decision<Event, RefusalReason> {
	const unmixed =
		mixingFault(state, command, circumstances.sealed) ?? unmixedHandOver(state, command);
	if (unmixed) return unmixed;
	const table = tableNow(state);
	const misfit = command.type === 'SetTable' ? checkSetting(state, command.setting) : null;
	if (misfit) return misfit;
	const misdated = command.type === 'SetTable' ? checkEras(command.setting, RULES) : null;
	if (misdated) return misdated;
	// Played to its end and not recorded yet: laid out anew, all of it would be lost.
	if (command.type === 'SetTable' && table.phase === 'finished')
		return refuse('table-set', {}, 'command');
	const unproved = command.type === 'TakeDraw' ? checkTaken(table, command) : null;
	if (unproved) return unproved;
	const decision = decideTable(
		BATTLEGROUND_MODULES,
		table,
		command,
		dealingChance(state, circumstances),
		dealt
	);
	if (!decision.accepted) {
		const { reason, about, at } = decision.refusal;
		return refuse(reason, about, at === undefined ? 'command' : `command.${at}`);
	}
	return { ...decision, events: wrapped(decision.events) };
}

function checkEras(setting: Setting, rules: number) {
	const stated = checkErasStated(setting, BATTLEGROUND_MODULES, rules);
	return stated && refuse('eras-differ', stated.refusal.about, `command.${stated.refusal.at}`);
}

/** Whether the proof of a draw that the table takes is of its very tie. Refusals: those of `checkProof`. */
function checkTaken(table: Table, { mission, draw }: TableCommandOf<'TakeDraw'>) {
	const { chapter } = table;
	const name = table.missions.find(({ id }) => id === mission)?.name ?? '';
	const over =
		mission === null
			? ({ kind: 'chapter', chapter } as const)
			: ({ kind: 'mission', chapter, name } as const);
	return checkProof(draw, Object.keys(draw.declared), over, 'command.draw');
}

/** Whether a command deals from what is sealed. */
export function needsSealed(state: ChronicleState, command: Command): boolean {
	switch (command.type) {
		case 'ActAtTable':
			return needsSealedAtTable(tableNow(state), command.command);
		case 'MixCards':
			return command.command.type === 'OpenSeed';
		case 'ResolveObligations':
			return drawsMixed(state, command.chapter);
		default:
			return false;
	}
}

/** Whether events of one command at the table don't say what goes on within it. */
export function isInOldForm(events: readonly Event[]): boolean {
	const happened = unwrapped(events);
	return happened !== null && !sameJson(wrapped(happened), [...events]);
}

/** Why one command's events at the table, decided by rules of this revision, cannot have come about, or null when they can. */
export function findFaultAtTable(
	state: ChronicleState,
	events: readonly Event[],
	rules: number
): RefusalReason | 'not-what-follows' | null {
	if (state.phase === 'unstarted') return 'not-started';
	const happened = unwrapped(events);
	if (happened === null) return 'not-what-follows';
	if (!mayHaveOldForms(rules) && isInOldForm(events)) return 'not-what-follows';
	const [first] = happened;
	const misfit = first?.type === 'TableSet' ? checkSetting(state, first.setting) : null;
	if (misfit && !misfit.accepted) return misfit.refusal.reason;
	if (first?.type === 'TableSet' && checkEras(first.setting, rules)) return 'eras-differ';
	const command = first && commandBehind(first);
	if (command?.type === 'TakeDraw') {
		const unproved = checkTaken(tableNow(state), command);
		if (unproved && !unproved.accepted) return unproved.refusal.reason;
	}
	if (command && mixingFault(state, command)) return 'cards-not-mixed';
	return findTableFault(BATTLEGROUND_MODULES, tableNow(state), happened);
}

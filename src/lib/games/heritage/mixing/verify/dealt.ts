import { isOpen } from '../../../core/fair/round.ts';
import { hashOf } from '../../../core/hash.ts';
import { sameJson } from '../../../core/json.ts';
import { findFaultAtTable } from '../../chronicle/at-table.ts';
import { tableNow } from '../../chronicle/at-table-happened.ts';
import { withSeed } from '../../chronicle/mixed-chance.ts';
import { isOfDevice, type Dealt } from '../../dealing/dealt.ts';
import { decide } from '../../decide.ts';
import type { ChronicleState } from '../../state.ts';
import { settingOf } from '../../table/course.ts';
import type { TableCommand } from '../../table/commands.ts';
import type { TableEvent } from '../../table/events.ts';
import { commandBehind } from '../../table/origin.ts';
import type { Setting } from '../../table/setting.ts';
import type { MixingFault } from '../faults.ts';
import { byRules, type Checking } from './checking.ts';
import { NO_CHANCE } from './chance.ts';
import type { Group } from './groups.ts';

/** The setting of a table that is laid out for the app to deal; null: nothing of it. */
export function laidForApp({ events: [first] }: Group): Setting | null {
	if (first?.type !== 'HappenedAtTable' || first.event.type !== 'TableSet') return null;
	const { setting } = first.event;
	return setting.dealer === 'app' ? setting : null;
}

/** Whether cards stand where a table is only laid out, to be mixed first. */
export function isDealtAtOnce(state: ChronicleState, { events: [first, ...more] }: Group): boolean {
	if (first?.type !== 'HappenedAtTable' || first.event.type !== 'TableSet') return false;
	const { setting } = first.event;
	if (!setting.mixing) return false;
	const command = { type: 'ActAtTable', command: { type: 'SetTable', setting } } as const;
	const decision = decide(state, command, { chance: NO_CHANCE, sealed: null });
	return !decision.accepted || !sameJson([...decision.events], [first, ...more]);
}

/** Decides anew what a command set off, and compares it with what stands there. */
export function checkDealt(
	state: ChronicleState,
	group: Group,
	checking: Checking,
	seed: string | null
): void {
	const { at, events, rules } = group;
	const happened = events.flatMap((event) =>
		event.type === 'HappenedAtTable' ? [event.event] : []
	);
	const [first] = happened;
	const command = first && commandBehind(first);
	if (!command || first.type === 'TableSet') return;
	const deals = command.type === 'AnswerQuestion' && isDealing(state);
	const unmixed = !state.mixing || !isOpen(state.mixing);
	if (deals && unmixed) checking.faults.push({ fault: 'dealt-unmixed', at });
	const takesOver = command.type === 'ChangeDealer' && command.dealer === 'app' && !unmixed;
	if (deals || takesOver) checking.began = true;
	if (deals && hashOf(settingOf(state.course.steps)) !== checking.state.saw.setting)
		checking.unproved.add('laid-anew');
	if (first.type === 'TableCorrected') checking.unproved.add('by-hand');
	if (tableNow(state).dealer === 'box') checking.unproved.add('box');
	if (unmixed && !isDealing(state) && isByApp(state, command)) {
		// The box took over before all numbers were open, and the app went on by chance of its own.
		checking.unproved.add('unmixed');
		return;
	}
	const dealt = dealtByDevice(happened, tableNow(state).chapter);
	if (dealt) checking.unproved.add('device');
	if (seed === null) return;
	const told = happened.filter((event) => isOfChance(event) && !isOfDevice(event)).length;
	// A box deals by no seed: what any file may say of one stands, in the words of older chapters too.
	if (!isByApp(state, command) && findFaultAtTable(state, events, rules) === null) {
		checking.dealt += told;
		return;
	}
	const sealed = withSeed(checking.sealed, checking.state.id, seed);
	const decision = decide(
		state,
		{ type: 'ActAtTable', command, ...(dealt && { dealt }) },
		{ chance: NO_CHANCE, sealed }
	);
	if (!decision.accepted) {
		byRules(checking, group, tableFault(first, at));
		return;
	}
	if (decision.sealed !== undefined) checking.sealed = decision.sealed;
	checking.dealt += told;
	const due = decision.events.flatMap((event) =>
		event.type === 'HappenedAtTable' ? [event.event] : []
	);
	const length = Math.max(due.length, happened.length);
	for (let index = 0; index < length; index++) {
		const [stands, follows] = [happened[index], due[index]];
		if (stands && follows && sameJson(stands, follows)) continue;
		const fault: MixingFault = stands
			? tableFault(stands, at + index)
			: { fault: 'not-what-follows', at: at + index };
		// Looking at a hand that was set right by hand deals it anew, in no event of the file.
		if (fault.fault === 'other-scheme' && checking.unproved.has('by-hand')) {
			checking.unproved.add('schemes-by-hand');
			continue;
		}
		byRules(checking, group, fault);
		return;
	}
}

/** What a device dealt for a step off the network, as the file tells it; null: nothing of it. */
function dealtByDevice(happened: readonly TableEvent[], chapter: number | null): Dealt | null {
	if (!happened.some(isOfDevice)) return null;
	const characters = happened.flatMap((event) =>
		event.type === 'QueueRefilled' || event.type === 'CardTurned' ? [event.character] : []
	);
	const lots = happened.flatMap((event) => (event.type === 'LotDrawn' ? [event.chosen] : []));
	return { lease: 'looked-through', chapter, characters, lots };
}

/** Whether the app deals what a command sets off. */
const isByApp = (state: ChronicleState, command: TableCommand): boolean =>
	(command.type === 'ChangeDealer' ? command.dealer : tableNow(state).dealer) === 'app';

const isDealing = (state: ChronicleState): boolean =>
	tableNow(state).question?.prompt === 'deal-mixed-cards';

const isOfChance = ({ type }: TableEvent): boolean =>
	type === 'QueueRefilled' ||
	type === 'CardTurned' ||
	type === 'SchemeDrawn' ||
	type === 'LotDrawn';

/** What is wrong, by the kind of card that stands where another one follows. */
function tableFault(event: TableEvent, at: number): MixingFault {
	switch (event.type) {
		case 'QueueRefilled':
		case 'CardTurned':
			return { fault: 'other-character', at, card: event.character };
		case 'SchemeDrawn':
		case 'SchemePlayed':
			return { fault: 'other-scheme', at, ...(event.scheme !== null && { card: event.scheme }) };
		case 'LotDrawn':
			return { fault: 'other-lot', at, card: event.chosen };
		default:
			return { fault: 'not-what-follows', at };
	}
}

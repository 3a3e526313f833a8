import type { Chance } from '../../core/chance.ts';
import {
	rememberedFaults,
	seedFaults,
	stepFaults,
	type Remembered
} from '../../core/fair/faults.ts';
import { inSealed, isOpen } from '../../core/fair/round.ts';
import { plain } from '../../core/fair/steps.ts';
import { hashOf } from '../../core/hash.ts';
import { sameJson, type Json } from '../../core/json.ts';
import { findFaultAtTable } from '../chronicle/at-table.ts';
import { tableNow } from '../chronicle/at-table-happened.ts';
import { mixingOnTable, withSeed } from '../chronicle/mixed-chance.ts';
import type { Command } from '../commands.ts';
import { isOfDevice, type Dealt } from '../dealing/dealt.ts';
import { decide } from '../decide.ts';
import type { Event, EventOf } from '../events.ts';
import { evolve } from '../evolve.ts';
import { originOf } from '../origin.ts';
import { RULES } from '../revision.ts';
import { UNSTARTED, type ChronicleState } from '../state.ts';
import type { TableCommand } from '../table/commands.ts';
import type { TableEvent } from '../table/events.ts';
import { commandBehind } from '../table/origin.ts';
import { settingOf } from '../table/course.ts';
import type { Setting } from '../table/setting.ts';
import type { MixingFault } from './faults.ts';
import { termsOf, type MixingState } from './state.ts';
import { MIXING_STEPS, type MixingSaw, type MixingStep } from './steps.ts';

/** What one device remembers of its own part. */
export interface MixingWitness extends Remembered<MixingSaw> {
	readonly mixing: string;
	/** Of which chronicle, and which chapter of it; left out by devices that did not keep it yet. */
	readonly of?: { readonly chronicle: string; readonly chapter: number | null } | undefined;
}

/** What came of looking one mixing through. */
export interface CheckedMixing {
	readonly id: string;
	readonly chapter: number | null;
	/** Whose numbers the cards were mixed by, besides the server's seed. */
	readonly by: readonly string[];
	/** How many cards and lots were worked out again. */
	readonly dealt: number;
	/** `open`: its seed is not open yet, so what was dealt cannot be checked · `held` · `faulty`. */
	readonly stands: 'open' | 'held' | 'faulty';
	readonly faults: readonly MixingFault[];
	/** What older rules dealt, and today's would deal otherwise. */
	readonly otherwise: readonly MixingFault[];
	/** What is not proved by it, though it may be right. */
	readonly unproved: readonly (
		| 'by-hand'
		| 'schemes-by-hand'
		| 'box'
		| 'device'
		| 'unmixed'
		| 'never-dealt'
		| 'seed-open'
		| 'laid-anew'
		| 'other-numbers'
	)[];
}

type Checking = {
	state: MixingState;
	sealed: Json;
	dealt: number;
	began: boolean;
	readonly faults: MixingFault[];
	readonly otherwise: MixingFault[];
	readonly unproved: Set<CheckedMixing['unproved'][number]>;
};

const NO_CHANCE: Chance = { below: () => 0 };

/** A command's events, and where its first one stands. */
type Group = {
	readonly at: number;
	readonly events: readonly Event[];
	/** The revision of the rules that decided it. */
	readonly rules: number;
};

/** Events of the table that a command began, together; every other event by itself. */
function* groups(log: readonly Event[], revisions: readonly number[]): Generator<Group> {
	let open: { at: number; events: Event[]; rules: number } | null = null;
	for (const [index, event] of log.entries()) {
		const at = index + 1;
		const rules = revisions[index] ?? RULES;
		const begins =
			event.type !== 'HappenedAtTable' || (!event.goesOn && commandBehind(event.event) !== null);
		if (open && !begins) {
			open.events.push(event);
			continue;
		}
		if (open) yield open;
		open = event.type === 'HappenedAtTable' ? { at, events: [event], rules } : null;
		if (!open) yield { at, events: [event], rules };
	}
	if (open) yield open;
}

/**
 * Works every card and lot of the chapters out again that were mixed by the numbers of devices, from nothing but the
 * events of the chronicle: what was laid out, sealed, opened and done, in order, what was taken back among it. What
 * devices remember is held against the last attempt of the same mixing. Where a device remembers a number for a chapter
 * of this chronicle under a mixing that the log knows nothing of, that is told: the file is older, or was made anew.
 * `chronicle`: which one it is, if that is known. `revisions`: by which rules each event was decided; left out: today's. What
 * they decide otherwise is no fault where older ones did, see `otherwise`.
 */
export function verifyMixings(
	log: readonly Event[],
	witnesses: readonly MixingWitness[] = [],
	chronicle: string | null = null,
	revisions: readonly number[] = []
): readonly CheckedMixing[] {
	const seeds = new Map<string, string>();
	for (const { mixing, seed } of seedsIn(log)) seeds.set(mixing, seed);
	const found = new Map<string, Checking>();
	let state: ChronicleState = UNSTARTED;
	let by: string | null = null;
	for (const group of groups(log, revisions)) {
		const laid = laidForApp(group);
		if (laid) {
			const again = found.get(laid.mixing?.id ?? '');
			// What lay sealed of a table that was dealt in another way is nothing to this one.
			if (again && again.state.id !== by) again.sealed = null;
			by = laid.mixing?.id ?? null;
		}
		const before = state;
		const dealtAtOnce = answered(() => isDealtAtOnce(before, group)) ?? true;
		for (const { checking, seed } of concerned(state, group, found, seeds))
			if (answered(() => (check(before, group, checking, seed), true)) === null)
				byRules(checking, group, { fault: 'rules-have-no-answer', at: group.at });
		const after = answered(() => group.events.reduce(evolve, before));
		if (after === null) {
			// What comes behind an event that leads nowhere nobody can follow.
			for (const { faults } of found.values())
				faults.push({ fault: 'rules-have-no-answer', at: group.at });
			break;
		}
		state = after;
		const { mixing } = state;
		if (!mixing) continue;
		const known = found.get(mixing.id) ?? begun(mixing);
		known.state = mixing;
		found.set(mixing.id, known);
		if (dealtAtOnce) byRules(known, group, { fault: 'dealt-unmixed', at: group.at });
	}
	const untold = witnesses.filter(
		({ mixing, of }) => of !== undefined && of.chronicle === chronicle && !found.has(mixing)
	);
	for (const { state: its, unproved } of found.values())
		if (untold.some(({ of }) => of?.chapter === its.chapter)) unproved.add('other-numbers');
	return [...found.values()].map((checking) => concluded(checking, witnesses, log.length));
}

/** What the rules make of a state that they may never have led to; null: they break on it. */
function answered<Answer>(work: () => Answer): Answer | null {
	try {
		return work();
	} catch {
		return null;
	}
}

const begun = (state: MixingState): Checking => ({
	state,
	sealed: null,
	dealt: 0,
	began: false,
	faults: [],
	otherwise: [],
	unproved: new Set()
});

/** What today's rules decide otherwise: a fault, unless older ones decided it. */
function byRules(checking: Checking, { rules }: Pick<Group, 'rules'>, fault: MixingFault): void {
	(rules < RULES ? checking.otherwise : checking.faults).push(fault);
}

/** The setting of a table that is laid out for the app to deal; null: nothing of it. */
function laidForApp({ events: [first] }: Group): Setting | null {
	if (first?.type !== 'HappenedAtTable' || first.event.type !== 'TableSet') return null;
	const { setting } = first.event;
	return setting.dealer === 'app' ? setting : null;
}

/** Whether cards stand where a table is only laid out, to be mixed first. */
function isDealtAtOnce(state: ChronicleState, { events: [first, ...more] }: Group): boolean {
	if (first?.type !== 'HappenedAtTable' || first.event.type !== 'TableSet') return false;
	const { setting } = first.event;
	if (!setting.mixing) return false;
	const command = { type: 'ActAtTable', command: { type: 'SetTable', setting } } as const;
	const decision = decide(state, command, { chance: NO_CHANCE, sealed: null });
	return !decision.accepted || !sameJson([...decision.events], [first, ...more]);
}

/** Every seed that was opened, and of which mixing. */
function* seedsIn(log: readonly Event[]): Generator<{ mixing: string; seed: string }> {
	let mixing: string | null = null;
	for (const event of log) {
		if (event.type === 'HappenedAtTable' && event.event.type === 'TableSet')
			mixing = event.event.setting.mixing?.id ?? mixing;
		if (event.type === 'CardsMixed' && event.step.type === 'SeedOpened' && mixing !== null)
			yield { mixing, seed: event.step.seed };
	}
}

function concerned(
	state: ChronicleState,
	{ events: [event] }: Group,
	found: ReadonlyMap<string, Checking>,
	seeds: ReadonlyMap<string, string>
): { readonly checking: Checking; readonly seed: string | null }[] {
	const concerns =
		event?.type === 'CardsMixed' ||
		event?.type === 'ObligationsResolved' ||
		(event?.type === 'HappenedAtTable' && mixingOnTable(state) !== null);
	const checking = concerns && state.mixing ? found.get(state.mixing.id) : undefined;
	return checking ? [{ checking, seed: seeds.get(checking.state.id) ?? null }] : [];
}

function check(state: ChronicleState, group: Group, checking: Checking, seed: string | null): void {
	const { at, events } = group;
	const [event] = events;
	if (event?.type === 'CardsMixed') {
		const { mixing } = state;
		if (!mixing) return;
		for (const found of mixedFaults(mixing, event.step, checking.began))
			checking.faults.push({ ...found, at });
	} else if (event?.type === 'HappenedAtTable') checkDealt(state, group, checking, seed);
	else if (event?.type === 'ObligationsResolved')
		checkObligations(state, group, event, checking, seed);
}

/** What is wrong with a step of a mixing as it stands; `dealt`: whether cards were dealt already. */
function mixedFaults(
	state: MixingState,
	step: MixingStep,
	dealt: boolean
): readonly Omit<MixingFault, 'at'>[] {
	const terms = termsOf(state);
	if (step.type === 'SeedOpened') return seedFaults(terms, step.seed, state.seed !== null);
	const found = stepFaults(terms, state, plain(MIXING_STEPS, step));
	return dealt ? [{ fault: 'after-the-deal' }, ...found] : found;
}

/**
 * What a device remembers that differs. The server publishes one hash for all attempts; what an earlier attempt was sealed
 * with the file tells no more once it was given up, and a later one than it tells of it may just not know yet, until cards
 * were dealt.
 */
function differs(
	state: MixingState,
	witness: MixingWitness,
	all: readonly MixingWitness[]
): readonly Omit<MixingFault, 'at'>[] {
	const { attempt, device } = witness;
	const isThis = attempt === state.attempt;
	const seal = isThis ? state.sealed.find((one) => one.device === device) : undefined;
	const found = rememberedFaults(termsOf(state), seal, witness, all);
	const knows = isThis || (attempt > state.attempt && state.dealt);
	return knows ? found : found.filter(({ fault }) => fault === 'server-hash-changed');
}

/** Decides anew what a command set off, and compares it with what stands there. */
function checkDealt(
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

function checkObligations(
	state: ChronicleState,
	group: Group,
	event: EventOf<'ObligationsResolved'>,
	checking: Checking,
	seed: string | null
): void {
	const drawn = [event.gained, ...event.lost].flatMap((one) => (one?.drawn ? [one] : []));
	if (event.chapter !== checking.state.chapter || drawn.length === 0) return;
	if (checking.state.seed !== null) {
		checking.unproved.add('seed-open');
		return;
	}
	if (seed === null || !isOpen(checking.state)) return;
	const { command }: { readonly command: Command } = originOf(event.type, state, event);
	const sealed = withSeed(checking.sealed, checking.state.id, seed);
	const decision = decide(state, command, { chance: NO_CHANCE, sealed });
	checking.dealt += drawn.length;
	if (decision.accepted && sameJson([...decision.events], [event])) return;
	const [card] = drawn;
	byRules(checking, group, {
		fault: 'other-obligation',
		at: group.at,
		...(card && { card: card.obligation.name })
	});
}

function concluded(
	{ state, dealt, began, faults, otherwise, unproved }: Checking,
	witnesses: readonly MixingWitness[],
	last: number
): CheckedMixing {
	const { id, chapter, seed } = state;
	const its = witnesses.filter(({ mixing }) => mixing === id);
	const remembered = its.flatMap((witness) =>
		differs(state, witness, its).map((found) => ({ ...found, at: last }))
	);
	const all = [...faults, ...remembered];
	return {
		id,
		chapter,
		by: inSealed(state).map(({ device }) => device),
		dealt,
		faults: all,
		otherwise,
		unproved: [...unproved, ...(began ? [] : (['never-dealt'] as const))],
		stands: all.length > 0 ? 'faulty' : seed === null ? 'open' : 'held'
	};
}

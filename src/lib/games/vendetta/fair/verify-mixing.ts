import { scriptedChance } from '../../core/chance.ts';
import { lotKey } from '../../core/dealing/sealed.ts';
import {
	rememberedFaults,
	seedFaults,
	stepFaults,
	type Remembered
} from '../../core/fair/faults.ts';
import { MIXING_STEPS } from '../../core/fair/mixing.ts';
import type { MixingSaw } from '../../core/fair/mixing-forms.ts';
import { plain } from '../../core/fair/naming.ts';
import { inSealed, isOpen } from '../../core/fair/round.ts';
import { sameJson, type Json } from '../../core/json.ts';
import type { VendettaEvent } from '../events.ts';
import { evolve } from '../evolve.ts';
import { coversOf } from '../mixing/announced.ts';
import { dealingChance, mixingOnTable } from '../mixing/mixed-chance.ts';
import { mixingFrom, termsOf, type MixingState } from '../mixing/state.ts';
import { atTable, begins, NO_EVENING, type EveningState } from '../state.ts';
import type { TableCommand } from '../table/commands.ts';
import { NOTHING_SEALED, type SealedTable } from '../table/dealing.ts';
import { decideTable } from '../table/engine.ts';
import type { TableEvent } from '../table/events.ts';
import { evolveTable } from '../table/evolve.ts';
import { commandBehind } from '../table/origin.ts';
import { tablePiles } from '../table/piles.ts';
import { EMPTY_TABLE, type Table } from '../table/table.ts';
import { playerOf } from '../table/where.ts';
import type { MixingFault } from './mixing-faults.ts';
import { openedIn, type Opened } from './opened.ts';

/** What one device remembers of a number that it sealed. */
export interface MixingWitness extends Remembered<MixingSaw> {
	readonly mixing: string;
}

/** What came of looking one mixing through. */
export interface CheckedMixing {
	readonly id: string;
	/** Whose numbers the cards were mixed by, besides the server's seed. */
	readonly by: readonly string[];
	/** How many moves were worked out again, with every card and lot that came of them. */
	readonly moves: number;
	/** How many cards and random choices those dealt in sight of all. */
	readonly dealt: number;
	/** `open`: its seed is not open yet, so what was dealt cannot be checked · `held` · `faulty`. */
	readonly stands: 'open' | 'held' | 'faulty';
	readonly faults: readonly MixingFault[];
	/** What is not proved by it, though it may be right. */
	readonly unproved: readonly Unproved[];
}
export type Unproved = 'box' | 'by-hand' | 'undone' | 'seed-open' | 'never-dealt';

type Checking = {
	state: MixingState;
	sealed: SealedTable;
	/** Whether what comes next can still be worked out. */
	goesOn: boolean;
	began: boolean;
	moves: number;
	dealt: number;
	readonly faults: MixingFault[];
	readonly unproved: Set<Unproved>;
};

/** What is not dealt by its purpose is left to no chance here. */
const NO_CHANCE = scriptedChance([]);

/**
 * Works every card and lot of the games out again whose cards all devices mixed, from nothing but the events of an evening. What
 * was undone is passed over: what each held then nobody opens. `witnesses`: what this device remembers.
 */
export function verifyMixings(
	log: readonly VendettaEvent[],
	witnesses: readonly MixingWitness[] = []
): readonly CheckedMixing[] {
	const final = log.reduce(evolve, NO_EVENING as EveningState);
	const standing = new Set<VendettaEvent>(final.course.steps.flat());
	const opened = openedIn(log, standing);
	const found = new Map<string, Checking>();
	let state: EveningState = NO_EVENING;
	for (const { at, events } of groups(log)) {
		check(state, { at, events, stands: events.some((one) => standing.has(one)) }, found, opened);
		state = events.reduce(evolve, state);
		const mixing = state.mixing && mixingFrom(state.mixing);
		const known = mixing && found.get(mixing.id);
		if (mixing && known) known.state = mixing;
		else if (mixing) found.set(mixing.id, begun(mixing));
	}
	return [...found.values()].map((checking) => concluded(checking, witnesses, log.length));
}

const begun = (state: MixingState): Checking => ({
	state,
	sealed: NOTHING_SEALED,
	goesOn: true,
	began: false,
	moves: 0,
	dealt: 0,
	faults: [],
	unproved: new Set()
});

/** Events that one command began, and where the first one stands, from 1. */
type Group = { readonly at: number; readonly events: readonly VendettaEvent[] };

/** Whether an event came of the command that the one before came of. Who chooses anew where choices are lost does both at once. */
function goesOnWith(before: VendettaEvent, event: VendettaEvent): boolean {
	const isStep = event.type === 'HappenedAtTable' || event.type === 'CountRecorded';
	const [asked] = atTable([before]);
	return isStep && (!begins(event) || asked?.type === 'ChoicesAskedAgain');
}

function* groups(log: readonly VendettaEvent[]): Generator<Group> {
	let open: { readonly at: number; readonly events: VendettaEvent[] } | null = null;
	for (const [index, event] of log.entries()) {
		const before = open?.events.at(-1);
		if (open && before && goesOnWith(before, event)) {
			open.events.push(event);
			continue;
		}
		if (open) yield open;
		open = { at: index + 1, events: [event] };
	}
	if (open) yield open;
}

function check(
	state: EveningState,
	{ at, events, stands }: Group & { readonly stands: boolean },
	found: ReadonlyMap<string, Checking>,
	opened: ReadonlyMap<string, Opened>
): void {
	const [first] = events;
	if (first?.type === 'CardsMixed') {
		const mixing = state.mixing && mixingFrom(state.mixing);
		const checking = mixing && found.get(mixing.id);
		if (!mixing || !checking) return;
		const terms = termsOf(mixing);
		const { step } = first;
		const faults =
			step.type === 'SeedOpened'
				? seedFaults(terms, step.seed, mixing.seed !== null)
				: stepFaults(terms, mixing, plain(MIXING_STEPS, step));
		for (const fault of faults) checking.faults.push({ ...fault, at });
		return;
	}
	const happened = atTable(events);
	const mixing = mixingOnTable(state);
	const checking = mixing && found.get(mixing.id);
	if (!mixing || !checking || happened.length === 0) return;
	checkAtTable(state, mixing, { at, happened, stands }, checking, opened.get(mixing.id));
}

function checkAtTable(
	state: EveningState,
	mixing: MixingState,
	group: {
		readonly at: number;
		readonly happened: readonly TableEvent[];
		readonly stands: boolean;
	},
	checking: Checking,
	opened: Opened | undefined
): void {
	const { at, happened, stands } = group;
	const table = state.evening.table ?? EMPTY_TABLE;
	const { setting } = table;
	const [first] = happened;
	if (!setting || !first) return;
	if (table.question?.prompt === 'mixed' && first.type === 'QuestionAnswered') {
		checking.began = true;
		// Over a table that is laid again, its cards come as they came before.
		checking.sealed = NOTHING_SEALED;
		checking.goesOn = true;
		if (!isOpen(mixing)) checking.faults.push({ fault: 'dealt-unmixed', at });
		if (coversOf(setting) !== mixing.saw.setting)
			checking.faults.push({ fault: 'setting-not-covered', who: 'table', at });
	}
	if (first.type === 'DealerChanged' || table.dealer === 'box') {
		checking.unproved.add('box');
		checking.goesOn = false;
	}
	if (first.type === 'TableCorrected' || first.type === 'ChangesTold')
		checking.unproved.add('by-hand');
	if (!opened || !checking.goesOn) return;
	if (!stands) {
		checking.unproved.add('undone');
		checking.sealed = withLotsOf(checking.sealed, table, happened);
		return;
	}
	if (mixing.seed !== null) {
		checking.unproved.add('seed-open');
		checking.goesOn = false;
		return;
	}
	const fault = decidedAgain(state, table, happened, opened, checking);
	checking.moves += 1;
	checking.dealt += happened.filter(isOfChance).length;
	if (fault === null) return;
	// What follows on a wrong card nobody can work out.
	checking.goesOn = false;
	checking.faults.push({ ...fault, at: at + fault.at });
}

/** Decides a move again with the seed, and compares all that came of it; null: it is the same. */
function decidedAgain(
	state: EveningState,
	table: Table,
	happened: readonly TableEvent[],
	opened: Opened,
	checking: Checking
): MixingFault | null {
	const behind = commandBehind(table, happened);
	if (!behind) return { fault: 'not-what-follows', at: 0 };
	const command = withHidden(behind, table, happened, opened, checking.sealed);
	const isLost = happened[0]?.type === 'ChoicesAskedAgain';
	const sealed = {
		...checking.sealed,
		...(isLost && { choices: null }),
		seed: opened.seed
	} as unknown as Json;
	const circumstances = dealingChance(state, { chance: NO_CHANCE, sealed });
	let decision: ReturnType<typeof decideTable>;
	try {
		decision = decideTable(withQuestionIds(table, happened), command, circumstances);
	} catch {
		return { fault: 'rules-have-no-answer', at: 0 };
	}
	if (!decision.accepted) return { fault: 'rules-have-no-answer', at: 0 };
	if (decision.sealed !== undefined) checking.sealed = decision.sealed as unknown as SealedTable;
	const [due, stands] = [unsealed(decision.events), unsealed(happened)];
	const differs = stands.findIndex((event, nth) => !sameJson(event, due[nth] ?? null));
	const nth = differs >= 0 ? differs : due.length > stands.length ? stands.length : -1;
	return nth < 0 ? null : faultOf(happened[nth], nth);
}

const isOfChance = ({ type }: TableEvent): boolean =>
	type === 'LotDrawn' || type === 'AllyPlaced' || type === 'HandShown' || type === 'CardTurned';

function faultOf(event: TableEvent | undefined, at: number): MixingFault {
	switch (event?.type) {
		case 'LotDrawn':
			return { fault: 'other-lot', at, card: event.chosen };
		case 'AllyPlaced':
			return { fault: 'other-card', at, card: event.ally };
		case 'CardTurned':
		case 'CardPlayed':
			return { fault: 'other-card', at, card: event.card ?? 'face down' };
		case 'HandShown':
			return { fault: 'other-card', at, card: event.cards.join(', ') };
		default:
			return { fault: 'not-what-follows', at };
	}
}

/** A command with what was hidden in it: cards kept, cards played face down, and what opened later. */
function withHidden(
	command: TableCommand,
	table: Table,
	happened: readonly TableEvent[],
	{ kept, faces, choices }: Opened,
	{ seats }: SealedTable
): TableCommand {
	const { question } = table;
	const faceOf = (): string | undefined => {
		const play = happened.find((event) => event.type === 'CardPlayed' && event.card === null);
		return play?.type === 'CardPlayed' ? faces[play.slot] : undefined;
	};
	const id = happened.find((event) => event.type === 'ChoicesAskedAgain')?.id ?? question?.id ?? -1;
	switch (command.type) {
		case 'KeepCards': {
			const { seat, cards } = command;
			// Of a choice that was undone and asked for again nobody knows what it was: any that was allowed.
			const deck = seats[seat]?.[playerOf(table, seat).secret]?.deck ?? [];
			return { ...command, cards: [...(kept[id]?.[seat] ?? deck.slice(0, cards.length))] };
		}
		case 'PlayCard': {
			const card = command.face === 'down' ? faceOf() : undefined;
			return card === undefined ? command : { ...command, card };
		}
		case 'AnswerQuestion': {
			const { nonce: _, ...bare } = command;
			const chosen = command.seat === null ? undefined : choices.get(id)?.[command.seat];
			if (chosen) return { ...bare, choice: [...chosen] };
			const card = question?.about['face'] === 'down' ? faceOf() : undefined;
			return card === undefined ? bare : { ...bare, choice: [card] };
		}
		default:
			return command;
	}
}

/** A table whose next question gets the id that stands in the log: what was undone used up some. */
function withQuestionIds(table: Table, happened: readonly TableEvent[]): Table {
	for (const event of happened) {
		if (event.type === 'QuestionAsked') return { ...table, asked: event.question.id };
		if (event.type === 'ChoicesAskedAgain') return { ...table, asked: event.id };
	}
	return table;
}

/** Events without the seals on what was chosen: those are checked elsewhere. */
const unsealed = (events: readonly TableEvent[]): readonly Json[] =>
	events.map((event) => {
		if (event.type === 'Chose') return { type: event.type, seat: event.seat };
		if (event.type !== 'ChoicesOpened') return event as unknown as Json;
		const { nonces: _, ...bare } = event;
		return bare as unknown as Json;
	});

/** What is sealed after moves that were undone: a lot that fell falls so again. */
function withLotsOf(
	sealed: SealedTable,
	table: Table,
	happened: readonly TableEvent[]
): SealedTable {
	let { lots } = sealed.piles;
	let now = table;
	for (const event of happened) {
		if (event.type === 'LotDrawn') {
			const { prompt, about, chosen } = event;
			const key = lotKey(tablePiles, now, { deal: 'one-of', prompt, about, options: [] });
			const fallen = lots[key] ?? [];
			if (!fallen.includes(chosen)) lots = { ...lots, [key]: [...fallen, chosen] };
		}
		now = evolveTable(now, event);
	}
	return lots === sealed.piles.lots ? sealed : { ...sealed, piles: { ...sealed.piles, lots } };
}

function concluded(
	{ state, began, moves, dealt, faults, unproved }: Checking,
	witnesses: readonly MixingWitness[],
	last: number
): CheckedMixing {
	const its = witnesses.filter(({ mixing }) => mixing === state.id);
	const remembered = its
		.filter(({ attempt }) => attempt === state.attempt)
		.flatMap((witness) => {
			const seal = state.sealed.find(({ device }) => device === witness.device);
			return rememberedFaults(termsOf(state), seal, witness, its);
		});
	const all = [...faults, ...remembered.map((fault) => ({ ...fault, at: last }))];
	return {
		id: state.id,
		by: inSealed(state).map(({ device }) => device),
		moves,
		dealt,
		faults: all,
		unproved: [...unproved, ...(began ? [] : (['never-dealt'] as const))],
		stands: all.length > 0 ? 'faulty' : state.seed === null ? 'open' : 'held'
	};
}

import type * as v from 'valibot';
import { parsedOwn } from '../../core/parse.ts';
import type { Decision } from '../../core/decision.ts';
import { fold, type Circumstances, type Game } from '../../core/game.ts';
import type { Json } from '../../core/json.ts';
import { MOST_AT_ONCE } from '../../core/run/run.ts';
import type { Battlegrounds } from '../boards/battleground.ts';
import {
	absentDealer,
	appDealer,
	boxDealer,
	replayDealer,
	silentBoxDealer,
	toldDealer,
	type ToldDealer
} from '../dealing/dealers.ts';
import type { Dealer } from '../dealing/dealer.ts';
import { isOfDevice, markedAsOfDevice, sameButDealer, type Dealt } from '../dealing/dealt.ts';
import {
	isSealedFor,
	markOf,
	NOTHING_SEALED,
	sealedSchema,
	type Sealed
} from '../dealing/sealed.ts';
import type { Dealer as Dealing } from '../vocabulary.ts';
import { faultsOf } from '../chapter/invariants.ts';
import type { Effect } from '../effects/effect.ts';
import { RULES } from '../revision.ts';
import { deciders, resolvers } from './assembly.ts';
import {
	tableCommandSchema,
	type TableCommand,
	type TableCommandOf,
	type TableCommandType
} from './commands.ts';
import { refused, type Beginning, type Deciding, type Refused } from './decider.ts';
import { evolveTable } from './evolve.ts';
import { tableEventSchema, type TableEvent } from './events.ts';
import { commandBehind } from './origin.ts';
import { tableRefusals, type TableReason } from './refusals.ts';
import { tableRulesCited } from './rules.ts';
import type { Resolution } from './request.ts';
import { run } from './run.ts';
import { EMPTY_TABLE, type Table } from './table.ts';
import type { Context } from './tasks.ts';

/** What happened, and the table after it. */
type Outcome =
	| {
			readonly accepted: true;
			readonly events: readonly TableEvent[];
			readonly table: Table;
	  }
	| Refused;

function beginningOf<T extends TableCommandType>(
	type: T,
	table: Table,
	command: TableCommandOf<T>,
	deciding: Deciding
): Beginning {
	return deciders[type](table, command, deciding);
}

/** Decides a command and goes on with what it sets off, with whoever deals. Refusals: as `decideTable`. */
export function decideWith(
	battlegrounds: Battlegrounds,
	table: Table,
	command: TableCommand,
	dealer: Dealer
): Outcome {
	const beginning = beginningOf(command.type, table, command, { battlegrounds, dealer });
	if (!beginning.accepted) return beginning;
	const { events, resolution } = beginning;
	return wentOn(battlegrounds, events, fold(evolveTable, table, events), resolution, dealer);
}

/**
 * What some effects of a card would come to by themselves on this table, whatever else is under way. Nobody means this as a
 * command: it is for previews. Refusals: `dealer-needed`, `too-much-at-once`.
 */
export function effectsAlone(
	battlegrounds: Battlegrounds,
	table: Table,
	effects: readonly Effect[],
	context: Context,
	dealer: Dealer
): Outcome {
	const { triggered } = table.resolution;
	const alone = { ...table, question: null, resolution: { tasks: [], triggered } };
	const tasks = [{ task: { kind: 'effects', effects, context } as const, answers: [] }];
	return wentOn(battlegrounds, [], alone, { tasks, triggered }, dealer);
}

/** Goes on with what is under way after some events. */
function wentOn(
	battlegrounds: Battlegrounds,
	events: readonly TableEvent[],
	table: Table,
	resolution: Resolution,
	dealer: Dealer
): Outcome {
	const went = run({ resolvers, battlegrounds }, dealer, table, resolution);
	if (went === 'unknown') return refused('dealer-needed');
	if (went === 'endless') return refused('too-much-at-once', { most: MOST_AT_ONCE });
	return { accepted: true, events: [...events, ...went.events], table: went.state };
}

/** Who deals once the command is carried out. */
function dealingAfter(table: Table, command: TableCommand): Dealing {
	switch (command.type) {
		case 'SetTable':
			return command.setting.dealer;
		case 'ChangeDealer':
			return command.dealer;
		case 'Recruit':
		case 'GiveUpRecruit':
		case 'PlayScheme':
		case 'UseMarket':
		case 'PlayAsset':
		case 'EndTurn':
		case 'AnswerQuestion':
		case 'TakeDraw':
		case 'AllowAdvice':
		case 'CorrectTable':
			return table.dealer;
	}
}

/** What an engine here sealed itself needs no looking through: a simulator hands it in again and again. */
const looked = new WeakSet<Sealed>();

/** Whether the app may begin to deal with this command: a new chapter, or one that the box dealt so far. */
const mayBegin = ({ type }: TableCommand) => type === 'SetTable' || type === 'ChangeDealer';

function parsed(sealed: Json): Sealed {
	if (sealed === null) return NOTHING_SEALED;
	if (typeof sealed === 'object' && looked.has(sealed as Sealed)) return sealed as Sealed;
	return parsedOwn(sealedSchema, sealed);
}

/**
 * What the app deals from. What lies sealed of another table is nothing to this one: everybody has seen its
 * order. Of the same table it stays, so that nothing is dealt anew when it is laid out or handed over again
 * after it was taken back; once that table is finished, another one begins all the same. Laid out for a mixing, it is dealt
 * by nothing that was shuffled before without it, and the other way round.
 */
function sealedBefore(table: Table, command: TableCommand, sealed: Json): Sealed {
	const known = parsed(sealed);
	if (!mayBegin(command)) return known.of === null ? { ...known, of: markOf(table) } : known;
	const laid = command.type === 'SetTable' ? command.setting : null;
	const mark = markOf(laid ?? table);
	const mixing = laid?.mixing?.id;
	const another = laid !== null && (table.phase === 'finished' || known.mixing !== mixing);
	if (isSealedFor(known.of, mark) && !another) return known;
	const { seeds } = known;
	return {
		...NOTHING_SEALED,
		of: mark,
		...(mixing !== undefined && { mixing }),
		...(seeds && { seeds })
	};
}

/**
 * What comes of an intention at the table: all events until nothing is under way or somebody has to
 * choose. `dealt`: chance that a device brings along, from off the network, in place of the table's own. Refusals: those
 * of its decider; `dealer-needed` where the app deals and what is sealed is not known here; `too-much-at-once`; what a
 * device dealt: those of `toldDealer`, and `no-lease-here`.
 */
export function decideTable(
	battlegrounds: Battlegrounds,
	table: Table,
	command: TableCommand,
	circumstances: Circumstances,
	dealt?: Dealt
): Decision<TableEvent, TableReason> {
	const misfit = dealt && leaseMisfit(table, command, dealt);
	if (misfit) return misfit;
	const decided = (dealer: Dealer): Decision<TableEvent, TableReason> => {
		const outcome = decideWith(battlegrounds, table, command, dealer);
		return outcome.accepted ? { accepted: true, events: outcome.events } : outcome;
	};
	if (dealingAfter(table, command) === 'box') return decided(boxDealer);
	const byDevice = (dealer: ToldDealer): Decision<TableEvent, TableReason> => {
		const decision = decided(dealer);
		const fault = dealer.fault();
		// Why it could not be dealt says more than that it could not; a rule in the way says more than both.
		const isDealt = decision.accepted || decision.refusal.reason === 'dealer-needed';
		if (fault && isDealt) return { accepted: false, refusal: fault };
		return decision.accepted
			? { ...decision, events: markedAsOfDevice(decision.events) }
			: decision;
	};
	if (circumstances.sealed === undefined)
		return dealt ? byDevice(toldDealer(dealt, null)) : decided(absentDealer);
	const before = sealedBefore(table, command, circumstances.sealed);
	const app = appDealer(before, circumstances.chance);
	const decision = dealt ? byDevice(toldDealer(dealt, app)) : decided(app);
	if (!decision.accepted) return decision;
	if (app.sealed() === before && !mayBegin(command)) return decision;
	const sealed = app.sealed();
	looked.add(sealed);
	return { ...decision, sealed };
}

/** A device deals in place of the app alone, and neither lays out nor hands over. */
const isForDevice = (table: Table, command: TableCommand): boolean =>
	table.dealer === 'app' && table.phase !== 'set-up' && !mayBegin(command);

/** What a device dealt counts in the chapter it was lent for. */
function leaseMisfit(table: Table, command: TableCommand, { chapter }: Dealt): Refused | null {
	return isForDevice(table, command) && table.chapter === chapter ? null : refused('no-lease-here');
}

/**
 * A step that a device deals by itself, off the network: the same rules with a dealer of its own. Refusals: as
 * `decideTable`; `dealer-needed` where it takes a hand that the device was not shown.
 */
export function decideOnDevice(
	battlegrounds: Battlegrounds,
	table: Table,
	command: TableCommand,
	dealer: Dealer
): Decision<TableEvent, TableReason> {
	if (!isForDevice(table, command)) return refused('no-lease-here');
	const outcome = decideWith(battlegrounds, table, command, dealer);
	return outcome.accepted ? { accepted: true, events: markedAsOfDevice(outcome.events) } : outcome;
}

/** Whether the app deals when this command is carried out. */
export function needsSealedAtTable(table: Table, command: TableCommand): boolean {
	return dealingAfter(table, command) === 'app';
}

/**
 * Why the events of one command cannot have come about on this table, or null when they can: the
 * intention is read off the first, decided anew with chance as it fell, and has to give the same.
 */
export function findTableFault(
	battlegrounds: Battlegrounds,
	table: Table,
	events: readonly TableEvent[]
): TableReason | 'not-what-follows' | null {
	const [first] = events;
	const command = first && commandBehind(first);
	if (!command) return 'not-what-follows';
	const isStrange = !isForDevice(table, command) && events.some(isOfDevice);
	const faultWith = (dealer: Dealer): TableReason | 'not-what-follows' | null => {
		const outcome = decideWith(battlegrounds, table, command, dealer);
		if (!outcome.accepted) return outcome.refusal.reason;
		return !isStrange && sameButDealer(outcome.events, events) ? null : 'not-what-follows';
	};
	if (dealingAfter(table, command) !== 'box') return faultWith(replayDealer(events));
	const fault = faultWith(boxDealer);
	return fault === 'not-what-follows' ? faultWith(silentBoxDealer) : fault;
}

/** The table by itself, in the grammar all games share: a game outside a chronicle. */
export function createTableGame(
	battlegrounds: Battlegrounds
): Game<Table, TableCommand, TableEvent, TableReason> {
	return {
		name: 'heritage-table',
		schema: 1,
		folding: 2,
		rules: RULES,
		initial: EMPTY_TABLE,
		commandSchema: tableCommandSchema,
		// Questions are kept by their outline: their events are decided anew where they come from elsewhere.
		eventSchema: tableEventSchema as v.GenericSchema<unknown, TableEvent>,
		sentences: tableRefusals,
		upcasts: {},
		decide: (table, command, circumstances) =>
			decideTable(battlegrounds, table, command, circumstances),
		needsSealed: needsSealedAtTable,
		evolve: evolveTable,
		findFault: (table, events) => findTableFault(battlegrounds, table, events),
		findBroken: (table) => faultsOf(table, battlegrounds)[0]?.reason ?? null,
		ruleOf: ({ type }) => tableRulesCited[type],
		closesChapter: ({ type }) => type === 'ChapterScored'
	};
}

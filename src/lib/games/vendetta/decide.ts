import { accept, nothingToDo, refuse, type Decision } from '../core/decision.ts';
import { sameJson } from '../core/json.ts';
import { decideRival } from '../core/computer/seats.ts';
import { decideHandPassed, decideHandProposed } from '../core/steps/hands.ts';
import { decideProposal, decideUndo } from '../core/steps/consent.ts';
import { decideAnswer, decideRedo, decideWithdrawal } from '../core/steps/undoing.ts';
import type { Command, CommandOf } from './commands.ts';
import { consultedIn } from './consulted.ts';
import { countedAs, findOpenTie } from './count/counting.ts';
import type { FinalCount } from './count/shapes.ts';
import type { VendettaEvent } from './events.ts';
import type { Reason } from './refusals.ts';
import { findClanFault, findTableFault } from './seating.ts';
import type { Setting } from './setting.ts';
import { MOST_CHANGES, MOST_STEPS, type EveningState } from './state.ts';

export type Decided = Decision<VendettaEvent, Reason>;

/** What decides at the table: a good deal to carry, for whoever only counts. */
export interface TableRules {
	lay(state: EveningState, command: CommandOf<'LayTable'>): Decided;
	act(state: EveningState, command: CommandOf<'ActAtTable'>): Decided;
	mix(state: EveningState, command: CommandOf<'MixCards'>): Decided;
}

const ELSEWHERE: TableRules = {
	lay: () => refuse('dealer-needed'),
	act: () => refuse('dealer-needed'),
	mix: () => refuse('dealer-needed')
};

/** Refusals: see `refusals.ts`; none of them changes anything. */
export function decide(
	state: EveningState,
	command: Command,
	table: TableRules = ELSEWHERE
): Decided {
	if (command.type === 'BeginEvening') return begin(state, command);
	if (state.seats.length === 0) return refuse('no-evening');
	return findFull(state, command) ?? decideBegun(state, command, table);
}

/** What adds no step to a course: it undoes some, asks about that, or says who plays. */
const TAKE_NO_STEP: ReadonlySet<Command['type']> = new Set([
	'MixCards',
	'UndoAtTable',
	'ProposeUndo',
	'AnswerUndo',
	'WithdrawUndo',
	'PassHand',
	'ProposeHand',
	'TakeSeatBack',
	'HaltRival'
]);

/** An evening that is full takes nothing more, but for what ends a game that is played there. */
function findFull(state: EveningState, { type }: Command) {
	const isAtTable = type === 'ActAtTable';
	if (!isAtTable && state.changes >= MOST_CHANGES)
		return refuse('evening-full', { most: MOST_CHANGES });
	return state.course.steps.length >= MOST_STEPS && !TAKE_NO_STEP.has(type)
		? refuse('evening-full', { most: MOST_STEPS })
		: null;
}

function decideBegun(
	state: EveningState,
	command: Exclude<Command, CommandOf<'BeginEvening'>>,
	table: TableRules
): Decided {
	const { course } = state;
	switch (command.type) {
		case 'ChangeSetting':
			return changeSetting(state, command);
		case 'RecordCount':
			if (state.evening.counted) return refuse('counted-already');
			return counted(state, 'CountRecorded', command.count);
		case 'CorrectCount':
			return correct(state, command);
		case 'LayTable':
			return table.lay(state, command);
		case 'ActAtTable':
			return table.act(state, command);
		case 'MixCards':
			return table.mix(state, command);
		case 'UndoAtTable':
			return undo(state, command);
		case 'ProposeUndo':
			return decideProposal(consultedIn(state), command);
		case 'AnswerUndo':
			return answer(state, command);
		case 'WithdrawUndo':
			return decideWithdrawal(course, command);
		case 'RedoAtTable':
			return decideRedo(course, command);
		case 'PassHand':
			return decideHandPassed(handsIn(state), command);
		case 'ProposeHand':
			return decideHandProposed(handsIn(state), course, command);
		case 'GiveSeatToRival':
		case 'TakeSeatBack':
		case 'HaltRival':
			return decideRival(seatedIn(state), command);
	}
}

/** As much of an evening as says which seats the computer may play: those where the app deals, or may. */
const seatedIn = ({ seats, evening, rivals }: EveningState) => ({
	seats,
	dealer: evening.table?.dealer ?? ('app' as const),
	rivals
});

/** The seats that hold hands of their own. */
const handsIn = ({ seats, evening }: EveningState): EveningState['seats'] =>
	evening.table ? seats : [];

/** Who does not say for whom they speak speaks for nobody, and needs to where nothing became known. */
function undo(state: EveningState, { by, ...wanted }: CommandOf<'UndoAtTable'>): Decided {
	const decision = decideUndo(consultedIn(state), { ...wanted, by: by ?? [] });
	if (by || !decision.accepted) return decision;
	const { kept, reason } = wanted;
	return accept({ type: 'UndoneAtTable', kept, ...(reason !== undefined && { reason }) });
}

const answer = ({ course }: EveningState, command: CommandOf<'AnswerUndo'>): Decided =>
	decideAnswer(course, command, ({ kept, hand }, consent) =>
		hand
			? accept<VendettaEvent>({ type: 'HandPassed', ...hand, consent })
			: accept<VendettaEvent>({ type: 'UndoneAtTable', kept, ...consent })
	);

/** 3 to 5 players each for themselves, 4 or 6 in teams of two (rulebook, Setup and Tag Team mode). */
function begin(state: EveningState, { seats, setting }: CommandOf<'BeginEvening'>): Decided {
	if (state.seats.length > 0) return refuse('evening-here-already');
	const unnumbered = seats.findIndex((seat, index) => seat !== `s${index + 1}`);
	if (unnumbered >= 0) return refuse('no-such-seat', {}, `seats.${unnumbered}`);
	const fault = findTableFault(seats.length, setting.teams) ?? findClanFault(seats, setting.clans);
	return fault ?? accept({ type: 'EveningBegun', seats, setting });
}

const hasMoved = ({ course }: EveningState, of: number): boolean => course.steps.length !== of;

/** A count that stands is held against the new setting: without relics theirs is left out, in teams sums decide. */
function changeSetting(state: EveningState, { setting, of }: CommandOf<'ChangeSetting'>): Decided {
	if (hasMoved(state, of)) return refuse('changed-meanwhile');
	const { seats, evening } = state;
	if (sameJson(setting, evening.setting)) return nothingToDo();
	if (evening.table && !sameJson({ ...setting, title: '' }, { ...evening.setting, title: '' }))
		return refuse('table-lies', {}, 'setting');
	const fault = findTableFault(seats.length, setting.teams) ?? findClanFault(seats, setting.clans);
	if (fault) return fault;
	if (!evening.counted) return accept({ type: 'SettingChanged', setting, counted: null });
	const unchosen = findUnchosen(seats, setting);
	if (unchosen) return unchosen;
	const count = setting.relics ? evening.counted.count : withoutRelics(evening.counted.count);
	const table = { seats, teams: setting.teams };
	const open = findOpenTie(table, count);
	if (open) return refuse('level-then', { seats: open.seats }, 'setting.teams');
	const { result } = countedAs(table, count);
	return accept({ type: 'SettingChanged', setting, counted: { count, result } });
}

/** Who has no clan yet, without which nothing is counted. */
function findUnchosen(seats: EveningState['seats'], { clans }: Setting) {
	const seat = seats.find((one) => clans[one] === undefined);
	return seat === undefined ? null : refuse('clan-missing', { seat }, `setting.clans.${seat}`);
}

const withoutRelics = (count: FinalCount): FinalCount => ({
	...count,
	seats: Object.fromEntries(
		Object.entries(count.seats).map(([seat, one]) => [
			seat,
			'out' in one ? one : { ...one, relic: 0 }
		])
	)
});

function correct(state: EveningState, { count, of }: CommandOf<'CorrectCount'>): Decided {
	const before = state.evening.counted;
	if (!before) return refuse('no-count');
	if (hasMoved(state, of)) return refuse('changed-meanwhile');
	return sameJson(count, before.count) ? nothingToDo() : counted(state, 'CountCorrected', count);
}

function counted(
	{ seats, evening: { setting } }: EveningState,
	type: 'CountRecorded' | 'CountCorrected',
	count: FinalCount
): Decided {
	const fault = findUnchosen(seats, setting) ?? findCountFault(seats, setting, count);
	if (fault) return fault;
	const table = { seats, teams: setting.teams };
	const open = findOpenTie(table, count);
	if (open?.by === 'blood') return refuse('blood-open', { seats: open.seats }, 'count.blood');
	if (open) return refuse('order-open', { seats: open.seats }, 'count.ambition');
	return accept({ type, ...countedAs(table, count) });
}

/** Why a count cannot be one of these players, before anything is tied; null: it can. */
function findCountFault(seats: EveningState['seats'], { relics }: Setting, count: FinalCount) {
	const { seats: counts, ambition } = count;
	const stranger = Object.keys(counts).find((seat) => !seats.includes(seat));
	if (stranger !== undefined) return refuse('no-such-seat', {}, `count.seats.${stranger}`);
	for (const seat of seats) {
		const one = counts[seat];
		if (!one) return refuse('not-counted', { seat }, `count.seats.${seat}`);
		if ('relic' in one && one.relic > 0 && !relics)
			return refuse('no-relics', {}, `count.seats.${seat}.relic`);
	}
	if (Object.values(counts).every((one) => 'out' in one))
		return refuse('all-out', {}, 'count.seats');
	const fault = findTieFault(seats, count);
	if (fault || ambition === null) return fault;
	const holder = counts[ambition];
	if (!holder) return refuse('no-such-seat', {}, 'count.ambition');
	return 'out' in holder ? refuse('ambition-out', { seat: ambition }, 'count.ambition') : null;
}

/** Why what breaks ties cannot be said of these players: a stranger, or one listed twice; null: it can. */
function findTieFault(seats: EveningState['seats'], { blood, winsTies, wentOut = [] }: FinalCount) {
	const stranger = Object.keys(blood).find((seat) => !seats.includes(seat));
	if (stranger !== undefined) return refuse('no-such-seat', {}, `count.blood.${stranger}`);
	for (const [field, listed] of Object.entries({ winsTies, wentOut }))
		for (const [index, seat] of listed.entries()) {
			const at = `count.${field}.${index}`;
			if (!seats.includes(seat)) return refuse('no-such-seat', {}, at);
			if (listed.indexOf(seat) !== index) return refuse('seat-twice', { seat }, at);
		}
	return null;
}

import { accept, nothingToDo, refuse, type Decision } from '../../core/decision.ts';
import { decideRival } from '../../core/computer/seats.ts';
import type { Circumstances } from '../../core/game.ts';
import { decideProposal, decideUndo, type Consulted } from '../../core/steps/consent.ts';
import { decideHandPassed, decideHandProposed } from '../../core/steps/hands.ts';
import { seatsToAsk } from '../../core/steps/revealed.ts';
import { decideAnswer, decideRedo, decideWithdrawal } from '../../core/steps/undoing.ts';
import { decideTable } from '../table/engine.ts';
import type { TableEvent } from '../table/events.ts';
import { openPart } from '../table/open-command.ts';
import { sealedFor } from '../table/own-hand.ts';
import { EMPTY_TABLE } from '../table/table.ts';
import { FEWEST_SEATS, MOST_SEATS } from '../vocabulary.ts';
import type { Command, CommandOf, DealtEvent } from './grammar.ts';
import type { Reason } from './refusals.ts';
import { courses, MOST_CHANGES, MOST_STEPS, reveals, type DealtState } from './state.ts';

export type Decided = Decision<DealtEvent, Reason>;

/** 2 to 4 players [Set-Up]. */
function begin(state: DealtState, command: CommandOf<'BeginMatch'>): Decided {
	const { seats, title, computers } = command;
	if (state.seats.length > 0) return refuse('match-here-already');
	if (seats.length < FEWEST_SEATS) return refuse('too-few-players', {}, 'seats');
	if (seats.length > MOST_SEATS) return refuse('too-many-players', {}, 'seats');
	const unnumbered = seats.findIndex((seat, at) => seat !== `s${at + 1}`);
	if (unnumbered >= 0) return refuse('no-such-seat', {}, `seats.${unnumbered}`);
	const strange = Object.keys(computers ?? {}).find((seat) => !seats.includes(seat));
	if (strange !== undefined) return refuse('no-such-seat', {}, `computers.${strange}`);
	return accept({ type: 'MatchBegun', seats, title, ...(computers && { computers }) });
}

/** What happened at the table, for the log of the match. */
const happened = (events: readonly TableEvent[]): readonly DealtEvent[] =>
	events.map((event) => ({ type: 'HappenedAtTable', event }));

function lay(
	{ seats, table }: DealtState,
	{ setting }: CommandOf<'LayTable'>,
	{ chance, sealed }: Circumstances
): Decided {
	if (table) return refuse('table-set');
	const decided = decideTable(
		EMPTY_TABLE,
		{ type: 'SetTable', setting, seats: [...seats] },
		// Nothing was sealed before the first card.
		{ chance, ...(sealed !== undefined && { sealed: null }) }
	);
	return decided.accepted ? { ...decided, events: happened(decided.events) } : decided;
}

function act(
	{ table }: DealtState,
	{ command }: CommandOf<'ActAtTable'>,
	circumstances: Circumstances
): Decided {
	if (!table) return refuse('table-empty');
	const { sealed: given } = circumstances;
	const sealed = given === undefined ? undefined : sealedFor(table, circumstances);
	const known = { ...circumstances, ...(sealed !== undefined && { sealed }) };
	const decided = decideTable(table, command, known);
	if (!decided.accepted) {
		const { reason, about, at } = decided.refusal;
		return refuse(reason, about, at === undefined ? 'command' : `command.${at}`);
	}
	if (decided.events.length === 0) return nothingToDo();
	const events: readonly DealtEvent[] = [
		{ type: 'ActedAtTable', command: openPart(table, command) },
		...happened(decided.events)
	];
	// What was dealt again is kept, even where the command itself sealed nothing.
	const isNew = sealed !== undefined && sealed !== given;
	return { ...decided, events, ...(isNew && { sealed: decided.sealed ?? sealed }) };
}

/** A match as it is asked about an undo. Who has to agree: everybody else, where steps told somebody something. No rule says so; it keeps an undo fair. */
const consultedIn = ({ course, seats }: DealtState): Consulted => ({
	course,
	seats,
	isAskedBack: courses.isAskedBack(course),
	asks: (kept, by) => asksFor({ course, seats }, kept, by)
});

/** Who has to agree before the steps after the first `kept` are undone by one who speaks for the seats `by`. */
export const asksFor = (
	{ course, seats }: Pick<DealtState, 'course' | 'seats'>,
	kept: number,
	by: readonly string[]
): readonly string[] => seatsToAsk(course, kept, seats, by, { isTold: () => false, reveals });

/** What adds no step to a course. */
const TAKE_NO_STEP: ReadonlySet<Command['type']> = new Set([
	'ChangeTitle',
	'UndoAtTable',
	'ProposeUndo',
	'AnswerUndo',
	'WithdrawUndo',
	'PassHand',
	'ProposeHand',
	'TakeSeatBack',
	'HaltRival'
]);

function findFull({ changes, course }: DealtState, { type }: Command) {
	if (type !== 'ActAtTable' && changes >= MOST_CHANGES)
		return refuse('match-full', { most: MOST_CHANGES });
	return course.steps.length >= MOST_STEPS && !TAKE_NO_STEP.has(type)
		? refuse('match-full', { most: MOST_STEPS })
		: null;
}

/** Refusals: see `refusals.ts`; none of them changes anything. */
export function decide(state: DealtState, command: Command, known: Circumstances): Decided {
	if (command.type === 'BeginMatch') return begin(state, command);
	if (state.seats.length === 0) return refuse('no-match');
	return findFull(state, command) ?? decideBegun(state, command, known);
}

function decideBegun(
	state: DealtState,
	command: Exclude<Command, CommandOf<'BeginMatch'>>,
	known: Circumstances
): Decided {
	const { course, seats, table } = state;
	/** The seats that hold hands of their own. */
	const handed = table ? seats : [];
	switch (command.type) {
		case 'LayTable':
			return lay(state, command, known);
		case 'ActAtTable':
			return act(state, command, known);
		case 'ChangeTitle':
			return command.title === state.title
				? nothingToDo()
				: accept({ type: 'TitleChanged', title: command.title });
		case 'UndoAtTable':
			return decideUndo(consultedIn(state), { ...command, by: command.by ?? [] });
		case 'ProposeUndo':
			return decideProposal(consultedIn(state), command);
		case 'AnswerUndo':
			return decideAnswer(course, command, ({ kept, hand }, consent) =>
				hand
					? accept<DealtEvent>({ type: 'HandPassed', ...hand, consent })
					: accept<DealtEvent>({ type: 'UndoneAtTable', kept, ...consent })
			);
		case 'WithdrawUndo':
			return decideWithdrawal(course, command);
		case 'RedoAtTable':
			return decideRedo(course, command);
		case 'PassHand':
			return decideHandPassed(handed, command);
		case 'ProposeHand':
			return decideHandProposed(handed, course, command);
		case 'GiveSeatToRival':
		case 'TakeSeatBack':
		case 'HaltRival':
			return decideRival({ seats, dealer: 'app', rivals: state.rivals }, command);
	}
}

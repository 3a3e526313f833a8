import type { EventOf } from '../../../games/heritage/events.ts';
import type { SeatId } from '../../../games/heritage/shapes.ts';
import type { ChronicleState } from '../../../games/heritage/state.ts';
import { counted, listed, type Names } from './names.ts';
import { stepsTold } from './table-told.ts';
import type { Told } from './told.ts';

const was = (count: number): string => (count === 1 ? 'was' : 'were');

/** Who asked or took back: seats, or whoever keeps the table in order. */
const whoOf = (by: readonly SeatId[], names: Names): string =>
	by.length === 0 ? 'The keeper or referee' : listed(by.map(names.seat));

/** What was taken back, each step by its first fact; who agreed, or why nobody was asked. */
export function undoneAtTable(
	{ kept, agreed = [], reason }: EventOf<'UndoneAtTable'>,
	names: Names,
	state: ChronicleState
): Told {
	const { steps } = state.course;
	const undone = steps.slice(kept);
	const consent = agreed.length > 0 ? [`Agreed by ${listed(agreed.map(names.seat))}.`] : [];
	const why = reason !== undefined && { reason };
	// Told from afterwards, as at a glance, they stand nowhere any more.
	if (undone.length === 0)
		return {
			sentence: 'Steps at the table were undone.',
			...(consent.length > 0 && { details: consent }),
			...why
		};
	return {
		sentence: `${counted(undone.length, 'step')} at the table ${was(undone.length)} undone.`,
		details: [...stepsTold(undone, steps, names, state), ...consent],
		...why
	};
}

export function redoneAtTable(
	_event: EventOf<'RedoneAtTable'>,
	names: Names,
	state: ChronicleState
): Told {
	const { steps, redoable } = state.course;
	const [back = []] = redoable;
	if (back.length === 0) return { sentence: 'Steps at the table were redone.' };
	return {
		sentence: `${counted(back.length, 'step')} at the table ${was(back.length)} redone.`,
		details: stepsTold(back, [...steps, ...back], names, state)
	};
}

export function undoProposed(
	{ kept, by, asks }: EventOf<'UndoProposed'>,
	names: Names,
	state: ChronicleState
): Told {
	const { steps } = state.course;
	const back = steps.slice(kept);
	const who = whoOf(by, names);
	const what = back.length > 0 ? counted(back.length, 'step') : 'steps';
	return {
		sentence: `${who} asked to undo ${what}.`,
		details: [...stepsTold(back, steps, names, state), `Asked: ${listed(asks.map(names.seat))}.`]
	};
}

export const handProposed = ({ seat, by, asks }: EventOf<'HandProposed'>, names: Names): Told => ({
	sentence: `${whoOf(by, names)} asked to show the hand of ${names.seat(seat)} to the person who sits there now.`,
	details: [`Asked: ${listed(asks.map(names.seat))}.`]
});

/** What was asked: to end the chapter early, to show a hand, or to take steps back. */
const askedFor = ({ course }: ChronicleState) =>
	course.proposal?.ending ? 'ending' : course.proposal?.hand ? 'hand' : 'undo';

const AGREED = {
	ending: 'to end the chapter',
	hand: 'to show the hand',
	undo: 'to the undo'
};
const DECLINED = {
	ending: 'did not want to end the chapter; it goes on',
	hand: 'did not want the hand shown; it stays face down',
	undo: 'did not agree to the undo; everything stays'
};
const WITHDRAWN = {
	ending: 'end the chapter',
	hand: 'show the hand',
	undo: 'undo'
};

export const undoAgreed = (
	{ seats }: EventOf<'UndoAgreed'>,
	names: Names,
	before: ChronicleState
): Told => ({
	sentence: `${listed(seats.map(names.seat))} agreed ${AGREED[askedFor(before)]}.`
});

export const undoDeclined = (
	{ seats }: EventOf<'UndoDeclined'>,
	names: Names,
	before: ChronicleState
): Told => ({
	sentence: `${listed(seats.map(names.seat))} ${DECLINED[askedFor(before)]}.`
});

export const undoWithdrawn = (
	{ by }: EventOf<'UndoWithdrawn'>,
	names: Names,
	before: ChronicleState
): Told => ({
	sentence: `${whoOf(by, names)} withdrew the request to ${WITHDRAWN[askedFor(before)]}.`
});

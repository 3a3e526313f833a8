import type { EventOf } from '../../../games/heritage/events.ts';
import type { SeatId } from '../../../games/heritage/shapes.ts';
import type { ChronicleState } from '../../../games/heritage/state.ts';
import { counted, listed, type Names } from './names.ts';
import { stepsTold } from './table-told.ts';
import type { Told } from './told.ts';

const was = (count: number): string => (count === 1 ? 'was' : 'were');

/** Who asked or took back: seats, or whoever keeps the table in order. */
const whoOf = (by: readonly SeatId[], names: Names): string =>
	by.length === 0 ? 'Whoever keeps the table in order' : listed(by.map(names.seat));

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
			sentence: 'Steps at the table were taken back.',
			...(consent.length > 0 && { details: consent }),
			...why
		};
	return {
		sentence: `${counted(undone.length, 'step')} at the table ${was(undone.length)} taken back.`,
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
	if (back.length === 0) return { sentence: 'Steps at the table were brought back.' };
	return {
		sentence: `${counted(back.length, 'step')} at the table ${was(back.length)} brought back.`,
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
		sentence: `${who} asked to take back ${what}.`,
		details: [...stepsTold(back, steps, names, state), `Asked: ${listed(asks.map(names.seat))}.`]
	};
}

/** Whether the chapter was to end early, rather than steps to be taken back. */
const isEnding = ({ course }: ChronicleState): boolean => course.proposal?.ending !== undefined;

export const undoAgreed = (
	{ seats }: EventOf<'UndoAgreed'>,
	names: Names,
	before: ChronicleState
): Told => ({
	sentence: `${listed(seats.map(names.seat))} agreed ${isEnding(before) ? 'to end the chapter' : 'that it is taken back'}.`
});

export const undoDeclined = (
	{ seats }: EventOf<'UndoDeclined'>,
	names: Names,
	before: ChronicleState
): Told => ({
	sentence: isEnding(before)
		? `${listed(seats.map(names.seat))} did not want to end the chapter; it goes on.`
		: `${listed(seats.map(names.seat))} did not want it taken back; it stays.`
});

export const undoWithdrawn = (
	{ by }: EventOf<'UndoWithdrawn'>,
	names: Names,
	before: ChronicleState
): Told => ({
	sentence: `${whoOf(by, names)} asked no longer to ${isEnding(before) ? 'end the chapter' : 'take anything back'}.`
});

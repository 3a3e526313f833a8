import {
	decideProposal,
	decideUndo,
	findSpeakerFault,
	type Consulted
} from '../../core/steps/consent.ts';
import { decideHandPassed, decideHandProposed, type HandGiven } from '../../core/steps/hands.ts';
import type { SeatId } from '../shapes.ts';
import { isAskedBack, type Course } from './course.ts';
import { seatsToAsk } from './revealed.ts';
import type { Table } from './table.ts';

/** A table and how it went, in a chronicle or outside one. */
type AtTable = { readonly table: Table | null; readonly course: Course };

const seatsOf = ({ table }: Pick<AtTable, 'table'>): readonly SeatId[] =>
	(table?.seats ?? []).map(({ seat }) => seat);

/** Whether all that somebody speaks for are seats of the table, each once. Refusals: `seat-twice`, `unknown-seat`. */
export const checkSpeaker = (at: Pick<AtTable, 'table'>, by: readonly SeatId[]) =>
	findSpeakerFault(seatsOf(at), by);

const consulted = (at: AtTable): Consulted => ({
	course: at.course,
	seats: seatsOf(at),
	isAskedBack: isAskedBack(at.course),
	asks: (kept, by) => (at.table ? seatsToAsk(at.course, at.table, kept, by) : [])
});

/** As {@link decideUndo}. */
export const undone = (at: AtTable, undo: Parameters<typeof decideUndo>[1]) =>
	decideUndo(consulted(at), undo);

/** As {@link decideProposal}; it takes the place of a question about a hand. */
export const undoProposed = (at: AtTable, undo: Parameters<typeof decideProposal>[1]) =>
	decideProposal(consulted(at), undo);

/** As {@link decideHandPassed}. */
export const handPassed = <From extends string | null>(
	at: Pick<AtTable, 'table'>,
	hand: HandGiven & { readonly from: From }
) => decideHandPassed(seatsOf(at), hand);

/** As {@link decideHandProposed}. */
export const handProposed = (at: AtTable, hand: Parameters<typeof decideHandProposed>[2]) =>
	decideHandProposed(seatsOf(at), at.course, hand);

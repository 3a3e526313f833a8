import * as v from 'valibot';
import {
	handPassedEntries,
	handProposedEntries,
	personSchema,
	proposalSchema,
	reasonSchema,
	seatsSchema,
	stepsSchema,
	type SeatId
} from '../shapes.ts';

interface Person {
	readonly id: string;
	readonly name: string;
}

/** How many steps are to stay; a game outside a chronicle keeps at least its table. */
type Kept = v.GenericSchema<number>;

/** What is wanted of the steps of a table, and said to what somebody wants of them. */
export const askingCommands = (kept: Kept) =>
	[
		v.strictObject({
			type: v.literal('UndoAtTable'),
			kept,
			/** How many steps there were when this was asked for; where others came since, it is refused. */
			of: v.optional(stepsSchema),
			/** Whom the one who takes back speaks for: nobody asks these seats. */
			by: v.optional(seatsSchema),
			/** Of the keeper, where others would have to be asked. */
			reason: v.optional(reasonSchema)
		}),
		/** Asks everybody else whether steps may be taken back that made something known. */
		v.strictObject({
			type: v.literal('ProposeUndo'),
			kept,
			of: v.optional(stepsSchema),
			by: seatsSchema
		}),
		v.strictObject({
			type: v.literal('AnswerUndo'),
			proposal: proposalSchema,
			seats: v.pipe(seatsSchema, v.minLength(1, 'say who answers')),
			agrees: v.boolean()
		}),
		v.strictObject({
			type: v.literal('WithdrawUndo'),
			proposal: proposalSchema,
			/** Seats of the person who asked; none: the keeper or a referee withdraws it. */
			by: seatsSchema
		}),
		/** Brings back what was taken back last. */
		v.strictObject({
			type: v.literal('RedoAtTable'),
			/** How many steps there are without them. */
			of: v.optional(stepsSchema)
		}),
		/** Shows a hidden hand to the person who sits there now, and no longer to the one it was dealt to. */
		v.strictObject({ type: v.literal('PassHand'), ...handPassedEntries }),
		/** Asks others at the table whether a hand may be passed on without the person it was dealt to. */
		v.strictObject({ type: v.literal('ProposeHand'), ...handProposedEntries })
	] as const;

/** What came of it. */
export const askingEvents = (kept: Kept) =>
	[
		v.strictObject({
			type: v.literal('UndoneAtTable'),
			kept,
			/** Whom the one who wanted it spoke for; in older files nobody says. */
			by: v.optional(seatsSchema),
			/** Who was asked, and agreed. */
			agreed: v.optional(seatsSchema),
			/** Of the keeper, who asked nobody. */
			reason: v.optional(reasonSchema)
		}),
		v.strictObject({
			type: v.literal('UndoProposed'),
			kept,
			by: seatsSchema,
			/** Everybody else at the table. */
			asks: seatsSchema
		}),
		/** Some agreed, and others are still waited for. */
		v.strictObject({ type: v.literal('UndoAgreed'), seats: seatsSchema }),
		v.strictObject({ type: v.literal('UndoDeclined'), seats: seatsSchema }),
		v.strictObject({ type: v.literal('UndoWithdrawn'), by: seatsSchema }),
		v.strictObject({ type: v.literal('RedoneAtTable') }),
		/** From now on a hidden hand is shown only to the person who sits there now. */
		v.strictObject({
			type: v.literal('HandPassed'),
			...handPassedEntries,
			/** Null: nobody knows any more to whom it was dealt. */
			from: v.nullable(personSchema),
			/** Who asked and who agreed, where the person it was dealt to did not pass it on. */
			consent: v.optional(v.strictObject({ by: seatsSchema, agreed: seatsSchema }))
		}),
		/** Others at the table are asked whether a hand may be passed on. */
		v.strictObject({ type: v.literal('HandProposed'), ...handProposedEntries })
	] as const;

/** A hand that lies face down before everybody, and what the one who looks can do about it. */
export interface HandLeft {
	readonly seat: SeatId;
	/** Whose hand it is; null: nobody knows any more. */
	readonly from: Person | null;
	/** Who sits there now. */
	readonly to: Person;
	/** It was dealt to the one who looks. */
	readonly mine: boolean;
	/** How the others can be asked to show it; null: not by the one who looks, or not all of them could answer. */
	readonly asking: {
		readonly by: readonly SeatId[];
		readonly asks: readonly SeatId[];
		/** What those who are asked are called. */
		readonly others: string;
		/** The table has a question to answer already. */
		readonly waits: boolean;
	} | null;
}

export const askingRefusals = {
	'undo-needs-consent':
		'Something was revealed, so {seats} must agree to undo. Ask them, or let the keeper give a reason.',
	'passes-to-oneself': 'They already have this hand. Choose someone else.',
	'hand-needs-others':
		'All others with a hand must agree, and not all can. Let the player who left pass the hand on.',
	'no-hand-to-pass': '{seat} holds no hand at this table.'
} as const;

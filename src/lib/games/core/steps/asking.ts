import * as v from 'valibot';

/*
 * What people want of the steps of a table, and of a hand that lies face down: commands and events as any game has them. A
 * game says how its seats look and how many steps have to stay.
 */

interface Shapes {
	/** How many steps are to stay; some games keep at least their table. */
	readonly kept: v.GenericSchema<number>;
	/** Some seats, each once or more. */
	readonly seats: v.GenericSchema<string[]>;
}

/** How many steps a table has. */
export const stepsSchema = v.pipe(
	v.number('expected a number'),
	v.integer('expected a whole number'),
	v.minValue(0, 'at least 0'),
	v.maxValue(100_000, 'at most 100000')
);

/** Which of all questions to the table. */
const proposalSchema = v.pipe(v.number(), v.integer(), v.minValue(0));

/** Why something is done without asking: required, so that the ledger stays honest. */
const reasonSchema = v.pipe(
	v.string(),
	v.trim(),
	v.maxLength(300, 'at most 300 characters'),
	v.minLength(1, 'say why')
);

/** What is wanted of the steps of a table. */
export const undoCommands = ({ kept, seats }: Shapes) =>
	[
		v.strictObject({
			type: v.literal('UndoAtTable'),
			kept,
			/** How many steps there were when this was asked for; where others came since, it is refused. */
			of: v.optional(stepsSchema),
			/** Whom the one who takes back speaks for: nobody asks these seats. */
			by: v.optional(seats),
			/** Of the keeper, where others would have to be asked. */
			reason: v.optional(reasonSchema)
		}),
		/** Asks everybody else whether steps may be taken back that made something known. */
		v.strictObject({
			type: v.literal('ProposeUndo'),
			kept,
			of: v.optional(stepsSchema),
			by: seats
		}),
		v.strictObject({
			type: v.literal('AnswerUndo'),
			proposal: proposalSchema,
			seats: v.pipe(seats, v.minLength(1, 'say who answers')),
			agrees: v.boolean()
		}),
		v.strictObject({
			type: v.literal('WithdrawUndo'),
			proposal: proposalSchema,
			/** Seats of the person who asked; none: the keeper or a referee withdraws it. */
			by: seats
		}),
		/** Brings back what was taken back last. */
		v.strictObject({
			type: v.literal('RedoAtTable'),
			/** How many steps there are without them. */
			of: v.optional(stepsSchema)
		})
	] as const;

/** What came of it. */
export const undoEvents = ({ kept, seats }: Shapes) =>
	[
		v.strictObject({
			type: v.literal('UndoneAtTable'),
			kept,
			/** Whom the one who wanted it spoke for; in older files nobody says. */
			by: v.optional(seats),
			/** Who was asked, and agreed. */
			agreed: v.optional(seats),
			/** Of the keeper, who asked nobody. */
			reason: v.optional(reasonSchema)
		}),
		v.strictObject({
			type: v.literal('UndoProposed'),
			kept,
			by: seats,
			/** Everybody else at the table. */
			asks: seats
		}),
		/** Some agreed, and others are still waited for. */
		v.strictObject({ type: v.literal('UndoAgreed'), seats }),
		v.strictObject({ type: v.literal('UndoDeclined'), seats }),
		v.strictObject({ type: v.literal('UndoWithdrawn'), by: seats }),
		v.strictObject({ type: v.literal('RedoneAtTable') })
	] as const;

export type UndoCommand = v.InferOutput<ReturnType<typeof undoCommands>[number]>;

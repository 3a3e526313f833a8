import * as v from 'valibot';
import { accept, refuse } from '../decision.ts';
import { findSpeakerFault } from './consent.ts';

/*
 * A hand that lies face down goes from the person it was dealt to to the one who sits there now. The log knows both by opaque
 * ids; who may say so is known where accounts are.
 */

/** Somebody who acts: an opaque id, as in the envelopes of a log; the name lies in an annex. */
const personSchema = v.pipe(
	v.string(),
	v.regex(/^[A-Za-z0-9_-]{8,64}$/, 'expected the id of a person')
);

interface Shapes {
	readonly seat: v.GenericSchema<string>;
	readonly seats: v.GenericSchema<string[]>;
}

const passed = ({ seat }: Shapes) => ({ seat, from: personSchema, to: personSchema });

/** What asking the others about a hidden hand says. */
const proposed = ({ seat, seats }: Shapes) => ({
	seat,
	from: v.nullable(personSchema),
	to: personSchema,
	by: seats,
	/** Who has to agree: seats of people who gain nothing by it. */
	asks: seats
});

export const handCommands = (shapes: Shapes) =>
	[
		/** Shows a hidden hand to the person who sits there now, and no longer to the one it was dealt to. */
		v.strictObject({ type: v.literal('PassHand'), ...passed(shapes) }),
		/** Asks others at the table whether a hand may be passed on without the person it was dealt to. */
		v.strictObject({ type: v.literal('ProposeHand'), ...proposed(shapes) })
	] as const;

export const handEvents = (shapes: Shapes) =>
	[
		/** From now on a hidden hand is shown only to the person who sits there now. */
		v.strictObject({
			type: v.literal('HandPassed'),
			...passed(shapes),
			/** Null: nobody knows any more to whom it was dealt. */
			from: v.nullable(personSchema),
			/** Who asked and who agreed, where the person it was dealt to did not pass it on. */
			consent: v.optional(v.strictObject({ by: shapes.seats, agreed: shapes.seats }))
		}),
		/** Others at the table are asked whether a hand may be passed on. */
		v.strictObject({ type: v.literal('HandProposed'), ...proposed(shapes) })
	] as const;

export type HandCommand = v.InferOutput<ReturnType<typeof handCommands>[number]>;
export type HandEvent = v.InferOutput<ReturnType<typeof handEvents>[number]>;

export const handRefusals = {
	'passes-to-oneself': 'They already have this hand. Choose someone else.',
	'hand-needs-others':
		'All others with a hand must agree, and not all can. Let the player who left pass the hand on.',
	'no-hand-to-pass': '{seat} holds no hand at this table.'
} as const;

/** A hand that goes from one person to another. */
export type HandGiven = {
	readonly seat: string;
	readonly from: string | null;
	readonly to: string;
};

/** Why a hand is not passed on; `seats`: those with one. Refusals: `passes-to-oneself`, `no-hand-to-pass`. */
function findPassingFault(seats: readonly string[], { seat, from, to }: HandGiven) {
	if (from === to) return refuse('passes-to-oneself', { seat }, 'to');
	return seats.includes(seat) ? null : refuse('no-hand-to-pass', { seat }, 'seat');
}

/** A hidden hand is from now on shown to somebody else, who sits there by now. Refusals: `passes-to-oneself`, `no-hand-to-pass`. */
export const decideHandPassed = <From extends string | null>(
	seats: readonly string[],
	{ seat, from, to }: HandGiven & { readonly from: From }
) =>
	findPassingFault(seats, { seat, from, to }) ??
	accept({ type: 'HandPassed' as const, seat, from, to });

/**
 * Asks others at the table whether a hand may be passed on without the person it was dealt to. Who of them has nothing
 * to gain by it is known where accounts are. Refusals: as {@link decideHandPassed}, those of who speaks, `undo-asked-already`
 * while an answer is waited for, `hand-needs-others` where nobody else is asked, as where one of them cannot answer.
 */
export function decideHandProposed(
	seats: readonly string[],
	{ proposal }: { readonly proposal: unknown },
	{ seat, from, to, by, asks }: HandGiven & { readonly by: string[]; readonly asks: string[] }
) {
	const fault =
		findPassingFault(seats, { seat, from, to }) ?? findSpeakerFault(seats, [...by, ...asks]);
	if (fault) return fault;
	if (proposal) return refuse('undo-asked-already');
	if (asks.length === 0 || asks.includes(seat)) return refuse('hand-needs-others', {}, 'asks');
	return accept({ type: 'HandProposed' as const, seat, from, to, by, asks });
}

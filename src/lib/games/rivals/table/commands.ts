import * as v from 'valibot';
import { listOf, stringOf } from '../../core/bounded.ts';
import { seatSchema } from '../../core/seats.ts';
import { ATTACK_TYPES } from '../attack/field.ts';
import { cardIdSchema } from '../cards/card.ts';
import { SIDES } from '../influence/conflict.ts';
import { settingSchema } from './setting-schema.ts';

const vampire = v.pipe(v.string(), v.regex(/^s\d+v\d+$/, 'expected a vampire such as s1v2'));
const slot = v.pipe(v.number(), v.integer(), v.minValue(1));
const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(99));
/** A question by its number: a long match asks some hundreds. */
const question = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(99_999));
const key = stringOf(80);
const keys = listOf(key, 8, 'abilities');
const cards = listOf(cardIdSchema, 60, 'cards');
const vampires = listOf(vampire, 20, 'vampires');

const deckSchema = v.strictObject({
	haven: cardIdSchema,
	agenda: cardIdSchema,
	faction: listOf(cardIdSchema, 20),
	leader: v.exactOptional(cardIdSchema),
	library: listOf(cardIdSchema, 99)
});

const of = <const T extends string, Entries extends v.ObjectEntries>(type: T, entries: Entries) =>
	v.strictObject({ type: v.literal(type), ...entries });

/** What can be asked for at a table. */
export const tableCommandSchema = v.variant('type', [
	of('SetTable', { setting: settingSchema, seats: listOf(seatSchema, 4) }),
	/** A deck of one's own, in secret until all are there. */
	of('BringDeck', { seat: seatSchema, deck: deckSchema }),
	of('FlipAgenda', { seat: seatSchema }),
	/** Ready vampires of the Haven or the Streets form a party, or join that of `to`. */
	of('MoveVampires', { seat: seatSchema, vampires, to: v.nullable(vampire) }),
	of('DrawCard', { seat: seatSchema, from: v.picklist(['library', 'faction']) }),
	of('Recruit', { seat: seatSchema, card: cardIdSchema }),
	/** An Action card of any kind. Of a Title `vampire` gets it, and the rest pays for it. */
	of('PlayCard', {
		seat: seatSchema,
		card: cardIdSchema,
		vampire: v.exactOptional(vampire),
		exert: v.exactOptional(vampires),
		modifier: v.exactOptional(cardIdSchema),
		prestige: v.exactOptional(count),
		uses: v.exactOptional(keys)
	}),
	/**
	 * Steps 1 to 5 at once: `discards` and `uses` for Intel, `show` for a card that is shown, for its Intel or against a mortal,
	 * `help`: others are asked to discard.
	 */
	of('Attack', {
		seat: seatSchema,
		attacker: vampire,
		target: v.union([vampire, slot]),
		attack: v.picklist(ATTACK_TYPES),
		card: v.exactOptional(cardIdSchema),
		show: v.exactOptional(v.literal(true)),
		discards: v.exactOptional(cards),
		uses: v.exactOptional(keys),
		help: v.exactOptional(v.literal(true))
	}),
	of('ClaimPrince', { seat: seatSchema, vampire }),
	/** An ability, or an action that a card grants, by its key. */
	of('UseAbility', { seat: seatSchema, ability: key }),
	of('BurnRetainer', { seat: seatSchema, slot }),
	of('ShowConspiracy', { seat: seatSchema, slot, to: listOf(seatSchema, 3) }),
	of('FeedConspiracy', { seat: seatSchema, slot }),
	/** `card`: what it is, which with the box only its player knows. */
	of('ResolveConspiracy', {
		seat: seatSchema,
		slot,
		target: v.exactOptional(seatSchema),
		card: v.exactOptional(cardIdSchema)
	}),
	/** A deal with another player, at any time: a side in the Scheme under way, or words [Schemes]. */
	of('MakePromise', {
		seat: seatSchema,
		to: seatSchema,
		of: v.union([
			v.strictObject({ side: v.picklist(SIDES) }),
			v.strictObject({ words: v.pipe(stringOf(140), v.minLength(1)) })
		])
	}),
	/** Whom it was made to says that it is kept, or need not be. */
	of('ReleasePromise', { seat: seatSchema, promise: count }),
	of('EndActions', { seat: seatSchema }),
	of('AnswerQuestion', {
		question,
		seat: seatSchema,
		choice: listOf(stringOf(120), 200, 'choices')
	}),
	/** `hold`: a fist is out; it may be empty. */
	of('AnswerScheme', {
		seat: seatSchema,
		side: v.picklist(SIDES),
		exert: vampires,
		modifier: v.exactOptional(cardIdSchema),
		hold: v.exactOptional(count),
		uses: v.exactOptional(keys)
	})
]);
export type TableCommand = v.InferOutput<typeof tableCommandSchema>;
export type TableCommandType = TableCommand['type'];
export type TableCommandOf<T extends TableCommandType> = Extract<TableCommand, { type: T }>;

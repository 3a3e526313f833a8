import * as v from 'valibot';
import { listOf, recordOf, stringOf } from '../../core/bounded.ts';
import { fairForms } from '../../core/fair/forms.ts';
import { seatSchema } from '../../core/seats.ts';
import {
	allySchema,
	cardIdSchema,
	clanCardSchema,
	locationCardSchema,
	relicSchema
} from '../cards.ts';
import { CLANS, DEALERS, DEPTHS, FACES, TOKENS } from '../vocabulary.ts';
import { changesSchema } from './changes.ts';
import { correctionSchema } from './correction.ts';
import { locationSchema, settingSchema } from './setting.ts';

/** Some cards of a set. */
export const describedSchema = v.strictObject({
	clanCards: listOf(clanCardSchema, 100),
	allies: listOf(allySchema, 100),
	relics: listOf(relicSchema, 50),
	locationCards: listOf(locationCardSchema, 50)
});
export type Described = v.InferOutput<typeof describedSchema>;

const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(200));
const token = v.picklist(TOKENS);
/** A number that the device made up for what is chosen in secret; left out: it seals nothing. */
const nonce = v.exactOptional(fairForms.secret);

export const tableCommandSchema = v.variant('type', [
	v.strictObject({ type: v.literal('SetTable'), setting: settingSchema }),
	v.strictObject({ type: v.literal('ChooseClan'), seat: seatSchema, clan: v.picklist(CLANS) }),
	v.strictObject({ type: v.literal('ChooseRelic'), seat: seatSchema, relic: cardIdSchema }),
	/** Hand Building; can be changed until all are in. */
	v.strictObject({
		type: v.literal('KeepCards'),
		seat: seatSchema,
		cards: listOf(cardIdSchema, 3)
	}),
	/**
	 * The card of a turn. `blood` and `flip` go with it; where both are left out, Blood may follow by `PlayBlood`. `card`
	 * is left out where the box deals and it lies face down.
	 */
	v.strictObject({
		type: v.literal('PlayCard'),
		seat: seatSchema,
		card: v.exactOptional(cardIdSchema),
		at: locationSchema,
		face: v.picklist(FACES),
		blood: v.exactOptional(count),
		flip: v.exactOptional(count)
	}),
	v.strictObject({
		type: v.literal('PlayBlood'),
		seat: seatSchema,
		at: locationSchema,
		blood: count,
		flip: count
	}),
	v.strictObject({
		type: v.literal('DrainCard'),
		seat: seatSchema,
		card: cardIdSchema,
		confirmed: v.exactOptional(v.boolean())
	}),
	/** An ability of an Ally, a relic or a card on the own Position that says no moment. */
	v.strictObject({
		type: v.literal('UseAbility'),
		seat: seatSchema,
		source: v.union([
			v.strictObject({ card: cardIdSchema }),
			v.strictObject({ slot: v.pipe(v.number(), v.integer()) })
		]),
		ability: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(5))
	}),
	v.strictObject({ type: v.literal('EndTurn'), seat: seatSchema }),
	v.strictObject({
		type: v.literal('ChooseToken'),
		seat: seatSchema,
		location: locationSchema,
		token,
		nonce
	}),
	/** All tokens at once, as they lie on the table. */
	v.strictObject({
		type: v.literal('TellTokens'),
		location: locationSchema,
		tokens: recordOf(seatSchema, token, 6)
	}),
	v.strictObject({ type: v.literal('TakeBackChoice'), seat: seatSchema }),
	v.strictObject({
		type: v.literal('AnswerQuestion'),
		question: count,
		seat: v.nullable(seatSchema),
		choice: listOf(stringOf(60), 100),
		nonce
	}),
	v.strictObject({ type: v.literal('ChangeDealer'), dealer: v.picklist(DEALERS) }),
	v.strictObject({
		type: v.literal('CorrectTable'),
		corrections: v.pipe(listOf(correctionSchema, 60), v.minLength(1, 'nothing to correct'))
	}),
	/** What a card did that is resolved by hand. `by`: whose doing it is, who is paid for a Frenzy; null: nobody's. */
	v.strictObject({
		type: v.literal('TellChanges'),
		by: v.nullable(seatSchema),
		card: v.nullable(cardIdSchema),
		changes: changesSchema
	}),
	/** What cards of the box say; it replaces what was known of them. */
	v.strictObject({
		type: v.literal('DescribeCards'),
		cards: describedSchema,
		/** How much of the box is entered from now on; left out: as before. */
		depth: v.exactOptional(v.picklist(DEPTHS))
	})
]);

export type TableCommand = v.InferOutput<typeof tableCommandSchema>;
export type TableCommandType = TableCommand['type'];
export type TableCommandOf<T extends TableCommandType> = Extract<TableCommand, { type: T }>;

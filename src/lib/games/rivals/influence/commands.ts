import * as v from 'valibot';
import { listOf, recordOf } from '../../core/bounded.ts';
import { fairForms } from '../../core/fair/forms.ts';
import { nameSchema, seatSchema } from '../../core/seats.ts';
import { vampireSchema } from '../counters/commands.ts';
import { MOST_SEATS } from '../vocabulary.ts';
import { SIDES } from './conflict.ts';
import { conspiracyCommands, conspiracyEvents } from './conspiracy-commands.ts';
import { countedSchema, exertedList } from './shapes.ts';
import { titleCommands, titleEvents } from './title-commands.ts';

const questionSchema = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(99_999));

/** Prestige in a fist, and the Influence of the card that lies face down. */
const stakeSchema = v.strictObject({ fist: countedSchema, modifier: countedSchema });

const answerEntries = {
	seat: seatSchema,
	side: v.picklist(SIDES),
	exerted: exertedList,
	modifier: v.boolean(),
	fist: v.boolean()
};

const bySeat = <Entry extends v.GenericSchema>(entry: Entry) =>
	recordOf(seatSchema, entry, MOST_SEATS);

const played = {
	vampire: v.nullable(vampireSchema),
	name: v.exactOptional(nameSchema)
};

export const influenceCommands = [
	...titleCommands,
	...conspiracyCommands,
	/** The active player plays a Scheme. `vampire`: who exhausts for it; null: the table does not say. */
	v.strictObject({ type: v.literal('PlayScheme'), ...played }),
	/** A deal: a side that a seat promised, before it answers [Schemes]. */
	v.strictObject({
		type: v.literal('PromiseSide'),
		question: questionSchema,
		seat: seatSchema,
		side: v.nullable(v.picklist(SIDES))
	}),
	/** `stake`: sealed until all have answered, with a number that its phone made up; left out: in a real fist, or there is none. */
	v.strictObject({
		type: v.literal('AnswerScheme'),
		question: questionSchema,
		...answerEntries,
		stake: v.exactOptional(stakeSchema),
		nonce: v.exactOptional(fairForms.secret)
	}),
	/** What was in a real fist, or on a card that lay there, once all have answered. */
	v.strictObject({
		type: v.literal('TellStake'),
		question: questionSchema,
		seat: seatSchema,
		stake: stakeSchema
	})
] as const;

export const influenceEvents = [
	...titleEvents,
	...conspiracyEvents,
	v.strictObject({
		type: v.literal('SchemePlayed'),
		question: questionSchema,
		seat: seatSchema,
		...played,
		order: listOf(seatSchema, MOST_SEATS, 'seats')
	}),
	v.strictObject({
		type: v.literal('SidePromised'),
		question: questionSchema,
		seat: seatSchema,
		side: v.nullable(v.picklist(SIDES))
	}),
	v.strictObject({
		type: v.literal('SchemeAnswered'),
		question: questionSchema,
		answer: v.strictObject(answerEntries),
		seal: v.exactOptional(fairForms.hash)
	}),
	/** All have answered: what their phones had sealed. Null: nothing was sealed for that seat. */
	v.strictObject({
		type: v.literal('StakesOpened'),
		question: questionSchema,
		stakes: bySeat(v.nullable(stakeSchema)),
		nonces: v.exactOptional(bySeat(fairForms.secret))
	}),
	v.strictObject({
		type: v.literal('StakeTold'),
		question: questionSchema,
		seat: seatSchema,
		stake: stakeSchema
	}),
	/** Every stake is known: what it came to. `paid`: Prestige that each supply lost for good. */
	v.strictObject({
		type: v.literal('SchemeDecided'),
		question: questionSchema,
		totals: v.strictObject({ yes: v.number(), no: v.number() }),
		passes: v.boolean(),
		paid: bySeat(countedSchema)
	})
] as const;

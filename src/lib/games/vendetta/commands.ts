import * as v from 'valibot';
import { listOf, stringOf } from '../core/bounded.ts';
import { fairForms } from '../core/fair/forms.ts';
import { computerCommandsOf } from '../core/computer/grammar.ts';
import { seatSchema } from '../core/seats.ts';
import { stepsSchema, undoCommands } from '../core/steps/asking.ts';
import { handCommands } from '../core/steps/hands.ts';
import { cardSetSchema } from './cards.ts';
import { finalCountSchema } from './count/shapes.ts';
import { mixingCommandSchema } from './mixing/steps.ts';
import { MOST_SEATS } from './seating.ts';
import { settingSchema } from './setting.ts';
import { tableCommandSchema } from './table/commands.ts';
import { settingSchema as tableSettingSchema } from './table/setting.ts';
import { DEALERS, DEPTHS } from './vocabulary.ts';

/** More seats than the table has, so that what is wrong with them can be said in words. */
const MOST_TYPED = 12;
/** A card that is entered, the play, the end of the turn, and an Ally at each Location. */
const MOST_TOGETHER = 12;

export const seatsSchema = listOf(seatSchema, MOST_SEATS, 'seats');

const { first, firstRound, clansShown, relicsShown, locationCardsLaid } =
	tableSettingSchema.entries;

/** What came up in the box already, and the round that Elysium joins; the rest is drawn, or asked. */
export const shownSchema = v.strictObject({
	first,
	firstRound,
	clansShown,
	relicsShown,
	locationCardsLaid
});
export type Shown = v.InferOutput<typeof shownSchema>;

/** Every intention of an evening. */
export const commandSchema = v.variant('type', [
	v.strictObject({
		type: v.literal('BeginEvening'),
		/** Clockwise, s1 first. */
		seats: listOf(seatSchema, MOST_TYPED, 'players'),
		setting: settingSchema
	}),
	/** Corrects the name, the clans or the variants. `of`: how many steps were seen. */
	v.strictObject({ type: v.literal('ChangeSetting'), setting: settingSchema, of: stepsSchema }),
	v.strictObject({ type: v.literal('RecordCount'), count: finalCountSchema }),
	/** Replaces the count that stands. `of`: how many steps were seen. */
	v.strictObject({ type: v.literal('CorrectCount'), count: finalCountSchema, of: stepsSchema }),
	/** Sets up a table for this evening. Only the server may: the cards are the group's own. */
	v.strictObject({
		type: v.literal('LayTable'),
		dealer: v.picklist(DEALERS),
		/** With the box: how much of it is entered. */
		depth: v.exactOptional(v.picklist(DEPTHS)),
		cards: cardSetSchema,
		...shownSchema.entries,
		/** All devices shuffle the cards together, with this seed of the server; left out: the server shuffles alone. */
		mixing: v.exactOptional(v.strictObject({ id: stringOf(40), seed: fairForms.secret }))
	}),
	v.strictObject({ type: v.literal('MixCards'), command: mixingCommandSchema }),
	/** `then`: what follows in the same step, with the box; `of`: how many steps were seen, where more would count twice. */
	v.strictObject({
		type: v.literal('ActAtTable'),
		command: tableCommandSchema,
		then: v.exactOptional(listOf(tableCommandSchema, MOST_TOGETHER)),
		of: v.exactOptional(stepsSchema)
	}),
	...undoCommands({ kept: stepsSchema, seats: seatsSchema }),
	...handCommands({ seat: seatSchema, seats: seatsSchema }),
	...computerCommandsOf(seatSchema)
]);
export type Command = v.InferOutput<typeof commandSchema>;
export type CommandOf<T extends Command['type']> = Extract<Command, { type: T }>;

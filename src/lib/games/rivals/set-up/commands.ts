import * as v from 'valibot';
import { listOf, recordOf } from '../../core/bounded.ts';
import { ID_PATTERN } from '../../core/envelope.ts';
import { nameSchema, seatSchema } from '../../core/seats.ts';
import { stepsSchema } from '../../core/steps/asking.ts';
import { settingSchema } from '../setting.ts';
import { MOST_SEATS } from '../vocabulary.ts';

/** More seats than the table has, so that what is wrong with them can be said in words. */
const MOST_TYPED = 8;

export const seatsSchema = listOf(seatSchema, MOST_SEATS, 'seats');
/** A deck by its title; `deck`: the id of its log, where the group keeps it. */
const namedDeckSchema = v.strictObject({
	title: nameSchema,
	deck: v.exactOptional(v.pipe(v.string(), v.regex(ID_PATTERN, 'expected a deck')))
});
const decksSchema = recordOf(seatSchema, namedDeckSchema, MOST_SEATS);

/** The Rival of each seat. */
const rivalsSchema = recordOf(seatSchema, seatSchema, MOST_SEATS);

/** Tokens as they were turned up; `back`: the own number, which went back. */
const drawnSchema = listOf(
	v.strictObject({ seat: seatSchema, token: seatSchema, back: v.exactOptional(v.literal(true)) }),
	2 * MOST_SEATS
);

export const setUpCommands = [
	v.strictObject({
		type: v.literal('BeginMatch'),
		/** Clockwise, s1 first. */
		seats: listOf(seatSchema, MOST_TYPED, 'players'),
		setting: settingSchema,
		/** Who is player 1; left out: by chance. */
		first: v.exactOptional(seatSchema),
		/** What each plays; left out, or without a seat: not named. */
		decks: v.exactOptional(decksSchema)
	}),
	/** Sets right the name, the depth or the readings. `of`: how many steps were seen. */
	v.strictObject({ type: v.literal('ChangeSetting'), setting: settingSchema, of: stepsSchema }),
	/** The Rivals as the table drew them; left out: Elysium draws them. `of`: how many steps were seen. */
	v.strictObject({
		type: v.literal('SetRivals'),
		rivals: v.exactOptional(rivalsSchema),
		of: v.exactOptional(stepsSchema)
	}),
	v.strictObject({ type: v.literal('SetFirst'), first: seatSchema }),
	/** The deck that a seat plays, at any time, also once the match is over; null: it is not named. */
	v.strictObject({
		type: v.literal('ChooseDeck'),
		seat: seatSchema,
		deck: v.nullable(namedDeckSchema)
	})
] as const;

/** What begins a log; it is no step. */
export const begunEvent = v.strictObject({
	type: v.literal('MatchBegun'),
	/** Clockwise. */
	seats: listOf(seatSchema, MOST_SEATS),
	/** In turn order. */
	order: listOf(seatSchema, MOST_SEATS),
	/** Player 1 came by chance. */
	byChance: v.exactOptional(v.literal(true)),
	rivals: v.nullable(rivalsSchema),
	/** How Elysium drew the tokens; left out: it did not. */
	drawn: v.exactOptional(drawnSchema),
	setting: settingSchema,
	decks: v.exactOptional(decksSchema)
});

export const setUpEvents = [
	v.strictObject({ type: v.literal('SettingChanged'), setting: settingSchema }),
	v.strictObject({
		type: v.literal('RivalsSet'),
		rivals: rivalsSchema,
		drawn: v.exactOptional(drawnSchema)
	}),
	v.strictObject({
		type: v.literal('FirstSet'),
		order: listOf(seatSchema, MOST_SEATS)
	}),
	v.strictObject({
		type: v.literal('DeckChosen'),
		seat: seatSchema,
		deck: v.nullable(namedDeckSchema)
	})
] as const;

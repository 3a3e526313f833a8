import * as v from 'valibot';
import { listOf, recordOf } from '../../core/bounded.ts';
import { seatSchema } from '../../core/seats.ts';
import {
	agendaSchema,
	cardIdSchema,
	cityCardSchema,
	havenSchema,
	libraryCardSchema,
	vampireSchema
} from '../cards/card.ts';
import { readingsSchema } from '../readings.ts';
import { MOST_SEATS } from '../vocabulary.ts';
import type { TableSetting } from './setting.ts';

const MOST_CARDS = 600;

const deckSchema = v.strictObject({
	haven: cardIdSchema,
	agenda: cardIdSchema,
	faction: listOf(cardIdSchema, 20),
	leader: v.exactOptional(cardIdSchema),
	library: listOf(cardIdSchema, 99)
});

const cardSchema = v.union([
	vampireSchema,
	agendaSchema,
	havenSchema,
	libraryCardSchema,
	cityCardSchema
]);

/** What a match is dealt from, as it is sent and stored. */
export const settingSchema: v.GenericSchema<unknown, TableSetting> = v.strictObject({
	readings: readingsSchema,
	cards: listOf(cardSchema, MOST_CARDS, 'cards'),
	city: listOf(cardIdSchema, 200),
	decks: recordOf(seatSchema, v.nullable(deckSchema), MOST_SEATS),
	dealer: v.exactOptional(v.literal('box')),
	first: v.exactOptional(seatSchema)
});

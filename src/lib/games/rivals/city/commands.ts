import * as v from 'valibot';
import { listOf } from '../../core/bounded.ts';
import { seatSchema } from '../../core/seats.ts';
import { MOST_COUNTED } from '../vocabulary.ts';
import { CITY_PILES } from './city.ts';
import { cityFactsSchema, cityIdSchema } from './shapes.ts';

const citiesSchema = listOf(cityIdSchema, MOST_COUNTED, 'cards');
const byText = v.exactOptional(v.literal(true));

const moved = {
	cards: v.pipe(citiesSchema, v.minLength(1)),
	to: v.picklist(CITY_PILES)
};
const described = { card: cityIdSchema, facts: cityFactsSchema };

export const cityCommands = [
	/** The top card of the City Deck, as the table reads it. `of`: how many were up; `byText`: outside the City step. */
	v.strictObject({
		type: v.literal('TurnCity'),
		of: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MOST_COUNTED)),
		card: cityFactsSchema,
		byText
	}),
	/** To a pile without any reward, or back into the deck. */
	v.strictObject({ type: v.literal('MoveCity'), ...moved }),
	v.strictObject({ type: v.literal('DescribeCity'), ...described })
] as const;

export const cityEvents = [
	v.strictObject({
		type: v.literal('CityTurned'),
		id: cityIdSchema,
		card: cityFactsSchema,
		/** Whose token lies on an Ongoing Event. */
		seat: v.exactOptional(seatSchema),
		/** The discard pile, shuffled into the empty deck first. */
		shuffled: v.exactOptional(citiesSchema),
		byText
	}),
	v.strictObject({ type: v.literal('CityMoved'), ...moved }),
	v.strictObject({ type: v.literal('CityDescribed'), ...described })
] as const;

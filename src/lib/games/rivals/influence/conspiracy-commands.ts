import * as v from 'valibot';
import { listOf } from '../../core/bounded.ts';
import { nameSchema, seatSchema } from '../../core/seats.ts';
import { potencySchema, vampireSchema } from '../counters/commands.ts';
import { MOST_SEATS } from '../vocabulary.ts';
import { countedSchema } from './shapes.ts';

/** A Conspiracy by its id, such as `c1`. */
const conspiracySchema = v.pipe(
	v.string(),
	v.regex(/^c[1-9]\d{0,3}$/, 'expected a Conspiracy such as c1')
);
const seats = listOf(seatSchema, MOST_SEATS, 'seats');
const conspiracy = { conspiracy: conspiracySchema };

/** `turn`: the 1 Prestige a turn, from the supply. `card`: a card adds it, and says where it comes from. */
const from = v.picklist(['turn', 'card']);

/** What its card says once it lies open. No command asks its name before that. */
const resolved = {
	...conspiracy,
	name: v.exactOptional(nameSchema),
	/** Prestige it asks for. */
	needs: countedSchema,
	/** The foes it hits; null: its text names none. */
	targets: v.nullable(seats),
	/** Its text hits those who paid into it, too. */
	hitsContributors: v.exactOptional(v.literal(true)),
	/** The clan it asks for; left out: none. */
	clan: v.exactOptional(nameSchema),
	/** The Blood Potency it asks for; left out: none. */
	bp: v.exactOptional(potencySchema)
};

export const conspiracyCommands = [
	/** The active player lays a card face down. `vampire`: who exhausts for it; null: the table does not say. */
	v.strictObject({
		type: v.literal('LayConspiracy'),
		vampire: v.nullable(vampireSchema)
	}),
	/** Foes look at it. */
	v.strictObject({ type: v.literal('ShowConspiracy'), ...conspiracy, to: seats }),
	v.strictObject({
		type: v.literal('AddToConspiracy'),
		...conspiracy,
		seat: seatSchema,
		from
	}),
	v.strictObject({ type: v.literal('ResolveConspiracy'), ...resolved }),
	/** An effect discards it, unresolved. */
	v.strictObject({ type: v.literal('DiscardConspiracy'), ...conspiracy })
] as const;

export const conspiracyEvents = [
	v.strictObject({
		type: v.literal('ConspiracyLaid'),
		...conspiracy,
		seat: seatSchema,
		vampire: v.nullable(vampireSchema),
		turn: v.pipe(v.number(), v.integer(), v.minValue(1))
	}),
	v.strictObject({ type: v.literal('ConspiracyShown'), ...conspiracy, to: seats }),
	v.strictObject({
		type: v.literal('PrestigeAdded'),
		...conspiracy,
		seat: seatSchema,
		from,
		turn: v.pipe(v.number(), v.integer(), v.minValue(1))
	}),
	v.strictObject({ type: v.literal('ConspiracyResolved'), seat: seatSchema, ...resolved }),
	v.strictObject({ type: v.literal('ConspiracyDiscarded'), ...conspiracy })
] as const;

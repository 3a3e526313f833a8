import * as v from 'valibot';
import { listOf } from '../../core/bounded.ts';
import { nameSchema, seatSchema } from '../../core/seats.ts';
import { cityIdSchema } from '../city/shapes.ts';
import { potencySchema, vampireSchema } from '../counters/commands.ts';
import { MOST_COUNTED, MOST_POTENCY, MOST_SEATS } from '../vocabulary.ts';
import {
	MORTALS,
	type Attack,
	type AttackCard,
	type Mortal,
	type ReactionCard,
	type Texts
} from './attack.ts';
import { ATTACK_TYPES } from './field.ts';
import type { Intel } from './secrecy.ts';

/* What people tell of an attack, as it is sent and kept. */

const whole = (least: number, most: number) =>
	v.pipe(
		v.number('expected a number'),
		v.integer('expected a whole number'),
		v.minValue(least, `at least ${least}`),
		v.maxValue(most, `at most ${most}`)
	);
/** More than any card or sum has. */
const MOST_DAMAGE = 30;
/** More texts than ever come together in one attack. */
const MOST_TEXTS = 24;

export const amountSchema = whole(0, MOST_DAMAGE);
export const positiveSchema = whole(1, MOST_DAMAGE);
const potency = whole(0, MOST_POTENCY);
const yes = v.literal(true);
export const typeSchema = v.picklist(ATTACK_TYPES);

export const intelSchema: v.GenericSchema<unknown, readonly Intel[]> = listOf(
	v.strictObject({
		seat: v.exactOptional(seatSchema),
		amount: positiveSchema,
		by: v.exactOptional(nameSchema)
	}),
	2 * MOST_SEATS
);

const mortalSchema: v.GenericSchema<unknown, Mortal> = v.strictObject({
	kind: v.picklist(MORTALS),
	card: v.exactOptional(cityIdSchema),
	name: v.exactOptional(nameSchema),
	blood: positiveSchema,
	agenda: amountSchema,
	burn: v.exactOptional(amountSchema)
});

export const targetSchema = v.union([
	v.strictObject({ vampire: vampireSchema }),
	v.strictObject({ mortal: mortalSchema })
]);

const printed = {
	name: v.exactOptional(nameSchema),
	bp: v.exactOptional(potency),
	clan: v.exactOptional(nameSchema)
};

export const attackCardSchema: v.GenericSchema<unknown, AttackCard> = v.strictObject({
	...printed,
	type: typeSchema,
	damage: amountSchema,
	aggravated: v.exactOptional(amountSchema),
	targeted: v.exactOptional(yes)
});

export const reactionSchema: v.GenericSchema<unknown, ReactionCard> = v.strictObject({
	...printed,
	types: listOf(typeSchema, ATTACK_TYPES.length),
	shields: amountSchema,
	damage: v.exactOptional(amountSchema),
	aggravated: v.exactOptional(amountSchema)
});

const bonuses = listOf(
	v.strictObject({
		value: whole(-MOST_DAMAGE, MOST_DAMAGE),
		aggravated: v.exactOptional(yes),
		vampire: v.exactOptional(vampireSchema),
		by: v.exactOptional(nameSchema)
	}),
	MOST_TEXTS
);

export const textsSchema: v.GenericSchema<unknown, Texts> = v.strictObject({
	bonuses: v.exactOptional(bonuses),
	back: v.exactOptional(bonuses),
	losses: v.exactOptional(
		listOf(
			v.strictObject({
				vampire: vampireSchema,
				amount: positiveSchema,
				to: v.exactOptional(vampireSchema),
				of: v.exactOptional(v.nullable(seatSchema)),
				by: v.exactOptional(nameSchema)
			}),
			MOST_TEXTS
		)
	),
	harms: v.exactOptional(
		listOf(
			v.strictObject({
				vampire: vampireSchema,
				amount: positiveSchema,
				aggravated: v.exactOptional(yes),
				prevented: v.exactOptional(amountSchema),
				by: v.exactOptional(nameSchema)
			}),
			MOST_TEXTS
		)
	),
	prevented: v.exactOptional(amountSchema),
	preventedBack: v.exactOptional(amountSchema),
	cutsAggravated: v.exactOptional(amountSchema),
	cancels: v.exactOptional(listOf(v.picklist(['card', 'reaction']), 2)),
	exhausts: v.exactOptional(listOf(vampireSchema, MOST_TEXTS)),
	agenda: v.exactOptional(
		listOf(
			v.strictObject({
				seat: seatSchema,
				points: positiveSchema,
				by: v.exactOptional(nameSchema)
			}),
			MOST_TEXTS
		)
	)
});

export const blockSchema = v.strictObject({
	by: v.nullable(vampireSchema),
	byText: v.exactOptional(yes)
});

const down = v.picklist(['none', 'down']);
export const laidCardSchema = v.union([down, attackCardSchema]);
const laidReactionSchema = v.union([down, reactionSchema]);
export const rewardSchema = v.picklist(['burn', 'attach']);

export const toldSchema = whole(0, 10_000);

export const attackSchema: v.GenericSchema<unknown, Attack> = v.strictObject({
	told: toldSchema,
	claim: v.exactOptional(yes),
	seat: seatSchema,
	attacker: vampireSchema,
	target: v.exactOptional(targetSchema),
	intel: v.exactOptional(intelSchema),
	secrecy: v.exactOptional(amountSchema),
	type: v.exactOptional(typeSchema),
	card: v.exactOptional(laidCardSchema),
	block: v.exactOptional(blockSchema),
	reaction: v.exactOptional(laidReactionSchema),
	retarget: v.exactOptional(vampireSchema),
	texts: v.exactOptional(textsSchema),
	reward: v.exactOptional(rewardSchema),
	illegal: v.exactOptional(listOf(v.picklist(['card', 'reaction']), 2))
});

const change = whole(-MOST_COUNTED, MOST_COUNTED);

/** Which Retainer is burned to make room: a City card that was entered, or just one. */
export const roomSchema = v.union([yes, cityIdSchema]);
export type Room = v.InferOutput<typeof roomSchema>;

/** Blood Potency that no card text changes any more. */
const potenciesSchema = listOf(
	v.strictObject({ vampire: vampireSchema, bp: potencySchema }),
	MOST_COUNTED
);

/** What is different on the table afterwards: written down once, so that nothing later decides it again. */
export const resultSchema = v.strictObject({
	vampires: listOf(
		v.strictObject({
			vampire: vampireSchema,
			blood: whole(0, MOST_COUNTED),
			fall: v.exactOptional(v.picklist(['torpor', 'burned'])),
			/** Full in torpor, and ready at the Haven again. */
			home: v.exactOptional(yes)
		}),
		MOST_COUNTED
	),
	exhausts: listOf(vampireSchema, MOST_COUNTED),
	/** In which party of the Streets somebody stands. */
	parties: listOf(v.strictObject({ vampire: vampireSchema, party: whole(1, 999) }), MOST_COUNTED),
	prestige: listOf(v.strictObject({ seat: seatSchema, by: change }), 2 * MOST_SEATS),
	agenda: listOf(v.strictObject({ seat: seatSchema, by: change }), 2 * MOST_SEATS),
	/** Who bears the Prince of the City; null: it lies in the Streets. */
	prince: v.exactOptional(v.nullable(vampireSchema)),
	/** The new Prince had three attachments: one Retainer of it was burned. */
	princeRoom: v.exactOptional(roomSchema),
	/** Who attached a Retainer. */
	retainer: v.exactOptional(vampireSchema),
	/** Where the City card of a mortal that fell goes. */
	city: v.exactOptional(
		v.strictObject({ card: cityIdSchema, to: v.picklist(['burned', 'discard', 'attached']) })
	),
	/** The vampire had three attachments: a Retainer was burned to attach the new one (R75). */
	retainerRoom: v.exactOptional(roomSchema),
	/** Whose Blood Potency is as before again. */
	potencies: v.exactOptional(potenciesSchema),
	/** Whose vampires fell, and by whom; null: nobody's effect. */
	felled: v.exactOptional(
		listOf(v.strictObject({ seat: seatSchema, by: v.nullable(seatSchema) }), MOST_SEATS)
	),
	/** It cost an action. */
	action: v.exactOptional(yes)
});
export type Result = v.InferOutput<typeof resultSchema>;

export const NO_RESULT: Result = {
	vampires: [],
	exhausts: [],
	parties: [],
	prestige: [],
	agenda: []
};

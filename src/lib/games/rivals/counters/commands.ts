import * as v from 'valibot';
import { listOf } from '../../core/bounded.ts';
import { nameSchema, seatSchema } from '../../core/seats.ts';
import { cityIdSchema } from '../city/shapes.ts';
import { factsSchema } from '../facts/vampire-facts.ts';
import { LEAST_POTENCY, MOST_COUNTED, MOST_POTENCY, MOST_SEATS, PHASES } from '../vocabulary.ts';

/** A vampire by its id, such as `s1v2`. */
export const vampireSchema = v.pipe(
	v.string(),
	v.regex(/^s[1-9]v[1-9]\d?$/, 'expected a vampire such as s1v2')
);
const vampiresSchema = listOf(vampireSchema, MOST_COUNTED, 'vampires');

/** How much more or less; what was tapped together is one change. */
const bySchema = v.pipe(
	v.number('expected a number'),
	v.integer('expected a whole number'),
	v.minValue(-MOST_COUNTED),
	v.maxValue(MOST_COUNTED),
	v.check((by) => by !== 0, 'expected a change')
);

export const potencySchema = v.pipe(
	v.number('expected a number'),
	v.integer('expected a whole number'),
	v.minValue(LEAST_POTENCY, `at least ${LEAST_POTENCY}`),
	v.maxValue(MOST_POTENCY, `at most ${MOST_POTENCY}`)
);

/** Where a vampire goes that has no Blood left, or is burned. */
const fallenTo = v.picklist(['torpor', 'burned']);

/** A turn as somebody saw it, so that two phones that go on together go on once. */
const seenTurn = v.nullable(
	v.strictObject({
		number: v.pipe(v.number(), v.integer(), v.minValue(1)),
		phase: v.picklist(PHASES)
	})
);

const turnedVampire = {
	vampire: vampireSchema,
	exhausted: v.boolean(),
	action: v.exactOptional(v.literal(true))
};

export const counterCommands = [
	v.strictObject({ type: v.literal('ChangePrestige'), seat: seatSchema, by: bySchema }),
	v.strictObject({ type: v.literal('ChangeAgenda'), seat: seatSchema, by: bySchema }),
	v.strictObject({ type: v.literal('ChangeBlood'), vampire: vampireSchema, by: bySchema }),
	/** A vampire comes into play, for its Blood Potency in Prestige. */
	v.strictObject({
		type: v.literal('Recruit'),
		seat: seatSchema,
		bp: potencySchema,
		name: v.exactOptional(nameSchema),
		leader: v.exactOptional(v.literal(true)),
		/** What its card says besides, where somebody typed it. */
		facts: v.exactOptional(factsSchema),
		/** It is one of the actions of the turn. */
		action: v.exactOptional(v.literal(true))
	}),
	v.strictObject({ type: v.literal('NameVampire'), vampire: vampireSchema, name: nameSchema }),
	v.strictObject({ type: v.literal('ChangePotency'), vampire: vampireSchema, bp: potencySchema }),
	/** `by`: whose effect it was; null: nobody’s. */
	v.strictObject({
		type: v.literal('FellVampire'),
		vampire: vampireSchema,
		to: fallenTo,
		by: v.nullable(seatSchema)
	}),
	v.strictObject({ type: v.literal('ReturnVampire'), vampire: vampireSchema }),
	v.strictObject({ type: v.literal('ChangeActions'), by: v.picklist([-1, 1]) }),
	/** A vampire exhausts, for an Action card as one of the actions, or by a text; or a text readies it. */
	v.strictObject({ type: v.literal('TurnVampire'), ...turnedVampire }),
	/** To the next phase, or straight to the next turn. `from`: the turn that was seen; null: none had begun. */
	v.strictObject({ type: v.literal('GoOn'), from: seenTurn, to: v.picklist(['phase', 'turn']) })
] as const;

export const counterEvents = [
	v.strictObject({ type: v.literal('PrestigeChanged'), seat: seatSchema, by: bySchema }),
	v.strictObject({ type: v.literal('AgendaChanged'), seat: seatSchema, by: bySchema }),
	v.strictObject({ type: v.literal('BloodChanged'), vampire: vampireSchema, by: bySchema }),
	v.strictObject({
		type: v.literal('Recruited'),
		seat: seatSchema,
		vampire: vampireSchema,
		bp: potencySchema,
		name: v.exactOptional(nameSchema),
		leader: v.exactOptional(v.literal(true)),
		facts: v.exactOptional(factsSchema),
		action: v.exactOptional(v.literal(true)),
		exhausted: v.exactOptional(v.literal(true)),
		/** Those of the same name in torpor, who are burned. */
		impostors: v.exactOptional(vampiresSchema)
	}),
	v.strictObject({ type: v.literal('VampireNamed'), vampire: vampireSchema, name: nameSchema }),
	v.strictObject({
		type: v.literal('PotencyChanged'),
		vampire: vampireSchema,
		bp: potencySchema,
		/** What it has left, where it had more than that. */
		blood: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MOST_POTENCY))
	}),
	v.strictObject({
		type: v.literal('VampireFell'),
		vampire: vampireSchema,
		to: fallenTo,
		by: v.nullable(seatSchema),
		/** Prestige of its player that went on it as Blood. */
		prestige: v.picklist([0, 1]),
		/** Agenda that `by` gained: it was in the coterie of their Rival. */
		agenda: v.picklist([0, 1])
	}),
	v.strictObject({ type: v.literal('VampireReturned'), vampire: vampireSchema }),
	v.strictObject({ type: v.literal('ActionsChanged'), by: v.picklist([-1, 1]) }),
	v.strictObject({ type: v.literal('VampireTurned'), ...turnedVampire }),
	v.strictObject({
		type: v.literal('WentOn'),
		turn: v.strictObject({
			number: v.pipe(v.number(), v.integer(), v.minValue(1)),
			seat: seatSchema,
			phase: v.picklist(PHASES),
			actionsLeft: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MOST_SEATS))
		}),
		/** Those in torpor who got 1 Blood. */
		mended: vampiresSchema,
		/** Those who are ready at the Haven again: full in torpor, or of the player whose turn begins. */
		home: vampiresSchema,
		/** Ongoing Events of the player whose turn begins: they are burned. */
		burns: v.exactOptional(listOf(cityIdSchema, MOST_COUNTED)),
		/** Whose Blood Potency no card text changes any more. */
		potencies: v.exactOptional(
			listOf(v.strictObject({ vampire: vampireSchema, bp: potencySchema }), MOST_COUNTED)
		)
	})
] as const;

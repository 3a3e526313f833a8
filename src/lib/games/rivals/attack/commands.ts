import * as v from 'valibot';
import { listOf } from '../../core/bounded.ts';
import { seatSchema } from '../../core/seats.ts';
import { cityIdSchema } from '../city/shapes.ts';
import { potencySchema, vampireSchema } from '../counters/commands.ts';
import { MOST_COUNTED, MOST_SEATS } from '../vocabulary.ts';
import { POTENCY_ENDS } from './potency.ts';
import {
	amountSchema,
	attackCardSchema,
	attackSchema,
	blockSchema,
	intelSchema,
	laidCardSchema,
	positiveSchema,
	reactionSchema,
	resultSchema,
	rewardSchema,
	roomSchema,
	targetSchema,
	textsSchema,
	toldSchema,
	typeSchema
} from './shapes.ts';

const vampires = v.pipe(listOf(vampireSchema, MOST_COUNTED, 'vampires'), v.minLength(1));

const announced = {
	attacker: vampireSchema,
	target: targetSchema,
	intel: intelSchema,
	/** Secrecy of the target by texts. */
	secrecy: v.exactOptional(amountSchema)
};

/** What moves an attack on. None of it makes a step: the attack as a whole does, once it ends. */
const attackProgress = [
	/** Steps 1 to 5. */
	v.strictObject({
		type: v.literal('BeginAttack'),
		...announced,
		as: typeSchema,
		card: laidCardSchema,
		/** On a claimant [Claim]. */
		claim: v.exactOptional(v.literal(true))
	}),
	/** Steps 6 and 7. */
	v.strictObject({
		type: v.literal('DefendAttack'),
		block: blockSchema,
		reaction: v.picklist(['none', 'down']),
		told: toldSchema
	}),
	/** Step 8: the Attack card first, then the Reaction. */
	v.strictObject({
		type: v.literal('RevealCards'),
		card: v.exactOptional(attackCardSchema),
		reaction: v.exactOptional(reactionSchema),
		retarget: v.exactOptional(vampireSchema)
	}),
	/** Steps 9 to 11: a new entry replaces the earlier one of the same kind. */
	v.strictObject({
		type: v.literal('TellTexts'),
		texts: textsSchema,
		reward: v.exactOptional(rewardSchema)
	}),
	/** An entry was wrong: back to the step where it is entered again. */
	v.strictObject({
		type: v.literal('GoBackInAttack'),
		to: v.picklist(['defence', 'cards']),
		told: toldSchema
	})
] as const;

/** More than any text changes. */
const MOST_RAISED = 9;

const raised = {
	vampire: vampireSchema,
	by: v.pipe(v.number(), v.integer(), v.minValue(-MOST_RAISED), v.maxValue(MOST_RAISED)),
	until: v.picklist(POTENCY_ENDS)
};

const turnCommands = {
	move: { vampires, to: v.nullable(vampireSchema) },
	mend: {
		mends: v.pipe(
			listOf(
				v.strictObject({
					vampire: vampireSchema,
					amount: positiveSchema,
					by: v.picklist(['discard', 'text'])
				}),
				MOST_COUNTED
			),
			v.minLength(1)
		)
	},
	volley: {
		seat: seatSchema,
		antagonists: amountSchema,
		intel: v.exactOptional(amountSchema),
		damage: v.exactOptional(amountSchema),
		redirected: v.exactOptional(v.literal(true)),
		extraSecrecy: v.exactOptional(amountSchema),
		placed: listOf(
			v.strictObject({
				vampire: vampireSchema,
				amount: positiveSchema,
				prevented: v.exactOptional(amountSchema)
			}),
			MOST_COUNTED
		)
	}
};

/** The Retainer that is burned, where one has to make room [Attachments]. */
const makesRoom = v.exactOptional(cityIdSchema);

export const attackCommands = [
	...attackProgress,
	v.strictObject({ type: v.literal('CallOffAttack'), told: toldSchema }),
	/** Step 12. `result`: what the table says came of it, where Elysium would say otherwise. `room`: the Retainer that makes room. */
	v.strictObject({
		type: v.literal('EndAttack'),
		told: toldSchema,
		result: v.exactOptional(resultSchema),
		room: makesRoom
	}),
	/** The Intel falls short and there is no other target (reading intelShort). */
	v.strictObject({ type: v.literal('GiveUpAttack'), ...announced }),
	/** Into the Streets, or into another party there: a new one, or that of `to`. */
	v.strictObject({ type: v.literal('MoveVampires'), ...turnCommands.move }),
	v.strictObject({ type: v.literal('MendVampires'), ...turnCommands.mend }),
	/** The antagonists' damage in the End Phase. */
	v.strictObject({ type: v.literal('PlaceHarm'), ...turnCommands.volley }),
	/** Null: it lies in the Streets. */
	v.strictObject({ type: v.literal('MovePrince'), to: v.nullable(vampireSchema), room: makesRoom }),
	/** A card text changes Blood Potency for a while, in place of one before. 0: no longer. */
	v.strictObject({ type: v.literal('RaisePotency'), ...raised }),
	/** A vampire in the Streets claims the Prince of the City [Claim]. */
	v.strictObject({ type: v.literal('ClaimPrince'), claimant: vampireSchema, room: makesRoom }),
	/** The foe who is asked attacks the claimant with nobody. */
	v.strictObject({ type: v.literal('LetClaimPass'), seat: seatSchema })
] as const;

/** What was entered during an attack. It is no step of the course. */
export const attackUnderWayEvents = [
	v.strictObject({
		type: v.literal('AttackTold'),
		told: v.variant('type', attackProgress),
		attack: attackSchema
	}),
	v.strictObject({ type: v.literal('AttackCalledOff') })
] as const;

export const attackEvents = [
	v.strictObject({
		type: v.literal('AttackEnded'),
		attack: attackSchema,
		result: resultSchema,
		/** The table said what came of it. */
		otherwise: v.exactOptional(v.literal(true))
	}),
	v.strictObject({ type: v.literal('AttackGivenUp'), ...announced, result: resultSchema }),
	v.strictObject({
		type: v.literal('VampiresMoved'),
		...turnCommands.move,
		party: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(999))
	}),
	v.strictObject({ type: v.literal('VampiresMended'), ...turnCommands.mend, result: resultSchema }),
	v.strictObject({ type: v.literal('HarmPlaced'), ...turnCommands.volley, result: resultSchema }),
	v.strictObject({
		type: v.literal('PrinceMoved'),
		to: v.nullable(vampireSchema),
		room: v.exactOptional(roomSchema)
	}),
	v.strictObject({ type: v.literal('PotencyRaised'), ...raised, bp: potencySchema }),
	/** `foes`: who may answer, in turn order. */
	v.strictObject({
		type: v.literal('PrinceClaimed'),
		claimant: vampireSchema,
		seat: seatSchema,
		foes: listOf(seatSchema, MOST_SEATS),
		room: makesRoom
	}),
	v.strictObject({ type: v.literal('ClaimLetPass'), seat: seatSchema }),
	/** Null: the claimant fell, and the Title stays in the Streets. `room`: a Retainer is burned for it. */
	v.strictObject({
		type: v.literal('ClaimEnded'),
		to: v.nullable(vampireSchema),
		room: v.exactOptional(roomSchema)
	})
] as const;

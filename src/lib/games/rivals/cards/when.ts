import * as v from 'valibot';
import { ATTACK_TYPES } from '../attack/field.ts';
import { someSchema } from './amount.ts';
import { LIBRARY_KINDS } from './vocabulary.ts';

/**
 * Who did what sets off a trigger. `this`: the vampire whose text it is · `party`: a member of its party in this attack ·
 * `you`: you or any vampire of yours · `foe`: any foe or a vampire of theirs · `anyone`.
 */
const bySchema = v.picklist(['this', 'party', 'you', 'foe', 'anyone']);
export type By = v.InferOutput<typeof bySchema>;

/**
 * Something that happened, right before. Each triggers as often as it happens, in anybody's turn, unless `once` of the part says otherwise
 * [Agenda] [Ongoing].
 * `defeated`: a vampire of `of` went to torpor, or was burned by Aggravated damage (reading `burnDefeat`), through `by` (reading
 * `credit`); `least`: its Blood Potency; `type`: by an attack of this type. `cause` is the fallen vampire ·
 * `mortal`: `by` defeated a mortal or an antagonist in the Streets; burned by text it is none (R57). `cause` is the attacker ·
 * `hit`: step 13 of an attack that `by` made: the target, a vampire, took at least `least` damage ("damage taken"), and with `stands` was
 * not defeated. `cause` is the target ·
 * `attached`: `by` attached such a card, `prince` when the Prince of the City comes to it in any way. A stolen Retainer counts (R40).
 * `cause` is the bearer ·
 * `played`: `by` played such a card: an Action, Title or Scheme as it is paid, a Conspiracy as it is laid face down [Ability Source], an
 * Attack card, Reaction or Modifier as it is revealed. `ongoing` is an Action card that stays. `cause` is the vampire that plays it ·
 * `recruited`: a Recruit action is done. `cause` is the new vampire ·
 * `scheme`: a Scheme of `by` ended so · `won`: the side of `by` won in a Scheme ·
 * `resolved`: a Conspiracy of `by` was resolved ·
 * `blocked`: `by` blocked an attack. `cause` is the blocker ·
 * `stole`: `by` stole at least 1 such token by an effect. `cause` is the player or vampire that lost it ·
 * `returned`: a vampire of `by` came back from torpor. `cause` is that vampire.
 */
const happenedSchema = v.variant('on', [
	v.strictObject({
		on: v.literal('defeated'),
		by: bySchema,
		of: v.picklist(['rival', 'foe', 'you', 'anyone']),
		least: v.exactOptional(someSchema),
		type: v.exactOptional(v.picklist(ATTACK_TYPES))
	}),
	v.strictObject({
		on: v.literal('mortal'),
		by: bySchema,
		kind: v.exactOptional(v.picklist(['vagrant', 'citizen', 'antagonist']))
	}),
	v.strictObject({
		on: v.literal('hit'),
		by: bySchema,
		least: someSchema,
		of: v.exactOptional(v.literal('rival')),
		type: v.exactOptional(v.picklist(ATTACK_TYPES)),
		stands: v.exactOptional(v.literal(true))
	}),
	v.strictObject({
		on: v.literal('attached'),
		by: bySchema,
		kind: v.picklist(['title', 'prince', 'retainer'])
	}),
	v.strictObject({
		on: v.literal('played'),
		by: bySchema,
		kind: v.picklist([...LIBRARY_KINDS, 'ongoing'])
	}),
	v.strictObject({ on: v.literal('scheme'), by: bySchema, ends: v.picklist(['yes', 'no']) }),
	v.strictObject({ on: v.literal('stole'), by: bySchema, what: v.picklist(['prestige', 'blood']) }),
	v.strictObject({
		on: v.picklist(['recruited', 'won', 'resolved', 'blocked', 'returned']),
		by: bySchema
	})
]);
export type Happened = v.InferOutput<typeof happenedSchema>;

/**
 * When a part happens.
 * `play`: of an Action as it is played; of an Attack card or a Reaction in step 10, before the sum; of an Event as it is turned up (an
 * Ongoing one too) ·
 * `intel`: of an Attack card, in step 3: it is shown there and laid in step 5 (R15) [CC24] ·
 * `taken`: of an Attack card or a Reaction, in step 13, if the target took damage ·
 * `always`: it holds while the card is in force; its effects are standing ones ·
 * `start`, `end`: the steps Start of Turn and End of Turn of your turn; of an Ongoing Event of each player's turn [Beginning] [End] ·
 * `torpor`: in Torpor and Mending, while this vampire is in torpor (R50) ·
 * `action`: a granted action: one of your actions, its vampire exhausts [Action Phase] ·
 * `attach`: as this card is attached, stolen Retainers too · `burn`: a mortal was defeated and burned for its reward, before the mending ·
 * `leave`: as this card in the Streets is defeated or burned ·
 * `yes`, `no`: this Scheme ended so · `lost`: your side lost the Scheme in which you played this Modifier (R60) ·
 * `resolve`: this Conspiracy is resolved ·
 * `use`: an activated ability. `action`: in your Action Phase, not during an action · `intel`: step 3 of an attack · `abilities`: step 9 ·
 * `prevention`: step 11, and whenever damage would be dealt outside an attack · `influence`: as you exert Influence, for a Title or in
 * your answer to a Scheme ·
 * `on`: right after something happened.
 */
const MOMENTS = [
	'play',
	'intel',
	'taken',
	'always',
	'start',
	'end',
	'torpor',
	'action',
	'attach',
	'burn',
	'leave',
	'yes',
	'no',
	'lost',
	'resolve'
] as const;
const USES = ['action', 'intel', 'abilities', 'prevention', 'influence'] as const;

export const whenSchema = v.union([
	v.picklist(MOMENTS),
	v.strictObject({ use: v.picklist(USES) }),
	happenedSchema
]);
export type Moment = (typeof MOMENTS)[number];
export type Use = (typeof USES)[number];

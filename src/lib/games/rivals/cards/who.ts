import * as v from 'valibot';

/**
 * Players. Where an effect means several, they are hit clockwise from the active player (R61) [CC3].
 * `you`: who controls the card; of a City card the active player, or within `each` the player whose turn it is there; of an Ongoing Event
 * with `as` the player of that vampire ·
 * `foe`: the opposing player of the attack under way [Glossary]; nobody outside an attack and against a mortal ·
 * `rival`: your Rival [How to Win] ·
 * `chosen-foe`: you choose any foe now ·
 * `chosen`: whom this part chose last, or who controls the vampire it chose last; of a Conspiracy its target or targets ·
 * `cause`: the player who set off the trigger, or whose vampire met with it.
 */
const PLAYERS = [
	'you',
	'foe',
	'rival',
	'chosen-foe',
	'chosen',
	'cause',
	'each-foe',
	'each-player'
] as const;
export const whomSchema = v.picklist(PLAYERS);
export type Whom = (typeof PLAYERS)[number];

/**
 * One vampire.
 * `this`: whose text it is. Of an attachment its bearer; of a Haven your Leader [Havens]; of an Action card or a Title the vampire that
 * plays it; of an Attack card the attacker; of a Reaction the vampire that was the target as it was laid, which "plays" it
 * [Ability Source]; of a card without a vampire the one that `as` of the part names. Nobody: the effect is skipped ·
 * `attacker`, `target`, `blocker`: of the attack under way, as it is now; a blocker stays blocker when a Targeted card names
 * another target (R27) ·
 * `leader`: your Leader, if active ·
 * `cause`: the vampire that met with what set off the trigger: who was defeated, recruited, attached to, or played the card ·
 * `chosen`: those that this part chose last.
 */
const NAMED = ['this', 'attacker', 'target', 'blocker', 'leader', 'cause', 'chosen'] as const;
export const namedSchema = v.picklist(NAMED);
export type Named = (typeof NAMED)[number];

/**
 * A group of vampires.
 * `of`: whose. `party` and `opposing` are the parties of the attack under way: that of `this`, and the other one. `foes` are those of all
 * foes, `chosen` those of the chosen players, `foe` those of the opposing player of the attack.
 * `where`: left out, the coterie: every one outside torpor; with `party` and `opposing` it has no meaning.
 * `torpor`: in torpor alone · `anywhere`: coterie and torpor.
 * `not`: without this one.
 * `only`: those that are so now; `wounded` [Glossary] is Blood at most half the Blood Potency (R71).
 * `clan`: of that clan; `most`: of at most this Blood Potency.
 */
export const groupSchema = v.strictObject({
	of: v.picklist(['you', 'rival', 'foe', 'foes', 'all', 'chosen', 'party', 'opposing']),
	where: v.exactOptional(v.picklist(['haven', 'streets', 'torpor', 'anywhere'])),
	not: v.exactOptional(v.picklist(['this', 'target', 'leader'])),
	only: v.exactOptional(v.picklist(['wounded', 'ready', 'exhausted', 'titled', 'untitled'])),
	most: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(12)))
});
export type Group = v.InferOutput<typeof groupSchema>;

/**
 * Vampires. One by name · `each` of a group · `choose` so many of a group; with `upTo` fewer or none. Whoever `you` is chooses; too few:
 * all of them. In torpor a vampire is meant only where the group says so [Torpor].
 */
export const whoSchema = v.union([
	namedSchema,
	v.strictObject({ each: groupSchema }),
	v.strictObject({
		choose: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(9)),
		of: groupSchema,
		upTo: v.exactOptional(v.literal(true))
	})
]);
export type Who = v.InferOutput<typeof whoSchema>;

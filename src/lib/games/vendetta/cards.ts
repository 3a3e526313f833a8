import * as v from 'valibot';
import { listOf, stringOf } from '../core/bounded.ts';
import { abilitiesSchema } from './effects/ability.ts';
import { ALLY_KINDS, CARD_KINDS, CLANS } from './vocabulary.ts';

/** A printed id such as two letters and two digits, or one of our own. */
export const cardIdSchema = v.pipe(
	v.string(),
	v.regex(/^[A-Za-z0-9][A-Za-z0-9-]{0,39}$/, 'expected an id of letters, digits and dashes')
);
export type CardId = string;

const name = v.pipe(stringOf(60), v.minLength(1, 'a name is missing'));
/** A card of the group's box that nobody has entered yet: what it says is unknown. */
const untold = v.exactOptional(v.literal(true));
const value = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(9));

/** A clan card [ACTIVE CLAN CARDS] [PASSIVE CLAN CARDS]. `starting`: in the hand from the start. */
export const clanCardSchema = v.strictObject({
	id: cardIdSchema,
	clan: v.picklist(CLANS),
	name,
	starting: v.exactOptional(v.boolean()),
	kind: v.picklist(CARD_KINDS),
	power: value,
	untold,
	abilities: abilitiesSchema
});
export type ClanCard = v.InferOutput<typeof clanCardSchema>;

/**
 * An Ally [ALLY/VICTIM CARDS]: Influence in the Alliance, Blood each Feed, Blood when drained, Influence once drained.
 */
export const allySchema = v.strictObject({
	id: cardIdSchema,
	name,
	kind: v.picklist(ALLY_KINDS),
	influence: value,
	feed: value,
	drainBlood: value,
	drainedInfluence: value,
	untold,
	abilities: abilitiesSchema
});
export type Ally = v.InferOutput<typeof allySchema>;

/** A relic: its Influence counts at the end, used or not. Its abilities are of the kinds `use` and `when`. */
export const relicSchema = v.strictObject({
	id: cardIdSchema,
	name,
	influence: value,
	untold,
	abilities: abilitiesSchema
});
export type Relic = v.InferOutput<typeof relicSchema>;

/** What lies on a Location all game. In its abilities, nobody is `self` but who set it off, or each player in turn. */
export const locationCardSchema = v.strictObject({
	id: cardIdSchema,
	name,
	untold,
	abilities: abilitiesSchema
});
export type LocationCard = v.InferOutput<typeof locationCardSchema>;

/** All cards of a box, or of a set of one's own. */
export const cardSetSchema = v.pipe(
	v.strictObject({
		id: cardIdSchema,
		clanCards: listOf(clanCardSchema, 100),
		allies: listOf(allySchema, 100),
		relics: listOf(relicSchema, 50),
		locationCards: listOf(locationCardSchema, 50)
	}),
	v.check(({ clanCards, allies, relics, locationCards }) => {
		const ids = [...clanCards, ...allies, ...relics, ...locationCards].map(({ id }) => id);
		return new Set(ids).size === ids.length;
	}, 'each card has an id of its own')
);
export type CardSet = v.InferOutput<typeof cardSetSchema>;

import * as v from 'valibot';
import { listOf } from '../../core/bounded.ts';
import { effectsSchema } from '../effects/effect.ts';
import { filterSchema } from '../effects/selector.ts';
import { claimSchema } from '../missions/claim.ts';
import { nameSchema, thingIdSchema, wordsSchema } from '../shapes.ts';
import {
	ARCHETYPES,
	CHARACTER_KINDS,
	CLANS,
	CLASSES,
	GEOGRAPHIES,
	STICKER_KINDS,
	TEMPERAMENTS
} from '../vocabulary.ts';

/** A special ability, printed or on a sticker. Read from the top, none skipped (rulings 2 and 3). */
const abilitySchema = v.strictObject({
	name: nameSchema,
	effects: effectsSchema,
	/** Null: printed on the card. */
	sticker: v.nullable(v.picklist(STICKER_KINDS))
});
export type Ability = v.InferOutput<typeof abilitySchema>;

/** A character as the table knows it, stickers included. */
export const characterCardSchema = v.strictObject({
	id: thingIdSchema,
	name: nameSchema,
	clan: v.picklist(CLANS),
	kind: v.picklist(CHARACTER_KINDS),
	class: v.picklist(CLASSES),
	temperament: v.picklist(TEMPERAMENTS),
	geography: v.picklist(GEOGRAPHIES),
	archetype: v.picklist(ARCHETYPES),
	bonded: v.boolean(),
	abilities: listOf(abilitySchema, 12, 'abilities')
});
export type CharacterCard = v.InferOutput<typeof characterCardSchema>;

/** A design of ability stickers: what is stuck onto a vampire adds this ability to it. */
export const stickerCardSchema = v.strictObject({
	id: thingIdSchema,
	kind: v.picklist(STICKER_KINDS),
	name: nameSchema,
	effects: effectsSchema,
	/** Dots that a player needs in a trait to place it; null: none (reading stickers). */
	asks: v.nullable(
		v.strictObject({
			trait: thingIdSchema,
			dots: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(30))
		})
	)
});
export type StickerCard = v.InferOutput<typeof stickerCardSchema>;

const needsSchema = v.pipe(
	listOf(v.picklist(ARCHETYPES), 6, 'archetypes'),
	v.minLength(1, 'at least one archetype')
);

/** A scheme: of a clan, held in a hand, or of a battleground, open to all. */
export const schemeCardSchema = v.variant('of', [
	v.strictObject({
		of: v.literal('clan'),
		id: thingIdSchema,
		name: nameSchema,
		clan: v.picklist(CLANS),
		/** The archetypes that the coterie must show, one vampire each. */
		needs: needsSchema,
		effects: effectsSchema
	}),
	v.strictObject({
		of: v.literal('battleground'),
		id: thingIdSchema,
		name: nameSchema,
		battleground: v.pipe(v.string(), v.regex(/^[A-Z]$/, 'expected a letter such as A')),
		needs: needsSchema,
		effects: effectsSchema
	})
]);
export type SchemeCard = v.InferOutput<typeof schemeCardSchema>;

/** A mission: who has most vampires that match claims it at the end, unless `claim` says otherwise. */
export const missionCardSchema = v.strictObject({
	id: thingIdSchema,
	name: nameSchema,
	text: wordsSchema,
	match: filterSchema,
	claim: v.exactOptional(claimSchema)
});
export type MissionCard = v.InferOutput<typeof missionCardSchema>;

/** An asset of a haven: played once, then out. */
export const assetCardSchema = v.strictObject({
	id: thingIdSchema,
	name: nameSchema,
	when: v.picklist(['own-turn', 'any-time']),
	effects: effectsSchema
});
export type AssetCard = v.InferOutput<typeof assetCardSchema>;

/** An obligation of a haven: bites in the next chapter, once after set-up or at the end of each round. */
export const obligationCardSchema = v.strictObject({
	id: thingIdSchema,
	name: nameSchema,
	when: v.picklist(['set-up', 'each-round']),
	effects: effectsSchema
});
export type ObligationCard = v.InferOutput<typeof obligationCardSchema>;

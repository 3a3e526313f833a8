import * as v from 'valibot';
import { PLENTY, recordOf } from '../../../../games/core/bounded.ts';
import { characterSchema, type Reward } from '../../../../games/heritage/shapes.ts';

/** A mission's choice and reward as they are being typed. */
export const rewardFormSchema = v.object({
	decision: v.string(),
	seal: v.picklist(['closed', 'chosen', 'broken']),
	kind: v.nullable(v.picklist(['asset', 'unlock', 'dots', 'none'])),
	id: v.string(),
	name: v.string(),
	text: v.string(),
	character: v.nullable(characterSchema),
	dots: recordOf(v.string(), v.number(), PLENTY),
	title: v.string()
});

export type RewardForm = v.InferOutput<typeof rewardFormSchema>;

/** The reward, once `rewardLack` finds nothing missing; null: none is noted. */
export function rewardOf({
	kind,
	id,
	name,
	text,
	character,
	dots,
	title
}: RewardForm): Reward | null {
	switch (kind) {
		case 'asset':
			return { kind, asset: { id, name: name.trim(), text: text.trim() } };
		case 'unlock':
			return character && { kind, character };
		case 'dots':
			return { kind, dots: placed(dots), title: title.trim() };
		case 'none':
		case null:
			return null;
	}
}

/** What is still missing for the reward to be noted, in a sentence; null: nothing. */
export function rewardLack({ kind, name, character, dots, title }: RewardForm): string | null {
	switch (kind) {
		case 'asset':
			return name.trim() === '' ? 'Give the asset its name.' : null;
		case 'unlock':
			return character === null ? 'Say who was unlocked.' : null;
		case 'dots':
			return Object.keys(placed(dots)).length === 0 && title.trim() === ''
				? 'Place the dots, or write the title.'
				: null;
		case 'none':
			return null;
		case null:
			return 'Say what the reward was.';
	}
}

/** How many dots are placed in all. */
export function dotsPlaced(dots: RewardForm['dots']): number {
	return Object.values(dots).reduce((sum, count) => sum + count, 0);
}

function placed(dots: RewardForm['dots']): RewardForm['dots'] {
	return Object.fromEntries(Object.entries(dots).filter(([, count]) => count > 0));
}

import { heldBy, type Effect, type EffectKind, type EffectOf } from '../effects/effect.ts';
import type { ThingId } from '../shapes.ts';
import type { Table } from '../table/table.ts';
import type { Context } from '../table/tasks.ts';

const isA = <K extends EffectKind>(effect: Effect, keyword: K): effect is EffectOf<K> =>
	effect.do === keyword;

/** Every effect of a kind on a card, from the top; none within another of its kind. */
export function keywordsOn<K extends EffectKind>(
	effects: readonly Effect[],
	keyword: K
): readonly EffectOf<K>[] {
	return effects.flatMap((effect) =>
		isA(effect, keyword) ? [effect] : keywordsOn(heldBy(effect), keyword)
	);
}

/** What a scheme says, or nothing where the card is no scheme. */
export function effectsOfScheme(table: Table, scheme: ThingId): readonly Effect[] {
	return table.schemes[scheme]?.effects ?? [];
}

/**
 * Whether a card can stay before its owner: a scheme of a clan that is being played and does not lie there
 * yet. A scheme of a battleground belongs to all, and an ability or asset to its vampire, whatever its id.
 */
export function canStay(table: Table, { card, scheme: played }: Context): boolean {
	return (
		played &&
		table.schemes[card]?.of === 'clan' &&
		!table.standing.some(({ scheme }) => scheme === card)
	);
}

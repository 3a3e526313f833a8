import type { SchemeCard } from '../deck/cards.ts';
import type { Effect } from '../effects/effect.ts';
import type { Archetype } from '../vocabulary.ts';
import type { BoardFacts } from './board-facts.ts';

/** The scheme of a battleground: open to all and there to stay, so worth less than a clan's own. */
export function boardScheme(
	{ id: battleground }: BoardFacts,
	id: string,
	name: string,
	needs: Archetype[],
	...effects: Effect[]
): SchemeCard {
	return { of: 'battleground', id, name, battleground, needs, effects };
}

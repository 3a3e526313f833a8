import type { Effected, EffectResolvers } from '../../effects/resolving.ts';
import { chooseOne, type Resolving } from '../../table/request.ts';
import { GEOGRAPHIES } from '../../vocabulary.ts';

/**
 * Pack: the player names a direction, and what follows counts the vampires of it. Those who roam are
 * a pack of their own and join no other. Source: rulebook, Gangrel.
 */
export const gangrel = {
	*pack(_, { then }, before): Resolving<Effected> {
		const { seat } = before;
		const pack = yield* chooseOne({ seat, prompt: 'name-a-pack', options: GEOGRAPHIES });
		return { instead: then, context: { ...before, pack } };
	}
} satisfies Partial<EffectResolvers>;

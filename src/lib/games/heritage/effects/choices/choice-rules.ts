import { agree, chooseOne, type Resolving } from '../../table/request.ts';
import { countOf } from '../amount.ts';
import type { Effected, EffectResolvers } from '../resolving.ts';

/** Which of its own effects a card goes on with. */
export const choiceEffects = {
	/** What is paid for may be left by itself, so nobody is asked twice. */
	*may(_, { then }, { seat }): Resolving<Effected> {
		const [first, ...more] = then;
		if (first?.do === 'spend' && more.length === 0) return { instead: then };
		return (yield* agree(seat, 'whether-to')) ? { instead: then } : {};
	},

	/** The ways are numbered from 1. */
	*either(_, { of: ways }, { seat }): Resolving<Effected> {
		const options = ways.map((_way, index) => String(index + 1));
		const chosen = yield* chooseOne({ seat, prompt: 'one-of-these', options });
		return { instead: ways[Number(chosen) - 1] ?? [] };
	},

	*if(env, { count, least, then }, context): Resolving<Effected> {
		return (yield* countOf(env, context, count)) >= least ? { instead: then } : {};
	},

	/** The table does it; what came of it stands in the note of the answer. */
	*manual(_, { text }, { seat }): Resolving<Effected> {
		yield { seat, prompt: 'do-it-by-hand', about: { text }, options: ['done'], least: 1, most: 1 };
		return {};
	}
} satisfies Partial<EffectResolvers>;

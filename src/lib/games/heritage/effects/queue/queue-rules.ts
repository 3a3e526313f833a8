import { isFreeFor, mayRecruit, purseOf } from '../../chapter/recruiting.ts';
import type { ThingId } from '../../shapes.ts';
import { atOnce, chooseOne, type Resolving } from '../../table/request.ts';
import type { Context } from '../../table/tasks.ts';
import { cardOf, costOf } from '../../table/where.ts';
import { characterMatches } from '../matching.ts';
import type { Effected, EffectResolvers } from '../resolving.ts';

const FILL = [{ kind: 'fill-queue' }] as const;

function* anyOf({ seat }: Context, options: readonly ThingId[]): Resolving<ThingId | null> {
	return yield* chooseOne({ seat, prompt: 'which-character', options });
}

/** What happens to characters that wait in queue and deck. */
export const queueEffects = {
	/** What one effect removes leaves together, then the queue refills (ruling 4). */
	*'remove-from-queue'({ table }, { which, where }, context): Resolving<Effected> {
		const matching = table.queue.filter((id) => characterMatches(table, id, where));
		const any = which === 'any' ? yield* anyOf(context, matching) : null;
		const characters = matching.filter((id) => which === 'each' || id === any);
		if (characters.length === 0) return {};
		return { events: [{ type: 'QueueDiscarded', characters }], next: FILL };
	},

	*reserve({ table }, _, context): Resolving<Effected> {
		const free = table.queue.filter((id) => table.reserved[id] === undefined);
		const character = yield* anyOf(context, free);
		if (character === null) return {};
		return { events: [{ type: 'CharacterReserved', seat: context.seat, character }] };
	},

	/** A clan leader is never banished (ruling 32). */
	*banish({ table }, { where }, context): Resolving<Effected> {
		const mortal = table.queue.filter((id) => cardOf(table, id).kind !== 'leader');
		const character = yield* anyOf(
			context,
			mortal.filter((id) => characterMatches(table, id, where))
		);
		if (character === null) return {};
		return { events: [{ type: 'CharacterBanished', character }], next: FILL };
	},

	/**
	 * In place of the normal recruit: with that used up, or in another's turn, nothing happens (ruling 25).
	 * An empty deck is made of the discards before it is looked through (ruling 13). Which one of these,
	 * and the deck shuffled after, is up to the recruit itself.
	 */
	recruit({ table }, effect, { seat }): Resolving<Effected> {
		const { from, free, where } = effect;
		if (!mayRecruit(table, seat)) return atOnce({});
		if (from === 'deck' && table.deck.length === 0 && table.discards.length > 0)
			return atOnce({ events: [{ type: 'DeckShuffled', discards: true }], instead: [effect] });
		const purse = free ? Infinity : purseOf(table, seat);
		const options = table[from].filter(
			(id) =>
				characterMatches(table, id, where) &&
				isFreeFor(table, seat, id) &&
				costOf(table, id) <= purse
		);
		if (options.length === 0) return atOnce({});
		return atOnce({ next: [{ kind: 'recruit', seat, options, from, free }] });
	}
} satisfies Partial<EffectResolvers>;

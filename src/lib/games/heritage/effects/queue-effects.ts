import type { ThingId } from '../shapes.ts';
import { atOnce, chooseOne, type Resolving } from '../table/request.ts';
import type { Table } from '../table/table.ts';
import type { Context } from '../table/tasks.ts';
import { cardOf, costOf, settingOf } from '../table/where.ts';
import { characterMatches } from './matching.ts';
import { canPay } from './pay.ts';
import type { Effected, EffectResolvers } from './resolving.ts';

const FILL = [{ kind: 'fill-queue' }] as const;

function* anyOf({ seat }: Context, options: readonly ThingId[]): Resolving<ThingId | null> {
	return yield* chooseOne({ seat, prompt: 'which-character', options });
}

/** Reserved is for who reserved it; bonded follows only its own clan (ruling 15). */
function isOpenTo(table: Table, { seat }: Context, character: ThingId): boolean {
	const { bonded, clan } = cardOf(table, character);
	const by = table.reserved[character];
	return (by === undefined || by === seat) && (!bonded || clan === settingOf(table, seat).clan);
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
	 * An empty deck is made of the discards before it is looked through (ruling 13).
	 */
	recruit({ table }, effect, context): Resolving<Effected> {
		const { seat } = context;
		const { from, free, where } = effect;
		if (table.turn?.seat !== seat || table.turn.recruit !== 'open') return atOnce({});
		if (from === 'deck' && table.deck.length === 0 && table.discards.length > 0)
			return atOnce({ events: [{ type: 'DeckShuffled', discards: true }], instead: [effect] });
		const open = (from === 'queue' ? table.queue : table.deck).filter(
			(id) => characterMatches(table, id, where) && isOpenTo(table, context, id)
		);
		const options = open.filter((id) => free || canPay(table, seat, costOf(table, id)));
		if (options.length === 0) return atOnce({});
		const recruit = { kind: 'recruit', seat, options, from, free } as const;
		return atOnce({ next: from === 'queue' ? [recruit] : [recruit, { kind: 'shuffle-deck' }] });
	}
} satisfies Partial<EffectResolvers>;

import type { VampireId } from '../../bloodline/bloodline.ts';
import type { Effected, EffectResolvers } from '../../effects/resolving.ts';
import { matchingOf } from '../../effects/sides.ts';
import type { SeatId } from '../../shapes.ts';
import { agree, atOnce, chooseOne, type Resolving } from '../../table/request.ts';
import type { Resolvers } from '../../table/run.ts';
import type { Table } from '../../table/table.ts';
import { opponentsOf, ownerOf } from '../../table/where.ts';

/** Every order of some things, the given one first. */
function ordersOf<T>(things: readonly T[]): readonly (readonly T[])[] {
	if (things.length === 0) return [[]];
	return things.flatMap((first, at) =>
		ordersOf(things.toSpliced(at, 1)).map((rest) => [first, ...rest])
	);
}

/** The parts in the order that the player sets; `2-1` means the second part first. */
function* ordered<T>(seat: SeatId, parts: readonly T[]): Resolving<readonly T[]> {
	const numbered = parts.map((part, at) => ({ part, number: at + 1 }));
	const orders = ordersOf(numbered).map((order) => ({
		key: order.map(({ number }) => number).join('-'),
		parts: order.map(({ part }) => part)
	}));
	const options = orders.map(({ key }) => key);
	const chosen = yield* chooseOne({ seat, prompt: 'order-of-the-invitation', options });
	return orders.find(({ key }) => key === chosen)?.parts ?? parts;
}

type Guest = { readonly vampire: VampireId; readonly opponent: SeatId };

/** The guest whose player accepts; null: nobody was invited, or the player declined. */
function* accepting(
	table: Table,
	seat: SeatId,
	vampire: VampireId | null
): Resolving<Guest | null> {
	const opponent = vampire === null ? null : ownerOf(table, vampire);
	if (vampire === null || opponent === null) return null;
	const accepted = yield* agree(opponent, 'accept-the-invitation', { seat, vampire });
	return accepted ? { vampire, opponent } : null;
}

/**
 * Invitation: the player may invite an opponent's vampire outside torpor, then fixes the order of the
 * parts, and only then the other player answers. A guest that comes gains 1 power from the supply and
 * all parts happen, about its player; else the first part alone. Source: rulebook, Toreador.
 */
export const toreador = {
	*invitation({ table }, { parts }, before): Resolving<Effected> {
		const { seat } = before;
		const vampire = yield* chooseOne({
			seat,
			prompt: 'whom-to-invite',
			options: matchingOf(table, opponentsOf(table, seat)),
			optional: true
		});
		const order = yield* ordered(seat, parts);
		const guest = yield* accepting(table, seat, vampire);
		if (!guest) return { instead: order[0] ?? [] };
		return {
			events: [{ type: 'TokensChanged', vampire: guest.vampire, power: 1, infamy: 0 }],
			instead: order.flat(),
			context: { ...before, opponent: guest.opponent, chosen: guest.vampire }
		};
	}
} satisfies Partial<EffectResolvers>;

/**
 * A recruit out of the deck has looked through it, so it is shuffled; one that took its last card, with
 * the discards (ruling 13). Source: rulebook, Toreador.
 */
export const toreadorTasks = {
	'shuffle-deck'({ table: { deck, discards } }) {
		const withDiscards = deck.length === 0 && discards.length > 0;
		return atOnce({ events: [{ type: 'DeckShuffled', discards: withDiscards }] });
	}
} satisfies Partial<Resolvers>;

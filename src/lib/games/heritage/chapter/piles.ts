import type { ThingId } from '../shapes.ts';
import type { TableEvent } from '../table/events.ts';
import type { Resolving, Resolved } from '../table/request.ts';
import type { Env, Resolvers } from '../table/run.ts';
import type { Table } from '../table/table.ts';
import type { TaskOf } from '../table/tasks.ts';

/**
 * With the last card of the deck gone its discards become the deck at once, before anything else joins
 * them (ruling 13); `drawn`: that card, which may lie on the discards by now. Without any: nothing.
 */
export function deckRenewed({ deck, discards }: Table, drawn: ThingId): readonly TableEvent[] {
	const isOther = (card: ThingId) => card !== drawn;
	return !deck.some(isOther) && discards.some(isOther)
		? [{ type: 'DeckShuffled', discards: true }]
		: [];
}

/**
 * The queue refills from the left, a card at a time. A deck that ran out is made of the discards and
 * goes on (ruling 13); so it is when the box says that no card is left. A box may hold more cards than
 * anybody wrote down, so it is asked even where none is known. Source: rulebook, Queue.
 */
function* fillQueue({ table }: Env): Resolving<Resolved> {
	const { queue, deck, discards, dealer, ruleset } = table;
	if (queue.length >= ruleset.queueSize) return {};
	if (deck.length > 0 || (dealer === 'box' && discards.length === 0)) {
		const [character] = yield {
			deal: 'card',
			pile: 'deck',
			prompt: 'which-character-came',
			about: {}
		};
		if (character !== undefined)
			return {
				events: [{ type: 'QueueRefilled', character }, ...deckRenewed(table, character)],
				next: queue.length + 1 < ruleset.queueSize ? [{ kind: 'fill-queue' }] : []
			};
	}
	if (discards.length === 0) return {};
	return {
		events: [{ type: 'DeckShuffled', discards: true }],
		next: [{ kind: 'fill-queue' }]
	};
}

/**
 * Clan schemes off the own pile, one at a time; with none left nothing happens. A hand that is hidden
 * gets a card without a face (reading `hands`). Source: rulebook, Clan schemes.
 */
function* drawScheme({ table }: Env, { seat, amount }: TaskOf<'draw-scheme'>): Resolving<Resolved> {
	const drawn = yield {
		deal: 'card',
		pile: 'schemes',
		whose: seat,
		prompt: 'which-scheme-drawn',
		about: { seat }
	};
	const face = drawn.at(-1);
	if (face === undefined) return {};
	const position = table.hands[seat]?.drawn ?? 0;
	// Off the network a device draws a bare position, also where hands lie open.
	const isNamed = table.ruleset.hands === 'open' && table.schemes[face] !== undefined;
	const scheme = isNamed ? face : null;
	return {
		events: [{ type: 'SchemeDrawn', seat, position, scheme }],
		next: amount > 1 ? [{ kind: 'draw-scheme', seat, amount: amount - 1 }] : []
	};
}

export const pileTasks = {
	'fill-queue': fillQueue,
	'draw-scheme': drawScheme
} satisfies Partial<Resolvers>;

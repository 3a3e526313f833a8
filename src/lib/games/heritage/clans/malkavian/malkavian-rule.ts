import { awake } from '../../bloodline/kinship.ts';
import { bondedElsewhere, mayRecruit } from '../../chapter/recruiting.ts';
import type { EffectResolvers } from '../../effects/resolving.ts';
import type { ThingId } from '../../shapes.ts';
import type { TableEvent } from '../../table/events.ts';
import type { Resolvers } from '../../table/run.ts';
import type { Table } from '../../table/table.ts';
import type { TaskOf } from '../../table/tasks.ts';
import { bloodlineOf, cardOf } from '../../table/where.ts';
import { nameAnAttribute, shows } from '../named.ts';

/** A bonded character of another clan is passed over, whatever it shows (ruling 27). */
function isSought(table: Table, { seat, named }: TaskOf<'search'>, character: ThingId): boolean {
	return shows(cardOf(table, character), named) && !bondedElsewhere(table, seat, character);
}

/** The discards become the deck in the middle of a search (ruling 13). */
const RESHUFFLED: TableEvent = { type: 'DeckShuffled', discards: true };

/**
 * Embrace the chaos: the player names an attribute and recruits the first card of the deck that shows
 * it, in place of the normal recruit (ruling 25) and as fully, before the scheme goes on (ruling 26).
 * Who has recruited, or has no sire outside torpor, begins no search. Source: rulebook, Malkavian.
 */
export const malkavian = {
	*'embrace-the-chaos'({ table }, { by }, { seat }) {
		if (!mayRecruit(table, seat) || awake(bloodlineOf(table, seat)).length === 0) return {};
		const named = yield* nameAnAttribute(seat, by);
		return named === null ? {} : { next: [{ kind: 'search', seat, named, turned: [] }] };
	}
} satisfies Partial<EffectResolvers>;

/**
 * A card of the deck is turned, and if it is not the one, the next. What was turned before comes up
 * again when the discards were shuffled in, and is passed over: once every card was seen, the search
 * ends without finding and the recruit stays open (reading `deadEnd`). So it does when the box says
 * that no card is left.
 */
export const malkavianTasks = {
	*search({ table }, task) {
		const unseen = (card: ThingId) => !task.turned.includes(card);
		if (!table.deck.some(unseen))
			return table.discards.some(unseen) ? { events: [RESHUFFLED], next: [task] } : {};
		const about = { named: task.named };
		const [character] = yield {
			deal: 'card',
			pile: 'deck',
			prompt: 'which-card-turned',
			about
		};
		if (character === undefined) return {};
		const { seat, turned } = task;
		const event: TableEvent = { type: 'CardTurned', character };
		if (isSought(table, task, character))
			return { events: [event], next: [{ kind: 'embrace', seat, character, from: 'search' }] };
		return {
			// The last card is put down with the others before they become the deck.
			events: table.deck.length === 1 ? [event, RESHUFFLED] : [event],
			next: [{ ...task, turned: [...turned, character] }]
		};
	}
} satisfies Partial<Resolvers>;

import { roomFor } from '../influence/titles.ts';
import { contextOf } from './effects/texts.ts';
import { mending } from './effects/token-rules.ts';
import type { TableEvent } from './events.ts';
import { bearerOf } from './fall-tasks.ts';
import { happens, type Resolvers } from './resolver.ts';
import type { Slot, Table } from './table.ts';
import type { Task } from './tasks.ts';
import { cardOf, cardOfKind, findVampire, isActive, readingsOf } from './where.ts';

type Kinds = 'mortal-falls' | 'mortal-reward' | 'mortal-burned';

const lying = (table: Table, slot: Slot) =>
	table.city.streets.find((one) => one.slot === slot) ?? null;

/** The parts of a City card for a moment. */
function textsFor(
	table: Table,
	{ slot, card, seat, self }: { slot: Slot; card: string; seat: string; self: string | null },
	when: 'leave' | 'burn'
): readonly Task[] {
	return cardOf(table, card)
		.parts.filter((part) => part.when === when)
		.map((part, at) => ({
			kind: 'part',
			key: `${when} c${slot}.${at}`,
			part,
			context: contextOf({ card, slot, seat, self })
		}));
}

/** A mortal that falls: its Agenda, then Burn or Attach; an antagonist goes to a pile (reading `fallen`) [Mortals and Retainers]. */
export const mortalTasks: Resolvers<Kinds> = {
	'mortal-falls'(table, { slot, vampire }) {
		const lies = lying(table, slot);
		const found = findVampire(table, vampire);
		if (!lies || !found) return {};
		const { seat } = found;
		const card = cardOf(table, lies.card);
		const points = card.kind === 'mortal' || card.kind === 'antagonist' ? card.agenda : 0;
		const events: TableEvent[] = [{ type: 'MortalFell', slot, card: card.id, seat, vampire }];
		if (points > 0)
			events.push({ type: 'AgendaMoved', seat, by: points, why: 'mortal', card: card.id });
		return happens(
			events,
			...textsFor(table, { slot, card: card.id, seat, self: vampire }, 'leave'),
			{ kind: 'mortal-reward', slot, vampire }
		);
	},

	*'mortal-reward'(table, { slot, vampire }) {
		const lies = lying(table, slot);
		const found = findVampire(table, vampire);
		// A text may have taken it back into the City Deck (R57).
		if (!lies || !found) return {};
		if (cardOfKind(table, lies.card, 'antagonist'))
			return happens([{ type: 'CityLeft', slot, to: readingsOf(table).fallen }]);
		const { seat } = found;
		// Reading fourth: where foes attached three cards, no other one is attached.
		const mayAttach =
			isActive(found.vampire) && !roomFor(bearerOf(table, found.vampire), 'other').full;
		const [chosen] = mayAttach
			? yield {
					seat,
					prompt: 'reward',
					about: { card: lies.card, vampire },
					options: ['burn', 'attach'],
					least: 1,
					most: 1
				}
			: ['burn'];
		if (chosen === 'attach')
			return {
				next: [
					{
						kind: 'attach',
						vampire,
						attached: { slot, card: lies.card, owner: null },
						from: 'streets',
						seat
					}
				]
			};
		return happens(
			[{ type: 'CityLeft', slot, to: 'burned' }],
			...textsFor(table, { slot, card: lies.card, seat, self: vampire }, 'burn'),
			{ kind: 'mortal-burned', slot, vampire, card: lies.card }
		);
	},

	'mortal-burned'(table, { vampire, card }) {
		const found = findVampire(table, vampire);
		const face = cardOfKind(table, card, 'mortal');
		if (!found || !face || !isActive(found.vampire)) return {};
		return happens(mending(table, vampire, face.burn));
	}
};

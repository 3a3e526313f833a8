import type { Chance } from '../../core/chance.ts';

/** A fair order: each card as likely in each place (Fisher and Yates). */
export function shuffled<T>(chance: Chance, cards: readonly T[]): readonly T[] {
	const order: T[] = [];
	for (const card of cards) {
		const place = chance.below(order.length + 1);
		const moved = order[place];
		if (moved !== undefined) order.push(moved);
		order[place] = card;
	}
	return order;
}

import { inOrder, type Deck, type DeckCard } from './deck.ts';
import { keyOf } from './names.ts';
import type { Zone } from './vocabulary.ts';

/** A card of which one version has more copies than another. */
type Difference = {
	readonly zone: Zone;
	readonly name: string;
	readonly from: number;
	readonly to: number;
};

export type Differences = {
	readonly cards: readonly Difference[];
	/** Who leads; null: nothing changed. */
	readonly leader: { readonly from: string | null; readonly to: string | null } | null;
	readonly name: { readonly from: string; readonly to: string } | null;
};

/** What became of a deck from one version to the next. Spellings are no difference. */
export function differencesBetween(before: Deck, after: Deck): Differences {
	const [from, to] = [countsOf(before), countsOf(after)];
	const cards = [...new Map([...to, ...from])]
		.map(([key, { zone, name }]) => ({
			zone,
			name: to.get(key)?.name ?? name,
			from: from.get(key)?.copies ?? 0,
			to: to.get(key)?.copies ?? 0
		}))
		.filter((one) => one.from !== one.to);
	const [led, leads] = [leaderOf(before), leaderOf(after)];
	return {
		cards,
		leader: keyOf(led ?? '') === keyOf(leads ?? '') ? null : { from: led, to: leads },
		name: before.name === after.name ? null : { from: before.name, to: after.name }
	};
}

const leaderOf = ({ cards }: Deck): string | null =>
	cards.find(({ leader }) => leader)?.name ?? null;

type Count = Pick<DeckCard, 'zone' | 'name' | 'copies'>;

function countsOf(deck: Deck): ReadonlyMap<string, Count> {
	const found = new Map<string, Count>();
	for (const { zone, name, copies } of inOrder(deck).cards) {
		const key = `${zone} ${keyOf(name)}`;
		const before = found.get(key);
		found.set(key, { zone, name: before?.name ?? name, copies: (before?.copies ?? 0) + copies });
	}
	return found;
}

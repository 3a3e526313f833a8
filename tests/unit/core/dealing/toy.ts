import type { Held, Pile, Piles } from '../../../../src/lib/games/core/dealing/dealer.ts';
import type { Sealed } from '../../../../src/lib/games/core/dealing/sealed.ts';

/** A toy game: a market whose cards come face up, and for each seat a pile of letters to draw by hand. */
export type Toy = {
	readonly round: number;
	readonly market: readonly string[];
	readonly shuffles: number;
	readonly hands: {
		readonly [seat: string]: { readonly drawn: number; readonly held: readonly Held[] };
	};
	/** Letters that lie where everybody sees them. */
	readonly seen: readonly string[];
	readonly open: boolean;
};

export const TOY: Toy = {
	round: 1,
	market: ['apple', 'bread', 'cheese'],
	shuffles: 0,
	hands: {},
	seen: [],
	open: false
};

const LETTERS: { readonly [seat: string]: readonly string[] } = {
	ada: ['a', 'b', 'c', 'd'],
	ben: ['k', 'l', 'm']
};

export const NOTHING: Sealed = { shuffled: {}, drawn: {}, lots: {} };
export const market = { pile: 'market' };
export const letters = (whose: string) => ({ pile: 'letters', whose });

export function lettersOf({ hands, seen, open }: Toy, seat: string) {
	const { drawn, held } = hands[seat] ?? { drawn: 0, held: [] };
	const cards = LETTERS[seat] ?? [];
	const inSight = new Set<string | null>([...seen, ...held.map(({ card }) => card)]);
	const unseen = cards.filter((card) => !inSight.has(card));
	return {
		name: 'letters',
		order: seat,
		unseen,
		hand: { cards, drawn, held, open }
	} satisfies Pile;
}

export const piles: Piles<Toy> = {
	pileOf: (toy, { pile, whose = '' }) =>
		pile === 'market'
			? { name: 'market', order: toy.shuffles, unseen: toy.market }
			: lettersOf(toy, whose),
	roundOf: ({ round }) => round
};

/** Ada drew these: null face down. */
export const drew = (...cards: readonly (string | null)[]): Toy => ({
	...TOY,
	hands: {
		ada: { drawn: cards.length, held: cards.map((card, position) => ({ position, card })) }
	}
});

export const card = (name: { readonly pile: string; readonly whose?: string }) =>
	({ deal: 'card', ...name, prompt: 'which-card', about: {} }) as const;
export const lot = (...options: readonly string[]) =>
	({ deal: 'one-of', prompt: 'who-begins', about: {}, options }) as const;

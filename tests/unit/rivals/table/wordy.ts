import type { Card } from '../../../../src/lib/games/rivals/cards/card.ts';
import type { CardSet } from '../../../../src/lib/games/rivals/cards/card-set.ts';
import type { Part } from '../../../../src/lib/games/rivals/cards/part.ts';
import { openSet } from '../../../../src/lib/games/rivals/open/open-set.ts';
import { ELSEWHERE } from '../cards/elsewhere.ts';

/** Where a part can stand: kinds of cards that have such a moment. */
function kindsFor({ when }: Part): readonly Card['kind'][] {
	if (typeof when === 'object') return ['vampire', 'haven', 'title'];
	switch (when) {
		case 'play':
			return ['action', 'attack', 'event'];
		case 'always':
			return ['vampire', 'mortal', 'haven'];
		case 'leave':
			return ['antagonist', 'mortal'];
		default:
			return ['vampire'];
	}
}

const MOST_PARTS = 4;

/** The open set, with every word that none of its cards has on some card each. */
export function wordySet(): CardSet {
	const parts = Object.values(ELSEWHERE);
	let next = 0;
	const grown = <T extends Card>(cards: readonly T[]): T[] =>
		cards.map((card) => {
			const fitting = parts.filter((part) => kindsFor(part).includes(card.kind));
			const part = fitting[next++ % Math.max(1, fitting.length)];
			if (!part || card.parts.length >= MOST_PARTS) return card;
			return { ...card, parts: [...card.parts, part] };
		});
	return {
		...openSet,
		vampires: grown(openSet.vampires),
		havens: grown(openSet.havens),
		library: grown(openSet.library),
		city: grown(openSet.city)
	};
}

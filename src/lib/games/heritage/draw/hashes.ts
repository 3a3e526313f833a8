import { shuffled } from '../../core/chance.ts';
import { hashOf } from '../../core/hash.ts';
import { hashedChance } from '../../core/hashed-chance.ts';
import { keyOf, type Protocol, type Terms } from '../../core/fair/protocol.ts';
import type { Round } from '../../core/fair/round.ts';
import type { Archetype } from '../vocabulary.ts';
import type { DrawSaw, DrawStepOf } from './steps.ts';

export const DRAW = {
	domain: 'elysium-draw/1',
	number: 'contribution',
	key: 'order',
	uncovered: {
		tie: 'tie-not-covered',
		deck: 'deck-not-covered',
		declared: 'declarations-not-covered'
	}
} as const satisfies Protocol<DrawSaw>;

type Announced = Pick<DrawStepOf<'DrawAnnounced'>, 'draw' | 'tie' | 'deck' | 'reserve' | 'server'>;
export type Declared = { readonly seat: string; readonly archetype: Archetype };

/** What every seal has to cover once everybody declared: a hash of each part. */
export function termsOf(
	{ draw, tie, deck, reserve, server }: Announced,
	declared: readonly Declared[]
) {
	const saw: DrawSaw = {
		server,
		tie: hashOf([DRAW.domain, 'tie', tie]),
		deck: hashOf([DRAW.domain, 'deck', deck, reserve]),
		declared: hashOf([
			DRAW.domain,
			'declared',
			declared.map(({ seat, archetype }) => [seat, archetype])
		])
	};
	return { protocol: DRAW, id: draw, saw } satisfies Terms<DrawSaw>;
}

/**
 * The order in which the cards turn, and who wins where none of a declared archetype does (by place among the tied):
 * a fair shuffle of the deck, then of the reserve, then a lot, from chance over the server's seed, all numbers, and all
 * that was announced and declared.
 */
export function orderOf(
	announced: Announced,
	declared: readonly Declared[],
	round: Pick<Round, 'attempt' | 'sealed' | 'opened'>,
	seed: string
): { readonly order: readonly number[]; readonly lot: number } {
	const { tie, deck, reserve } = announced;
	const chance = hashedChance(keyOf(termsOf(announced, declared), round, seed));
	const places = [...deck, ...reserve].map((_card, place) => place);
	return {
		order: [
			...shuffled(chance, places.slice(0, deck.length)),
			...shuffled(chance, places.slice(deck.length))
		],
		lot: chance.below(tie.seats.length)
	};
}

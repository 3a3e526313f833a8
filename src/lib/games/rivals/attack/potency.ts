import { refuse } from '../../core/decision.ts';
import type { Match, Turn, Vampire, VampireId } from '../match/state.ts';
import { findVampire } from '../match/vampires.ts';
import { LEAST_POTENCY, MOST_POTENCY } from '../vocabulary.ts';

/*
 * Blood Potency that a card text changes for a while (R17). Blood Potency of now says which cards a vampire plays and how much
 * Blood it can hold; a higher one mends nobody [Mortals and Retainers].
 */

/** How long it lasts: this attack, this turn, or until the next turn of the vampire's player begins. */
export const POTENCY_ENDS = ['attack', 'turn', 'next-turn'] as const;
export type PotencyEnd = (typeof POTENCY_ENDS)[number];

/** Blood Potency without what lasts for a while. */
export const lastingPotency = ({ bp, raised }: Pick<Vampire, 'bp' | 'raised'>): number =>
	bp - (raised?.by ?? 0);

/** Why a text cannot change it by so much; null: it can. `by` 0: no text changes it any more. */
export function findPotencyFault(match: Pick<Match, 'seats'>, id: VampireId, by: number) {
	const found = findVampire(match, id);
	if (!found) return refuse('not-in-play', { vampire: id }, 'vampire');
	const { vampire } = found;
	if (vampire.place === 'burned') return refuse('burned', { vampire: id }, 'vampire');
	const bp = lastingPotency(vampire) + by;
	return bp < LEAST_POTENCY || bp > MOST_POTENCY
		? refuse('potency-out', { vampire: id, least: LEAST_POTENCY, most: MOST_POTENCY }, 'by')
		: null;
}

type Lapsed = { readonly vampire: VampireId; readonly bp: number };

/** Whose Blood Potency is as before again: after an attack, or as a turn goes on to `turn`. */
export function lapsedAfter(
	{ seats, turn: before }: Pick<Match, 'seats' | 'turn'>,
	turn: Pick<Turn, 'number' | 'seat'> | 'attack'
): readonly Lapsed[] {
	const isNew = turn !== 'attack' && turn.number !== before?.number;
	const ends = (seat: string, end: PotencyEnd): boolean => {
		if (end === 'attack') return true;
		return isNew && (end === 'turn' || turn.seat === seat);
	};
	return Object.entries(seats).flatMap(([seat, { vampires }]) =>
		vampires
			.filter(({ raised }) => raised && ends(seat, raised.until))
			.map((vampire) => ({ vampire: vampire.id, bp: lastingPotency(vampire) }))
	);
}

/** A vampire whose Blood Potency is as before again. What it holds too much goes to the supply (reading overBlood). */
export const withLapsed = ({ raised: _over, ...vampire }: Vampire, bp: number): Vampire => ({
	...vampire,
	bp,
	blood: Math.min(vampire.blood, bp)
});

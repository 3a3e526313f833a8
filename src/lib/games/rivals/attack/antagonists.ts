import { refuse } from '../../core/decision.ts';
import type { SeatId } from '../../core/seats.ts';
import { seatOf, type Match, type VampireId } from '../match/state.ts';
import { activeOf } from '../match/vampires.ts';
import { harmed, type Hurt } from './blood.ts';
import { secrecyOf } from './secrecy.ts';

/*
 * The antagonists' damage in the End Phase: each of n in the Streets deals 1 Aggravated with Intel n. It is no attack; no
 * attribute cuts it, prevention does [Antagonist Step].
 */

/** Where a player puts it: on each vampire all at once. */
export type Placed = {
	readonly vampire: VampireId;
	readonly amount: number;
	readonly prevented?: number;
};

export type Volley = {
	readonly seat: SeatId;
	/** How many are in the Streets. */
	readonly antagonists: number;
	/** Their Intel together; left out: one each. */
	readonly intel?: number;
	/** How much is to be placed, where some was redirected; left out: one each. */
	readonly damage?: number;
	/** Redirected here by a text: Secrecy does not protect (R56). */
	readonly redirected?: true;
	/** Secrecy that texts give to each vampire, besides the Haven's. */
	readonly extraSecrecy?: number;
};

const secrecyIn = (
	{ redirected, extraSecrecy = 0 }: Volley,
	vampire: Parameters<typeof secrecyOf>[0]
) => (redirected ? 0 : secrecyOf(vampire, extraSecrecy).total);

const intelIn = ({ intel, antagonists }: Volley): number => intel ?? antagonists;

/** Whom they reach: those of Secrecy n or less. */
export const withinReach = (match: Pick<Match, 'seats'>, volley: Volley) =>
	activeOf(seatOf(match, volley.seat)).filter(
		(vampire) => secrecyIn(volley, vampire) <= intelIn(volley)
	);

/** How much must be placed: all of it, as far as the vampires within reach have Blood. */
export function damageToPlace(match: Pick<Match, 'seats'>, volley: Volley): number {
	const most = withinReach(match, volley).reduce((all, { blood }) => all + blood, 0);
	return Math.min(volley.damage ?? volley.antagonists, most);
}

/** Why the damage cannot be placed so; null: it can. */
export function findPlacingFault(
	match: Pick<Match, 'seats'>,
	volley: Volley,
	placed: readonly Placed[]
) {
	for (const [at, { vampire: id, amount }] of placed.entries()) {
		const vampire = seatOf(match, volley.seat).vampires.find((one) => one.id === id);
		if (!vampire) return refuse('not-in-play', { vampire: id }, `placed.${at}`);
		if (!activeOf({ vampires: [vampire] }).length)
			return refuse('in-torpor', { vampire: id }, `placed.${at}`);
		const secrecy = secrecyIn(volley, vampire);
		const intel = intelIn(volley);
		if (secrecy > intel)
			return refuse('harm-hidden', { vampire: id, secrecy, intel }, `placed.${at}`);
		// On the same vampire everything counts together.
		const sum = placed.reduce((all, one) => all + (one.vampire === id ? one.amount : 0), 0);
		if (sum > vampire.blood || amount < 1)
			return refuse('harm-too-much', { vampire: id, blood: vampire.blood }, `placed.${at}`);
	}
	const damage = damageToPlace(match, volley);
	const sum = placed.reduce((all, { amount }) => all + amount, 0);
	return sum === damage ? null : refuse('harm-spread', { damage }, 'placed');
}

/** What becomes of those who are hit. It is nobody's effect: nobody scores, and the Prince of the City returns to the Streets. */
export const volleyHurts = (
	match: Pick<Match, 'seats'>,
	{ seat }: Pick<Volley, 'seat'>,
	placed: readonly Placed[],
	isDefeated: boolean
): readonly Hurt[] =>
	seatOf(match, seat).vampires.flatMap(({ id, blood, bp }): readonly Hurt[] => {
		const own = placed.filter(({ vampire }) => vampire === id);
		if (own.length === 0) return [];
		const taken = own.reduce(
			(all, { amount, prevented = 0 }) => all + Math.max(0, amount - prevented),
			0
		);
		const { from, to, fall } = harmed({ blood, bp, taken, aggravated: taken });
		if (from === to) return [];
		return [{ vampire: id, seat, from, to, fall, by: null, defeated: fall !== null && isDefeated }];
	});

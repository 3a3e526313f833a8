import type { Chance } from '../chance.ts';

/** How likely each choice of a seat is, by its place in the list of its choices; they add up to 1. */
export type Mixed = readonly number[];

/** A strategy a seat, and what the best answer to the others would gain each: 0 in an equilibrium. */
export type Equilibrium = {
	readonly strategies: readonly Mixed[];
	readonly gains: readonly number[];
};

type Profile = { readonly at: readonly number[]; readonly payoff: readonly number[] };

/**
 * Regret matching (Hart and Mas-Colell), in the form that forgets negative regret (regret matching plus) and weighs later
 * rounds more. With two seats whose payoffs add up to nothing the strategies come as close to an equilibrium as one
 * likes (the gains say how close); with more it is a good guess. Deterministic.
 * `counts`: how many choices each seat has. `payoffs`: what each seat gets, profile by profile in the order of
 * `profilesOf(counts)`, on any scale. Throws where a seat has no choice, or where there are not as many payoffs.
 */
export function regretMatching(
	counts: readonly number[],
	payoffs: readonly (readonly number[])[],
	rounds: number
): Equilibrium {
	if (counts.some((count) => count < 1)) throw new Error('every seat needs a choice');
	const all = profilesOf(counts);
	if (all.length !== payoffs.length) throw new Error('every profile needs its payoffs');
	const profiles = all.map((at, index): Profile => ({ at, payoff: payoffs[index] ?? [] }));
	const regrets = counts.map(zeros);
	const sums = counts.map(zeros);
	for (let round = 1; round <= rounds; round++) {
		// One seat after the other: each answers to what the one before has just learnt.
		for (const seat of counts.keys()) {
			const strategies = regrets.map(matching);
			const own = strategies[seat] ?? [];
			const worths = worthsOf(profiles, strategies, seat);
			const met = own.reduce((sum, share, choice) => sum + share * (worths[choice] ?? 0), 0);
			regrets[seat] = (regrets[seat] ?? []).map((regret, choice) =>
				Math.max(0, regret + (worths[choice] ?? 0) - met)
			);
			sums[seat] = (sums[seat] ?? []).map((sum, choice) => sum + round * (own[choice] ?? 0));
		}
	}
	const strategies = sums.map(matching);
	return { strategies, gains: counts.map((_, seat) => gainOf(profiles, strategies, seat)) };
}

const zeros = (count: number): number[] => Array.from({ length: count }, () => 0);

/** In proportion; where there is nothing to tell them apart, each as likely. */
function matching(amounts: readonly number[]): Mixed {
	const sum = amounts.reduce((all, one) => all + one, 0);
	return amounts.map((one) => (sum > 0 ? one / sum : 1 / amounts.length));
}

/** Every way to choose, a place in the list of each seat: the last seat's choice changes first. */
export function profilesOf(counts: readonly number[]): readonly (readonly number[])[] {
	return counts.reduce<readonly (readonly number[])[]>(
		(all, count) =>
			all.flatMap((profile) => Array.from({ length: count }, (_, choice) => [...profile, choice])),
		[[]]
	);
}

/** What each choice of a seat brings on average against the strategies of the others. */
function worthsOf(
	profiles: readonly Profile[],
	strategies: readonly Mixed[],
	seat: number
): readonly number[] {
	const worths = zeros(strategies[seat]?.length ?? 0);
	for (const { at, payoff } of profiles) {
		const likely = at.reduce(
			(product, choice, other) =>
				other === seat ? product : product * (strategies[other]?.[choice] ?? 0),
			1
		);
		const choice = at[seat] ?? 0;
		worths[choice] = (worths[choice] ?? 0) + likely * (payoff[seat] ?? 0);
	}
	return worths;
}

function gainOf(profiles: readonly Profile[], strategies: readonly Mixed[], seat: number): number {
	const worths = worthsOf(profiles, strategies, seat);
	const own = strategies[seat] ?? [];
	return Math.max(...worths) - own.reduce((sum, share, at) => sum + share * (worths[at] ?? 0), 0);
}

const FINE = 2 ** 30;

/** One of the choices, as likely as the strategy says. */
export function drawnFrom(chance: Chance, mixed: Mixed): number {
	let left = chance.below(FINE) / FINE;
	for (const [choice, share] of mixed.entries()) {
		left -= share;
		if (left < 0) return choice;
	}
	return mixed.findLastIndex((share) => share > 0);
}

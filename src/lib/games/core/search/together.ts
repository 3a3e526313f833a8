import { seededChance, type Chance } from '../chance.ts';
import { isSpent, type Budget } from './budget.ts';
import { profilesOf, regretMatching, type Equilibrium } from './regret.ts';

/** What a game brings where several seats choose at once and in secret, e.g. tokens or bids. */
export interface ChosenTogether<View, World, Choice> {
	/** What each seat may choose, as far as the seat of the view can know. */
	choicesIn(view: View): readonly (readonly Choice[])[];
	worldsFor(view: View, chance: Chance): Iterable<World>;
	/** What each seat gets in a world where these were chosen. */
	payoffIn(world: World, chosen: readonly Choice[], chance: Chance): readonly number[];
}

const SEEDS = 2 ** 31 - 1;
/** Shares are settled to about a hundredth by then. */
const ROUNDS = 2_000;

/**
 * Mixed strategies for a choice in secret: payoffs averaged over sampled worlds, then regret matching. One world at least.
 * Takes as many payoffs a world as there are combinations of choices, so a game offers few. Throws where no world agrees with the view.
 */
export function mixedFor<View, World, Choice>(
	game: ChosenTogether<View, World, Choice>,
	view: View,
	chance: Chance,
	budget: Budget
): Equilibrium & { readonly worlds: number } {
	const choices = game.choicesIn(view);
	const counts = choices.map(({ length }) => length);
	const profiles = profilesOf(counts).map((at) => ({
		chosen: at.flatMap((choice, seat) => choices[seat]?.slice(choice, choice + 1) ?? []),
		sums: counts.map(() => 0)
	}));
	let worlds = 0;
	for (const world of game.worldsFor(view, seededChance(chance.below(SEEDS)))) {
		const seed = chance.below(SEEDS);
		for (const { chosen, sums } of profiles)
			for (const [seat, got] of game.payoffIn(world, chosen, seededChance(seed)).entries())
				sums[seat] = (sums[seat] ?? 0) + got;
		worlds++;
		if (isSpent(budget, worlds)) break;
	}
	if (worlds === 0) throw new Error('no world agrees with the view');
	const payoffs = profiles.map(({ sums }) => sums.map((sum) => sum / worlds));
	return { ...regretMatching(counts, payoffs, ROUNDS), worlds };
}

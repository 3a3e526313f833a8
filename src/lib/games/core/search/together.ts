import { seededChance, type Chance } from '../chance.ts';
import { isSpent, type Budget } from './budget.ts';
import { regretMatchingKnowing, type Case } from './knowing.ts';
import { profilesOf, regretMatching, type Equilibrium, type Mixed } from './regret.ts';

/** What a game brings where several seats choose at once and in secret, e.g. tokens or bids. */
export interface ChosenTogether<View, World, Choice> {
	/** What each seat may choose, as far as the seat of the view can know. */
	choicesIn(view: View): readonly (readonly Choice[])[];
	worldsFor(view: View, chance: Chance): Iterable<World>;
	/** What each seat gets in a world where these were chosen. */
	payoffIn(world: World, chosen: readonly Choice[], chance: Chance): readonly number[];
}

/** Where each seat also knows something in a world that the others do not. */
export interface ChosenKnowing<View, World, Choice> extends ChosenTogether<View, World, Choice> {
	/** What each seat knows, a number from 0 up; the seat of the view always the same. */
	knowsIn(world: World): readonly number[];
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
	const { counts, cases } = casesOf(game, view, chance, budget, () => []);
	const worlds = cases.length;
	const payoffs = profilesOf(counts).map((_, profile) =>
		counts.map((_, seat) => {
			const sum = cases.reduce((all, { payoffs }) => all + (payoffs[profile]?.[seat] ?? 0), 0);
			return sum / worlds;
		})
	);
	return { ...regretMatching(counts, payoffs, ROUNDS), worlds };
}

/** Each case takes its part of a round: fewer of them do. */
const KNOWING_ROUNDS = 300;

/** The same where seats know something: strategies by seat, then by what it knows, and what each choice of each seat came to on average. */
export function mixedKnowing<View, World, Choice>(
	game: ChosenKnowing<View, World, Choice>,
	view: View,
	chance: Chance,
	budget: Budget
): {
	readonly strategies: readonly (readonly (Mixed | undefined)[])[];
	readonly means: readonly (readonly number[])[];
	readonly worlds: number;
} {
	const { counts, cases } = casesOf(game, view, chance, budget, (world) => game.knowsIn(world));
	const profiles = profilesOf(counts);
	const means = counts.map((count, seat) =>
		Array.from({ length: count }, (_, choice) => {
			const met = cases.flatMap(({ payoffs }) =>
				profiles.flatMap((at, nth) => (at[seat] === choice ? (payoffs[nth]?.[seat] ?? 0) : []))
			);
			return met.reduce((sum, one) => sum + one, 0) / met.length;
		})
	);
	const strategies = regretMatchingKnowing(counts, profiles, cases, KNOWING_ROUNDS);
	return { strategies, means, worlds: cases.length };
}

/** What everybody gets in sampled worlds, for each combination of choices; one world at least. */
function casesOf<View, World, Choice>(
	game: ChosenTogether<View, World, Choice>,
	view: View,
	chance: Chance,
	budget: Budget,
	knowsIn: (world: World) => readonly number[]
): { readonly counts: readonly number[]; readonly cases: readonly Case[] } {
	const choices = game.choicesIn(view);
	const counts = choices.map(({ length }) => length);
	const profiles = profilesOf(counts).map((at) =>
		at.flatMap((choice, seat) => choices[seat]?.slice(choice, choice + 1) ?? [])
	);
	const cases: Case[] = [];
	for (const world of game.worldsFor(view, seededChance(chance.below(SEEDS)))) {
		const seed = chance.below(SEEDS);
		const payoffs = profiles.map((chosen) => game.payoffIn(world, chosen, seededChance(seed)));
		cases.push({ knows: knowsIn(world), payoffs });
		if (isSpent(budget, cases.length)) break;
	}
	if (cases.length === 0) throw new Error('no world agrees with the view');
	return { counts, cases };
}

import type { Mixed } from './regret.ts';

/** One way in which all that is secret can be: what each seat knows of it (0 and up), and what each gets, profile by profile. */
export type Case = {
	readonly knows: readonly number[];
	/** In the order of `profilesOf(counts)`. */
	readonly payoffs: readonly (readonly number[])[];
};

/**
 * Regret matching where each seat knows something that the others do not: it has a strategy for each thing it can know, and
 * meets others who do as well, so that a bluff is called by some and not by others. All cases are as likely. `strategies`: by
 * seat, then by what it knows; what came up in no case has none. In the form of `regretMatching`, and as deterministic.
 */
export function regretMatchingKnowing(
	counts: readonly number[],
	profiles: readonly (readonly number[])[],
	cases: readonly Case[],
	rounds: number
): readonly (readonly (Mixed | undefined)[])[] {
	const fresh = () => counts.map((): (number[] | undefined)[] => []);
	const [regrets, sums] = [fresh(), fresh()];
	const amountsOf = (all: (number[] | undefined)[][], seat: number, knows: number): number[] => {
		const own = (all[seat] ??= []);
		return (own[knows] ??= Array.from({ length: counts[seat] ?? 0 }, () => 0));
	};
	for (let round = 1; round <= rounds; round++)
		for (const seat of counts.keys()) {
			const changes = new Map<number, number[]>();
			for (const { knows, payoffs } of cases) {
				const mixed = counts.map((_, other) =>
					inProportion(amountsOf(regrets, other, knows[other] ?? 0))
				);
				const own = knows[seat] ?? 0;
				const worths = changes.get(own) ?? Array.from({ length: counts[seat] ?? 0 }, () => 0);
				changes.set(own, worths);
				for (const [nth, profile] of profiles.entries()) {
					let likely = payoffs[nth]?.[seat] ?? 0;
					for (const [other, choice] of profile.entries())
						if (other !== seat) likely *= mixed[other]?.[choice] ?? 0;
					const choice = profile[seat] ?? 0;
					worths[choice] = (worths[choice] ?? 0) + likely;
				}
			}
			for (const [knows, worths] of changes) {
				const regret = amountsOf(regrets, seat, knows);
				const sum = amountsOf(sums, seat, knows);
				const now = inProportion(regret);
				const met = now.reduce((all, share, choice) => all + share * (worths[choice] ?? 0), 0);
				for (const [choice, worth] of worths.entries()) {
					regret[choice] = Math.max(0, (regret[choice] ?? 0) + worth - met);
					sum[choice] = (sum[choice] ?? 0) + round * (now[choice] ?? 0);
				}
			}
		}
	return sums.map((own) => own.map((amounts) => amounts && inProportion(amounts)));
}

function inProportion(amounts: readonly number[]): Mixed {
	const sum = amounts.reduce((all, one) => all + one, 0);
	return amounts.map((one) => (sum > 0 ? one / sum : 1 / amounts.length));
}

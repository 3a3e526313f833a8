import { expect, test } from 'vitest';
import { seededChance } from '../../../../src/lib/games/core/chance.ts';
import {
	mixedKnowing,
	type ChosenKnowing
} from '../../../../src/lib/games/core/search/together.ts';

/** Whoever holds a card bets or checks; the other one, who does not see it, calls or folds. Ante 1, bet 1. */
const poker: ChosenKnowing<null, { readonly strong: boolean }, string> = {
	choicesIn: () => [
		['check', 'bet'],
		['fold', 'call']
	],
	*worldsFor() {
		for (;;) {
			yield { strong: true };
			yield { strong: false };
		}
	},
	knowsIn: ({ strong }) => [strong ? 0 : 1, 0],
	payoffIn({ strong }, [own, other]) {
		const shown = strong ? 1 : -1;
		const got = own === 'check' ? shown : other === 'fold' ? 1 : 2 * shown;
		return [got, -got];
	}
};

test('bluffs as often as it pays, and is called so often that a bluff does not', () => {
	const { strategies, worlds } = mixedKnowing(poker, null, seededChance(1), { worlds: 2 });
	expect(worlds).toBe(2);
	const [bettor = [], caller = []] = strategies;
	// Always with the strong card, every third time with the weak one; two of three bets are called.
	expect(bettor[0]?.[1]).toBeGreaterThan(0.95);
	expect(Math.abs((bettor[1]?.[1] ?? 0) - 1 / 3)).toBeLessThan(0.05);
	expect(Math.abs((caller[0]?.[1] ?? 0) - 2 / 3)).toBeLessThan(0.05);
});

test('says what each choice came to on average, and knows nothing of what never came up', () => {
	const { strategies, means } = mixedKnowing(poker, null, seededChance(1), { worlds: 1 });
	expect(strategies[0]?.[1]).toBeUndefined();
	expect(means[0]).toEqual([1, 1.5]);
});

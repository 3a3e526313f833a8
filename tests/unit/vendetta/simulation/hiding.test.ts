import { expect, it } from 'vitest';
import { measuredHiding } from '../../../../scripts/simulation/vendetta/hiding.ts';

it('plays the same card both ways in the same worlds, the same for the same seed', () => {
	const measure = () => measuredHiding({ hidden: 1, seed: 5 }, () => undefined, 1);
	const measured = measure();
	expect(measured.length).toBeGreaterThan(3);
	// Neither way is the other one: somewhere it came to something else.
	expect(measured.some(({ chance }) => chance !== 0)).toBe(true);
	for (const { round, power, chance } of measured) {
		expect([1, 2, 3]).toContain(round);
		expect(power).toBeGreaterThan(0);
		expect(Math.abs(chance)).toBeLessThan(1);
	}
	expect(measure()).toEqual(measured);
});

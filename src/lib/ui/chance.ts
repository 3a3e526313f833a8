import type { Chance } from '../games/core/chance.ts';

const VALUES = 2 ** 32;

/** The chance of this device, fair and not to be foretold; there on plain http, too. */
export const deviceChance: Chance = {
	below(limit) {
		// Values past the last whole multiple would favour the low ones, so they are drawn again.
		const fair = VALUES - (VALUES % limit);
		for (;;) {
			const [value = VALUES] = crypto.getRandomValues(new Uint32Array(1));
			if (value < fair) return value % limit;
		}
	}
};

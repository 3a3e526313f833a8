import { describe, expect, test } from 'vitest';
import { DEFAULT_RULESET } from '../../../../src/lib/games/heritage/ruleset.ts';
import { scheme } from '../chapter/chapter-kit.ts';
import { Sitting } from '../chapter/sitting.ts';
import { BOTH, setting } from '../table/kit.ts';

const own = ['one', 'two', 'three'].map((id) => scheme(id, ['warlike']));
const theirs = ['four', 'five'].map((id) => ({
	...scheme(id, ['warlike']),
	clan: 'gangrel' as const
}));

describe.each(BOTH)(
	'reading startClanSchemes: each player draws so many first, dealt by the %s',
	(dealer) => {
		test.each([
			[0, [0, 0]],
			[2, [2, 2]],
			// A pile that is empty gives nothing.
			[6, [3, 2]]
		])('%i schemes', (startClanSchemes, held) => {
			const ruleset = { ...DEFAULT_RULESET, startClanSchemes };
			const schemes = [...own, ...theirs];
			const { table } = new Sitting(setting(2, { dealer, ruleset, schemes }));
			expect(['s1', 's2'].map((seat) => table.hands[seat]?.held.length)).toEqual(held);
		});
	}
);

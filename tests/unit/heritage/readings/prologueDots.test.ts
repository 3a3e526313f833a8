import { expect, test } from 'vitest';
import { given } from '../../../../src/lib/games/core/testing.ts';
import { heritage } from '../../../../src/lib/games/heritage/heritage.ts';
import { DEFAULT_RULESET } from '../../../../src/lib/games/heritage/ruleset.ts';
import { happened, prologue, start } from '../table.ts';

test.each([
	[0, [0]],
	[5, [5]],
	[7, [7]]
])('reading prologueDots: at %i the sheet takes exactly %j dots', (prologueDots, taken) => {
	const begun = happened([{ ...start(2), ruleset: { ...DEFAULT_RULESET, prologueDots } }]);
	const place = (valour: number) => prologue('s1', { dots: { valour, cruelty: 0 } });
	for (const dots of [0, 4, 5, 6, 7, 8]) {
		const table = given(heritage, ...begun).when(place(dots));
		if (taken.includes(dots)) table.thenSatisfies((events) => expect(events).toHaveLength(1));
		else table.thenRefused('prologue-dots');
	}
});

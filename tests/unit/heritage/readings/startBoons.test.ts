import { describe, expect, test } from 'vitest';
import { DEFAULT_RULESET } from '../../../../src/lib/games/heritage/ruleset.ts';
import { Sitting } from '../chapter/sitting.ts';
import { BOTH, setting } from '../table/kit.ts';

describe.each(BOTH)(
	'reading startBoons: each leader begins with so many of the own clan, dealt by the %s',
	(dealer) => {
		test.each([
			[0, []],
			[3, ['gangrel', 'gangrel', 'gangrel']]
		])('%i boons', (startBoons, boons) => {
			const ruleset = { ...DEFAULT_RULESET, startBoons };
			const { table } = new Sitting(setting(2, { dealer, ruleset }));
			expect(table.bloodlines['s2']?.vampires['l2']?.boons).toEqual(boons);
		});
	}
);

import { describe, expect, test } from 'vitest';
import { DEFAULT_RULESET } from '../../../../src/lib/games/heritage/ruleset.ts';
import { Sitting } from '../chapter/sitting.ts';
import { BOTH, setting } from '../table/kit.ts';

describe.each(BOTH)('reading startPower: each leader begins with it, dealt by the %s', (dealer) => {
	test.each([0, 3, 9])('%i power', (startPower) => {
		const ruleset = { ...DEFAULT_RULESET, startPower };
		const { table } = new Sitting(setting(2, { dealer, ruleset }));
		expect(table.bloodlines['s1']?.vampires['l1']?.power).toBe(startPower);
		expect(table.bloodlines['s2']?.vampires['l2']?.power).toBe(startPower);
	});
});

import { describe, expect, test } from 'vitest';
import { DEFAULT_RULESET } from '../../../../src/lib/games/heritage/ruleset.ts';
import { Sitting } from '../chapter/sitting.ts';
import { BOTH, setting } from '../table/kit.ts';

describe.each(BOTH)('reading queueSize: so many characters wait, dealt by the %s', (dealer) => {
	test.each([3, 5, 9])('%i of them', (queueSize) => {
		const ruleset = { ...DEFAULT_RULESET, queueSize };
		const { table } = new Sitting(setting(2, { dealer, ruleset }));
		expect(table.queue).toHaveLength(queueSize);
		expect(table.deck).toHaveLength(20 - queueSize);
	});
});

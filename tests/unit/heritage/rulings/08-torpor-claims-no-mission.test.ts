import { describe, expect, test } from 'vitest';
import { BOTH, go, joined, setting, tableWith, vampire } from '../table/kit.ts';
import { claimed, ENDING, mission } from '../scoring/kit.ts';

describe.each(BOTH)('ruling 8: torpor claims no mission (dealt by the %s)', (dealer) => {
	const claim = { kind: 'claim-mission', mission: 'm1' } as const;
	const bloodlines = (torpor: boolean) => [
		joined('s1', 'c1', 'l1'),
		joined('s1', 'c2', 'l1'),
		joined('s2', 'c3', 'l2'),
		vampire('c1', 'l1', { torpor }),
		vampire('c2', 'l1', { torpor })
	];

	test('awake they claim it, in torpor the other bloodline does', () => {
		const laid = setting(2, { dealer, missions: [mission('m1')] });
		for (const [torpor, seat] of [
			[false, 's1'],
			[true, 's2']
		] as const)
			expect(go(ENDING, tableWith(bloodlines(torpor), laid), [claim]).events).toEqual([
				claimed('m1', seat)
			]);
	});

	test('not even a mission that asks for torpor', () => {
		const laid = setting(2, { dealer, missions: [mission('m1', { torpor: true })] });
		expect(go(ENDING, tableWith(bloodlines(true), laid), [claim]).events).toEqual([
			claimed('m1', null)
		]);
	});
});

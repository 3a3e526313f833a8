import { describe, expect, test } from 'vitest';
import { carryOut, context, meant } from '../effects/effect-kit.ts';
import { BOTH, joined, setting, tableWith } from '../table/kit.ts';

describe.each(BOTH)(
	'reading torporChilder: childer stay where they are, under a sire in torpor, dealt by the %s',
	(dealer) => {
		const table = tableWith(
			[joined('s1', 'c1', 'l1'), joined('s1', 'c2', 'c1'), joined('s1', 'c3', 'c2')],
			setting(2, { dealer })
		);
		const whom = { who: 'sire' } as const;
		const about = context({ bearer: 'c2' });
		const after = carryOut(table, [{ do: 'torpor', whom, sacrifice: false }], { about }).table;

		test('they hang on it, awake', () => {
			const vampires = after.bloodlines['s1']?.vampires;
			expect(vampires?.['c1']).toMatchObject({ sire: 'l1', torpor: true });
			expect(vampires?.['c2']).toMatchObject({ sire: 'c1', torpor: false });
			expect(vampires?.['c3']).toMatchObject({ sire: 'c2', torpor: false });
		});

		test('they belong to the bloodline and to no coterie but their own', () => {
			expect(meant(after, { who: 'each', of: 'own' })).toEqual(['l1', 'c2', 'c3']);
			expect(meant(after, { who: 'coterie' })).toEqual(['l1']);
			expect(meant(after, { who: 'coterie' }, context({ bearer: 'c2' }))).toEqual(['c2', 'c3']);
		});

		test('their sire is no target for them', () => {
			expect(meant(after, { who: 'sire' }, about)).toEqual([]);
		});
	}
);

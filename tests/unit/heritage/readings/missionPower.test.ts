import { expect, test } from 'vitest';
import { pointsOf } from '../../../../src/lib/games/heritage/chapter/points.ts';
import { DEFAULT_RULESET } from '../../../../src/lib/games/heritage/ruleset.ts';
import { setting, tableWith } from '../table/kit.ts';

const missions = [{ id: 'm1', name: 'One', text: '', match: {} }];

test.each([
	[0, 6],
	[2, 8],
	[5, 11]
])(
	'reading missionPower: at %i a claimed mission takes the claimant to %i',
	(missionPower, total) => {
		const ruleset = { ...DEFAULT_RULESET, missionPower };
		const table = tableWith([], setting(2, { missions, ruleset }), {
			type: 'MissionClaimed',
			mission: 'm1',
			seat: 's1'
		});
		expect(pointsOf(table, {})['s1']?.total).toBe(total);
		expect(pointsOf(table, {})['s2']?.total).toBe(6);
	}
);

import { describe, expect, test } from 'vitest';
import { contendersFor } from '../../../../src/lib/games/heritage/chapter/missions.ts';
import { claimed, mission } from '../scoring/kit.ts';
import { setting, tableWith } from '../table/kit.ts';

describe('reading missionTie: fewer missions claimed so far, in the order in which they lie', () => {
	const laid = (firstPlayer = 's1') =>
		setting(3, { missions: [mission('m0'), mission('m1'), mission('m2')], firstPlayer });

	test('all level: all contend, from the first player on', () => {
		expect(contendersFor(tableWith([], laid('s3')), 'm1')).toEqual(['s3', 's1', 's2']);
	});

	test('who claimed one before is out', () => {
		expect(contendersFor(tableWith([], laid(), claimed('m0', 's2')), 'm1')).toEqual(['s1', 's3']);
	});

	test('what nobody claimed counts for nobody', () => {
		const table = tableWith([], laid(), claimed('m0', null));
		expect(contendersFor(table, 'm1')).toEqual(['s1', 's2', 's3']);
	});

	test('what lies behind does not count', () => {
		const table = tableWith([], laid(), claimed('m2', 's1'));
		expect(contendersFor(table, 'm1')).toEqual(['s1', 's2', 's3']);
	});
});

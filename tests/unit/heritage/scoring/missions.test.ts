import { describe, expect, test } from 'vitest';
import {
	contendersFor,
	missionTasks
} from '../../../../src/lib/games/heritage/chapter/missions.ts';
import { answer, BOTH, go, joined, rulesOf, setting, tableWith, vampire } from '../table/kit.ts';
import { claimed, ENDING, mission } from './kit.ts';

const claim = { kind: 'claim-mission', mission: 'm1' } as const;

describe.each(BOTH)('claiming a mission, dealt by the %s', (dealer) => {
	const laid = (players = 2) =>
		setting(players, { dealer, missions: [mission('m0'), mission('m1'), mission('m2')] });

	test('most matching vampires claim it', () => {
		const table = tableWith([joined('s2', 'c1', 'l2')], laid());
		const after = go(ENDING, table, [claim]);
		expect(after.events).toEqual([claimed('m1', 's2')]);
		expect(after.table.claims).toEqual({ m1: 's2' });
		expect(after.table.phase).toBe('scoring');
	});

	test('vampires that do not match are not counted', () => {
		const missions = [mission('m1', { leader: true })];
		const table = tableWith(
			[joined('s2', 'c1', 'l2')],
			setting(2, { dealer, missions, firstPlayer: 's2' })
		);
		expect(contendersFor(table, 'm1')).toEqual(['s2', 's1']);
	});

	test('nobody matches: nobody claims it', () => {
		const missions = [mission('m1', { clan: 'ventrue' })];
		const table = tableWith([], setting(2, { dealer, missions }));
		expect(go(ENDING, table, [claim]).events).toEqual([claimed('m1', null)]);
	});

	test('what was claimed by hand stays, nobody included', () => {
		for (const seat of ['s2', null]) {
			const table = tableWith([], laid(), claimed('m1', seat));
			expect(go(ENDING, table, [claim]).events).toEqual([]);
		}
	});

	test('still level: the primogen are consulted, and the winner claims it', () => {
		const asked = go(ENDING, tableWith([], laid()), [claim]);
		expect(asked.table.question).toMatchObject({ seat: 's1', prompt: 'declare-an-archetype' });
		const second = answer(ENDING, asked.table, ['wealthy']);
		const drawn = answer(ENDING, second.table, ['warlike'], {
			lots: [dealer === 'box' ? 'warlike' : 'c7']
		});
		expect(drawn.events.slice(-2)).toEqual([
			{
				type: 'PrimogenConsulted',
				mission: 'm1',
				draw: { declared: { s1: 'wealthy', s2: 'warlike' }, shown: 'warlike', winner: 's2' }
			},
			claimed('m1', 's2')
		]);
		expect(drawn.table.question).toBeNull();
	});

	test('a mission that does not lie there is a bug', () => {
		const table = tableWith([], laid());
		expect(() => contendersFor(table, 'm9')).toThrow('the chapter has no mission m9');
	});
});

test('the claim asks nobody where it is clear', () => {
	const table = tableWith([vampire('l2', null, { torpor: true })], {
		...setting(),
		missions: [mission('m1')]
	});
	const claiming = rulesOf(missionTasks);
	expect(go(claiming, table, [claim]).events).toEqual([claimed('m1', 's1')]);
});

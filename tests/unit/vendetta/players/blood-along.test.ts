import { expect, test } from 'vitest';
import { seededChance } from '../../../../src/lib/games/core/chance.ts';
import { quickPlayer } from '../../../../src/lib/games/vendetta/players/quick.ts';
import { acted } from '../effects/acted.ts';

/** How much Blood goes with a card that an effect plays at Location 1 in this step, for a medium player with 7 in the Pool. */
function bloodAlong(step: 'conflict' | 'aftermath'): number {
	const world = acted(
		[{ do: 'play', from: 'hand', at: 'here' }],
		(before) => {
			before.hand('s1', 'brujah-1', 'brujah-hunt');
			// 7 and the 1 that is played stand against 8 of s2, who is later in turn order, and 9 of s3.
			before.blood('s2', '1', 7).blood('s3', '1', 7);
		},
		{ step }
	).answer('brujah-1');
	const { table } = world;
	expect(table.question).toMatchObject({ seat: 's1', prompt: 'blood-along' });
	const view = { seat: 's1', table, own: world.own('s1') };
	const command = quickPlayer()(view, seededChance(1));
	return command.type === 'AnswerQuestion' ? Number(command.choice[0]) : expect.fail(command.type);
}

test('Blood goes along where it wins the conflict', () => {
	expect(bloodAlong('conflict')).toBeGreaterThan(0);
});

test('none goes where the conflict is over', () => {
	expect(bloodAlong('aftermath')).toBe(0);
});

import { describe, expect, test } from 'vitest';
import { carryOut } from '../effects/effect-kit.ts';
import { BOTH, joined, setting, tableWith, vampire } from '../table/kit.ts';

const whom = { who: 'each', of: 'opponents', where: { leader: true } } as const;

describe.each(BOTH)('reading leaderTorpor: a leader never sleeps, dealt by the %s', (dealer) => {
	const tableOf = (...asleep: readonly string[]) =>
		tableWith(
			[
				joined('s2', 'c1', 'l2'),
				joined('s2', 'c2', 'l2'),
				joined('s2', 'c3', 'c1'),
				...asleep.map((id) => vampire(id, 'l2', { torpor: true }))
			],
			setting(2, { dealer })
		);

	test('an immediate childe has to go', () => {
		const torpor = [{ do: 'torpor', whom, sacrifice: true }] as const;
		const stopped = carryOut(tableOf(), torpor).table.question;
		expect(stopped).toMatchObject({
			seat: 's2',
			prompt: 'sacrifice-instead',
			about: { vampire: 'l2' },
			options: ['c1', 'c2'],
			least: 1
		});
		expect(carryOut(tableOf(), torpor, { answers: [['c2']] }).facts).toEqual([
			{ type: 'VampireFell', vampire: 'c2', insteadOf: 'l2' }
		]);
	});

	test('the only one outside torpor', () => {
		expect(carryOut(tableOf('c1'), [{ do: 'torpor', whom, sacrifice: true }])).toMatchObject({
			asked: [],
			facts: [{ type: 'VampireFell', vampire: 'c2', insteadOf: 'l2' }]
		});
	});

	test('without sacrifice no childe has to go, and the leader stays', () => {
		expect(carryOut(tableOf(), [{ do: 'torpor', whom, sacrifice: false }])).toMatchObject({
			asked: [],
			facts: []
		});
	});

	test.each([true, false])('without one nothing happens (sacrifice: %j)', (sacrifice) => {
		expect(carryOut(tableOf('c1', 'c2'), [{ do: 'torpor', whom, sacrifice }])).toMatchObject({
			asked: [],
			facts: []
		});
	});
});

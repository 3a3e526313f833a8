import { describe, expect, test } from 'vitest';
import type { Effect } from '../../../../src/lib/games/heritage/effects/effect.ts';
import { effectTasks } from '../../../../src/lib/games/heritage/effects/interpret.ts';
import { carryOut, effects, play } from '../effects/effect-kit.ts';
import { BOTH, character, joined, rulesOf, setting, tableWith, vampire } from '../table/kit.ts';

const gain = (what: 'power' | 'infamy', amount = 1): Effect => ({ do: 'gain', what, amount });
const tokens = (id: string, power: number, infamy: number) => ({
	type: 'TokensChanged',
	vampire: id,
	power,
	infamy
});

describe.each(BOTH)('ruling 3: effects go top to bottom, dealt by the %s', (dealer) => {
	const laid = setting(2, { dealer });
	const ability = (name: string, ...list: Effect[]) => ({ name, effects: list, sticker: null });
	const gifted = character('gifted', {
		abilities: [
			ability('Printed', gain('infamy'), gain('power')),
			ability('Stuck below', gain('power', 3))
		]
	});
	const table = tableWith([joined('s1', 'gifted', 'l1'), vampire('l1', null, { power: 1 })], {
		...laid,
		cast: [...laid.cast, gifted]
	});
	const lose: Effect = { do: 'lose', what: 'power', amount: 5, from: { who: 'bearer' } };

	test('the order makes the difference', () => {
		expect(
			carryOut(table, [lose, gain('power', 2)]).table.bloodlines['s1']?.vampires['l1']
		).toMatchObject({
			power: 2
		});
		expect(
			carryOut(table, [gain('power', 2), lose]).table.bloodlines['s1']?.vampires['l1']
		).toMatchObject({
			power: 0
		});
	});

	test('what is within an effect comes before what is below it', () => {
		const nested: Effect = { do: 'either', of: [[gain('infamy'), lose], [lose]] };
		const { facts } = carryOut(table, [nested, gain('power', 4)], { answers: [['1']] });
		expect(facts).toEqual([tokens('l1', 0, 1), tokens('l1', -1, 0), tokens('l1', 4, 0)]);
	});

	test('each ability is gone through before the next', () => {
		const rules = rulesOf(effectTasks(effects));
		expect(play(rules, table, [{ kind: 'trigger', vampire: 'gifted' }]).facts).toEqual([
			tokens('gifted', 0, 1),
			tokens('gifted', 1, 0),
			tokens('gifted', 3, 0)
		]);
	});
});

import { describe, expect, test } from 'vitest';
import { boardsSet, carryOut, marked, toyBoards } from '../effects/effect-kit.ts';
import { BOTH, character, joined, setting, tableWith } from '../table/kit.ts';

describe.each(BOTH)('ruling 7: activate is not trigger, dealt by the %s', (dealer) => {
	const laid = setting(2, { dealer });
	const gifted = character('gifted', {
		abilities: [
			{ name: 'A gift', effects: [{ do: 'gain', what: 'power', amount: 1 }], sticker: null }
		]
	});
	const table = tableWith(
		[joined('s1', 'gifted', 'l1')],
		{ ...laid, cast: [...laid.cast, gifted] },
		...boardsSet
	);
	const whom = { who: 'any', of: 'own', where: { ancilla: true } } as const;

	test('who is activated triggers nothing', () => {
		expect(carryOut(table, [{ do: 'activate', whom }], { boards: toyBoards }).facts).toEqual([
			marked('class', 's1 gifted elitist'),
			marked('temperament', 's1 gifted calm'),
			marked('geography', 's1 gifted north')
		]);
	});

	test('who is triggered activates nothing', () => {
		expect(carryOut(table, [{ do: 'trigger', whom }], { boards: toyBoards }).facts).toEqual([
			{ type: 'TokensChanged', vampire: 'gifted', power: 1, infamy: 0 }
		]);
	});
});

import { describe, expect, test } from 'vitest';
import { rules as e } from '../../../../src/lib/games/heritage/boards/e/rules.ts';
import { endRound, lay } from '../boards/geography.ts';
import { BOTH } from '../table/kit.ts';

const city = { city: 3, barricades: 0, fire: 0 };

describe.each(BOTH)('ruling 24: respite gives one power at most, dealt by the %s', (dealer) => {
	test.each([1, 2, 3])('whether %i ankhs match', (barricades) => {
		const north = { city: 3 - barricades, barricades, fire: 0 };
		const state = { places: 4, north, east: city, south: city, west: city };
		const { events, table } = endRound(e, lay(e, { players: 4, dealer, state }));
		expect(events).toEqual([{ type: 'TokensChanged', vampire: 'north', power: 1, infamy: 0 }]);
		expect(table.bloodlines['s1']?.vampires['north']?.power).toBe(1);
	});

	test('and none once there is one', () => {
		const north = { city: 2, barricades: 1, fire: 0 };
		const state = { places: 2, north, east: city, south: city, west: city };
		const { table } = endRound(e, lay(e, { dealer, state }));
		const { events } = endRound(e, {
			...table,
			boards: { ...table.boards, geography: { battleground: 'E', state } }
		});
		expect(events).toEqual([]);
	});
});

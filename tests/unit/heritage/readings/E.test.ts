import { describe, expect, test } from 'vitest';
import { rules as e } from '../../../../src/lib/games/heritage/boards/e/rules.ts';
import { endRound, lay, modify, setUp, worth } from '../boards/geography.ts';
import { BOTH } from '../table/kit.ts';

describe.each(BOTH)(
	'reading E: the barricades hold one ankh per player, dealt by the %s',
	(dealer) => {
		/** After a round in which east came up twice, then north three times. */
		const afterRound = (players: number) => {
			let { state = null } = setUp(e, lay(e, { players, dealer }));
			for (const direction of ['east', 'east', 'north', 'north', 'north'])
				state = modify(e, lay(e, { players, dealer, state }), direction).state ?? null;
			return endRound(e, lay(e, { players, dealer, state })).state ?? null;
		};

		test.each([
			[2, { city: 0, barricades: 0, fire: 3 }, 0],
			[3, { city: 1, barricades: 0, fire: 2 }, 2],
			[4, { city: 2, barricades: 0, fire: 1 }, 2]
		])('%i players: the north has %j and brings %i a vampire', (players, north, points) => {
			const state = afterRound(players);
			expect(state).toMatchObject({ north, east: { city: 3, barricades: 0, fire: 0 } });
			expect(worth(e, state, 'north')[0]).toBe(points);
		});
	}
);

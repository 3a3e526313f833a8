import { countOf, held } from '../../unit/vendetta/evening.ts';
import type { Keeper } from './keeper.ts';

const PLAYERS = ['Ada', 'Ben', 'Cleo', 'Dora'];

const TIED = countOf(
	[
		held(9, { alliance: 5, drained: 1 }),
		held(8, { alliance: 6, drained: 2, tokens: 1 }),
		held(6, { alliance: 3 }),
		held(7, { alliance: 4, drained: 2, tokens: 2 })
	],
	{ blood: { s1: 5, s2: 3 } }
);
const IN_TEAMS = countOf([
	held(9, { alliance: 5, relic: 2 }),
	{ out: 2 },
	held(6, { alliance: 3, relic: 1 }),
	held(7, { alliance: 4, relic: 0, tokens: 1 })
]);

/** An evening as each page of it looks: not counted yet; counted, with a tie; in teams, with relics, and one out. */
export const seedEvenings = (keeper: Keeper): Promise<string[]> =>
	Promise.all([
		keeper.beginEvening('A night to be counted', PLAYERS),
		keeper.beginEvening('A night in Chicago', PLAYERS, [{ type: 'RecordCount', count: TIED }]),
		keeper.beginEvening(
			'A night in teams',
			PLAYERS,
			[{ type: 'RecordCount', count: IN_TEAMS }],
			['teams', 'relics']
		)
	]);

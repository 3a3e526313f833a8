import { countedAs } from '../../../games/vendetta/count/counting.ts';
import type { FinalCount } from '../../../games/vendetta/count/shapes.ts';
import type { Setting } from '../../../games/vendetta/setting.ts';

const SEATS = ['s1', 's2', 's3'];
const PEOPLE: { readonly [seat: string]: string } = { s1: 'Ada', s2: 'Ben', s3: 'Cleo' };

const COUNT: FinalCount = {
	seats: {
		s1: { pool: 9, alliance: 5, drained: 1, relic: 0, tokens: 0 },
		s2: { pool: 8, alliance: 7, drained: 0, relic: 0, tokens: 2 },
		s3: { pool: 6, alliance: 4, drained: 2, relic: 0, tokens: 1 }
	},
	blood: {},
	winsTies: [],
	ambition: null
};

/** An evening as it may have ended, to show what Elysium makes of one. */
export const EXAMPLE = {
	seats: SEATS,
	nameOf: (seat: string): string => PEOPLE[seat] ?? seat,
	setting: {
		clans: { s1: 'toreador', s2: 'brujah', s3: 'nosferatu' },
		teams: false,
		relics: false
	} satisfies Pick<Setting, 'clans' | 'teams' | 'relics'>,
	counted: countedAs({ seats: SEATS, teams: false }, COUNT)
};

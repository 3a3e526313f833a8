import type { Command } from '../../../src/lib/games/rivals/commands.ts';
import type { Keeper } from './keeper.ts';

const PLAYERS = ['Ada', 'Ben', 'Cleo', 'Dan'];

const leaders = (count: number): readonly Command[] =>
	Array.from({ length: count }, (_, at) => ({
		type: 'Recruit',
		seat: `s${at + 1}`,
		bp: 4 + at,
		leader: true
	}));

const UNDER_WAY: readonly Command[] = [
	{ type: 'SetRivals', rivals: { s1: 's2', s2: 's1', s3: 's4', s4: 's3' } },
	...leaders(4),
	{ type: 'GoOn', from: null, to: 'phase' },
	{ type: 'Recruit', seat: 's1', bp: 3, name: 'Mara' },
	{ type: 'ChangeAgenda', seat: 's1', by: 10 },
	{ type: 'ChangePrestige', seat: 's2', by: -12 },
	{ type: 'ChangeBlood', vampire: 's3v1', by: -4 },
	{ type: 'FellVampire', vampire: 's3v1', to: 'torpor', by: 's1' }
];

const OVER: readonly Command[] = [
	...leaders(3),
	{ type: 'GoOn', from: null, to: 'phase' },
	{ type: 'ChangeAgenda', seat: 's1', by: 13 },
	{ type: 'EndMatch', end: 'rules', falls: [] }
];

/** A match as its page looks: being set up, under way with all that warns, and over. */
export const seedMatches = (keeper: Keeper): Promise<string[]> =>
	Promise.all([
		keeper.beginMatch('Before the first turn', PLAYERS.slice(0, 3)),
		keeper.beginMatch('Two pairs', PLAYERS, UNDER_WAY),
		keeper.beginMatch('Thirteen', PLAYERS.slice(0, 3), OVER)
	]);

import type { Clan } from '../../src/lib/games/heritage/vocabulary.ts';

/** What a clan came to in the games it was in; `fair`: its wins if all at a table won as often. */
type ClanTally = {
	readonly games: number;
	readonly wins: number;
	readonly fair: number;
	readonly points: number;
};

export type Tally = {
	readonly games: number;
	readonly clans: { readonly [C in Clan]?: ClanTally };
	/** Commands in all, and the most that one game took. */
	readonly commands: number;
	readonly longest: { readonly game: number; readonly commands: number };
	readonly lapses: number;
	/** How often the box said "none". */
	readonly nones: number;
	/** Illegal commands that were tried and refused. */
	readonly refused: number;
	/** What was not as it must always be, by the number of the game. */
	readonly faults: readonly { readonly game: number; readonly what: string }[];
};

export const NO_GAMES: Tally = {
	games: 0,
	clans: {},
	commands: 0,
	longest: { game: 0, commands: 0 },
	lapses: 0,
	nones: 0,
	refused: 0,
	faults: []
};

const MOST_FAULTS = 50;

/** Two tallies as one; only the first faults are kept. */
export function together(a: Tally, b: Tally): Tally {
	return {
		games: a.games + b.games,
		clans: clansTogether(a.clans, b.clans),
		commands: a.commands + b.commands,
		longest: b.longest.commands > a.longest.commands ? b.longest : a.longest,
		lapses: a.lapses + b.lapses,
		nones: a.nones + b.nones,
		refused: a.refused + b.refused,
		faults: [...a.faults, ...b.faults].slice(0, MOST_FAULTS)
	};
}

function clansTogether(a: Tally['clans'], b: Tally['clans']): Tally['clans'] {
	const clans = { ...a };
	for (const [clan, more] of Object.entries(b) as [Clan, ClanTally][]) {
		const had = clans[clan];
		clans[clan] = had
			? {
					games: had.games + more.games,
					wins: had.wins + more.wins,
					fair: had.fair + more.fair,
					points: had.points + more.points
				}
			: more;
	}
	return clans;
}

import { pick, seededChance } from '../../src/lib/games/core/chance.ts';
import type { Battlegrounds } from '../../src/lib/games/heritage/boards/battleground.ts';
import { playChapter } from '../../src/lib/games/heritage/players/play.ts';
import type { Player } from '../../src/lib/games/heritage/players/player.ts';
import { standAlone } from '../../src/lib/games/heritage/players/stand-alone.ts';
import type { Evaluation } from '../../src/lib/games/heritage/search/evaluation.ts';
import {
	featuresOf,
	shareLeft,
	type Features
} from '../../src/lib/games/heritage/search/features.ts';
import { thinkingDealer } from '../../src/lib/games/heritage/search/thinking-dealer.ts';
import { thoughtsOf } from '../../src/lib/games/heritage/search/thinking.ts';
import { FULL, QUICK } from '../../src/lib/games/heritage/search/widths.ts';
import type { Table } from '../../src/lib/games/heritage/table/table.ts';
import { ERAS, type Era } from '../../src/lib/games/heritage/vocabulary.ts';

/** A position of a game that was played to its end, as one seat knew it. */
export type Position = {
	/** The place of that seat. */
	readonly by: number;
	readonly round: number;
	/** How much of the chapter was still to come, from 1 to 0. */
	readonly share: number;
	/** Of each seat. */
	readonly features: readonly Features[];
};

export type Played = {
	readonly positions: readonly Position[];
	/** What each seat had in the end, and the place of the one that won. */
	readonly totals: readonly number[];
	readonly winner: number;
};

/**
 * How games are played: `exploring`, quickly, and one move in ten is any of those thought of, so that games differ; or
 * `careful`, as a medium player does.
 */
export type Manner = 'exploring' | 'careful';

const STRAY = 10;

/** Far enough apart that neighbouring games roll differently. */
const STRIDE = 7919;

/** Plays a chapter by an evaluation against itself; the same seed and game play the same. */
export function selfPlayed(
	battlegrounds: Battlegrounds,
	evaluation: Evaluation,
	seats: number,
	seed: number,
	game: number,
	manner: Manner = 'exploring'
): Played {
	const chance = seededChance(seed + STRIDE * game);
	const era: Era = ERAS[game % ERAS.length] ?? 1;
	const setting = standAlone({ players: seats, era, dealer: 'app' }, chance);
	const isCareful = manner === 'careful';
	const width = isCareful ? FULL : QUICK;
	const mind = { battlegrounds, evaluation, dealer: thinkingDealer, width };
	const positions: Position[] = [];
	const player: Player = (view, rolls) => {
		const { table } = view;
		if (!table.question && table.phase === 'play') {
			const by = table.seats.findIndex(({ seat }) => seat === view.seat);
			const features = featuresOf(battlegrounds, view);
			positions.push({ by, round: table.round, share: shareLeft(table), features });
		}
		const thoughts = thoughtsOf(mind, view, rolls);
		const strays = !isCareful && thoughts.length > 0 && rolls.below(STRAY) === 0;
		if (strays) return pick(rolls, thoughts).command;
		return thoughts[0]?.command ?? null;
	};
	const players = Object.fromEntries(setting.seats.map(({ seat }) => [seat, player]));
	let end: Table | null = null;
	for (const { after } of playChapter({ battlegrounds, setting, players, chance })) end = after;
	const { totals = {}, order = [] } = end?.result ?? {};
	return {
		positions,
		totals: setting.seats.map(({ seat }) => totals[seat] ?? 0),
		winner: setting.seats.findIndex(({ seat }) => seat === order[0])
	};
}

import { seededChance } from '../../../../src/lib/games/core/chance.ts';
import { BATTLEGROUND_MODULES } from '../../../../src/lib/games/heritage/boards/registry.ts';
import { playChapter, type Step } from '../../../../src/lib/games/heritage/players/play.ts';
import type { Player } from '../../../../src/lib/games/heritage/players/player.ts';
import { randomPlayer } from '../../../../src/lib/games/heritage/players/random.ts';
import { standAlone } from '../../../../src/lib/games/heritage/players/stand-alone.ts';
import type { Table } from '../../../../src/lib/games/heritage/table/table.ts';
import type { Dealer, Era } from '../../../../src/lib/games/heritage/vocabulary.ts';

type Circumstances = { readonly players?: number; readonly era?: Era; readonly dealer?: Dealer };

/** A chapter by players who do anything, step by step. */
export function stepsOf(
	seed: number,
	{ players = 3, era = 1, dealer = 'app' }: Circumstances = {},
	player: Player = randomPlayer
): Generator<Step> {
	const chance = seededChance(seed);
	const setting = standAlone({ players, era, dealer }, chance);
	const seated = Object.fromEntries(setting.seats.map(({ seat }) => [seat, player]));
	return playChapter({
		battlegrounds: BATTLEGROUND_MODULES,
		setting,
		players: seated,
		chance
	});
}

/** A table in the middle of a chapter, where somebody is about to recruit. */
export function midGame(seed: number, circumstances: Circumstances = {}, round = 4): Table {
	for (const { after } of stepsOf(seed, circumstances))
		if (after.round >= round && after.turn?.recruit === 'open' && !after.question) return after;
	throw new Error('the chapter never came so far');
}

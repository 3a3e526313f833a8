import { seededChance, type Chance } from '../../src/lib/games/core/chance.ts';
import type { Battlegrounds } from '../../src/lib/games/heritage/boards/battleground.ts';
import { playChapter, type Step } from '../../src/lib/games/heritage/players/play.ts';
import { standAlone } from '../../src/lib/games/heritage/players/stand-alone.ts';
import type { Setting } from '../../src/lib/games/heritage/table/setting.ts';
import type { Table } from '../../src/lib/games/heritage/table/table.ts';
import { watchGame } from './checks.ts';
import { playersOf } from './ladder.ts';
import type { Options } from './options.ts';
import { varied } from './varied.ts';
import { NO_GAMES, together, type Tally } from './tally.ts';

/** Far enough apart that neighbouring games roll differently. */
const SEED_STRIDE = 7919;
const SAMPLING = { origins: 20, wishes: 5 };

/** The games from one number up to another; those of a seed are always the same ones. */
export function playGames(
	battlegrounds: Battlegrounds,
	options: Options,
	from: number,
	to: number,
	played: (games: number) => void
): Tally {
	let tally = NO_GAMES;
	for (let game = from; game < to; game++) {
		tally = together(tally, playGame(battlegrounds, options, game));
		played(game - from + 1);
	}
	return tally;
}

/** One after the other, so that there are as many games of each. */
function circumstancesOf({ players, eras, dealers }: Options, game: number) {
	const at = <T>(all: readonly T[], place: number): T => {
		const found = all[place % all.length];
		if (found === undefined) throw new Error('there is nothing to choose from');
		return found;
	};
	const [eachPlayers, eachEra] = [Math.floor(game / players.length), players.length * eras.length];
	return {
		players: at(players, game),
		era: at(eras, eachPlayers),
		dealer: at(dealers, Math.floor(game / eachEra))
	};
}

/** A game played to its end, or to where it goes wrong. */
export function playGame(battlegrounds: Battlegrounds, options: Options, game: number): Tally {
	const seed = options.seed + SEED_STRIDE * game;
	const chance = seededChance(seed);
	const plain = standAlone(circumstancesOf(options, game), chance);
	// Of games that are checked, half go beyond what a group meets on its first evening.
	const setting = options.check && chance.below(2) === 0 ? varied(plain, chance) : plain;
	const watch = watchGame(battlegrounds, seededChance(seed + 1), SAMPLING);
	let tally: Tally = { ...NO_GAMES, games: 1 };
	const faults: string[] = [];
	try {
		for (const step of stepsOf(battlegrounds, options, setting, chance)) {
			tally = counted(tally, game, step);
			if (options.check) faults.push(...watch.step(step));
			if (options.check && step.after.phase === 'finished') faults.push(...watch.end(step.after));
		}
	} catch (error) {
		faults.push(error instanceof Error ? (error.stack ?? error.message) : String(error));
	}
	return { ...tally, refused: watch.refused(), faults: faults.map((what) => ({ game, what })) };
}

function stepsOf(
	battlegrounds: Battlegrounds,
	{ who }: Options,
	setting: Setting,
	chance: Chance
): Iterable<Step> {
	const player = playersOf(battlegrounds)[who];
	const players = Object.fromEntries(setting.seats.map(({ seat }) => [seat, player]));
	return playChapter({ battlegrounds, setting, players, chance });
}

function counted(tally: Tally, game: number, { command, events, after }: Step): Tally {
	const commands = tally.commands + 1;
	const none =
		command.type === 'AnswerQuestion' && command.seat === null && command.choice.length === 0;
	return {
		...tally,
		commands,
		longest: { game, commands },
		lapses: tally.lapses + events.filter(({ type }) => type === 'RecruitLapsed').length,
		nones: tally.nones + (none ? 1 : 0),
		clans: after.result ? clansOf(after.seats, after.result) : tally.clans
	};
}

function clansOf(
	seats: Table['seats'],
	{
		order,
		totals
	}: { readonly order: readonly string[]; readonly totals: Readonly<Record<string, number>> }
): Tally['clans'] {
	return Object.fromEntries(
		seats.map(({ seat, clan }) => [
			clan,
			{
				games: 1,
				wins: order[0] === seat ? 1 : 0,
				fair: 1 / seats.length,
				points: totals[seat] ?? 0
			}
		])
	);
}

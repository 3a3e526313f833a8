import { seededChance } from '../../src/lib/games/core/chance.ts';
import type { Battlegrounds } from '../../src/lib/games/heritage/boards/battleground.ts';
import { BATTLEGROUND_MODULES } from '../../src/lib/games/heritage/boards/registry.ts';
import { playChapter } from '../../src/lib/games/heritage/players/play.ts';
import { randomPlayer } from '../../src/lib/games/heritage/players/random.ts';
import { standAlone } from '../../src/lib/games/heritage/players/stand-alone.ts';
import type { Ruleset } from '../../src/lib/games/heritage/ruleset.ts';
import type { TableCommand } from '../../src/lib/games/heritage/table/commands.ts';

const BOARDS: Battlegrounds = BATTLEGROUND_MODULES;

/**
 * What four players told their table until the last round of chapter 1, when somebody is about to
 * recruit: always the same evening.
 */
export function lateEvening(ruleset: Ruleset): TableCommand[] {
	const chance = seededChance(20_261_120);
	const setting = {
		...standAlone({ players: 4, era: 1, dealer: 'box', ruleset }, chance),
		chapter: 1,
		firstPlayer: 's1'
	};
	const commands: TableCommand[] = [];
	for (const { command, after } of playChapter({
		battlegrounds: BOARDS,
		setting,
		players: Object.fromEntries(setting.seats.map(({ seat }) => [seat, randomPlayer])),
		chance
	})) {
		commands.push(command);
		const { round, turn, question } = after;
		if (round === ruleset.rounds[4] && turn?.recruit === 'open' && !question) break;
	}
	return commands;
}

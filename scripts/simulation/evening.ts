import { seededChance } from '../../src/lib/games/core/chance.ts';
import type { Battlegrounds } from '../../src/lib/games/heritage/boards/battleground.ts';
import { boardOf } from '../../src/lib/games/heritage/boards/timeline.ts';
import { mediumPlayer } from '../../src/lib/games/heritage/players/coded.ts';
import { playChapter } from '../../src/lib/games/heritage/players/play.ts';
import { standAlone } from '../../src/lib/games/heritage/players/stand-alone.ts';
import type { MissionCard } from '../../src/lib/games/heritage/deck/cards.ts';
import type { Table } from '../../src/lib/games/heritage/table/table.ts';
import type { Category, Clan, Era } from '../../src/lib/games/heritage/vocabulary.ts';

/** What one chapter came to, as far as it says whether the cards make a game of it. */
export type Evening = {
	readonly seats: number;
	readonly era: Era;
	readonly clans: readonly {
		readonly clan: Clan;
		readonly won: boolean;
		readonly points: number;
	}[];
	/** What each morality token brought at the end. */
	readonly tokens: readonly number[];
	/** Whether the Sabbat Wars paid anybody; null: another board lay there. */
	readonly paid: boolean | null;
	readonly missions: readonly {
		readonly mission: MissionCard;
		readonly claimed: boolean;
		readonly drawn: boolean;
	}[];
};

const SEED_STRIDE = 7919;

/** So many chapters of medium players, outside a chronicle, with these eras in turn. */
export function* eveningsOf(
	battlegrounds: Battlegrounds,
	seats: number,
	eras: readonly Era[],
	games: number,
	seed: number
): Generator<Evening> {
	const player = mediumPlayer(battlegrounds);
	for (let game = 0; game < games; game++) {
		const chance = seededChance(seed + SEED_STRIDE * game);
		const era = eras[game % eras.length] ?? 1;
		const setting = standAlone({ players: seats, era, dealer: 'app' }, chance);
		const players = Object.fromEntries(setting.seats.map(({ seat }) => [seat, player]));
		let end: Table | null = null;
		for (const { after } of playChapter({ battlegrounds, setting, players, chance })) end = after;
		if (end) yield eveningOf(battlegrounds, end, era);
	}
}

function eveningOf(battlegrounds: Battlegrounds, table: Table, era: Era): Evening {
	const { result, seats, claims, draws } = table;
	const geography = sumsOn(battlegrounds, table, 'geography');
	return {
		seats: seats.length,
		era,
		clans: seats.map(({ seat, clan }) => ({
			clan,
			won: result?.order[0] === seat,
			points: result?.totals[seat] ?? 0
		})),
		tokens: sumsOn(battlegrounds, table, 'temperament'),
		paid: paysPlayers(table) ? geography.some((points) => points > 0) : null,
		missions: table.missions.map((mission) => ({
			mission,
			claimed: (claims[mission.id] ?? null) !== null,
			drawn: draws.some((draw) => draw.mission === mission.id)
		}))
	};
}

/** Whether the geography of this table pays players and not vampires, as The Sabbat Wars alone do. */
const paysPlayers = ({ boards: { geography } }: Table): boolean =>
	geography !== null && boardOf(geography.battleground)?.aPlayer !== undefined;

/** What each player gets on a board as one sum. */
function sumsOn(battlegrounds: Battlegrounds, table: Table, category: Category): readonly number[] {
	const board = table.boards[category];
	const module = board && battlegrounds[board.battleground];
	return table.seats.map(
		({ seat }) => (board && module?.worthOfPlayer?.(table, board.state, seat).points) ?? 0
	);
}

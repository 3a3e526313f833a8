import { seededChance } from '../../../src/lib/games/core/chance.ts';
import type { Json } from '../../../src/lib/games/core/json.ts';
import { BATTLEGROUND_MODULES as battlegrounds } from '../../../src/lib/games/heritage/boards/registry.ts';
import { greedyPlayer } from '../../../src/lib/games/heritage/players/greedy.ts';
import { playChapter } from '../../../src/lib/games/heritage/players/play.ts';
import { standAlone } from '../../../src/lib/games/heritage/players/stand-alone.ts';
import type { TableCommand } from '../../../src/lib/games/heritage/table/commands.ts';
import { NO_COURSE } from '../../../src/lib/games/heritage/table/course.ts';
import { decideTable } from '../../../src/lib/games/heritage/table/engine.ts';
import { EMPTY_TABLE, type Table } from '../../../src/lib/games/heritage/table/table.ts';
import type { Dealer, Era } from '../../../src/lib/games/heritage/vocabulary.ts';
import { courseLog } from '../../../src/lib/ui/heritage/table/course-log.ts';
import type { TableLink } from '../../../src/lib/ui/heritage/table/link.ts';
import { LiveTable } from '../../../src/lib/ui/heritage/table/live-table.svelte.ts';

type Kind = {
	readonly players?: number;
	readonly era?: Era;
	readonly dealer?: Dealer;
	readonly seed?: number;
	readonly hands?: 'open' | 'hidden';
};

/** A log that lies in memory, where the same engine decides and deals. */
class MemoryLog implements TableLink {
	readonly id = 'log-1';
	readonly log = courseLog({ course: NO_COURSE, version: 0 });
	#sealed: Json = null;
	readonly #chance;

	get table(): Table {
		return this.log.shown.table;
	}

	constructor(seed: number) {
		this.#chance = seededChance(seed);
	}

	async act(command: TableCommand) {
		const decision = decideTable(battlegrounds, this.table, command, {
			chance: this.#chance,
			sealed: this.#sealed
		});
		if (!decision.accepted) {
			const { reason } = decision.refusal;
			return { accepted: false, problem: { sentence: reason, at: null, retry: false } } as const;
		}
		this.#sealed = decision.sealed ?? this.#sealed;
		const { version } = this.log;
		const written = decision.events.map((event, index) => {
			const goesOn = index > 0;
			const word = { type: 'HappenedAtTable', event, ...(goesOn && { goesOn }) } as const;
			return { sequence: version + 1 + index, command: '', word };
		});
		this.log.dispatch({ type: 'read', written });
		return { accepted: true } as const;
	}

	turnBack(): never {
		throw new Error('nothing is taken back here');
	}

	catchUp(): never {
		throw new Error('nobody else writes here');
	}

	async hand() {
		return null;
	}
}

/** A stand-alone game laid out on a live table, with all that is asked before play answered by its first options. */
export async function liveTable({
	players = 3,
	era = 1,
	dealer = 'app',
	seed = 7,
	hands = 'hidden'
}: Kind = {}) {
	const log = new MemoryLog(seed);
	const setting = standAlone({ players, era, dealer }, seededChance(seed));
	const ruleset = { ...setting.ruleset, hands };
	await log.act({ type: 'SetTable', setting: { ...setting, ruleset } });
	for (let question = log.table.question; question; question = log.table.question) {
		const { id, seat, options, least } = question;
		const choice = options.slice(0, Math.max(1, least));
		await log.act({ type: 'AnswerQuestion', question: id, seat, choice, note: '' });
	}
	const live = new LiveTable({
		battlegrounds,
		sittings: log.table.seats.map(({ seat }) => ({ seat, name: `Player ${seat}`, mine: true })),
		link: log,
		writes: true
	});
	return { live, log };
}

/** The last turns of a game of four that was played by people who think ahead. */
export function lateTable(seed = 3, era: Era = 1): Table {
	const chance = seededChance(seed);
	const setting = standAlone({ players: 4, era, dealer: 'box' }, chance);
	const players = Object.fromEntries(
		setting.seats.map(({ seat }) => [seat, greedyPlayer(battlegrounds)])
	);
	let late: Table = EMPTY_TABLE;
	for (const { command, after } of playChapter({ battlegrounds, setting, players, chance })) {
		const open = after.turn?.recruit === 'open' && after.question === null;
		if (command.type === 'EndTurn' && open) late = after;
	}
	return late;
}

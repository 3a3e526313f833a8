import { seededChance } from '../../src/lib/games/core/chance.ts';
import { BATTLEGROUND_MODULES } from '../../src/lib/games/heritage/boards/registry.ts';
import { legalMoves } from '../../src/lib/games/heritage/chapter/moves.ts';
import { recruitCommands } from '../../src/lib/games/heritage/chapter/recruit-moves.ts';
import { fittedEvaluation } from '../../src/lib/games/heritage/search/evaluation.ts';
import { searchedTable } from '../../src/lib/games/heritage/search/searched-table.ts';
import { thinkingDealer } from '../../src/lib/games/heritage/search/thinking-dealer.ts';
import type { SeatView } from '../../src/lib/games/heritage/search/view.ts';
import type { TableCommand } from '../../src/lib/games/heritage/table/commands.ts';
import { worldFor } from '../../src/lib/games/heritage/search/worlds.ts';
import { decideWith } from '../../src/lib/games/heritage/table/engine.ts';
import type { Table } from '../../src/lib/games/heritage/table/table.ts';
import { ERAS } from '../../src/lib/games/heritage/vocabulary.ts';
import { median } from './median.ts';
import { chapterOf, PLAYERS } from './table-logs.ts';

const ROUNDS = 5;
const MIDDLE = 5;
/** Of all recruits of a table, one in so many: those of every character are among them. */
const EVERY = 7;
const PLAYED_OUT = 4;

/** One table an era in the middle of a chapter of four, where somebody is about to recruit, and recruits of it. */
function positions() {
	return ERAS.map((era) => {
		for (const { after } of chapterOf(era, era, PLAYERS.random)) {
			const seat = after.turn?.seat;
			if (after.round < MIDDLE || seat === undefined || after.question) continue;
			const { recruit } = legalMoves(after, seat, []);
			if (!recruit) continue;
			const recruits = [...recruitCommands(recruit)].filter((_, at) => at % EVERY === 0);
			if (recruits.length > 0) return { view: { table: after, seat, hand: [] }, recruits };
		}
		throw new Error(`nobody recruits in era ${era}`);
	});
}

type Position = { readonly view: SeatView; readonly recruits: readonly TableCommand[] };

// What is made must be looked at, or nothing is made.
let made = 0;

function after({ view }: Position, command: TableCommand): Table {
	const outcome = decideWith(BATTLEGROUND_MODULES, view.table, command, thinkingDealer);
	if (!outcome.accepted) throw new Error(outcome.refusal.reason);
	return outcome.table;
}

/** How often something is done in a second of processor time. `work` says how often it did it. */
export function perSecond(work: () => number): number {
	const before = process.cpuUsage();
	const times = work();
	const { user, system } = process.cpuUsage(before);
	return (times / (user + system)) * 1_000_000;
}

/** A fixed loop of numbers and of small objects that are copied: what a machine is measured by. */
export function calibration(): number {
	const TIMES = 200_000;
	let board = { space: 1, side: 2, round: 3 };
	for (let time = 0; time < TIMES; time++) {
		board = { ...board, space: (board.space * 31 + time) % 1_009 };
		made += board.space;
	}
	return TIMES;
}

export type Searched = {
	readonly calibration: number;
	/** Commands decided and folded, positions valued after each, worlds in which one move was played out; all a second. */
	readonly moves: number;
	readonly evaluations: number;
	readonly worlds: number;
};

/** What a search is made of, a second and core; all take turns round by round, so that a busy machine is busy for all. */
export function measureSearch(): Searched {
	const all = positions();
	const evaluation = fittedEvaluation(BATTLEGROUND_MODULES);
	const game = searchedTable(BATTLEGROUND_MODULES, evaluation);
	const moves = () => {
		let times = 0;
		for (const one of all) for (const command of one.recruits) times += after(one, command) ? 1 : 0;
		return times;
	};
	const evaluations = () => {
		const tables = all.flatMap((one) =>
			one.recruits.map((command) => ({ ...one.view, table: after(one, command) }))
		);
		return perSecond(() => {
			for (const view of tables) made += evaluation.chanceOf(view);
			return tables.length;
		});
	};
	const worlds = () => {
		let times = 0;
		for (const [era, { view, recruits }] of all.entries())
			for (const move of recruits.slice(0, PLAYED_OUT)) {
				const world = worldFor(view, seededChance(times));
				made += game.worthIn(view, world, move, seededChance(era));
				times++;
			}
		return times;
	};
	const rounds = Array.from({ length: ROUNDS + 1 }, () => ({
		calibration: perSecond(calibration),
		moves: perSecond(moves),
		evaluations: evaluations(),
		worlds: perSecond(worlds)
		// The first round is for the machine to get warm.
	})).slice(1);
	if (made === 0) throw new Error('nothing was made');
	return {
		calibration: median(rounds.map((one) => one.calibration)),
		moves: median(rounds.map((one) => one.moves)),
		evaluations: median(rounds.map((one) => one.evaluations)),
		worlds: median(rounds.map((one) => one.worlds))
	};
}

import { countsFor, inTurn, levelFor } from '../chapter/missions.ts';
import { pointsOf } from '../chapter/points.ts';
import type { Battlegrounds } from '../boards/battleground.ts';
import { repeated } from '../repeated.ts';
import type { SeatId, ThingId } from '../shapes.ts';
import { countClaims } from '../standings/order.ts';
import type { TableCommandOf } from '../table/commands.ts';
import { refused, type Beginning, type Deciding, type TableDeciders } from '../table/decider.ts';
import type { Table } from '../table/table.ts';
import { sameSeats } from './draws.ts';
import { tiedFor } from './primogen.ts';

/** The tie that the table waits for a draw on; null: it waits for something else, or for nothing. */
export function tieAsked({ question, resolution }: Pick<Table, 'question' | 'resolution'>) {
	const task = resolution.tasks[0]?.task;
	if (!question || !task) return null;
	switch (task.kind) {
		case 'primogen':
		case 'primogen-draw':
		case 'primogen-lot':
			return { mission: task.mission };
		default:
			return null;
	}
}

/**
 * A tie settled by a draw that was held elsewhere, whatever was declared at the table before: provable, or with real
 * cards. Refusals: `no-tie-here`, `draw-among-others`. Whether its proof holds, the chronicle asks. Source: rulebook, Ties.
 */
function takeDraw(
	table: Table,
	{ mission, draw }: TableCommandOf<'TakeDraw'>,
	{ battlegrounds }: Deciding
): Beginning {
	const asked = tieAsked(table);
	if (!asked || asked.mission !== mission) return refused('no-tie-here', {}, 'mission');
	const tied = tiedFor({ table, battlegrounds }, mission);
	const { declared, shown, winner } = draw;
	const among = sameSeats(Object.keys(declared), tied) && tied.includes(winner);
	const follows = shown === null || declared[winner] === shown;
	if (!among || !follows || repeated(Object.values(declared)))
		return refused('draw-among-others', { seats: tied }, 'draw');
	const { tasks, triggered } = table.resolution;
	return {
		accepted: true,
		events: [{ type: 'PrimogenConsulted', mission, draw, taken: true }],
		resolution: { tasks: tasks.slice(1), triggered }
	};
}

export const takeDrawDeciders = { TakeDraw: takeDraw } satisfies Partial<TableDeciders>;

/** Who is tied for a mission, or (null) for the chapter, and the figures that led there, as a draw announces them. */
export function tieOf(
	table: Table,
	battlegrounds: Battlegrounds,
	mission: ThingId | null
): {
	readonly seats: readonly SeatId[];
	readonly level: readonly {
		readonly seat: SeatId;
		readonly count: number;
		readonly breaker: number;
	}[];
} {
	const counts =
		mission === null
			? Object.fromEntries(
					Object.entries(pointsOf(table, battlegrounds)).map(([seat, { total }]) => [seat, total])
				)
			: countsFor(table, mission);
	const at = table.missions.findIndex(({ id }) => id === mission);
	const before = table.missions.slice(0, mission === null ? table.missions.length : at);
	const claims = countClaims(
		inTurn(table),
		before.map(({ id }) => table.claims[id] ?? null)
	);
	const most = Math.max(...Object.values(counts));
	const level =
		mission === null
			? inTurn(table).filter((seat) => counts[seat] === most)
			: levelFor(table, mission);
	return {
		seats: tiedFor({ table, battlegrounds }, mission),
		level: level.map((seat) => ({ seat, count: counts[seat] ?? 0, breaker: claims[seat] ?? 0 }))
	};
}

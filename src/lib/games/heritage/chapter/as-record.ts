import type { Battlegrounds } from '../boards/battleground.ts';
import { drawAmong } from '../primogen/draws.ts';
import type { ChapterRecord, PlayerRecord } from '../record-shapes.ts';
import type { SeatId } from '../shapes.ts';
import type { Course } from '../table/course.ts';
import type { SeatSetting } from '../table/setting.ts';
import type { Table } from '../table/table.ts';
import { bloodlineOf, cardOf } from '../table/where.ts';
import { inTurn } from './missions.ts';
import { pointsOf } from './points.ts';
import { tiedForFirst } from './scoring.ts';

/** Who really began the rounds: some boards move the first player marker later. Null: play has not begun. */
export function beganBy({ steps }: Pick<Course, 'steps'>): SeatId | null {
	const began = steps.flat().find((event) => event.type === 'TurnBegan');
	return began?.type === 'TurnBegan' ? began.seat : null;
}

/**
 * A finished table as the chronicle records a chapter, `date` as in 2026-01-31, `began` as `beganBy` says. Its outcome
 * is that of the table: who has the first player marker at the end begins the turn order that parts lower
 * places. The power of missions in a stand-alone game has no place in a record and is left out.
 */
export function recordOf(
	table: Table,
	battlegrounds: Battlegrounds,
	date: string,
	began: SeatId | null = null
): ChapterRecord {
	const [marker] = inTurn(table);
	if (marker === undefined) throw new Error('nobody sits at this table');
	const points = pointsOf(table, battlegrounds);
	const players = table.seats.map((setting) => {
		const by = points[setting.seat]?.by;
		if (!by) throw new Error(`nobody counted for ${setting.seat}`);
		const { missions: _, infamy, ...counted } = by;
		return playerOf(table, setting, { ...counted, infamy: Math.abs(infamy) });
	});
	const missions = table.missions.map(({ id, name }) => ({
		id,
		name,
		claimant: table.claims[id] ?? null
	}));
	const tied = tiedForFirst(table, battlegrounds);
	const primogen = tied.length > 1 ? drawAmong(table, null, tied) : null;
	const firstPlayer = began ?? marker;
	const moved = marker !== firstPlayer && { markerAtEnd: marker };
	return { date, players, firstPlayer, ...moved, missions, primogen, orderByHand: null, notes: '' };
}

function playerOf(
	table: Table,
	{ seat, clan, leader }: SeatSetting,
	points: PlayerRecord['points']
): PlayerRecord {
	const vampires = Object.values(bloodlineOf(table, seat).vampires);
	return {
		seat,
		clan,
		leader: cardOf(table, leader).name,
		points,
		bloodline: vampires.map(({ id, torpor }) => ({ character: id, torpor }))
	};
}

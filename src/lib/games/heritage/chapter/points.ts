import type { About } from '../../core/decision.ts';
import type { Battlegrounds, Worth } from '../boards/battleground.ts';
import type { Vampire, VampireId } from '../bloodline/bloodline.ts';
import type { SeatId } from '../shapes.ts';
import type { Board, Table } from '../table/table.ts';
import { bloodlineOf } from '../table/where.ts';
import { CATEGORIES, type Category } from '../vocabulary.ts';
import type { OwnWhy, ScoreLine, ScoreSource } from './point-sentences.ts';

/** What a player has, by source and in all, with each line behind it. */
type Score = {
	readonly total: number;
	readonly by: { readonly [S in ScoreSource]: number };
	readonly lines: readonly ScoreLine[];
};

/**
 * What everyone has by the table as it lies, at any time of the chapter. Vampires in torpor bring
 * nothing, and a line of each says so. A board that does not lie yet brings no lines.
 * Source: rulebook, Points; stand-alone missions by the reading `missionPower`.
 */
export function pointsOf(
	table: Table,
	battlegrounds: Battlegrounds
): { readonly [seat: SeatId]: Score } {
	return Object.fromEntries(
		table.seats.map(({ seat }) => [seat, scoreOf(linesOf(table, battlegrounds, seat))])
	);
}

function scoreOf(lines: readonly ScoreLine[]): Score {
	const by: { -readonly [S in ScoreSource]: number } = {
		class: 0,
		temperament: 0,
		geography: 0,
		power: 0,
		boons: 0,
		infamy: 0,
		missions: 0
	};
	let total = 0;
	for (const { source, points } of lines) {
		by[source] += points;
		total += points;
	}
	return { total, by, lines };
}

// The players who think ahead count points again and again, so lines are gathered without copies.
function linesOf(table: Table, battlegrounds: Battlegrounds, seat: SeatId): readonly ScoreLine[] {
	const vampires = Object.values(bloodlineOf(table, seat).vampires);
	const lines: ScoreLine[] = [];
	for (const category of CATEGORIES)
		addBoard(lines, table, battlegrounds, seat, category, vampires);
	for (const { id, torpor, power } of vampires) addTokens(lines, 'power', id, torpor, power);
	for (const { id, torpor, boons } of vampires) addTokens(lines, 'boons', id, torpor, boons.length);
	for (const { id, torpor, infamy } of vampires) addTokens(lines, 'infamy', id, torpor, infamy);
	addMissions(lines, table, seat);
	return lines;
}

function addBoard(
	lines: ScoreLine[],
	table: Table,
	battlegrounds: Battlegrounds,
	seat: SeatId,
	category: Category,
	vampires: readonly Vampire[]
): void {
	const board = table.boards[category];
	if (!board) return;
	const module = moduleOf(battlegrounds, board);
	for (const { id, torpor } of vampires)
		lines.push(
			torpor
				? asleep(category, id)
				: onBoard(category, id, module.worth(table, board.state, seat, id))
		);
	const whole = module.worthOfPlayer?.(table, board.state, seat);
	if (whole) lines.push(onBoard(category, null, whole));
}

function onBoard(
	source: Category,
	vampire: VampireId | null,
	{ points, why, about }: Worth
): ScoreLine {
	return { source, points, vampire, why, about };
}

function moduleOf(battlegrounds: Battlegrounds, { battleground }: Board) {
	const module = battlegrounds[battleground];
	if (!module) throw new Error(`there is no battleground ${battleground}`);
	return module;
}

function addTokens(
	lines: ScoreLine[],
	source: 'power' | 'boons' | 'infamy',
	vampire: VampireId,
	torpor: boolean,
	amount: number
): void {
	if (amount === 0) return;
	const points = source === 'infamy' ? -amount : amount;
	lines.push(
		torpor ? asleep(source, vampire) : own(source, points, vampire, source, { vampire, amount })
	);
}

function addMissions(lines: ScoreLine[], table: Table, seat: SeatId): void {
	if (table.chapter !== null) return;
	const { missionPower } = table.ruleset;
	for (const { id } of table.missions)
		if (table.claims[id] === seat)
			lines.push(
				own('missions', missionPower, null, 'mission', { mission: id, power: missionPower })
			);
}

function asleep(source: ScoreSource, vampire: VampireId): ScoreLine {
	return own(source, 0, vampire, 'lies-in-torpor', { vampire });
}

function own(
	source: ScoreSource,
	points: number,
	vampire: VampireId | null,
	why: OwnWhy,
	about: About
): ScoreLine {
	return { source, points, vampire, why, about };
}

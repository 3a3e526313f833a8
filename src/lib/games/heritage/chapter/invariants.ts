import * as v from 'valibot';
import { parseAs } from '../../core/parse.ts';
import type { Battlegrounds } from '../boards/battleground.ts';
import type { Table } from '../table/table.ts';
import { CATEGORIES, CLANS, type Category, type Clan } from '../vocabulary.ts';
import { fault, seatFaults, type Fault } from './fault.ts';
import { cardFaults } from './invariants-cards.ts';
import { schemeFaults } from './invariants-schemes.ts';
import { slipFaults } from './invariants-slips.ts';
import { vampireFaults } from './invariants-vampires.ts';
import { roundsOf } from './round.ts';

/**
 * What is wrong with a table, whatever led to it; on a sound one nothing: one root a bloodline and no
 * cycle, leaders awake, no character in two places or nowhere, no count below nothing, boons of each
 * clan conserved, the queue no longer than it may be, reservations within it and one a player, hands of
 * cards that were drawn, assets and obligations once each, boards as their modules know them, claims and turns of players only.
 */
export function faultsOf(table: Table, battlegrounds: Battlegrounds): readonly Fault[] {
	return [
		...vampireFaults(table),
		...boonFaults(table),
		...cardFaults(table),
		...schemeFaults(table),
		...slipFaults(table),
		...CATEGORIES.flatMap((category) => boardFaults(table, battlegrounds, category)),
		...claimFaults(table),
		...turnFaults(table)
	];
}

/** Each clan in play has its boons from the start, on vampires or black markets (rulebook, Boons). */
function boonFaults(table: Table): readonly Fault[] {
	const boons: readonly (Clan | null)[] = [
		...Object.values(table.bloodlines).flatMap(({ vampires }) =>
			Object.values(vampires).flatMap((vampire) => vampire.boons)
		),
		...table.standing.map((one) => (one.kind === 'black-market' ? one.boon : null))
	];
	return CLANS.flatMap((clan) => {
		const played = table.seats.some((setting) => setting.clan === clan);
		const total = played ? table.ruleset.startBoons : 0;
		const found = boons.filter((boon) => boon === clan).length;
		return found === total ? [] : [fault('boons-not-conserved', { clan, total, found })];
	});
}

function boardFaults(
	table: Table,
	battlegrounds: Battlegrounds,
	category: Category
): readonly Fault[] {
	const board = table.boards[category];
	if (!board) return [];
	const { battleground, state } = board;
	const module = battlegrounds[battleground];
	if (!module) return [fault('unknown-battleground', { battleground, category })];
	const [issue] = parseAs(module.schema, state).issues ?? [];
	return issue ? [fault('board-wrong', { battleground, problem: problemOf(issue) })] : [];
}

/** Where on the board, if not all over it, and what is wrong there. */
function problemOf(issue: v.BaseIssue<unknown>): string {
	const path = v.getDotPath(issue);
	return path === null ? issue.message : `${path}: ${issue.message}`;
}

function claimFaults(table: Table): readonly Fault[] {
	const missions = new Set(table.missions.map(({ id }) => id));
	return [
		...Object.keys(table.claims).flatMap((mission) =>
			missions.has(mission) ? [] : [fault('unknown-mission', { mission })]
		),
		...seatFaults(table, Object.values(table.claims))
	];
}

function turnFaults(table: Table): readonly Fault[] {
	const { firstPlayer, turn, round } = table;
	const most = roundsOf(table);
	return [
		...seatFaults(table, [firstPlayer, turn?.seat ?? null]),
		...(round > most ? [fault('round-too-late', { most })] : [])
	];
}

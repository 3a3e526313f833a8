import type { Battlegrounds } from '../boards/battleground.ts';
import type { Vampire } from '../bloodline/bloodline.ts';
import { awake } from '../bloodline/kinship.ts';
import { checkLeader, lackingIn } from '../chapter/coterie.ts';
import { pointsOf } from '../chapter/points.ts';
import type { SeatId, ThingId } from '../shapes.ts';
import type { Table } from '../table/table.ts';
import { bloodlineOf } from '../table/where.ts';
import type { View } from './player.ts';

/** What a scheme in hand is felt to be worth, in points: a part of it for holding it, the rest for a coterie that fits. */
const HELD = 0.4;
const FITTING = 1;
/** Someone who may still lead a scheme. */
const RESTED = 0.05;
/** Power enough to pay the dearest space. */
const SOLVENT = 0.5;

/** How well the bloodline stands for a seat: points ahead of the best of the others, and what may come of it. */
export function valueFor(battlegrounds: Battlegrounds, { table, seat, hand }: View): number {
	const scores = pointsOf(table, battlegrounds);
	const others = table.seats.flatMap((one) =>
		one.seat === seat ? [] : (scores[one.seat]?.total ?? 0)
	);
	return (scores[seat]?.total ?? 0) - Math.max(...others) + prospects(table, seat, hand);
}

/** Nothing may come of anything once the last turn has ended. */
function prospects(table: Table, seat: SeatId, hand: readonly ThingId[]): number {
	if (table.phase !== 'play') return 0;
	const own = awake(bloodlineOf(table, seat));
	const leaders = own.filter(({ id }) => checkLeader(table, seat, id) === null);
	const purse = own.reduce((sum, { power }) => sum + power, 0);
	const held = table.hands[seat]?.held.length ?? 0;
	return (
		HELD * held +
		FITTING * hand.reduce((sum, scheme) => sum + fitOf(table, seat, scheme, leaders), 0) +
		RESTED * leaders.length +
		(purse >= Math.max(...table.ruleset.leftmostCosts) ? SOLVENT : 0)
	);
}

/** The largest part of its needs that any coterie shows, from 0 to 1. */
function fitOf(table: Table, seat: SeatId, scheme: ThingId, leaders: readonly Vampire[]): number {
	const needs = table.schemes[scheme]?.needs ?? [];
	if (needs.length === 0) return 0;
	const fewest = leaders.reduce(
		(least, { id }) => Math.min(least, lackingIn(table, seat, id, needs).length),
		needs.length
	);
	return 1 - fewest / needs.length;
}

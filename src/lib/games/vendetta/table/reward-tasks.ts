import { rulesFor } from '../effects/in-force.ts';
import type { SeatId } from '../../core/seats.ts';
import type { LocationId } from '../vocabulary.ts';
import type { TableEvent } from './events.ts';
import { PLACES, type Place } from './marks.ts';
import { rankingOf } from './ranking-of.ts';
import { placesAt } from './ranking.ts';
import { stop } from './request.ts';
import type { Resolvers } from './resolver.ts';
import type { Table } from './table.ts';
import type { Task } from './tasks.ts';
import {
	cardsAt,
	isByHand,
	isIn,
	isUntold,
	locationOf,
	playerOf,
	presentAt,
	readingsOf
} from './where.ts';

/** Who wins a conflict, and what that brings [5.4] [CONFLICT REWARDS]. */
export const rewardTasks = {
	/** The winner of the conflict, or nobody [5.4]. */
	*rank(table, { location }) {
		// What is resolved by hand is entered before it counts.
		if (seesToByHand(table, location)) yield stop('ranking', { location });
		const ranking = placesAt(table, location, table.conflict?.withCards ?? []);
		const ally = locationOf(table, location)?.ally ?? null;
		const ranked: TableEvent = { type: 'ConflictRanked', location, ranking };
		if (ranking.length > 0)
			return { events: [ranked], next: rewardsFor(ranking[0]?.seat, location) };
		const removed: readonly TableEvent[] =
			ally === null ? [] : [{ type: 'AllyRemoved', location, ally }];
		return { events: [ranked, ...removed] };
	},

	*acquire(table, { seat, location }) {
		const ally = locationOf(table, location)?.ally ?? null;
		if (ally === null || !isIn(table, seat)) return {};
		if (table.dealer === 'box' && isUntold(table, ally)) yield stop('untold', { card: ally });
		return { events: [{ type: 'AllyWon', seat, location, ally }] };
	},

	/** After the Ally: the Ambition token, the Victim, Influence (reading `rewardOrder`) [CONFLICT REWARDS]. */
	rewards(table, { location }) {
		const places = rankingOf(table).slice(0, PLACES.length);
		const [first, second] = places;
		const isHaven = location === 'haven';
		const events: TableEvent[] = [];
		if (isHaven && first && isIn(table, first.seat) && table.ambition !== first.seat)
			events.push({ type: 'AmbitionTaken', seat: first.seat });
		let { victims } = table;
		const gainVictims = (seat: SeatId, n: number): void => {
			for (; n > 0 && victims > 0; n--, victims--) events.push({ type: 'VictimGained', seat });
		};
		if (second && isIn(table, second.seat)) gainVictims(second.seat, 1);
		const row = readingsOf(table).rewards[table.round - 1] ?? [0, 0, 0];
		for (const [nth, { seat }] of places.entries()) {
			const place = PLACES[nth];
			if (!isIn(table, seat) || place === undefined) continue;
			const extra = extraFor(table, location, place);
			const by = (row[nth] ?? 0) + extra.influence + (isHaven && nth === 0 ? 1 : 0);
			if (by > 0) events.push({ type: 'InfluenceMoved', seat, by, why: 'reward' });
			if (extra.blood > 0)
				events.push({ type: 'BloodMoved', seat, by: extra.blood, why: 'reward' });
			gainVictims(seat, extra.victims);
		}
		return { events: [...events, { type: 'RewardsGiven', location }] };
	}
} satisfies Partial<Resolvers>;

/** Whether the box deals, and a card that is resolved by hand may change who comes before whom here. */
function seesToByHand(table: Table, location: LocationId): boolean {
	if (table.dealer !== 'box') return false;
	const here = cardsAt(table, location);
	const held = presentAt(table, location).flatMap((seat) => playerOf(table, seat).alliance);
	const laid = locationOf(table, location)?.card;
	const cards = [...here.flatMap(({ card }) => card ?? []), ...held, ...(laid ? [laid] : [])];
	// Whoever is left alone wins, whatever their Power.
	const contend = new Set(here.map(({ position }) => position)).size > 1;
	return contend && cards.some((card) => isByHand(table, card));
}

const rewardsFor = (winner: SeatId | undefined, location: LocationId): readonly Task[] =>
	winner === undefined
		? []
		: [
				{ kind: 'acquire', seat: winner, location },
				{ kind: 'rewards', location }
			];

/** What cards add to the reward of a place. */
function extraFor(table: Table, location: LocationId, place: Place) {
	const extra = { influence: 0, blood: 0, victims: 0 };
	const seat = rankingOf(table)[PLACES.indexOf(place)]?.seat ?? '';
	const said = [
		...table.marks.flatMap((mark) =>
			mark.mark === 'extra-reward' && mark.at === location ? [mark] : []
		),
		...rulesFor(table, 'extra-reward', seat, location).map(({ rule }) => rule)
	];
	for (const one of said) {
		if (one.place !== place) continue;
		extra.influence += one.influence ?? 0;
		extra.blood += one.blood ?? 0;
		extra.victims += one.victims ?? 0;
	}
	return extra;
}

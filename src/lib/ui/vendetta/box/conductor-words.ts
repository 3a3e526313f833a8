import { counted, listed } from '../../../games/core/listed.ts';
import type { SeatId } from '../../../games/core/seats.ts';
import { isCancelled } from '../../../games/vendetta/effects/in-force.ts';
import { totalsAt } from '../../../games/vendetta/table/power.ts';
import { turnsIn } from '../../../games/vendetta/table/setting.ts';
import type { Deployed, Table } from '../../../games/vendetta/table/table.ts';
import {
	clanCardOf,
	isIn,
	onPosition,
	readingsOf,
	seatsOf,
	turnOrder
} from '../../../games/vendetta/table/where.ts';
import type { LocationId } from '../../../games/vendetta/vocabulary.ts';
import { slotName, STEP_TITLES } from '../play/said.ts';
import type { Speaker } from '../../speaker.ts';

/** “Ada’s turn, 1 of 2”; null: it is nobody's turn. */
export function turnWords(table: Table, speaker: Speaker): string | null {
	const { turn, round, turns } = table;
	if (!turn) return null;
	const all = turnsIn(round, seatsOf(table).length);
	return `${speaker.plain(turn.seat)}’s turn, ${Math.min(all, (turns[turn.seat] ?? 0) + 1)} of ${all}`;
}

/** Who plays after whoever has the turn, and how many turns are left in this Planning with this one. */
export function turnsLeftWords(table: Table, speaker: Speaker): string {
	const { turn, round, turns, order } = table;
	const all = turnsIn(round, seatsOf(table).length);
	const still = order.filter((seat) => isIn(table, seat));
	const taken = (seat: SeatId) => (turns[seat] ?? 0) + Number(seat === turn?.seat);
	const left = still.reduce((sum, seat) => sum + Math.max(0, all - (turns[seat] ?? 0)), 0);
	const next = [...Array(all).keys()]
		.flatMap((nth) => still.filter((seat) => taken(seat) <= nth))
		.filter((seat, nth, list) => list.indexOf(seat) === nth)
		.slice(0, 3);
	const then = next.length > 0 ? `Then ${listed(next.map((seat) => speaker.plain(seat)))}. ` : '';
	return `${then}${counted(left, 'turn')} left this round.`;
}

/** The cards that still act in the step under way, in the order in which they do; own cards in the order of play. */
function stillToAct(table: Table): readonly Deployed[] {
	const { conflict } = table;
	if (!conflict) return [];
	const { location, step, order, acted } = conflict;
	return order.flatMap((seat) =>
		isIn(table, seat)
			? onPosition(table, location, seat).filter(
					({ slot, up, card }) =>
						up &&
						card !== null &&
						clanCardOf(table, card)?.kind === step &&
						!acted.includes(slot) &&
						!isCancelled(table, slot)
				)
			: []
	);
}

/** “Conflict. Next: Ben’s Gangrel card 2, then Cleo’s Tremere card 1.” */
export function nextToActWords(table: Table, speaker: Speaker): string | null {
	const { conflict } = table;
	if (!conflict) return null;
	const title = STEP_TITLES[conflict.step];
	const next = stillToAct(table).map(
		({ position, slot }) => `${speaker.whose(position)} ${slotName(table, slot, speaker)}`
	);
	return next.length === 0 ? null : `${title}. Next: ${next.join(', then ')}.`;
}

/** Who wins ties, first to last [AMBITION TOKEN]. */
export const tieOrderWords = (table: Table, speaker: Speaker): string =>
	`Ties: ${turnOrder(table)
		.map((seat) => speaker.plain(seat))
		.join(', then ')}.`;

/** What each place brings at a Location in this round [CONFLICT REWARDS]. */
export function rewardsWords(table: Table, at: LocationId): string {
	const row = readingsOf(table).rewards[table.round - 1] ?? [0, 0, 0];
	const brings = [['the Ally', at === 'haven' && 'the Ambition token'], ['a Victim'], []] as const;
	const places = brings.map((cards, nth) => {
		const influence = (row[nth] ?? 0) + (at === 'haven' && nth === 0 ? 1 : 0);
		const all = [...cards, influence > 0 && `${influence} Influence`].filter(
			(one) => one !== false
		);
		return `${['1st', '2nd', '3rd'][nth]}: ${all.length > 0 ? listed(all) : 'nothing'}`;
	});
	return `${places.join('. ')}.`;
}

/** Everybody’s Power at a Location, the highest first, as the ranking would have it now. */
export const powersAt = (table: Table, at: LocationId) =>
	totalsAt(table, at).toSorted((a, b) => b.total - a.total);

import { abilitiesToUse, rulesFor } from '../effects/in-force.ts';
import { BLOOD_WITH_A_CARD, type LocationId } from '../vocabulary.ts';
import type { SeatId } from '../../core/seats.ts';
import type { Table, Turn } from './table.ts';
import { faceUpTokens, playerOf, readingsOf } from './where.ts';

/** Most Blood from the Pool that goes with a card at a Location [PLAYING BLOOD]. */
export function mostBlood(table: Table, seat: SeatId, at: LocationId): number {
	const rules = rulesFor(table, 'blood-limit', seat, at);
	return rules.length > 0 ? Math.min(...rules.map(({ rule }) => rule.n)) : BLOOD_WITH_A_CARD;
}

/** Blood that a Pool can spare for a Position (reading `lastBlood`). */
export const bloodToDeploy = (table: Table, seat: SeatId): number =>
	Math.max(0, playerOf(table, seat).blood - (readingsOf(table).lastBlood === 'no' ? 1 : 0));

/** What a card costs that is played face down at a Location [PLAYING CARDS]. */
export function faceDownCost(table: Table, seat: SeatId, at: LocationId): number {
	const rules = rulesFor(table, 'face-down-cost', seat, at);
	return rules.length > 0 ? Math.max(...rules.map(({ rule }) => rule.n)) : 1;
}

/** What an ability is remembered by that was used. */
export const useKey = (card: string, index: number, once: string): string =>
	`${once} ${card} ${index}`;

/** Abilities that a player can use now: they say no moment (reading `freeUse`). */
export const usableBy = (table: Table, seat: SeatId) =>
	abilitiesToUse(table).filter(({ ability, source, index, seat: whose }) => {
		if (whose !== seat) return false;
		const once = source.from === 'relic' ? 'game' : ability.once;
		const key = once && useKey(source.card, index, once);
		return key === undefined || !playerOf(table, seat).used.includes(key);
	});

/** Whether who has the turn can do anything but end it. It depends on nothing that is secret. */
export function canDoMore(table: Table, { seat, played }: Turn): boolean {
	const player = playerOf(table, seat);
	if (player.alliance.length > 0) return true;
	if (usableBy(table, seat).length > 0) return true;
	if (!played) return player.hand > 0;
	if (!played.open || readingsOf(table).bloodAfter === 'with') return false;
	return bloodToDeploy(table, seat) > 0 || faceUpTokens(player) > 0;
}

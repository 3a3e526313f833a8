import type { SeatId } from '../../core/seats.ts';
import type { CardId } from '../cards/card.ts';
import type { VampireId } from '../match/state.ts';
import type { TableDealer } from './dealing.ts';
import { refused, type Refused } from './decider.ts';
import { bodyOf } from './effects/bodies.ts';
import type { Table } from './table.ts';
import {
	cardOf,
	cardOfKind,
	coterieOf,
	findVampire,
	isActive,
	isConflict,
	nameOf
} from './where.ts';

/* What is asked before most things a player does, each null where it is fine. */

/** It is the seat's own Action Phase, and nothing is under way. */
export function turnFault(table: Table, seat: SeatId): Refused | null {
	const { turn } = table;
	if (!table.order.includes(seat)) return refused('unknown-seat', { seat }, 'seat');
	if (!turn || turn.phase !== 'action') return refused('not-action-phase');
	if (turn.seat !== seat) return refused('not-your-turn', { seat: turn.seat }, 'seat');
	return isConflict(table) || table.claim ? refused('action-under-way') : null;
}

/** The same, and an action is left. */
export function actionFault(table: Table, seat: SeatId): Refused | null {
	return (
		turnFault(table, seat) ??
		((table.turn?.actionsLeft ?? 0) < 1 ? refused('no-action-left') : null)
	);
}

export function handFault(
	table: Table,
	seat: SeatId,
	cards: readonly CardId[],
	dealer: TableDealer,
	at = 'card'
): Refused | null {
	if (dealer.holds(table, seat, cards)) return null;
	const missing = cards.find((card) => !dealer.holds(table, seat, [card])) ?? cards[0] ?? '';
	const isKnown = table.setting?.cards.some(({ id }) => id === missing) ?? false;
	return refused('not-in-hand', { card: isKnown ? cardOf(table, missing).name : missing }, at);
}

/** A ready vampire of the coterie. */
export function readyFault(table: Table, seat: SeatId, id: VampireId): Refused | null {
	const found = findVampire(table, id);
	if (!found || found.vampire.place === 'burned')
		return refused('not-in-play', { vampire: id }, 'vampire');
	const vampire = nameOf(table, found.vampire);
	if (found.seat !== seat) return refused('not-your-vampire', { vampire }, 'vampire');
	if (!isActive(found.vampire)) return refused('in-torpor', { vampire }, 'vampire');
	return found.vampire.exhausted ? refused('vampire-exhausted', { vampire }, 'vampire') : null;
}

/** A clan icon needs such a vampire in the coterie (R54); BP is that of who plays it, its Blood does not matter (R17) [Play an Action Card]. */
export function askedFault(
	table: Table,
	seat: SeatId,
	card: { readonly clan?: string | undefined; readonly bp?: number | undefined },
	vampire: VampireId | null
): Refused | null {
	if (vampire !== null && card.bp !== undefined) {
		const { bp } = bodyOf(table, vampire);
		if (card.bp > bp) {
			const found = findVampire(table, vampire);
			const name = found ? nameOf(table, found.vampire) : vampire;
			return refused('card-bp', { asked: card.bp, vampire: name, bp }, 'card');
		}
	}
	return clanFault(table, seat, card.clan);
}

export function clanFault(table: Table, seat: SeatId, clan: string | undefined): Refused | null {
	if (clan === undefined) return null;
	const fits = coterieOf(table, seat).some(
		(one) => cardOfKind(table, one.card, 'vampire')?.clan === clan
	);
	return fits ? null : refused('card-clan', { clan, seat }, 'card');
}

import type { Refusal } from '../../core/decision.ts';
import type { SeatId, ThingId } from '../shapes.ts';
import { refused } from '../table/decider.ts';
import type { TableReason } from '../table/refusals.ts';
import type { Choice, Deal } from '../table/request.ts';
import type { Table } from '../table/table.ts';
import type { AppDealer } from './app.ts';
import { knownPosition, leftInPile, unseenSchemes, type Dealer } from './dealer.ts';
import type { Dealt } from './dealt.ts';

export interface ToldDealer extends Dealer {
	/** Why what was told was not dealt, or not from this table; null: all of it was. */
	fault(): Refusal<TableReason> | null;
}

/**
 * Deals what a device dealt off the network, as far as this very table allows it: a character that nobody has seen, a lot
 * among the options. Schemes come off the sealed piles, whoever asks: `app` has them, and where nothing sealed is known
 * (null) they are bare positions. Faults: `dealt-card-unknown`, `dealt-card-seen`, `dealt-otherwise`.
 */
export function toldDealer(dealt: Dealt, app: AppDealer | null): ToldDealer {
	const characters = [...dealt.characters];
	const lots = [...dealt.lots];
	let fault: Refusal<TableReason> | null = null;

	const not = (why: ReturnType<typeof refused>): 'unknown' => {
		fault ??= why.refusal;
		return 'unknown';
	};

	function character(table: Table): { readonly choice: Choice } | 'unknown' {
		if (table.deck.length === 0) return { choice: [] };
		const next = characters.shift();
		if (next === undefined) return not(refused('dealt-otherwise'));
		if (table.cast[next] === undefined) return not(refused('dealt-card-unknown'));
		if (!table.deck.includes(next)) return not(refused('dealt-card-seen', { character: next }));
		app?.came(table, next);
		return { choice: [next] };
	}

	function lot(table: Table, deal: Extract<Deal, { deal: 'one-of' }>) {
		const next = lots.shift();
		if (next === undefined || !deal.options.includes(next)) return not(refused('dealt-otherwise'));
		app?.fell(table, deal, next);
		return { choice: [next] };
	}

	return {
		deal(table, deal) {
			switch (deal.deal) {
				case 'character':
					return character(table);
				case 'scheme':
					return app ? app.deal(table, deal) : faceDown(table, deal.seat);
				case 'one-of':
					return lot(table, deal);
			}
		},
		positionOf(table, seat, scheme) {
			if (app) return app.positionOf(table, seat, scheme);
			return shownAt(table, seat, scheme, dealt.position);
		},
		fault() {
			if (fault) return fault;
			return characters.length + lots.length > 0 ? refused('dealt-otherwise').refusal : null;
		}
	};
}

/** The next clan scheme of a seat as a bare position; none where its pile is empty. */
export function faceDown(table: Table, seat: SeatId): { readonly choice: Choice } {
	const { drawn } = table.hands[seat] ?? { drawn: 0 };
	return { choice: leftInPile(table, seat) > 0 ? [String(drawn)] : [] };
}

/** Where a scheme lies in a hand: openly, or face down where its holder was shown it; else that cannot be told here. */
export function shownAt(
	table: Table,
	seat: SeatId,
	scheme: ThingId,
	position: number | undefined
): number | 'unknown' {
	const known = knownPosition(table, seat, scheme);
	if (known !== null || position === undefined) return known ?? 'unknown';
	const { held } = table.hands[seat] ?? { held: [] };
	const isThere = held.some((card) => card.position === position && card.scheme === null);
	return isThere && unseenSchemes(table, seat).includes(scheme) ? position : 'unknown';
}

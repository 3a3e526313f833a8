import { keyOf, type Lot, type PileName } from '../run/request.ts';
import type { AppDealer } from './app.ts';
import {
	drawnFaceDown,
	mayLieAt,
	openPosition,
	type Dealer,
	type Dealt,
	type Pile,
	type Piles
} from './dealer.ts';

/** What a device dealt for one step while it was off the network, in the order in which it was asked. */
export type Told = {
	/** The cards that came face up, by the key of their pile. */
	readonly came: { readonly [pile: string]: readonly string[] };
	readonly lots: readonly string[];
	/** Which card of a hand the one played is, as the device was shown it. */
	readonly position?: number | undefined;
};

export interface ToldDealer<State, Fault> extends Dealer<State> {
	/** Why what was told was not dealt, or not from this table; null: all of it was. */
	fault(): Fault | null;
}

/**
 * Deals what a device dealt off the network, as far as this very table allows it: a card that nobody has seen, a lot
 * among the options. What goes to a hand comes off the sealed piles, whoever asks: `app` has them, and where nothing sealed
 * is known (null) it is a bare position. `faultOf`: why a card cannot be dealt; null: it was dealt otherwise.
 */
export function toldDealer<State, Fault>(
	piles: Piles<State>,
	told: Told,
	app: Omit<AppDealer<State>, 'sealed'> | null,
	faultOf: (wrong: { readonly state: State; readonly card: string } | null) => Fault
): ToldDealer<State, Fault> {
	const came = new Map(Object.entries(told.came).map(([pile, cards]) => [pile, [...cards]]));
	const lots = [...told.lots];
	let fault: Fault | null = null;

	const not = (...wrong: Parameters<typeof faultOf>): 'unknown' => {
		fault ??= faultOf(...wrong);
		return 'unknown';
	};

	function card(state: State, name: PileName, { unseen }: Pile): Dealt {
		if (unseen.length === 0) return { choice: [] };
		const next = came.get(keyOf(name))?.shift();
		if (next === undefined) return not(null);
		if (!unseen.includes(next)) return not({ state, card: next });
		app?.came(state, name, next);
		return { choice: [next] };
	}

	function lot(state: State, deal: Lot): Dealt {
		const next = lots.shift();
		if (next === undefined || !deal.options.includes(next)) return not(null);
		app?.fell(state, deal, next);
		return { choice: [next] };
	}

	return {
		deal(state, deal) {
			if (deal.deal === 'one-of') return lot(state, deal);
			const pile = piles.pileOf(state, deal);
			if (!pile.hand) return card(state, deal, pile);
			return app ? app.deal(state, deal) : drawnFaceDown(pile, pile.hand);
		},
		positionOf(state, name, played) {
			if (app) return app.positionOf(state, name, played);
			return shownAt(piles.pileOf(state, name), played, told.position);
		},
		fault() {
			const untouched = [...came.values(), lots].some((rest) => rest.length > 0);
			return fault ?? (untouched ? faultOf(null) : null);
		}
	};
}

/** Where a card lies in a hand: openly, or face down where its holder was shown it; else that cannot be told here. */
export function shownAt(
	pile: Pile,
	card: string,
	position: number | undefined
): number | 'unknown' {
	const known = openPosition(pile, card);
	if (known !== null) return known;
	return position !== undefined && mayLieAt(pile, position, card) ? position : 'unknown';
}

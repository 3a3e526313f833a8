import type { Chance } from '../../core/chance.ts';
import * as app from '../../core/dealing/app.ts';
import * as box from '../../core/dealing/box.ts';
import * as replay from '../../core/dealing/replay.ts';
import type { Sealed as SealedPiles } from '../../core/dealing/sealed.ts';
import * as told from '../../core/dealing/told.ts';
import type { Refusal } from '../../core/decision.ts';
import { refused } from '../table/decider.ts';
import type { TableEvent } from '../table/events.ts';
import type { TableReason } from '../table/refusals.ts';
import type { Ask, Deal } from '../table/request.ts';
import type { Table } from '../table/table.ts';
import { schemesOf, tablePiles, type Dealer } from './dealer.ts';
import type { Dealt } from './dealt.ts';
import type { Sealed } from './sealed.ts';

export const boxDealer: Dealer = box.boxDealer(tablePiles);

/** A box that was not asked once every card that was written down lay elsewhere, as chapters were decided before. */
export const silentBoxDealer: Dealer = {
	...boxDealer,
	deal(table, deal) {
		const isDeck = deal.deal === 'card' && deal.pile === 'deck';
		const isEmpty = table.deck.length === 0 && table.discards.length === 0;
		return isDeck && isEmpty ? { choice: [] } : boxDealer.deal(table, deal);
	}
};

export const asQuestion = (table: Table, deal: Deal): Ask =>
	box.asQuestion(tablePiles, table, deal);

export type AppDealer = Omit<app.AppDealer<Table>, 'sealed'> & {
	/** What is sealed now; the very same object when nothing was added. */
	sealed(): Sealed;
};

export function appDealer(before: Sealed, chance: Chance): AppDealer {
	const { orders: deck, schemes, lots } = before;
	let sealed = before;
	let last: SealedPiles = { shuffled: { deck }, drawn: { schemes }, lots };
	const dealer = app.appDealer(tablePiles, last, chance);
	return {
		...dealer,
		sealed() {
			const now = dealer.sealed();
			if (now === last) return sealed;
			const { deck: orders = {} } = now.shuffled;
			const { schemes: hands = {} } = now.drawn;
			last = now;
			sealed = { ...before, orders, schemes: hands, lots: now.lots };
			return sealed;
		}
	};
}

export const absentDealer: Dealer = replay.absentDealer(tablePiles);

/** Deals again what was dealt: reads off a command's events how chance fell. */
export const replayDealer = (events: readonly TableEvent[]): Dealer =>
	replay.replayDealer(tablePiles, events.flatMap(fellIn));

function fellIn(event: TableEvent): replay.Fell | readonly [] {
	switch (event.type) {
		case 'QueueRefilled':
		case 'CardTurned':
			return { off: { pile: 'deck' }, choice: [event.character] };
		case 'SchemeDrawn': {
			const { seat, position, scheme } = event;
			const choice = [String(position), ...(scheme === null ? [] : [scheme])];
			return { off: schemesOf(seat), choice };
		}
		case 'LotDrawn':
			return { lot: event.chosen };
		case 'SchemePlayed':
			return { played: event.scheme, position: event.position };
	}
	return [];
}

export type ToldDealer = told.ToldDealer<Table, Refusal<TableReason>>;

/** Deals what a device dealt. Faults: `dealt-card-unknown`, `dealt-card-seen`, `dealt-otherwise`. */
export function toldDealer(dealt: Dealt, known: AppDealer | null): ToldDealer {
	const { characters, lots, position } = dealt;
	const cards = { came: { deck: characters }, lots, position };
	return told.toldDealer(tablePiles, cards, known, (wrong) => {
		if (!wrong) return refused('dealt-otherwise').refusal;
		const { state, card: character } = wrong;
		return state.cast[character] === undefined
			? refused('dealt-card-unknown').refusal
			: refused('dealt-card-seen', { character }).refusal;
	});
}

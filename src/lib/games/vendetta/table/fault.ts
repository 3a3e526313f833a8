import { replayDealer as replayPiles, type Fell } from '../../core/dealing/replay.ts';
import { sameJson, type Json } from '../../core/json.ts';
import { boxDealer, keepsNothing, NOTHING_SEALED, UNNAMED, type TableDealer } from './dealing.ts';
import { decideWith } from './engine.ts';
import type { TableEvent } from './events.ts';
import { commandBehind, openedIn } from './origin.ts';
import { ownerIn, tablePiles } from './piles.ts';
import type { Choice, Hidden } from './request.ts';
import type { TableReason } from './refusals.ts';
import { checkAllOpened } from './seals.ts';
import type { Table } from './table.ts';
import { cardsOf, playerOf } from './where.ts';

/** How chance fell in some events. */
const fellIn = (event: TableEvent): readonly Fell[] => {
	if (event.type === 'AllyPlaced') return [{ off: { pile: 'allies' }, choice: [event.ally] }];
	return event.type === 'LotDrawn' ? [{ lot: event.chosen }] : [];
};

/** Deals again what opened in some events; what cannot lie there is unknown, so that no log invents cards. */
function replayDealer(table: Table, events: readonly TableEvent[]): TableDealer {
	const piles = replayPiles(tablePiles, events.flatMap(fellIn));
	const faces = new Map<number, string>();
	const played: string[] = [];
	const shown: (readonly string[])[] = [];
	for (const event of events) {
		if (event.type === 'CardTurned' && event.card !== null) faces.set(event.slot, event.card);
		if (event.type === 'CardPlayed' && !event.turn && event.card !== null) played.push(event.card);
		if (event.type === 'HandShown') shown.push(event.cards);
	}

	/** A card of that clan that lies openly nowhere. */
	function mayBe(now: Table, seat: string, card: string): boolean {
		const { clan } = playerOf(now, seat);
		const isOwn = clan !== null && cardsOf(now, clan).some(({ id }) => id === card);
		return isOwn && !now.deployed.some((one) => one.card === card);
	}

	function opened(now: Table, of: Hidden['of']): Choice | undefined {
		if ('slot' in of) {
			const known = now.deployed.find(({ slot }) => slot === of.slot)?.card;
			const face = known ?? faces.get(of.slot);
			return face === undefined ? undefined : [face];
		}
		const isPlay = 'top' in of || of.cards === 1;
		const next = isPlay && played.length > 0 ? played.shift() : undefined;
		return next === undefined ? shown.shift() : [next];
	}

	return {
		...keepsNothing,
		deal(now, deal) {
			if (deal.deal !== 'hidden') return piles.deal(now, deal);
			const { of, opens } = deal;
			const seat = ownerIn(now, of);
			const { hand, deck } = playerOf(now, seat);
			if (('top' in of && deck === 0) || ('hand' in of && hand === 0)) return { choice: [] };
			if (!opens) return { choice: UNNAMED };
			const cards = opened(now, of);
			const isKnown =
				'slot' in of && now.deployed.some(({ slot, card }) => slot === of.slot && card !== null);
			if (!cards) return 'unknown';
			return isKnown || cards.every((card) => mayBe(now, seat, card))
				? { choice: cards }
				: 'unknown';
		},
		choices() {
			const { together } = table;
			if (!together || events[0]?.type === 'ChoicesAskedAgain') return null;
			const { choices: known, nonces } = openedIn(events) ?? {};
			const choices = Object.fromEntries(
				together.chosen.map((seat) => [seat, [...(known?.[seat] ?? [])]])
			);
			return { id: together.id, choices, ...(nonces && { nonces }) };
		},
		seal() {
			// What was chosen stands in the events, or nowhere.
		},
		sealed: () => null
	};
}

/**
 * Why the events of one command cannot have come about on this table, or null when they can: the intention is read off them,
 * decided anew with chance as it fell, and has to give the same.
 */
export function findTableFault(
	table: Table,
	events: readonly TableEvent[]
): TableReason | 'not-what-follows' | 'not-what-was-sealed' | null {
	const command = commandBehind(table, events);
	if (!command) return 'not-what-follows';
	const dealing = command.type === 'SetTable' ? command.setting.dealer : table.dealer;
	const isBox = command.type === 'ChangeDealer' ? command.dealer === 'box' : dealing === 'box';
	const replay = replayDealer(table, events);
	const box = isBox ? boxDealer({ ...NOTHING_SEALED, choices: replay.choices() ?? null }) : null;
	const outcome = decideWith(table, command, box ?? replay);
	if (!outcome.accepted) return outcome.refusal.reason;
	const same = sameJson(unsealed(outcome.events), unsealed(events));
	if (!same) return 'not-what-follows';
	const isFaulty =
		openedIn(events) !== undefined &&
		checkAllOpened(table, events).some(({ stands }) => stands === 'faulty');
	return isFaulty ? 'not-what-was-sealed' : null;
}

/** Events without seals: of a choice that has not opened nobody can say what its seal has to be. */
const unsealed = (events: readonly TableEvent[]): Json =>
	events.map((event) =>
		event.type === 'Chose' ? { type: event.type, seat: event.seat } : event
	) as unknown as Json;

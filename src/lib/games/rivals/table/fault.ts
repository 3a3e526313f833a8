import { sameJson, type Json } from '../../core/json.ts';
import type { SeatId } from '../../core/seats.ts';
import type { CardId } from '../cards/card.ts';
import { findRivalFault } from '../rival-tokens.ts';
import type { TableCommand } from './commands.ts';
import { absentDealer, type TableDealer } from './dealing.ts';
import { decideWith } from './engine.ts';
import type { TableEvent, TableEventOf, TableEventType } from './events.ts';
import { citySeen, downOf, seenOf } from './seen.ts';
import { FACE_DOWN, isLaidDown, openPart } from './open-command.ts';
import type { TableReason } from './refusals.ts';
import type { Hidden } from './request.ts';
import { leaderIn, without } from './secrets.ts';
import type { Slot, Table } from './table.ts';
import { settingOf, sideOf } from './where.ts';

type Choice = readonly string[];

const happenedIn = <T extends TableEventType>(events: readonly TableEvent[], type: T) =>
	events.filter((event): event is TableEvent & TableEventOf<T> => event.type === type);

/** The faces of cards that opened in some events, by slot. */
const facesIn = (events: readonly TableEvent[]): ReadonlyMap<Slot, CardId> =>
	new Map(
		events.flatMap((event) =>
			event.type === 'CardOpened' || event.type === 'ConspiracyResolved'
				? [[event.slot, event.card] as const]
				: []
		)
	);

/** Whether a card can be the one face down: of the right kind, and a copy that lies openly nowhere. */
function mayLie(table: Table, seat: SeatId, slot: Slot, card: CardId): boolean {
	const { cards, decks } = settingOf(table);
	if (!cards.some(({ id }) => id === card)) return false;
	const deck = decks[seat];
	const left = deck ? seenOf(table, seat, seat).reduce(without, deck.library) : [card];
	const down = downOf(table, seat).find((one) => one.slot === slot);
	return left.includes(card) && (down?.fits(card) ?? true);
}

/** Deals again what came up in some events; what cannot lie there is unknown, so that no log invents cards. */
function replayDealer(events: readonly TableEvent[]): TableDealer {
	const faces = facesIn(events);
	const lots = happenedIn(events, 'LotDrawn').map(({ chosen }) => chosen);
	const turned = happenedIn(events, 'CityTurned').map(({ card }) => card);
	const flipped = happenedIn(events, 'AgendaFlipped');
	const opened = happenedIn(events, 'StakesOpened');

	function decksLaid(table: Table): Choice | null {
		const [laid] = happenedIn(events, 'DecksLaid');
		const setting = settingOf(table);
		const all = table.order.map((seat): Choice | null => {
			const deck = setting.decks[seat];
			if (deck) {
				const counts = [deck.library.length, deck.faction.length].map(String);
				return [leaderIn(setting, deck), deck.haven, deck.agenda, ...counts];
			}
			const shown = laid?.seats[seat];
			if (!shown) return null;
			const { leader, haven, library, faction } = shown;
			return [leader, haven, FACE_DOWN, String(library), String(faction + 1)];
		});
		return all.some((one) => one === null) ? null : all.flatMap((one) => one ?? []);
	}

	function stakes(table: Table): Choice | null {
		const said = opened.shift()?.stakes;
		if (!said) return null;
		const fists = table.order.map((seat) => said[seat]?.fist ?? 0);
		const isSound = table.order.every((seat, at) => {
			const fist = fists[at] ?? 0;
			const isOut = table.scheme?.answers.some((one) => one.seat === seat && one.fist) ?? false;
			return fist === 0 || (isOut && fist <= sideOf(table, seat).prestige);
		});
		return isSound ? table.order.map((seat, at) => `${seat} ${fists[at] ?? 0}`) : null;
	}

	function hidden(table: Table, of: Hidden['of']): Choice | null {
		switch (of.what) {
			case 'rivals': {
				const [drawn] = happenedIn(events, 'RivalsDrawn');
				if (!drawn || findRivalFault(table.order, drawn.rivals) !== null) return null;
				return drawn.drawn.map(({ seat, token, back }) => `${seat} ${token}${back ? ' back' : ''}`);
			}
			case 'city': {
				if (table.city.deck === 0) return [];
				const card = turned.shift();
				const left = citySeen(table).reduce(without, settingOf(table).city);
				return card !== undefined && left.includes(card) ? [card] : null;
			}
			case 'decks':
				return decksLaid(table);
			case 'agenda': {
				const card = flipped.find(({ seat }) => seat === of.seat)?.card;
				return card === undefined ? null : [card];
			}
			case 'slot': {
				const card = faces.get(of.slot);
				return card !== undefined && mayLie(table, of.seat, of.slot, card) ? [card] : null;
			}
			case 'stakes':
				return stakes(table);
		}
	}

	return {
		...absentDealer(),
		deal(table, deal) {
			if (deal.deal === 'hidden') {
				const choice = hidden(table, deal.of);
				return choice ? { choice } : 'unknown';
			}
			const next = lots.shift();
			return next !== undefined && deal.options.includes(next) ? { choice: [next] } : 'unknown';
		},
		faceOf(table, seat, slot) {
			const card = faces.get(slot);
			return card !== undefined && mayLie(table, seat, slot, card) ? card : null;
		}
	};
}

/** The card that these events open of those that the command laid; undefined: it stays face down. */
function openedOf(events: readonly TableEvent[]): CardId | undefined {
	const [laid] = happenedIn(events, 'CardLaid').filter(({ card }) => card === null);
	return laid && facesIn(events).get(laid.slot);
}

/**
 * Commands whose open part this one is: what was secret is any card of the kind it can be, or the one that opened; it leaves no
 * trace in its events.
 */
function behind(
	table: Table,
	command: TableCommand,
	events: readonly TableEvent[]
): readonly TableCommand[] {
	const opened = openedOf(events);
	const anyOf = (kind: string): readonly CardId[] =>
		opened === undefined
			? settingOf(table)
					.cards.filter((card) => card.kind === kind)
					.map(({ id }) => id)
			: [opened];
	switch (command.type) {
		case 'Attack':
			return command.card === FACE_DOWN
				? anyOf('attack').map((card) => ({ ...command, card }))
				: [command];
		case 'PlayCard':
			return command.card === FACE_DOWN
				? anyOf('conspiracy').map((card) => ({ ...command, card }))
				: [command];
		case 'AnswerQuestion': {
			const { prompt } = table.question ?? {};
			const isLaid = isLaidDown(prompt) && command.choice.includes(FACE_DOWN);
			return isLaid
				? anyOf(prompt === 'reaction' ? 'reaction' : 'attack').map((card) => ({
						...command,
						choice: [card]
					}))
				: [command];
		}
		case 'AnswerScheme':
			return command.modifier === FACE_DOWN
				? anyOf('modifier').map((modifier) => ({ ...command, modifier }))
				: [command];
		default:
			return [command];
	}
}

/**
 * Why a command, by its open part, cannot have come to these events on this table; null: it can. It is decided anew with chance as it
 * fell, and has to give the same.
 */
export function findTableFault(
	table: Table,
	command: TableCommand,
	events: readonly TableEvent[]
): TableReason | 'not-what-follows' | null {
	let fault: TableReason | 'not-what-follows' = 'not-what-follows';
	for (const whole of behind(table, command, events)) {
		if (table.setting && !sameJson(openPart(table, whole) as Json, command as Json)) continue;
		const outcome = decideWith(table, whole, replayDealer(events));
		if (!outcome.accepted) fault = outcome.refusal.reason;
		else if (sameJson(outcome.events as unknown as Json, events as unknown as Json)) return null;
		else fault = 'not-what-follows';
	}
	return fault;
}

import type { SeatId } from '../../core/seats.ts';
import type { CardId } from '../cards/card.ts';
import { firstHand, type RivalOf } from '../match/state.ts';

import { findRivalFault, leftNeighbours, type Drawn } from '../rival-tokens.ts';
import type { TableEvent } from './events.ts';
import { chooseOne, type Resolving } from './request.ts';
import { happens, type Resolvers } from './resolver.ts';
import { citySize } from './secrets.ts';
import { cardOfKind, clockwise, leaderOf, readingsOf, settingOf, sideOf } from './where.ts';

type Kinds =
	| 'first-player'
	| 'rivals'
	| 'lay-decks'
	| 'leader-bids'
	| 'new-leaders'
	| 'place-leaders'
	| 'first-hands';

/** What `decks` of the dealer says of one seat. */
const FIELDS = 5;

const bpOf = (table: Parameters<typeof cardOfKind>[0], card: CardId): number =>
	cardOfKind(table, card, 'vampire')?.bp ?? 0;

/** Set-up, in its order [Set-Up]. */
export const setUpTasks: Resolvers<Kinds> = {
	*'first-player'(table) {
		const { first } = settingOf(table);
		const drawn =
			first === undefined
				? yield { deal: 'one-of', prompt: 'first-player', about: {}, options: table.order }
				: [first];
		const order = clockwise(table, drawn[0] ?? '');
		return happens([{ type: 'OrderSet', order }], { kind: 'rivals' });
	},

	/** R1–R3: two players are each other's Rival and draw nothing [Set-Up 9]. */
	*rivals(table) {
		const { order } = table;
		const next = { kind: 'lay-decks' } as const;
		if (order.length === 2) return { next: [next] };
		if (readingsOf(table).rivals === 'left')
			return happens([{ type: 'RivalsDrawn', rivals: leftNeighbours(order), drawn: [] }], next);
		const said = yield {
			deal: 'hidden',
			prompt: 'rival-tokens',
			about: {},
			of: { what: 'rivals' }
		};
		const drawn = said.map((one): Drawn => {
			const [seat = '', token = '', back] = one.split(' ');
			return { seat, token, ...(back === 'back' && { back: true }) };
		});
		const rivals: RivalOf = Object.fromEntries(
			drawn.filter(({ back }) => !back).map(({ seat, token }) => [seat, token])
		);
		// Whoever says it said something that cannot be.
		if (findRivalFault(order, rivals) !== null) return { next: [{ kind: 'rivals' }] };
		return happens([{ type: 'RivalsDrawn', rivals, drawn }], next);
	},

	/** Leaders and Havens are revealed together; an Agenda of an own deck stays face down [Customizing Your Deck]. */
	*'lay-decks'(table) {
		const said = yield { deal: 'hidden', prompt: 'decks-shown', about: {}, of: { what: 'decks' } };
		const { decks } = settingOf(table);
		const seats = Object.fromEntries(
			table.order.map((seat, at) => {
				const [leader = '', haven = '', agenda = '', library = '', faction = ''] = said.slice(
					at * FIELDS,
					(at + 1) * FIELDS
				);
				const isOpen = decks[seat] !== null;
				return [
					seat,
					{
						leader,
						haven,
						agenda: isOpen ? agenda : null,
						library: Number(library),
						faction: Number(faction) - 1
					}
				];
			})
		);
		const laid: TableEvent = { type: 'DecksLaid', seats, city: citySize(table) };
		const leaders = table.order.map((seat) => seats[seat]?.leader ?? '');
		const same = leaders.find((one, at) => leaders.indexOf(one) < at);
		if (same === undefined) return happens([laid], { kind: 'place-leaders' });
		const twice = [...new Set(leaders.filter((one, at) => leaders.indexOf(one) < at))];
		return happens(
			[laid],
			...twice.map((leader) => {
				const all = table.order.filter((seat) => seats[seat]?.leader === leader);
				return { kind: 'leader-bids', leader, left: all, best: null, all } as const;
			}),
			{ kind: 'place-leaders' }
		);
	},

	/** R66: each who brought it bids once, more than the last bid, or passes; reading bidMost: out of what the Leader leaves, never the last. */
	*'leader-bids'(table, { leader, left, best, all }) {
		const [seat, ...rest] = left;
		if (seat === undefined) {
			// Nobody bid: the first in turn order keeps it, free.
			const winner = best?.seat ?? all[0] ?? '';
			const paid: TableEvent[] =
				best && best.bid > 0
					? [{ type: 'PrestigeMoved', seat: winner, by: -best.bid, why: 'bid', of: null }]
					: [];
			return happens(paid, { kind: 'new-leaders', seats: all.filter((one) => one !== winner) });
		}
		const most = sideOf(table, seat).prestige - bpOf(table, leader) - 1;
		const least = best === null ? 0 : best.bid + 1;
		const bids = Array.from({ length: Math.max(0, most - least + 1) }, (_, n) => String(n + least));
		const bid = yield* chooseOne({
			seat,
			prompt: 'bid',
			about: { card: leader, least },
			options: bids,
			optional: true
		});
		const now = bid === null ? best : { seat, bid: Number(bid) };
		return { next: [{ kind: 'leader-bids', leader, left: rest, best: now, all }] };
	},

	/** Who lost leads with a vampire whose name is not at the table. */
	*'new-leaders'(table, { seats }) {
		const [seat, ...rest] = seats;
		if (seat === undefined) return {};
		const leader = yield* newLeader(table, seat);
		const next = rest.length > 0 ? [{ kind: 'new-leaders', seats: rest } as const] : [];
		return leader === null
			? { next }
			: happens([{ type: 'LeaderReplaced', seat, leader }], ...next);
	},

	/** R6: the Leader's BP in Prestige, turned to Blood [Set-Up 8]. */
	'place-leaders': (table) =>
		happens(
			table.order.flatMap((seat): TableEvent[] => {
				const leader = leaderOf(table, seat);
				return leader ? [{ type: 'Recruited', seat, vampire: leader.id, card: leader.card }] : [];
			}),
			{ kind: 'first-hands' }
		),

	/** R4: four cards of the Library, one vampire, and one more for all but player 1 [Set-Up 11]. */
	'first-hands': (table) =>
		happens(
			table.order.flatMap((seat): TableEvent[] => {
				const { library, faction } = firstHand(table, seat);
				const side = sideOf(table, seat);
				return [
					{ type: 'CardsDrawn', seat, from: 'library', n: Math.min(library, side.library) },
					{ type: 'CardsDrawn', seat, from: 'faction', n: Math.min(faction, side.faction) }
				];
			}),
			{ kind: 'turn', seat: table.order[0] ?? '', number: 1 }
		)
};

function* newLeader(
	table: Parameters<typeof settingOf>[0] & Parameters<typeof sideOf>[0],
	seat: SeatId
): Resolving<CardId | null> {
	const [leader] = yield {
		seat,
		prompt: 'new-leader',
		about: { n: 1 },
		options: [],
		least: 1,
		most: 1,
		hidden: true
	};
	return leader ?? null;
}

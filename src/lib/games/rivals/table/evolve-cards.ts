import type { SeatId } from '../../core/seats.ts';
import type { CardId } from '../cards/card.ts';
import { takenOff, withCause, withCity, withSide, type Evolvers } from './changes.ts';
import type { Back, Goes } from './events.ts';
import type { Hand, Slot, Table } from './table.ts';
import { cardOf, findSlot, sideOf } from './where.ts';

type Cards =
	| 'CityShuffled'
	| 'CityReshuffled'
	| 'CityTurned'
	| 'CityLeft'
	| 'CardsDrawn'
	| 'CardsDiscarded'
	| 'CardPlayed'
	| 'CardLaid'
	| 'CardOpened'
	| 'CardTakenBack'
	| 'CardPut'
	| 'CardRecovered'
	| 'AgendaFlipped'
	| 'PrestigeMoved'
	| 'PrestigeStored'
	| 'AgendaMoved';

/** Which back a card has: both kinds are held as one hand [Set-Up 11]. */
const backOf = (table: Pick<Table, 'setting'>, card: CardId): Back =>
	cardOf(table, card).kind === 'vampire' ? 'faction' : 'library';

const grown = (hand: Hand, back: Back, n: number): Hand => ({
	...hand,
	[back]: Math.max(0, hand[back] + n)
});

const minus = (cards: readonly CardId[], gone: readonly CardId[]): readonly CardId[] => {
	const left = [...cards];
	for (const card of gone) {
		const at = left.indexOf(card);
		if (at >= 0) left.splice(at, 1);
	}
	return left;
};

const nextAfter = (table: Table, slot: Slot): Slot => Math.max(table.nextSlot, slot + 1);

/** A card on the pile of its player. */
export const onPile = (table: Table, seat: SeatId, card: CardId, to: Goes): Table =>
	withSide(table, seat, { [to]: [...sideOf(table, seat)[to], card] });

/** A City card on a pile of the City. */
const onCityPile = (table: Table, card: CardId, to: Goes): Table =>
	withCity(table, { [to]: [...table.city[to], card] });

export const cardEvolvers: Evolvers<Cards> = {
	CityShuffled: (table, { cards }) =>
		withCity(table, { deck: table.city.deck + cards, discard: [], secret: table.city.secret + 1 }),
	CityReshuffled: (table, { from, cards }) =>
		withCity(table, {
			deck: table.city.deck + cards.length,
			[from]: minus(table.city[from], cards),
			secret: table.city.secret + 1
		}),
	CityTurned: (table, { slot, card, token }) => ({
		...withCity(table, {
			deck: table.city.deck - 1,
			streets: [...table.city.streets, { slot, card, ...(token !== undefined && { token }) }],
			secret: table.city.secret + 1
		}),
		nextSlot: nextAfter(table, slot)
	}),
	CityLeft(table, { slot, to }) {
		const one = table.city.streets.find((card) => card.slot === slot);
		if (!one) return table;
		const left = withCity(table, {
			streets: table.city.streets.filter((card) => card.slot !== slot)
		});
		return to === 'deck'
			? withCity(left, { deck: left.city.deck + 1, secret: left.city.secret + 1 })
			: onCityPile(left, one.card, to);
	},
	CardsDrawn(table, { seat, from, n }) {
		const side = sideOf(table, seat);
		return withSide(table, seat, {
			[from]: side[from] - n,
			hand: grown(side.hand, from, n),
			secret: side.secret + 1
		});
	},
	CardsDiscarded(table, { seat, cards, why }) {
		const side = sideOf(table, seat);
		const hand = cards.reduce((now, card) => grown(now, backOf(table, card), -1), side.hand);
		const discard = [...side.discard, ...cards];
		const after = withSide(table, seat, { hand, discard, secret: side.secret + 1 });
		return why === 'intel' ? { ...after, intelBy: [...after.intelBy, seat] } : after;
	},
	CardPlayed(table, { seat, card, slot, vampire, as }) {
		const side = sideOf(table, seat);
		const left = withSide(table, seat, {
			hand: grown(side.hand, backOf(table, card), -1),
			secret: side.secret + 1
		});
		const now = { ...left, nextSlot: nextAfter(table, slot) };
		return as === 'modifier'
			? now
			: { ...now, playing: [...now.playing, { slot, card, seat, vampire }] };
	},
	CardLaid(table, { seat, slot, as, card }) {
		const side = sideOf(table, seat);
		const left = {
			...withSide(table, seat, { hand: grown(side.hand, 'library', -1), secret: side.secret + 1 }),
			nextSlot: nextAfter(table, slot)
		};
		const laid = { slot, seat, card };
		if (as === 'attack' || as === 'reaction')
			return left.attack
				? { ...left, attack: { ...left.attack, [as === 'attack' ? 'card' : as]: laid } }
				: left;
		if (as === 'modifier') return left;
		const turn = left.turn?.number ?? 0;
		const down = {
			slot,
			id: String(slot),
			controller: seat,
			laidIn: turn,
			shownTo: [],
			paid: {},
			added: { turn, seats: [] }
		};
		return withSide(left, seat, { down: [...sideOf(left, seat).down, down] });
	},
	CardOpened(table, { slot, card }) {
		const { attack } = table;
		if (attack?.card?.slot === slot)
			return { ...table, attack: { ...attack, card: { ...attack.card, card } } };
		if (attack?.reaction?.slot === slot)
			return { ...table, attack: { ...attack, reaction: { ...attack.reaction, card } } };
		return table;
	},
	CardTakenBack(table, { seat }) {
		const side = sideOf(table, seat);
		const back = withSide(table, seat, {
			hand: grown(side.hand, 'library', 1),
			secret: side.secret + 1
		});
		return back.attack ? { ...back, attack: { ...back.attack, card: null } } : back;
	},
	CardPut(table, { slot, seat, card, to }) {
		const playing = table.playing.filter((one) => one.slot !== slot);
		const side = sideOf(table, seat);
		const lies = findSlot(table, slot);
		let now: Table = { ...table, playing };
		if (lies?.at === 'ongoing')
			now = withSide(now, lies.seat, {
				ongoing: sideOf(now, lies.seat).ongoing.filter((one) => one.slot !== slot)
			});
		if (lies?.at === 'down')
			now = withSide(now, lies.seat, {
				down: sideOf(now, lies.seat).down.filter((one) => one.slot !== slot)
			});
		if (to === 'ongoing')
			return withSide(now, seat, { ongoing: [...sideOf(now, seat).ongoing, { slot, card }] });
		if (to === 'hand')
			return withSide(now, seat, {
				hand: grown(side.hand, backOf(table, card), 1),
				secret: side.secret + 1
			});
		return onPile(now, seat, card, to);
	},
	CardRecovered(table, { seat, card }) {
		const side = sideOf(table, seat);
		return withSide(table, seat, {
			discard: minus(side.discard, [card]),
			hand: grown(side.hand, backOf(table, card), 1),
			secret: side.secret + 1
		});
	},
	AgendaFlipped: (table, { seat, card }) => withSide(table, seat, { agendaCard: card }),
	PrestigeMoved(table, { seat, by, of }) {
		const prestige = Math.max(0, sideOf(table, seat).prestige + by);
		const now = withSide(table, seat, { prestige });
		return by < 0 ? withCause(now, seat, of, table) : now;
	},
	PrestigeStored(table, { slot, by }) {
		const lies = findSlot(table, slot);
		if (lies?.at !== 'ongoing') return table;
		const ongoing = sideOf(table, lies.seat).ongoing.map((one) =>
			one.slot === slot ? { ...one, stored: (one.stored ?? 0) + by } : one
		);
		return withSide(table, lies.seat, { ongoing });
	},
	AgendaMoved: (table, { seat, by }) =>
		withSide(table, seat, { agenda: Math.max(0, sideOf(table, seat).agenda + by) })
};

/** Takes a card off the vampire that bears it and puts it on its pile, or into the Streets. */
export function detached(table: Table, slot: Slot, to: Goes | 'streets'): Table {
	const { table: off, attached } = takenOff(table, slot);
	if (!attached) return table;
	const { card, owner } = attached;
	if (to === 'streets') return withCity(off, { streets: [...off.city.streets, { slot, card }] });
	return owner === null ? onCityPile(off, card, to) : onPile(off, owner, card, to);
}

import type { CardId } from '../cards.ts';
import type { TableEventOf } from './events.ts';
import { withDeployedBlood, withEveryPlayer, withPlayer } from './evolve-pool.ts';
import { firstRoundIn, keptBefore } from './setting.ts';
import { cardsOf, seatsOf } from './where.ts';
import type { Deployed, Player, Table } from './table.ts';

export const seenBy = ({ seen }: Player, cards: readonly CardId[]): readonly CardId[] => {
	const fresh = cards.filter((card) => !seen.includes(card));
	return fresh.length === 0 ? seen : [...seen, ...fresh];
};

const withCard = (table: Table, slot: number, change: Partial<Deployed>): Table => ({
	...table,
	deployed: table.deployed.map((card) => (card.slot === slot ? { ...card, ...change } : card))
});

const turned = (table: Table, slot: number, card: CardId | null, up: boolean): Table => {
	const owner = table.deployed.find((one) => one.slot === slot)?.owner;
	const now = withCard(table, slot, { ...(card !== null && { card }), up });
	if (card === null || owner === undefined) return now;
	return withPlayer(now, owner, (player) => ({ seen: seenBy(player, [card]) }));
};

/** Clan cards, as events change them. What stays face down is counted, never named. */
export const evolveCards = {
	PlayBegan(table: Table, _event: TableEventOf<'PlayBegan'>) {
		const kept = keptBefore(firstRoundIn(table.setting), seatsOf(table).length);
		const dealt = withEveryPlayer(table, ({ clan, secret }) => {
			const cards = clan ? cardsOf(table, clan) : [];
			const starting = cards.filter((card) => card.starting === true).map(({ id }) => id);
			const hand = starting.length + kept;
			return {
				hand,
				deck: cards.length - hand,
				seen: starting,
				secret: secret + 1
			};
		});
		return { ...dealt, phase: 'round' as const };
	},
	CardsKept: (table: Table, { offered, kept }: TableEventOf<'CardsKept'>) =>
		withEveryPlayer(table, ({ hand, deck, secret }, seat) => {
			const n = Math.min(kept[seat] ?? 0, deck, offered);
			return kept[seat] === undefined ? {} : { hand: hand + n, deck: deck - n, secret: secret + 1 };
		}),
	CardPlayed(table: Table, event: TableEventOf<'CardPlayed'>) {
		const { seat, owner, from, slot, at, face, card, paid, turn, open } = event;
		const deployed: Deployed = {
			slot,
			owner,
			at,
			position: seat,
			card,
			up: face === 'up',
			playedDown: face === 'down'
		};
		const laid = {
			...table,
			deployed: [...table.deployed, deployed],
			nextSlot: Math.max(table.nextSlot, slot + 1)
		};
		const left = withPlayer(laid, owner, (player) => ({
			[from]: player[from] - 1,
			secret: player.secret + 1,
			seen: card === null ? player.seen : seenBy(player, [card])
		}));
		const done = withPlayer(left, seat, ({ blood }) => ({ blood: blood - paid }));
		return turn && done.turn
			? { ...done, turn: { ...done.turn, played: { slot, at, open } } }
			: done;
	},
	CardTurned: (table: Table, { slot, card, face }: TableEventOf<'CardTurned'>) =>
		turned(table, slot, card, face === 'up'),
	CardMoved: (table: Table, { slot, at, position }: TableEventOf<'CardMoved'>) =>
		withCard(table, slot, { at, position }),
	CardsHome(table: Table, { slots, toDeck }: TableEventOf<'CardsHome'>) {
		const home = table.deployed.filter(({ slot }) => slots.includes(slot));
		const left = {
			...table,
			deployed: table.deployed.filter(({ slot }) => !slots.includes(slot))
		};
		return withEveryPlayer(left, ({ hand, deck, secret }, seat) => {
			const own = home.filter(({ owner }) => owner === seat);
			const under = own.filter(({ slot }) => toDeck.includes(slot)).length;
			if (own.length === 0) return {};
			return { hand: hand + own.length - under, deck: deck + under, secret: secret + 1 };
		});
	},
	Withdrew(table: Table, { seat, at, blood, to, slots }: TableEventOf<'Withdrew'>) {
		const recalled = withDeployedBlood(table, seat, at, -blood);
		const paid = withPlayer(recalled, seat, (player) => ({ blood: player.blood + blood }));
		if (to === null) return paid;
		return {
			...paid,
			deployed: paid.deployed.map((card) =>
				slots.includes(card.slot) ? { ...card, at: to } : card
			)
		};
	},
	HandShown: (table: Table, { seat, cards }: TableEventOf<'HandShown'>) =>
		withPlayer(table, seat, (player) => ({ seen: seenBy(player, cards) })),
	LookedAt: (table: Table, { seat, slots, hand }: TableEventOf<'LookedAt'>) =>
		withPlayer(table, seat, ({ looked, lookedAt }) => ({
			looked: [...looked, ...slots],
			lookedAt:
				hand === null
					? lookedAt
					: [...lookedAt, { seat: hand, secret: table.players[hand]?.secret ?? 0 }]
		}))
};

import type { SeatId } from '../../core/seats.ts';
import type { CardId } from '../cards/card.ts';
import { pileSeen } from './own-view.ts';
import type { Slot, Table } from './table.ts';
import { cardOf, sideOf } from './where.ts';

/* Which cards lie where everybody sees them, and what those can be that do not. */

/** Every card of a player that somebody can look at. */
export function seenOf(table: Table, seat: SeatId, viewer: SeatId): readonly CardId[] {
	const { vampires, ongoing, burned } = sideOf(table, seat);
	const discard = pileSeen(table, viewer, seat) ?? [];
	const attached = table.order.flatMap((other) =>
		sideOf(table, other).vampires.flatMap((one) =>
			(one.attached ?? []).flatMap(({ owner, card }) => (owner === seat ? [card] : []))
		)
	);
	const { attack, scheme, playing } = table;
	const laid = [attack?.card, attack?.reaction].flatMap((one) =>
		one && one.seat === seat && one.card !== null ? [one.card] : []
	);
	const modifier = scheme?.opened?.[seat];
	return [
		...vampires.map(({ card }) => card),
		...ongoing.map(({ card }) => card),
		...attached,
		...discard,
		...burned,
		...playing.filter((one) => one.seat === seat).map(({ card }) => card),
		...laid,
		...(modifier === undefined ? [] : [modifier])
	];
}

type Down = { readonly slot: Slot; readonly fits: (card: CardId) => boolean };

/** What of a player lies face down, and what it can be. */
export function downOf(table: Table, seat: SeatId): readonly Down[] {
	const { attack, scheme } = table;
	const kindOf = (card: CardId): string => cardOf(table, card).kind;
	const found: Down[] = sideOf(table, seat).down.map(({ slot }) => ({
		slot,
		fits: (card) => kindOf(card) === 'conspiracy'
	}));
	if (attack?.card?.seat === seat && attack.card.card === null)
		found.push({
			slot: attack.card.slot,
			fits: (card) => {
				const face = cardOf(table, card);
				return face.kind === 'attack' && face.type === attack.type;
			}
		});
	if (attack?.reaction?.seat === seat && attack.reaction.card === null)
		found.push({
			slot: attack.reaction.slot,
			fits: (card) => {
				const face = cardOf(table, card);
				return face.kind === 'reaction' && face.types.includes(attack.type);
			}
		});
	const modifier = scheme?.modifiers[seat];
	if (modifier !== undefined && scheme?.opened === undefined)
		found.push({ slot: modifier, fits: (card) => kindOf(card) === 'modifier' });
	return found;
}

/** Every City card that lies where everybody sees it. */
export function citySeen(table: Table): readonly CardId[] {
	const { streets, discard, burned } = table.city;
	const attached = table.order.flatMap((seat) =>
		sideOf(table, seat).vampires.flatMap((one) =>
			(one.attached ?? []).flatMap(({ owner, card }) => (owner === null ? [card] : []))
		)
	);
	return [...streets.map(({ card }) => card), ...discard, ...burned, ...attached];
}

import type { CardId } from '../../cards.ts';
import { clanCardOf, seatsOf } from '../../table/where.ts';
import type { SeatView } from '../player.ts';
import { cardAdds } from './card-worth.ts';

/** What a card seems to be worth in the hand, in Influence. */
export function keptWorth({ table, seat }: SeatView, card: CardId): number {
	const rivals = Math.min(2, seatsOf(table).length - 1.5);
	const { power, gain } = cardAdds({ table, seat, rivals, blood: 1.5, wins: 0.45 }, card);
	return ((clanCardOf(table, card)?.power ?? 0) + power) * 0.3 + gain;
}

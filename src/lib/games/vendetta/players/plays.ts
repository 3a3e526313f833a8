import { rulesFor } from '../effects/in-force.ts';
import type { Face, LocationId } from '../vocabulary.ts';
import { bloodToDeploy, faceDownCost, mostBlood } from '../table/turns.ts';
import { faceUpTokens, playerOf } from '../table/where.ts';
import type { SeatView } from './player.ts';

/** A Location, up or down, and the most Blood that can go with a card there. */
type Way = {
	readonly at: LocationId;
	readonly face: Face;
	readonly mostBlood: number;
	readonly mostTokens: number;
};
/** A card, and how it is played. */
export type Play = Way & { readonly card: string };

/** Where and how a seat can play a card of its hand on its turn: each card in the same ways [PLAYING CARDS]. */
export function waysFor({ table, seat }: SeatView): readonly Way[] {
	const player = playerOf(table, seat);
	const ways: Way[] = [];
	for (const { id: at } of table.locations)
		for (const face of ['up', 'down'] as const) {
			const only = rulesFor(table, 'only', seat, at)[0]?.rule.face;
			const cost = face === 'down' ? faceDownCost(table, seat, at) : 0;
			if (only !== undefined && only !== face) continue;
			if (cost > 0 && player.blood - cost < 1) continue;
			const most = Math.min(mostBlood(table, seat, at), bloodToDeploy(table, seat) - cost);
			ways.push({ at, face, mostBlood: Math.max(0, most), mostTokens: faceUpTokens(player) });
		}
	return ways;
}

/** Every card a seat can play on its turn, where and how. */
export function playsFor(view: SeatView): readonly Play[] {
	const ways = waysFor(view);
	return view.own.hand.flatMap((card) => ways.map((way) => ({ ...way, card })));
}

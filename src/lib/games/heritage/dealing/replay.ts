import type { SeatId } from '../shapes.ts';
import type { TableEvent } from '../table/events.ts';
import type { Choice } from '../table/request.ts';
import { knownPosition, type Dealer } from './dealer.ts';

/** Where nobody here may deal: every point of chance stops what was asked. */
export const absentDealer: Dealer = {
	deal: () => 'unknown',
	positionOf: (table, seat, scheme) => knownPosition(table, seat, scheme) ?? 'unknown'
};

/** Deals again what was dealt: reads off a command's events how chance fell. */
export function replayDealer(events: readonly TableEvent[]): Dealer {
	const characters: string[] = [];
	const schemes = new Map<SeatId, Choice[]>();
	const lots: string[] = [];
	const positions = new Map<string, number | null>();
	for (const event of events) {
		switch (event.type) {
			case 'QueueRefilled':
			case 'CardTurned':
				characters.push(event.character);
				break;
			case 'SchemeDrawn': {
				const { seat, position, scheme } = event;
				const drawn = [String(position), ...(scheme === null ? [] : [scheme])];
				// By seat: one whose pile is empty draws nothing, and the next one does.
				schemes.set(seat, [...(schemes.get(seat) ?? []), drawn]);
				break;
			}
			case 'LotDrawn':
				lots.push(event.chosen);
				break;
			case 'SchemePlayed':
				positions.set(event.scheme, event.position);
				break;
		}
	}
	return {
		deal(_, deal) {
			switch (deal.deal) {
				case 'character': {
					const next = characters.shift();
					return { choice: next === undefined ? [] : [next] };
				}
				case 'scheme':
					return { choice: schemes.get(deal.seat)?.shift() ?? [] };
				case 'one-of': {
					const next = lots.shift();
					return { choice: next === undefined ? [] : [next] };
				}
			}
		},
		positionOf: (table, seat, scheme) =>
			knownPosition(table, seat, scheme) ?? positions.get(scheme) ?? null
	};
}

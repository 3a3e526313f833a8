import type { SeatId } from '../shapes.ts';
import type { TableEvent } from '../table/events.ts';
import type { Choice } from '../table/request.ts';
import type { Table } from '../table/table.ts';
import { knownPosition, leftInPile, unseenSchemes, type Dealer } from './dealer.ts';

/** Where nobody here may deal: every point of chance stops what was asked. */
export const absentDealer: Dealer = {
	deal: () => 'unknown',
	positionOf: (table, seat, scheme) => knownPosition(table, seat, scheme) ?? 'unknown'
};

/**
 * Deals again what was dealt: reads off a command's events how chance fell. What cannot have been dealt
 * from the table as it lies is `unknown`, so that a log from elsewhere invents no cards.
 */
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
		deal(table, deal) {
			switch (deal.deal) {
				case 'character': {
					const next = characters.shift();
					if (next === undefined) return table.deck.length === 0 ? { choice: [] } : 'unknown';
					return table.deck.includes(next) ? { choice: [next] } : 'unknown';
				}
				case 'scheme': {
					const next = schemes.get(deal.seat)?.shift();
					if (next === undefined)
						return leftInPile(table, deal.seat) > 0 ? 'unknown' : { choice: [] };
					return isDrawable(table, deal.seat, next) ? { choice: next } : 'unknown';
				}
				case 'one-of': {
					const next = lots.shift();
					return next !== undefined && deal.options.includes(next) ? { choice: [next] } : 'unknown';
				}
			}
		},
		positionOf(table, seat, scheme) {
			const known = knownPosition(table, seat, scheme);
			const position = positions.get(scheme);
			if (known !== null || position === undefined) return known;
			const isHeld = table.hands[seat]?.held.some(
				(held) => held.position === position && held.scheme === null
			);
			return isHeld && unseenSchemes(table, seat).includes(scheme) ? position : null;
		}
	};
}

/** Whether a pile can have given this card; one drawn openly shows a face that nobody had seen. */
function isDrawable(table: Table, seat: SeatId, [, face]: Choice): boolean {
	if (leftInPile(table, seat) <= 0) return false;
	return face === undefined || unseenSchemes(table, seat).includes(face);
}

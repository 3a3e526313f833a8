import type { SeatId } from '../../../games/core/seats.ts';
import type { TableEvent } from '../../../games/vendetta/table/events.ts';
import type { Table } from '../../../games/vendetta/table/table.ts';
import type { LocationId } from '../../../games/vendetta/vocabulary.ts';

/** Where something is drawn. */
export type Spot =
	| { readonly in: 'bank' }
	| { readonly in: 'pool'; readonly seat: SeatId }
	| { readonly in: 'position'; readonly at: LocationId; readonly seat: SeatId }
	| { readonly in: 'centre'; readonly at: LocationId };

/** Something that goes from one place to another, drawn on its way. */
export type Flight = {
	readonly what: 'blood' | 'influence' | 'diablerie' | 'prince' | 'card';
	/** How many. */
	readonly many: number;
	readonly from: Spot;
	readonly to: Spot;
};

const BANK: Spot = { in: 'bank' };
const pool = (seat: SeatId): Spot => ({ in: 'pool', seat });
const position = (at: LocationId, seat: SeatId): Spot => ({ in: 'position', at, seat });

/** To or from the Bank, by the sign of `by`. */
const withBank = (what: Flight['what'], by: number, spot: Spot): readonly Flight[] =>
	by === 0
		? []
		: [{ what, many: Math.abs(by), from: by > 0 ? BANK : spot, to: by > 0 ? spot : BANK }];

/** What flies as something happens; `before` is the table it happens to. */
export function flightsOf(event: TableEvent, before: Table): readonly Flight[] {
	switch (event.type) {
		case 'Fed':
			return withBank('blood', event.blood, pool(event.seat));
		case 'BloodMoved':
			// What is stolen flies once, from Pool to Pool; what is withdrawn as it leaves its Location.
			if (event.why === 'withdraw' || (event.why === 'steal' && event.by > 0)) return [];
			if (event.why === 'steal' && event.from !== undefined)
				return [{ what: 'blood', many: -event.by, from: pool(event.seat), to: pool(event.from) }];
			return withBank('blood', event.by, pool(event.seat));
		case 'InfluenceMoved':
			if (event.why === 'steal' && event.by < 0 && event.from !== undefined)
				return [
					{ what: 'influence', many: -event.by, from: pool(event.seat), to: pool(event.from) }
				];
			// It flew as it was taken.
			if (event.why === 'steal' && event.by > 0) return [];
			return withBank('influence', event.by, pool(event.seat));
		case 'DeployedMoved':
			return withBank('blood', event.by, position(event.at, event.seat));
		case 'BloodDeployed':
			return [
				{
					what: 'blood',
					many: event.pool + event.bank + event.flipped,
					from: event.pool > 0 ? pool(event.seat) : BANK,
					to: position(event.at, event.seat)
				}
			];
		case 'CardPlayed':
			return [
				{ what: 'card', many: 1, from: pool(event.seat), to: position(event.at, event.seat) }
			];
		case 'CardMoved': {
			const card = before.deployed.find(({ slot }) => slot === event.slot);
			return card
				? [
						{
							what: 'card',
							many: 1,
							from: position(card.at, card.position),
							to: position(event.at, event.position)
						}
					]
				: [];
		}
		case 'CardDrained':
			return withBank('blood', event.blood, pool(event.seat));
		case 'TokensGained':
			return withBank('diablerie', event.tokens, pool(event.seat));
		case 'Withdrew':
			return event.blood === 0
				? []
				: [
						{
							what: 'blood',
							many: event.blood,
							from: position(event.at, event.seat),
							to: pool(event.seat)
						}
					];
		case 'AllyWon':
			return [
				{
					what: 'card',
					many: 1,
					from: { in: 'centre', at: event.location },
					to: pool(event.seat)
				}
			];
		case 'VictimGained':
			return [{ what: 'card', many: 1, from: BANK, to: pool(event.seat) }];
		case 'AmbitionTaken':
			return [
				{
					what: 'prince',
					many: 1,
					from: before.ambition === null ? BANK : pool(before.ambition),
					to: pool(event.seat)
				}
			];
		default:
			return [];
	}
}

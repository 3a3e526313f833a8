import { listed } from '../../core/listed.ts';
import type { SeatId } from '../shapes.ts';
import type { Table } from '../table/table.ts';
import type { Strength } from '../strengths.ts';
import type { Clan, Dealer, Era } from '../vocabulary.ts';
import { roman } from '../../core/numerals.ts';

/** What a list shows of a game, so that it need not fold it. */
export type Glance = {
	readonly era: Era;
	readonly dealer: Dealer;
	/** In turn order. */
	readonly seats: readonly {
		readonly seat: SeatId;
		readonly clan: Clan;
		/** How well code plays it, where it began so. */
		readonly rival?: Strength;
	}[];
	/** From 1; 0 before the first. */
	readonly round: number;
	/** Who has most points, once they are counted. */
	readonly victor: SeatId | null;
};

/** A game in a list: names by seat, and whether it moved away from where the list is. */
interface Listed {
	readonly people: { readonly [seat: SeatId]: string };
	readonly glance: Glance;
	readonly moved?: unknown;
}

/** What a list shows of a table. */
export function glanceOf({ era, dealer, seats, round, result }: Table): Glance {
	return {
		era,
		dealer,
		seats: seats.map(({ seat, clan, rival }) => ({ seat, clan, ...(rival && { rival }) })),
		round,
		victor: result?.order[0] ?? null
	};
}

/** Where a game stands, in one line: who plays, the era, the round or who won. */
export function glanceWords(game: Listed): string {
	const { era, seats } = game.glance;
	const who = listed(seats.map(({ seat }) => game.people[seat] ?? seat));
	return `${who} · era ${roman(era)}, ${roundWords(game)}`;
}

/** How far a game is: its round, or who won; or that it is not played here any more. */
export function roundWords({ people, glance, moved }: Listed): string {
	const { round, victor } = glance;
	if (moved) return 'played on in a group';
	return victor === null ? `round ${Math.max(round, 1)}` : `won by ${people[victor] ?? victor}`;
}

import type { SeatId, Tie } from '../../../games/heritage/shapes.ts';
import { listed } from '../ledger/names.ts';

const PLACES = ['first', 'second', 'third', 'fourth'] as const;

/** How a tie was broken, in a sentence for the table. */
export function tieWords(tie: Tie, nameOf: (seat: SeatId) => string): string {
	const names = tie.seats.map(nameOf);
	const all = listed(names);
	const ahead = names[0] ?? '';
	const place = PLACES[tie.place - 1] ?? 'last';
	switch (tie.by) {
		case 'fewer-missions':
			return `${all} are tied on points for ${place} place. The player with fewer claimed missions ranks higher.`;
		case 'primogen-draw':
			return `${all} are tied on points and missions. The primogen draw put ${ahead} first.`;
		case 'turn-order':
			return `${all} are tied on points and missions for ${place} place. The player earlier in turn order ranks higher.`;
		case 'by-hand':
			return `${all} are tied on points for ${place} place. The table set the order.`;
	}
}

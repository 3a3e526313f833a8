import { pick, shuffled, type Chance } from '../../../core/chance.ts';
import { clanOrder, firstPlayerOf } from '../../chronicle/next.ts';
import { presentSeats } from '../../chronicle/players.ts';
import type { Cast } from '../../chronicle/cast.ts';
import type { CharacterCard } from '../../deck/cards.ts';
import type { SeatId } from '../../shapes.ts';
import type { ChronicleState } from '../../state.ts';
import { CLANS, type Clan } from '../../vocabulary.ts';

/** Everybody takes any clan that is left, in the order of the rules. */
export function clansBy(chance: Chance, state: ChronicleState): Record<SeatId, Clan> {
	const left = shuffled(chance, CLANS);
	const present = presentSeats(state);
	const known = (clanOrder(state) ?? []).filter((seat) => present.includes(seat));
	const order = [...known, ...present.filter((seat) => !known.includes(seat))];
	return Object.fromEntries(
		order.flatMap((seat, index) => (left[index] ? [[seat, left[index]]] : []))
	);
}

/** Any of the leaders who may lead a seat as this clan. */
export function leaderBy(
	chance: Chance,
	{ cast, leaders }: Pick<Cast, 'cast' | 'leaders'>,
	seat: SeatId,
	clan: Clan
): CharacterCard {
	const may = leaders[seat] ?? [];
	return pick(
		chance,
		cast.filter((card) => card.clan === clan && may.includes(card.id))
	);
}

/** Who has the first player marker, of those who are there. */
export function markerOf(state: ChronicleState): SeatId {
	const present = presentSeats(state);
	const [oldest = 's1'] = present;
	const marker = firstPlayerOf(state) ?? oldest;
	return present.includes(marker) ? marker : oldest;
}

import type { SeatId } from '../../core/seats.ts';
import { seatOf, type Match, type Vampire } from '../match/state.ts';
import { isActive } from '../match/vampires.ts';
import type { Attachment, Bearer, Title } from './titles.ts';

const PRINCE: Title = { name: 'Prince of the City', limit: 'prince', influence: 0, bp: 0 };

/** The vampires of a match as far as Titles go; those that are burned bear none. */
export const bearersIn = ({ seats }: Pick<Match, 'seats'>): readonly Bearer[] =>
	Object.keys(seats).flatMap((seat) =>
		seatOf({ seats } as Match, seat)
			.vampires.filter(({ place }) => place !== 'burned')
			.map((one) => bearerOf(seat, one))
	);

export const bearerOf = (seat: SeatId, one: Vampire): Bearer => ({
	id: one.id,
	seat,
	bp: one.bp,
	isReady: isActive(one) && !one.exhausted,
	isInTorpor: one.place === 'torpor',
	title: one.prince ? PRINCE : (one.title ?? null),
	attachments: attachmentsOf(one)
});

const attachmentsOf = ({ retainers = 0, foeCards = 0 }: Vampire): readonly Attachment[] => [
	...Array.from({ length: retainers }, (_, nth) => ({ id: `own ${nth + 1}` })),
	...Array.from({ length: foeCards }, (_, nth) => ({ id: `foe ${nth + 1}`, byFoe: true as const }))
];

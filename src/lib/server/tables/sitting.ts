import { entryOf } from '../../games/registry.ts';
import type { Access } from './access.ts';

type Holder = Pick<Access, 'role' | 'seats' | 'vacant' | 'actsFor'> &
	Partial<Pick<Access, 'closed' | 'chronicle'>>;

/** Whether a person plays the seats that are just a name: the keeper does, and where a game shares them, all who may change it. */
const playsVacant = ({ role, chronicle }: Pick<Holder, 'role' | 'chronicle'>): boolean =>
	role === 'keeper' || (role !== 'spectator' && entryOf(chronicle?.game ?? '')?.shared === true);

/** The seats that a person holds: where they sit, and those just a name that they play. */
const seatsHeld = (holder: Holder): readonly string[] =>
	playsVacant(holder) ? [...holder.seats, ...holder.vacant] : holder.seats;

/** The seats that a person plays: those they hold, and those whose holder lets them act. */
export const seatsPlayed = (holder: Holder): readonly string[] => [
	...new Set([...seatsHeld(holder), ...actedFor(holder).map(({ seat }) => seat)])
];

/** Whether a person plays a seat only because its holder lets them. */
export const isLent = (holder: Holder, seat: string): boolean =>
	seatsPlayed(holder).includes(seat) && !seatsHeld(holder).includes(seat);

/**
 * Whether a person may see the cards of a seat: who holds it, and held it when they were dealt, and for whom its holder
 * opened the hand, too.
 */
export const holdsSeat = (holder: Holder, seat: string | undefined): boolean =>
	seat !== undefined &&
	((seatsHeld(holder).includes(seat) && !holder.closed?.includes(seat)) ||
		actedFor(holder).some((lent) => lent.hand && lent.seat === seat));

/** A seat is lent to whoever may play: not while somebody only looks on, or keeps the table in order. */
const actedFor = ({ role, actsFor }: Holder): Holder['actsFor'] =>
	role === 'keeper' || role === 'player' ? actsFor : [];

/** Whether somebody plays a seat: their own, or one whose holder lets them act for it. */
export const mayPlay = (
	{ seats, actsFor }: Pick<Access, 'seats' | 'actsFor'>,
	seat: string
): boolean => seats.includes(seat) || actsFor.some((lent) => lent.seat === seat);

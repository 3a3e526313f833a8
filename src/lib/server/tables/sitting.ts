import { SHARED } from '../../games/registry.ts';
import type { Access } from './access.ts';

type Holder = Pick<Access, 'role' | 'seats' | 'actsFor'> &
	Partial<Pick<Access, 'vacant' | 'closed' | 'chronicle'>>;

/** The seats that everybody plays who may change anything: those just a name, where a game shares them. */
const sharedWith = ({ role, chronicle, vacant = [] }: Holder): readonly string[] =>
	role !== 'spectator' && SHARED.includes(chronicle?.game ?? '') ? vacant : [];

/** The seats that a person holds: where they sit, those that all share, and for the keeper all others that are just a name. */
const seatsHeld = (holder: Holder): readonly string[] => [
	...holder.seats,
	...(holder.role === 'keeper' ? (holder.vacant ?? []) : sharedWith(holder))
];

/** The seats that a person plays: those they hold, and those whose holder lets them act. */
export const seatsPlayed = (holder: Holder): readonly string[] => [
	...new Set([...seatsHeld(holder), ...actedFor(holder).map(({ seat }) => seat)])
];

/** Whether a person plays all of these seats: nobody else has to follow there. */
export const playsAll = (holder: Holder, seats: readonly string[]): boolean =>
	seats.length > 0 && seats.every((seat) => seatsPlayed(holder).includes(seat));

/** Whether everybody plays a seat who may change anything. */
export const isShared = (holder: Holder, seat: string | null): boolean =>
	seat !== null && sharedWith(holder).includes(seat);

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

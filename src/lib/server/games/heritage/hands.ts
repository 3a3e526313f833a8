import { tableNow } from '../../../games/heritage/chronicle/at-table-happened.ts';
import type { Command } from '../../../games/heritage/commands.ts';
import type { ChronicleState } from '../../../games/heritage/state.ts';
import type { Access } from '../../tables/access.ts';

type Holder = Pick<Access, 'role' | 'seats' | 'vacant' | 'actsFor'> &
	Partial<Pick<Access, 'closed'>>;

/** The seats that a person holds: where they sit, and for the keeper those that are just a name. */
const seatsHeld = ({ role, seats, vacant }: Holder): readonly string[] =>
	role === 'keeper' ? [...seats, ...vacant] : seats;

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

/**
 * Whether a command plays a clan scheme off a hand that lies face down before the person who gives it: whether it is
 * accepted or refused would tell what that hand holds.
 */
export function playsUnseen(access: Holder, state: ChronicleState, command: Command): boolean {
	if (command.type !== 'ActAtTable' || command.command.type !== 'PlayScheme') return false;
	const { seat, scheme } = command.command;
	const table = tableNow(state);
	if (table.dealer !== 'app' || table.schemes[scheme]?.of === 'battleground') return false;
	const held = table.hands[seat]?.held ?? [];
	const isOpen = held.some((card) => card.scheme === scheme);
	return !isOpen && held.some((card) => card.scheme === null) && !holdsSeat(access, seat);
}

import { tableNow } from '../../games/heritage/chronicle/at-table-happened.ts';
import type { Command } from '../../games/heritage/commands.ts';
import type { ChronicleState } from '../../games/heritage/state.ts';
import type { Access } from './access.ts';

type Holder = Pick<Access, 'role' | 'seats' | 'vacant'>;

/** Whether a person may see the cards of a seat: who sits there, and of one that is just a name the keeper. */
export function holdsSeat({ role, seats, vacant }: Holder, seat: string | undefined): boolean {
	if (seat === undefined) return false;
	return seats.includes(seat) || (role === 'keeper' && vacant.includes(seat));
}

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

import type { Command } from '../../../../games/rivals/dealt/grammar.ts';
import type { DealtState } from '../../../../games/rivals/dealt/state.ts';
import type { Access } from '../../../tables/access.ts';
import type { Door } from '../../../tables/door.ts';
import { handDoor } from '../../../tables/hand-door.ts';
import { mayGiveToCode } from '../../../tables/rival-rights.ts';
import { holdsSeat } from '../../../tables/sitting.ts';
import { speaksForOthers, spokenIn } from '../../../tables/speaking-for.ts';
import { isSecret, mayInDealt } from './rights.ts';

/** The only table of a match: it is never set up again. */
export const THE_TABLE = 1;

/** Which table of a match lies there; null: none does. */
export const tableNumber = ({ table }: DealtState): number | null => (table ? THE_TABLE : null);

const HANDS = handDoor<DealtState, Command>(tableNumber);

/** Whether a command plays out of a hand that lies face down before the person who gives it: accepted or refused, it would tell what that hand holds. */
function playsUnseen(access: Access, { rivals, table }: DealtState, command: Command): boolean {
	if (command.type !== 'ActAtTable' || !isSecret(command.command)) return false;
	const { command: wanted } = command;
	const seat = 'seat' in wanted ? wanted.seat : null;
	const isOpen = wanted.type === 'AnswerQuestion' && table?.question?.hidden !== true;
	if (seat === null || isOpen) return false;
	// The hand of a free seat that the computer plays lies face down before everybody.
	const isOfCode = rivals?.[seat] !== undefined && access.vacant.includes(seat);
	return isOfCode || !holdsSeat(access, seat);
}

/** How a match that Elysium deals takes commands: each plays their own seat. */
export const dealtDoor: Door<DealtState, Command> = {
	guards: [
		{
			name: 'role',
			sentence:
				'Your role in this group does not allow this. The keeper can do it, or change your role.',
			forbids: ({ access, command }) => !mayInDealt(access, command)
		},
		{
			name: 'other-seat',
			sentence:
				'You can answer only for your own seat. Only the keeper can undo without asking. Reload to see your seats.',
			forbids: ({ access, command }) => speaksForOthers(access, spokenIn(command))
		},
		{
			name: 'hidden-hand',
			sentence:
				'This hand is face down, and someone else holds it. Let them play it or pass it on.',
			async forbids({ access, command, state }) {
				if (command.type !== 'ActAtTable') return false;
				const now = await state();
				return now !== null && playsUnseen(access, now, command);
			}
		},
		{
			name: 'rival-for-another',
			sentence:
				'Only the player of this seat can let the computer play it. Without a player, anyone can.',
			forbids: ({ access, command }) =>
				command.type === 'GiveSeatToRival' && !mayGiveToCode(access, command.seat)
		},
		...HANDS.guards
	],
	seatOf(command) {
		if (command.type === 'ActAtTable')
			return 'seat' in command.command ? command.command.seat : null;
		const isNamed = 'seat' in command && command.type !== 'ProposeHand';
		return (isNamed ? command.seat : spokenIn(command).seats[0]) ?? null;
	},
	beside: HANDS.beside
};

import type { Command } from '../../../games/vendetta/commands.ts';
import type { EveningState } from '../../../games/vendetta/state.ts';
import type { Access } from '../../tables/access.ts';
import type { Door } from '../../tables/door.ts';
import { handDoor } from '../../tables/hand-door.ts';
import { MIXING_GUARDS } from '../../tables/mixing-rights.ts';
import { mayGiveToCode } from '../../tables/rival-rights.ts';
import { holdsSeat } from '../../tables/sitting.ts';
import { speaksForOthers, spokenIn } from '../../tables/speaking-for.ts';
import { rememberInGroup } from './group-box.ts';
import { atTableIn, isSecret, mayInEvening } from './rights.ts';
import { seedOpening } from './seed-opening.ts';

/** Which of the tables of an evening lies there; null: none does. */
export const tableNumber = ({ evening, laid }: EveningState): number | null =>
	evening.table ? (laid ?? null) : null;

const HANDS = handDoor<EveningState, Command>(tableNumber);

/** Whether what this person says for a seat tells nothing that lies face down before them. */
function seesFor(access: Access, { rivals }: EveningState, seat: string): boolean {
	// The hand of a free seat that the computer plays lies face down before everybody.
	const isOfCode = rivals?.[seat] !== undefined && access.vacant.includes(seat);
	return !isOfCode && holdsSeat(access, seat);
}

/** Whether a command plays out of a hand that lies face down before the person who gives it: accepted or refused, it would tell what that hand holds. */
function playsUnseen(access: Access, now: EveningState, command: Command): boolean {
	const { table } = now.evening;
	if (table?.dealer !== 'app') return false;
	return atTableIn(command).some((wanted) => {
		if (!isSecret(wanted) || wanted.seat === null) return false;
		const { question, together } = table;
		const isOpen = wanted.type === 'AnswerQuestion' && !together && question?.hidden !== true;
		return !isOpen && !seesFor(access, now, wanted.seat);
	});
}

/** Whether a command says for others what they choose in secret, where Elysium deals: only who plays all of them shows it at once. */
function tellsForOthers(access: Access, now: EveningState, command: Command): boolean {
	if (now.evening.table?.dealer !== 'app') return false;
	return atTableIn(command).some(
		(wanted) =>
			wanted.type === 'TellTokens' &&
			Object.keys(wanted.tokens).some((seat) => !seesFor(access, now, seat))
	);
}

/** How an evening takes commands. Each count is the whole table's, whoever taps it; at the table each plays their own seat. */
export const eveningDoor: Door<EveningState, Command> = {
	guards: [
		{
			name: 'role',
			sentence:
				'Your role in this group does not allow this. The keeper can do it, or change your role.',
			async forbids({ access, command, state }) {
				if (mayInEvening(access, command)) return false;
				const dealer = command.type === 'ActAtTable' && (await state())?.evening.table?.dealer;
				return dealer !== 'box' || !mayInEvening(access, command, dealer);
			}
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
			name: 'tokens-of-others',
			sentence: 'Each player chooses their own token in secret. Choose yours.',
			async forbids({ access, command, state }) {
				if (atTableIn(command).every(({ type }) => type !== 'TellTokens')) return false;
				const now = await state();
				return now !== null && tellsForOthers(access, now, command);
			}
		},
		{
			name: 'rival-for-another',
			sentence:
				'Only the player of this seat can let the computer play it. Without a player, anyone can.',
			forbids: ({ access, command }) =>
				command.type === 'GiveSeatToRival' && !mayGiveToCode(access, command.seat)
		},
		...MIXING_GUARDS,
		...HANDS.guards
	],
	seatOf(command) {
		if (command.type === 'ActAtTable')
			return 'seat' in command.command ? command.command.seat : null;
		if (command.type === 'MixCards') return null;
		const isNamed = 'seat' in command && command.type !== 'ProposeHand';
		const named = isNamed ? command.seat : spokenIn(command).seats[0];
		return named ?? null;
	},
	async beside(sent) {
		const told = atTableIn(sent.command).flatMap((one) =>
			one.type === 'DescribeCards' ? one.cards : []
		);
		if (told.length === 0) return HANDS.beside(sent);
		const { id } = sent.access.group;
		return { along: (tx) => rememberInGroup(tx, id, told) };
	},
	// Nothing of the game is hidden any more: what its cards were mixed by is everybody's to check.
	follows: { isOn: ({ type }) => type === 'ActAtTable', give: seedOpening }
};

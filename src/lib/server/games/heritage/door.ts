import { speaksForDeck } from '../../../games/heritage/chronicle-deck/from-deck.ts';
import { tableNow } from '../../../games/heritage/chronicle/at-table-happened.ts';
import { chapterOnTable } from '../../../games/heritage/chronicle/next.ts';
import type { AloneCommand, AloneState } from '../../../games/heritage/alone/grammar.ts';
import type { Command, CommandOf } from '../../../games/heritage/commands.ts';
import type { DrawCommand } from '../../../games/heritage/draw/grammar.ts';
import type { DrawState } from '../../../games/heritage/draw/state.ts';
import type { ChronicleState } from '../../../games/heritage/state.ts';
import type { Table } from '../../../games/heritage/table/table.ts';
import type { TableCommandType } from '../../../games/heritage/table/commands.ts';
import { setPerson } from '../../logs/annex.ts';
import { refusedByService } from '../../logs/answers.ts';
import { consentCounts } from '../../tables/dealt-hands.ts';
import type { Beside, Door, Guard, Sent } from '../../tables/door.ts';
import { findLeaseFault } from '../../tables/leases.ts';
import { NO_CHAPTER } from '../../tables/seats.ts';
import { isLent, seatsPlayed } from '../../tables/sitting.ts';
import { lendsForOthers, standInOf } from './acting.ts';
import { speaksForOthers } from './consent.ts';
import { playsUnseen } from './hands.ts';
import { leavesOutOthers, mixesForAnother } from './mixing-rights.ts';
import { seedOpening } from './mixing.ts';
import { asksForHand, passedHand, passHands } from './passing-hands.ts';
import { mayAct, mayActAlone, mayDraw } from './rights.ts';
import { choosesForAnother } from './scoring.ts';
import { mayGiveToCode } from './rival-rights.ts';
import { seatOf } from './seat-of.ts';
import { opensEarlyAsPlayer } from './wishes.ts';

type Asked = Sent<ChronicleState, Command>;
/** The same of any table, in a chronicle or outside one. */
type AtTable = Sent<ChronicleState | AloneState, Command | AloneCommand>;

const doesAtTable = (command: Command | AloneCommand, what: TableCommandType): boolean =>
	command.type === 'ActAtTable' && command.command.type === what;

const standIn = ({ database, access, command }: Asked) =>
	standInOf(database.read, access.group.id, command);

/** The chapter whose table lies there; null: none does. */
async function chapterOf({ state }: Pick<AtTable, 'state'>): Promise<number | null> {
	const now = await state();
	return now && ('chapters' in now ? chapterOnTable(now) : NO_CHAPTER);
}

/** The table that lies in a chronicle now, or outside one. */
const tableIn = (state: ChronicleState | AloneState): Table =>
	'chapters' in state ? tableNow(state) : state.table;

/** The hand that somebody agrees to show; null: it is about something else. */
async function handAgreedTo({ command, state }: Pick<AtTable, 'command' | 'state'>) {
	if (command.type !== 'AnswerUndo' || !command.agrees) return null;
	return (await state())?.course.proposal?.hand ?? null;
}

const ROLE = {
	name: 'role',
	sentence:
		'Your role in this group does not allow this. The keeper can do it, or change your role.'
} as const;

/** Everybody speaks for themselves, wherever a table lies. */
const OTHER_SEAT: Guard<ChronicleState | AloneState, Command | AloneCommand> = {
	name: 'other-seat',
	sentence:
		'You can answer only for your own seat. Only the keeper can undo without asking. Reload to see your seats.',
	forbids: ({ access, command }) => speaksForOthers(access, command)
};

/** A person's seat is given to code by that person alone, or by who acts for them; a free seat by anybody who plays. */
const SEAT_OF_ANOTHER: Guard<ChronicleState | AloneState, Command | AloneCommand> = {
	name: 'rival-for-another',
	sentence:
		'Only the player of this seat can let the computer play it. Without a player, anyone can.',
	forbids: ({ access, command }) =>
		command.type === 'GiveSeatToRival' && !mayGiveToCode(access, command.seat)
};

/** Whose hands lie face down at a table, and who sees them, wherever it lies. */
const HAND_GUARDS: readonly Guard<ChronicleState | AloneState, Command | AloneCommand>[] = [
	{
		// The keeper plays for others, but not out of hands that lie face down.
		name: 'hidden-hand',
		sentence: 'This hand is face down, and someone else holds it. Let them play it or pass it on.',
		async forbids({ access, command, state }) {
			if (!doesAtTable(command, 'PlayScheme')) return false;
			const now = await state();
			return (
				now !== null && playsUnseen(access, { table: tableIn(now), rivals: now.rivals }, command)
			);
		}
	},
	{
		name: 'hand-of-another',
		sentence:
			'Only the player who was dealt a hand can pass it to the player who sits there now. Reload to see who that is.',
		async forbids(sent) {
			const { database, log, person, command } = sent;
			if (command.type !== 'PassHand') return false;
			const chapter = await chapterOf(sent);
			return !(await passedHand(database.read, log, chapter, person.id, command));
		}
	},
	{
		name: 'asks-others',
		sentence: 'A hidden hand is shown only if all other players agree. Reload to see who they are.',
		async forbids(sent) {
			const { database, log, person, command } = sent;
			if (command.type !== 'ProposeHand') return false;
			const chapter = await chapterOf(sent);
			return !(await asksForHand(database.read, log, chapter, person.id, command));
		}
	},
	{
		name: 'consent-of-another',
		sentence:
			'Players decide for themselves whether to show a hidden hand. You act for this seat but cannot agree for it.',
		async forbids(sent) {
			const { access, command } = sent;
			if (command.type !== 'AnswerUndo' || !(await handAgreedTo(sent))) return false;
			return command.seats.some((seat) => isLent(access, seat));
		}
	}
];

const GUARDS: readonly Guard<ChronicleState, Command>[] = [
	{
		name: 'set-up',
		sentence:
			'Set up the table on the chapter’s set-up page, with the chronicle’s cards. Go there from the chapter.',
		forbids: ({ command }) => doesAtTable(command, 'SetTable')
	},
	{ ...ROLE, forbids: ({ access, command }) => !mayAct(access, command) },
	{
		name: 'opened-early',
		sentence:
			'Only the keeper or a referee can note that a chapter was opened early. Ask one of them.',
		forbids: ({ access, command }) => opensEarlyAsPlayer(access, command)
	},
	OTHER_SEAT,
	SEAT_OF_ANOTHER,
	{
		name: 'other-number',
		sentence:
			'Each device seals and opens its own number, never for another seat. Reload to see which seats are yours.',
		forbids: ({ access, command }) => mixesForAnother(access, command)
	},
	{
		name: 'device-left-out',
		sentence:
			'Only the keeper or a referee can go on without a device. Wait for it, or ask one of them.',
		forbids: ({ access, command }) => leavesOutOthers(access, command)
	},
	{
		name: 'lent-by-another',
		sentence:
			'Only a seat’s player chooses who acts for it. Without a player, the keeper does. Reload to see who plays it.',
		forbids: ({ access, person, command }) => lendsForOthers(access, person.id, command)
	},
	{
		name: 'sealed-deck',
		sentence:
			'Only Elysium itself turns a sealed deck. Ask for its next card on the page of the chronicle.',
		forbids: ({ command }) => speaksForDeck(command)
	},
	{
		name: 'no-stand-in',
		sentence:
			'Only a player of this group can act for a seat. Choose one, or let the keeper make them a player.',
		forbids: async (sent) => sent.command.type === 'LendSeat' && !(await standIn(sent))
	},
	{
		name: 'dominator',
		sentence:
			'The player who dominated the era chooses its scoring card. The keeper or a referee can choose for them.',
		async forbids({ access, command, state }) {
			if (command.type !== 'ChooseScoring') return false;
			const now = await state();
			return now !== null && choosesForAnother(access, now, command);
		}
	},
	...HAND_GUARDS
];

/** Consent counts only for a question that was asked by then, and for a hand that still lies where it lay. */
async function consent(
	sent: AtTable,
	{ agrees, proposal, seats }: CommandOf<'AnswerUndo'>
): Promise<Beside<unknown>> {
	if (!agrees) return {};
	// What a question is about, which nobody asked by then, cannot be known here.
	const asked = (await sent.state())?.course.proposed ?? 0;
	if (proposal >= asked)
		return { barred: () => Promise.resolve(refusedByService('version-passed')) };
	const hand = await handAgreedTo(sent);
	if (!hand) return {};
	const { log, person } = sent;
	const chapter = await chapterOf(sent);
	const answer = { person: person.id, answersFor: seats };
	return {
		barred: async (tx) =>
			(await consentCounts(tx, log, chapter, hand, answer))
				? null
				: refusedByService('version-passed')
	};
}

/** The owner's word or the last consent: whoever answers, the hand goes where the log says. */
async function besideHands(sent: AtTable): Promise<Beside<unknown>> {
	const { log, command } = sent;
	const along: Beside<unknown>['along'] = (tx, events) => passHands(tx, log, events);
	if (command.type === 'PassHand') return { along };
	return command.type === 'AnswerUndo' ? { ...(await consent(sent, command)), along } : {};
}

async function beside(sent: Asked): Promise<Beside<Command>> {
	const { log, person, command } = sent;
	switch (command.type) {
		case 'LendSeat': {
			const acts = await standIn(sent);
			// Whoever acts has a name in the annex before they did anything; who left in this moment gets no seat.
			return acts
				? { along: (tx) => setPerson(tx, log, acts) }
				: { barred: () => Promise.resolve(refusedByService('version-passed')) };
		}
		case 'ActAtTable': {
			const { dealt } = command;
			return dealt ? { barred: (tx) => findLeaseFault(tx, log, person.id, dealt) } : {};
		}
		default:
			return besideHands(sent);
	}
}

/** How a chronicle takes commands. */
export const chronicleDoor: Door<ChronicleState, Command> = {
	guards: GUARDS,
	seatOf,
	beside,
	// Nothing of the chapter is dealt any more: what its cards were mixed by is everybody's to check.
	follows: { isOn: ({ type }) => type === 'FinishAftermath', give: seedOpening }
};

/** A game outside a chronicle takes them as a chronicle does; a seat that nobody holds plays everyone who plays in its group. */
export const aloneDoor: Door<AloneState, AloneCommand> = {
	guards: [
		{ ...ROLE, forbids: ({ access, command }) => !mayActAlone(access, command) },
		OTHER_SEAT,
		SEAT_OF_ANOTHER,
		{
			// As phones of 0.1.0 send it, when everybody played every seat.
			...OTHER_SEAT,
			name: 'all-seats',
			async forbids({ access, command, state }) {
				if (command.type !== 'UndoAtTable' || command.by) return false;
				const played = seatsPlayed(access);
				return (await state())?.table.seats.some(({ seat }) => !played.includes(seat)) ?? false;
			}
		},
		...HAND_GUARDS
	],
	seatOf,
	beside: besideHands
};

export const drawDoor: Door<DrawState, DrawCommand> = {
	guards: [
		{
			name: 'role',
			sentence:
				'You cannot do this here. Declare and seal for your own seat; the keeper declares for others.',
			forbids: ({ access, command }) => !mayDraw(access, command)
		}
	],
	seatOf(command) {
		if ('seat' in command) return command.seat;
		return 'device' in command && command.device !== 'table' ? command.device : null;
	}
};

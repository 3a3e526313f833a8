import { speaksForDeck } from '../../../games/heritage/chronicle-deck/from-deck.ts';
import { tableNow } from '../../../games/heritage/chronicle/at-table-happened.ts';
import { chapterOnTable } from '../../../games/heritage/chronicle/next.ts';
import type { AloneCommand, AloneState } from '../../../games/heritage/alone/grammar.ts';
import type { Command } from '../../../games/heritage/commands.ts';
import type { DrawCommand } from '../../../games/heritage/draw/grammar.ts';
import type { DrawState } from '../../../games/heritage/draw/state.ts';
import type { ChronicleState } from '../../../games/heritage/state.ts';
import type { Table } from '../../../games/heritage/table/table.ts';
import type { TableCommandType } from '../../../games/heritage/table/commands.ts';
import { setPerson } from '../../logs/annex.ts';
import { refusedByService } from '../../logs/answers.ts';
import type { Beside, Door, Guard, Sent } from '../../tables/door.ts';
import { handDoor } from '../../tables/hand-door.ts';
import { findLeaseFault } from '../../tables/leases.ts';
import { NO_CHAPTER } from '../../tables/seats.ts';
import { seatsPlayed } from '../../tables/sitting.ts';
import { lendsForOthers, standInOf } from './acting.ts';
import { speaksForOthers } from './consent.ts';
import { playsUnseen } from './hands.ts';
import { seedOpening } from './mixing.ts';
import { mayAct, mayActAlone, mayDraw } from './rights.ts';
import { choosesForAnother } from './scoring.ts';
import { MIXING_GUARDS } from '../../tables/mixing-rights.ts';
import { mayGiveToCode } from '../../tables/rival-rights.ts';
import { seatOf } from './seat-of.ts';
import { opensEarlyAsPlayer } from './wishes.ts';

type Asked = Sent<ChronicleState, Command>;

const doesAtTable = (command: Command | AloneCommand, what: TableCommandType): boolean =>
	command.type === 'ActAtTable' && command.command.type === what;

const standIn = ({ database, access, command }: Asked) =>
	standInOf(database.read, access.group.id, command);

/** Hands at a table, in a chronicle or outside one. */
const HANDS = handDoor<ChronicleState | AloneState, Command | AloneCommand>((state) =>
	'chapters' in state ? chapterOnTable(state) : NO_CHAPTER
);

/** The table that lies in a chronicle now, or outside one. */
const tableIn = (state: ChronicleState | AloneState): Table =>
	'chapters' in state ? tableNow(state) : state.table;

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
	...HANDS.guards
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
	...MIXING_GUARDS,
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
			return HANDS.beside(sent);
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
	beside: HANDS.beside
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

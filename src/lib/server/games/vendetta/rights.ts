import type { Command, CommandOf } from '../../../games/vendetta/commands.ts';
import type { TableCommand } from '../../../games/vendetta/table/commands.ts';
import type { Dealing } from '../../../games/vendetta/vocabulary.ts';
import type { Access } from '../../tables/access.ts';
import { allows, nobody, row, type CommandRights } from '../../tables/command-rights.ts';

/** Every command of an evening × role: whoever was there may count, correct and undo; the log says who did. */
const EVENING_RIGHTS: CommandRights<Exclude<Command, CommandOf<'ActAtTable'>>> = {
	// It begins an evening, and is given to none.
	BeginEvening: nobody,
	// Its cards are the group's own: the server sets up the table itself.
	LayTable: nobody,
	ChangeSetting: row('any', 'any'),
	// A number is one's own, and who keeps the table in order goes on without somebody: see tables/mixing-rights.ts.
	MixCards: row('any', 'any'),
	RecordCount: row('any', 'any'),
	CorrectCount: row('any', 'any'),
	// Each speaks only for seats that are theirs, and a reason in place of asking is the keeper's: see speaksForOthers.
	UndoAtTable: row('any', 'any'),
	ProposeUndo: row('any', 'any'),
	AnswerUndo: row('any', 'no'),
	WithdrawUndo: row('any', 'any'),
	RedoAtTable: row('any', 'any'),
	// Only by whose hand it is: see passedHand.
	PassHand: row('any', 'any'),
	// Asks exactly those who gain nothing by it: see asksForHand.
	ProposeHand: row('any', 'any'),
	// Not for a seat that somebody else sits at: see mayGiveToCode.
	GiveSeatToRival: row('any', 'any'),
	TakeSeatBack: row('any', 'any'),
	// The server itself, for its code.
	HaltRival: nobody
};

/** What only who plays a seat may say for it, for it says or tells what that seat holds; not even the keeper says it for others. */
const ownSecret = {
	keeper: 'played-seat',
	player: 'played-seat',
	referee: 'no',
	spectator: 'no'
} as const;

/** Commands that hold something secret, or tell by their refusal what a hand holds. */
const SECRET = [
	'KeepCards',
	'PlayCard',
	'ChooseToken',
	'TakeBackChoice',
	'AnswerQuestion'
] as const;
type Secret = (typeof SECRET)[number];

/** Whether a command holds something secret, or tells by its refusal what a hand holds. */
export const isSecret = (
	command: TableCommand
): command is Extract<TableCommand, { type: Secret }> =>
	SECRET.some((type) => type === command.type);

// What the table is asked, and not a seat, anyone there may answer: see mayActAtTable.
const SECRETS = Object.fromEntries(SECRET.map((type) => [type, ownSecret])) as Readonly<
	Record<Secret, typeof ownSecret>
>;

/**
 * Every command at the table × role. Players play their own seats. A referee corrects what the box shows otherwise, but
 * plays for nobody.
 */
export const TABLE_RIGHTS: CommandRights<TableCommand> = {
	...SECRETS,
	SetTable: nobody,
	ChooseClan: row('played-seat', 'no'),
	ChooseRelic: row('played-seat', 'no'),
	PlayBlood: row('played-seat', 'no'),
	DrainCard: row('played-seat', 'no'),
	UseAbility: row('played-seat', 'no'),
	EndTurn: row('played-seat', 'no'),
	// All show their tokens at once, and anyone types them in; where Elysium deals, only who plays them all: see the door.
	TellTokens: row('any', 'any'),
	// What lies hidden may be dealt anew with it.
	ChangeDealer: row('no', 'no'),
	CorrectTable: row('any', 'any'),
	TellChanges: row('any', 'any'),
	DescribeCards: row('any', 'any')
};

/** What the cardboard says to nobody else than to who holds it, and is chosen in secret on phones. */
const ON_PHONES = new Set<TableCommand['type']>(['KeepCards', 'ChooseToken', 'TakeBackChoice']);

/** The commands at the table, of a command of an evening. */
export const atTableIn = (command: Command): readonly TableCommand[] =>
	command.type === 'ActAtTable' ? [command.command, ...(command.then ?? [])] : [];

/** Whether who has this access may give this command in an evening. `dealer`: who deals at its table now; left out: Elysium. */
export function mayInEvening(access: Access, command: Command, dealer?: Dealing): boolean {
	if (command.type === 'ActAtTable')
		return atTableIn(command).every(
			(one) => mayActAtTable(access, one) || (dealer === 'box' && mayTell(access, one))
		);
	return EVENING_RIGHTS[command.type][access.role] === 'any';
}

/** With the box everybody sees what is played: whoever holds a phone tells it, for any seat. */
const mayTell = ({ role }: Access, { type }: TableCommand): boolean =>
	role !== 'spectator' && type !== 'ChangeDealer' && type !== 'SetTable' && !ON_PHONES.has(type);

function mayActAtTable(access: Access, command: TableCommand): boolean {
	const asksTable = command.type === 'AnswerQuestion' && command.seat === null;
	if (asksTable) return access.role !== 'spectator';
	const seat = 'seat' in command ? command.seat : null;
	return allows(TABLE_RIGHTS[command.type][access.role], access, seat);
}

import type { Command, CommandOf } from '../../../../games/rivals/dealt/grammar.ts';
import type { TableCommand } from '../../../../games/rivals/table/commands.ts';
import type { Access } from '../../../tables/access.ts';
import { allows, nobody, row, type CommandRights } from '../../../tables/command-rights.ts';

/** Every command of a match that Elysium deals × role, but for what is done at its table. */
const MATCH_RIGHTS: CommandRights<Exclude<Command, CommandOf<'ActAtTable'>>> = {
	// It begins a match, and is given to none.
	BeginMatch: nobody,
	// Its cards are the server’s: it sets up the table itself.
	LayTable: nobody,
	ChangeTitle: row('any', 'any'),
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

/** What only who plays a seat may say for it: it holds a secret, or tells by its refusal what a hand holds; not even the keeper says it for others. */
const own = {
	keeper: 'played-seat',
	player: 'played-seat',
	referee: 'no',
	spectator: 'no'
} as const;

/** Every command at the table × role. Players play their own seats; the keeper goes on for others with what holds no secret. */
const TABLE_RIGHTS: CommandRights<TableCommand> = {
	SetTable: nobody,
	// Decks lie open: nobody brings one in secret.
	BringDeck: nobody,
	// It opens a card that only its player knows.
	FlipAgenda: own,
	MoveVampires: row('played-seat', 'no'),
	DrawCard: row('played-seat', 'no'),
	Recruit: own,
	PlayCard: own,
	Attack: own,
	ClaimPrince: row('played-seat', 'no'),
	UseAbility: row('played-seat', 'no'),
	BurnRetainer: row('played-seat', 'no'),
	ShowConspiracy: own,
	FeedConspiracy: row('played-seat', 'no'),
	ResolveConspiracy: own,
	// Nobody gives the word of another.
	MakePromise: own,
	ReleasePromise: own,
	EndActions: row('played-seat', 'no'),
	AnswerQuestion: own,
	AnswerScheme: own
};

/** Whether a command holds something secret, or tells by its refusal what a hand holds. */
export const isSecret = ({ type }: TableCommand): boolean => TABLE_RIGHTS[type] === own;

/** Whether who has this access may give this command in a match. */
export function mayInDealt(access: Access, command: Command): boolean {
	if (command.type !== 'ActAtTable') return MATCH_RIGHTS[command.type][access.role] === 'any';
	const { command: wanted } = command;
	const seat = 'seat' in wanted ? wanted.seat : null;
	return allows(TABLE_RIGHTS[wanted.type][access.role], access, seat);
}

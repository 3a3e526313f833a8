import type { AloneCommand, AloneCommandOf } from '../../../games/heritage/alone/grammar.ts';
import type { Command, CommandOf, CommandType } from '../../../games/heritage/commands.ts';
import type { DrawCommand } from '../../../games/heritage/draw/grammar.ts';
import type { TableCommand } from '../../../games/heritage/table/commands.ts';
import type { Access } from '../../tables/access.ts';
import { allows, nobody, row, type CommandRights } from '../../tables/command-rights.ts';
import { isShared } from '../../tables/sitting.ts';

/** Every command of a chronicle × role. */
export const COMMAND_RIGHTS: CommandRights<Exclude<Command, CommandOf<'ActAtTable'>>> = {
	StartChronicle: row('no', 'no'),
	EnterChronicle: row('no', 'no'),
	RenameChronicle: row('no', 'no'),
	ChangeRuleset: row('no', 'no'),
	CompletePrologue: row('own-seat', 'no'),
	RegisterCharacter: row('any', 'any'),
	ReviseCharacter: row('any', 'any'),
	BanishCharacter: row('no', 'any'),
	RestoreCharacter: row('no', 'any'),
	RecordChapter: row('any', 'any'),
	ProposeEnding: row('any', 'any'),
	// Like a step that made nothing known.
	WithdrawRecord: row('any', 'any'),
	CorrectChapter: row('no', 'any'),
	ResolveOverview: row('any', 'any'),
	ResolveMission: row('any', 'any'),
	StockObligation: row('any', 'any'),
	ResolveObligations: row('any', 'any'),
	PlaceSticker: row('played-seat', 'no'),
	PassSticker: row('played-seat', 'no'),
	ChooseRetainer: row('played-seat', 'no'),
	FinishAftermath: row('any', 'any'),
	ReopenAftermath: row('no', 'any'),
	PlayAsset: row('played-seat', 'no'),
	CorrectSheet: row('own-seat', 'any'),
	CorrectHaven: row('own-seat', 'any'),
	CorrectStickers: row('no', 'any'),
	CorrectDominance: row('no', 'any'),
	AddCards: row('any', 'any'),
	RemoveCards: row('no', 'any'),
	// A number is one's own, and who keeps the table in order goes on without somebody: see tables/mixing-rights.ts.
	MixCards: row('any', 'any'),
	// Each speaks only for seats that are theirs, and a reason in place of asking is the keeper's: see speaksForOthers.
	UndoAtTable: row('any', 'any'),
	ProposeUndo: row('any', 'any'),
	AnswerUndo: row('any', 'no'),
	WithdrawUndo: row('any', 'any'),
	RedoAtTable: row('any', 'any'),
	// Not for the seat of somebody else, whoever keeps the chronicle: see lendsForOthers.
	LendSeat: row('own-seat', 'no'),
	// Who acts may lay it down again.
	ReclaimSeat: row('played-seat', 'no'),
	// Not for a seat that somebody else sits at: see SEAT_OF_ANOTHER in door.ts.
	GiveSeatToRival: row('any', 'any'),
	TakeSeatBack: row('any', 'any'),
	// The server itself, for its code.
	HaltRival: nobody,
	// The server itself says what a seat is called, and that a copy was opened.
	NameSeat: nobody,
	NoteCopy: nobody,
	// Only by whose hand it is: see passedHand.
	PassHand: row('any', 'any'),
	// Asks exactly those who gain nothing by it: see asksForHand.
	ProposeHand: row('any', 'any'),
	WriteNote: row('any', 'any'),
	ChooseDeck: row('no', 'no'),
	// Which cards lie sealed, only the server knows: it says so itself, for the page of the deck.
	AddExpansion: nobody,
	ForgoExpansions: nobody,
	OpenChapter: row('any', 'any'),
	ReadMission: row('any', 'any'),
	OfferScoring: row('any', 'any'),
	// Of the players only whoever dominated the era: see choosesForAnother.
	ChooseScoring: row('any', 'any'),
	EndChronicle: row('any', 'any'),
	JoinChronicle: row('no', 'no'),
	LeaveChronicle: row('own-seat', 'no'),
	ReturnToChronicle: row('own-seat', 'no'),
	NoteNumbers: row('any', 'any'),
	TurnNumber: row('any', 'any')
};

/**
 * Every command at the table × role: whoever sits there plays the own seat, or one they were let act for, and may set
 * right what the box says otherwise; the referee keeps the table in order but plays for nobody.
 */
export const TABLE_RIGHTS: CommandRights<TableCommand> = {
	// Its cards are the chronicle's own: the server lays it out itself, for the page that sets a table up.
	SetTable: nobody,
	Recruit: row('played-seat', 'no'),
	GiveUpRecruit: row('played-seat', 'no'),
	PlayScheme: row('played-seat', 'no'),
	UseMarket: row('played-seat', 'no'),
	PlayAsset: row('played-seat', 'no'),
	EndTurn: row('played-seat', 'no'),
	// What the table is asked, and not a seat, anyone there may answer: see mayAct.
	AnswerQuestion: row('played-seat', 'no'),
	TakeDraw: row('any', 'any'),
	ChangeDealer: row('any', 'any'),
	AllowAdvice: row('any', 'any'),
	CorrectTable: row('any', 'any')
};

/** Every command of a game outside a chronicle × role. */
const ALONE_RIGHTS: CommandRights<Exclude<AloneCommand, AloneCommandOf<'ActAtTable'>>> = {
	// It begins a game, and is said to none.
	BringGame: nobody,
	UndoAtTable: COMMAND_RIGHTS.UndoAtTable,
	ProposeUndo: COMMAND_RIGHTS.ProposeUndo,
	AnswerUndo: row('any', 'any'),
	WithdrawUndo: COMMAND_RIGHTS.WithdrawUndo,
	RedoAtTable: COMMAND_RIGHTS.RedoAtTable,
	PassHand: COMMAND_RIGHTS.PassHand,
	ProposeHand: COMMAND_RIGHTS.ProposeHand,
	GiveSeatToRival: COMMAND_RIGHTS.GiveSeatToRival,
	TakeSeatBack: COMMAND_RIGHTS.TakeSeatBack,
	HaltRival: nobody
};

/**
 * Every command of a provable draw × role. A sealed number is its owner's: not even the keeper enters one for somebody
 * who has a device. For the table, the keeper or a referee does.
 */
export const DRAW_RIGHTS: CommandRights<
	DrawCommand,
	'DeclareArchetype' | 'CommitContribution' | 'OpenContribution'
> = {
	// Its cards and its seed are the server's own: it announces a draw itself.
	AnnounceDraw: nobody,
	DeclareArchetype: row('own-seat', 'no'),
	CommitContribution: { keeper: 'own-seat', player: 'own-seat', referee: 'no', spectator: 'no' },
	CloseCommitments: row('any', 'any'),
	OpenContribution: { keeper: 'own-seat', player: 'own-seat', referee: 'no', spectator: 'no' },
	VoidAttempt: row('any', 'any'),
	TurnCard: row('any', 'any'),
	AbandonDraw: row('any', 'any')
};

/** Whether who has this access may give this command in a draw. */
export function mayDraw(
	{ role, seats }: Pick<Access, 'role' | 'seats'>,
	command: DrawCommand
): boolean {
	if ('device' in command && command.device === 'table')
		return role === 'keeper' || role === 'referee';
	const seat = 'device' in command ? command.device : 'seat' in command ? command.seat : null;
	// A number in its seal is one's own: nobody acts for anybody here.
	return allows(DRAW_RIGHTS[command.type][role], { role, seats, actsFor: [] }, seat);
}

/** Where somebody sits, and for whom they act. */
type Sitting = Pick<Access, 'role' | 'seats' | 'actsFor'> &
	Partial<Pick<Access, 'vacant' | 'chronicle'>>;

/** As much of a command as a page knows before it is written. */
type Wanted = { readonly type: Exclude<CommandType, 'ActAtTable'>; readonly seat?: unknown };

/** Whether who has this access may give this command. */
export function mayAct(access: Sitting, command: Wanted | CommandOf<'ActAtTable'>): boolean {
	if (command.type === 'ActAtTable') return mayActAtTable(access, command.command);
	return allows(COMMAND_RIGHTS[command.type][access.role], access, command.seat);
}

/** The same in a game outside a chronicle. */
export const mayActAlone = (access: Sitting, command: AloneCommand): boolean =>
	command.type === 'ActAtTable'
		? mayActAtTable(access, command.command)
		: ALONE_RIGHTS[command.type][access.role] === 'any';

function mayActAtTable(access: Sitting, command: TableCommand): boolean {
	const verdict = TABLE_RIGHTS[command.type][access.role];
	const asksTable = command.type === 'AnswerQuestion' && command.seat === null;
	if (asksTable && access.role !== 'spectator') return true;
	const seat = 'seat' in command ? command.seat : null;
	// The keeper or referee plays for nobody, but what everybody plays.
	return isShared(access, seat) || allows(verdict, access, seat);
}

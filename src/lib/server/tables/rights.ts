import type { CommandOf, CommandType } from '../../games/heritage/commands.ts';
import type { DrawCommand } from '../../games/heritage/draw/grammar.ts';
import type { TableCommand, TableCommandType } from '../../games/heritage/table/commands.ts';
import type { Access } from './access.ts';
import { ROLES, type Role } from './roles.ts';

/**
 * Who may: anyone at all; who is signed in, guests too; who has an account; members of the group that the path
 * names (by `[group]` or `[chronicle]`) in one of these roles; or who holds the cards of the seat in the path.
 */
export type Who = 'anyone' | 'signed-in' | 'account' | readonly Role[] | { readonly holds: 'seat' };

/** What a request wants of a route: a method, and for a named form action its name. */
type Deed = 'GET' | 'POST' | 'PUT' | 'DELETE' | `POST ?/${string}`;

type Row = { readonly [deed in Deed]?: Who };

const KEEPER: Who = ['keeper'];
const MEMBERS: Who = ROLES;
const LEAVERS: Who = ['player', 'referee', 'spectator'];
const WRITERS: Who = ['keeper', 'player', 'referee'];
const PLAYERS: Who = ['keeper', 'player'];
const CORRECTORS: Who = ['keeper', 'referee'];
const HOLDER: Who = { holds: 'seat' };

/**
 * Every route and everything one can do there. What has no row here is refused: a new route begins by saying whom
 * it is for. The authorisation matrix test asks each cell of this table with real requests.
 */
export const ROUTE_RIGHTS = {
	'/': { GET: 'anyone' },
	'/about': { GET: 'anyone' },
	'/account': {
		GET: 'signed-in',
		'POST ?/become': 'signed-in',
		'POST ?/codes': 'account',
		'POST ?/delete': 'signed-in',
		'POST ?/end': 'account',
		'POST ?/known': 'account',
		'POST ?/others': 'account',
		'POST ?/password': 'account',
		'POST ?/remove-passkey': 'account',
		'POST ?/rename-passkey': 'account'
	},
	'/account/data': { GET: 'signed-in' },
	// Each command has its own row below; who may send none at all is stopped here.
	'/api/chronicles/[chronicle]/commands': { POST: WRITERS },
	// Each wish has its own row, too: see WISH_RIGHTS.
	'/api/chronicles/[chronicle]/deck': { POST: WRITERS },
	'/api/chronicles/[chronicle]/drafts/[key]': { GET: WRITERS, PUT: WRITERS, DELETE: WRITERS },
	'/api/chronicles/[chronicle]/draws': { GET: MEMBERS, POST: WRITERS },
	'/api/chronicles/[chronicle]/events': { GET: MEMBERS },
	'/api/chronicles/[chronicle]/hands/[seat]': { GET: HOLDER },
	// Of those who may play, only somebody who does at that table borrows it; only the keeper calls it back.
	'/api/chronicles/[chronicle]/lease': { GET: MEMBERS, POST: PLAYERS, DELETE: PLAYERS },
	'/api/chronicles/[chronicle]/live': { GET: MEMBERS },
	'/api/chronicles/[chronicle]/past': { GET: MEMBERS },
	'/api/chronicles/[chronicle]/steps': { GET: MEMBERS },
	'/api/chronicles/[chronicle]/table': { GET: MEMBERS },
	// Each of its commands has its own row below: see DRAW_RIGHTS.
	'/api/draws/[draw]/commands': { POST: WRITERS },
	'/api/draws/[draw]/events': { GET: MEMBERS },
	'/api/draws/[draw]/live': { GET: MEMBERS },
	'/api/draws/[draw]/proof': { GET: MEMBERS },
	// Round a single game sits whoever is there: everybody who plays in the group plays every seat.
	'/api/games/[game]/commands': { POST: WRITERS },
	'/api/games/[game]/events': { GET: MEMBERS },
	'/api/games/[game]/hands/[seat]': { GET: WRITERS },
	'/api/games/[game]/live': { GET: MEMBERS },
	'/api/groups/[group]/games': { POST: WRITERS },
	'/api/passkeys': { POST: 'account' },
	'/api/passkeys/challenge': { POST: 'anyone' },
	'/api/passkeys/offer': { POST: 'account' },
	'/api/passkeys/sign-in': { POST: 'anyone' },
	'/api/ready': { GET: 'anyone' },
	// Only of what oneself waits for.
	'/api/work/[work]': { GET: 'signed-in', DELETE: 'signed-in' },
	'/chronicles/[chronicle]': { GET: MEMBERS },
	'/chronicles/[chronicle]/centuries': { GET: MEMBERS },
	'/chronicles/[chronicle]/chapters/[chapter]': { GET: MEMBERS },
	'/chronicles/[chronicle]/chapters/[chapter]/aftermath': { GET: MEMBERS },
	'/chronicles/[chronicle]/chapters/[chapter]/correct': { GET: CORRECTORS },
	'/chronicles/[chronicle]/chapters/[chapter]/mixing': { GET: MEMBERS },
	'/chronicles/[chronicle]/chapters/[chapter]/open': { GET: MEMBERS },
	'/chronicles/[chronicle]/chapters/[chapter]/record': { GET: WRITERS },
	'/chronicles/[chronicle]/chapters/[chapter]/set-up': { GET: WRITERS, POST: WRITERS },
	'/chronicles/[chronicle]/chapters/[chapter]/table': { GET: MEMBERS, 'POST ?/finish': WRITERS },
	// Who did what is everybody's to read in the ledger; who came, went and sits where is for whoever keeps it.
	'/chronicles/[chronicle]/audit': { GET: KEEPER },
	'/chronicles/[chronicle]/book': { GET: MEMBERS },
	'/chronicles/[chronicle]/box': { GET: MEMBERS },
	'/chronicles/[chronicle]/cards': { GET: MEMBERS },
	'/chronicles/[chronicle]/cards/add': { GET: WRITERS, 'POST ?/read': WRITERS },
	'/chronicles/[chronicle]/characters': { GET: MEMBERS },
	'/chronicles/[chronicle]/characters/[character]': { GET: MEMBERS },
	'/chronicles/[chronicle]/characters/new': { GET: WRITERS },
	'/chronicles/[chronicle]/end': { GET: MEMBERS },
	'/chronicles/[chronicle]/eras/[era]': { GET: MEMBERS },
	'/chronicles/[chronicle]/deck': { GET: MEMBERS, 'POST ?/import': KEEPER },
	// With what is sealed, under a passphrase, only the keeper takes a chronicle along.
	'/chronicles/[chronicle]/export': { GET: MEMBERS, POST: KEEPER },
	'/chronicles/[chronicle]/ledger': { GET: MEMBERS },
	'/chronicles/[chronicle]/moments': { GET: MEMBERS },
	'/chronicles/[chronicle]/moments/[sequence]': { GET: MEMBERS },
	'/chronicles/[chronicle]/notes': { GET: MEMBERS },
	'/chronicles/[chronicle]/players': { GET: MEMBERS },
	'/chronicles/[chronicle]/players/[seat]': { GET: MEMBERS },
	// As the command: who keeps the chronicle lets somebody new join.
	'/chronicles/[chronicle]/players/new': { GET: KEEPER, POST: KEEPER },
	'/chronicles/[chronicle]/prologue': { GET: MEMBERS },
	'/chronicles/[chronicle]/prologue/[seat]': { GET: WRITERS },
	'/chronicles/[chronicle]/settings': {
		GET: KEEPER,
		'POST ?/delete': KEEPER,
		'POST ?/seat': KEEPER
	},
	'/chronicles/[chronicle]/timeline': { GET: MEMBERS },
	'/codex': { GET: 'anyone' },
	'/codex/open-set': { GET: 'anyone' },
	'/codex/open-set/[file]': { GET: 'anyone' },
	'/design': { GET: 'anyone' },
	'/design/bloodlines': { GET: 'anyone' },
	'/design/boards': { GET: 'anyone' },
	'/draws/[draw]': { GET: MEMBERS },
	'/games/[game]': { GET: MEMBERS, 'POST ?/delete': KEEPER },
	'/groups': { GET: 'signed-in', POST: 'account' },
	'/groups/[group]': {
		GET: MEMBERS,
		'POST ?/delete': KEEPER,
		'POST ?/hand': KEEPER,
		'POST ?/invite': KEEPER,
		'POST ?/leave': LEAVERS,
		'POST ?/remove': KEEPER,
		'POST ?/rename': KEEPER,
		'POST ?/revoke': KEEPER,
		'POST ?/role': KEEPER
	},
	'/groups/[group]/chronicles/enter': { GET: KEEPER, POST: KEEPER },
	'/groups/[group]/chronicles/import': { GET: KEEPER, POST: KEEPER },
	'/groups/[group]/chronicles/new': { GET: KEEPER, POST: KEEPER },
	'/join/[token]': { GET: 'anyone', 'POST ?/guest': 'anyone', 'POST ?/join': 'signed-in' },
	'/offline': { GET: 'anyone' },
	'/play': { GET: 'anyone' },
	'/play/[local]': { GET: 'anyone' },
	'/play/[local]/move': { GET: 'signed-in' },
	'/recover': { GET: 'anyone', POST: 'anyone' },
	'/sign-in': { GET: 'anyone', POST: 'anyone' },
	'/sign-out': { GET: 'signed-in', POST: 'signed-in' },
	'/sign-up': { GET: 'anyone', POST: 'anyone' },
	'/verify': { GET: 'anyone' }
} as const satisfies Readonly<Record<string, Row>>;

/** Who may do this there; null: nobody, it is not in the table. */
export function whoMay(routeId: string, deed: string): Who | null {
	const rows: Readonly<Record<string, Readonly<Record<string, Who>>>> = ROUTE_RIGHTS;
	const row = Object.hasOwn(rows, routeId) ? rows[routeId] : undefined;
	return row && Object.hasOwn(row, deed) ? (row[deed] ?? null) : null;
}

/**
 * Whether a role may give a command: for any seat; for a seat that one plays, the own one or one whose holder lets one
 * act for it; for the own seat only; or never.
 */
type SeatVerdict = 'any' | 'played-seat' | 'own-seat' | 'no';
type Verdict<T extends CommandType> =
	CommandOf<T> extends { readonly seat: string } ? SeatVerdict : 'any' | 'no';

type CommandRow<T extends CommandType> = Readonly<Record<Role, Verdict<T>>>;

/** The keeper may everything, a spectator nothing; so a row needs only what a player and a referee may. */
const row = <const Player, const Referee>(player: Player, referee: Referee) =>
	({ keeper: 'any', player, referee, spectator: 'no' }) as const;

const nobody = { keeper: 'no', player: 'no', referee: 'no', spectator: 'no' } as const;

/** Every command × role. A command without a row fails the type check. */
export const COMMAND_RIGHTS: {
	readonly [T in Exclude<CommandType, 'ActAtTable'>]: CommandRow<T>;
} = {
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
	// A number is one's own, and who keeps the table in order goes on without somebody: see games/heritage/mixing-rights.ts.
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
export const TABLE_RIGHTS: {
	readonly [T in TableCommandType]: Readonly<Record<Role, 'any' | 'played-seat' | 'no'>>;
} = {
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
	CorrectTable: row('any', 'any')
};

/**
 * Every command of a provable draw × role. A number in its seal is one's own: not even the keeper puts one in for
 * somebody who has a device; for the table, whoever keeps it in order does.
 */
export const DRAW_RIGHTS: {
	readonly [T in DrawCommand['type']]: Readonly<Record<Role, 'any' | 'own-seat' | 'no'>>;
} = {
	// Its cards and its seed are the server's own: it announces a draw itself.
	AnnounceDraw: { keeper: 'no', player: 'no', referee: 'no', spectator: 'no' },
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
	return allows(DRAW_RIGHTS[command.type][role], { seats, actsFor: [] }, seat);
}

/** Where somebody sits, and for whom they act. */
type Sitting = Pick<Access, 'role' | 'seats' | 'actsFor'>;

/** As much of a command as a page knows before it is written. */
type Wanted = { readonly type: Exclude<CommandType, 'ActAtTable'>; readonly seat?: unknown };

/** Whether who has this access may give this command. */
export function mayAct(access: Sitting, command: Wanted | CommandOf<'ActAtTable'>): boolean {
	if (command.type === 'ActAtTable') return mayActAtTable(access, command.command);
	const verdict: SeatVerdict = COMMAND_RIGHTS[command.type][access.role];
	return allows(verdict, access, command.seat);
}

function mayActAtTable(access: Sitting, command: TableCommand): boolean {
	const verdict = TABLE_RIGHTS[command.type][access.role];
	const asksTable = command.type === 'AnswerQuestion' && command.seat === null;
	if (asksTable && access.role !== 'spectator') return true;
	return allows(verdict, access, 'seat' in command ? command.seat : null);
}

/** Whether somebody plays a seat: their own, or one whose holder lets them act for it. */
export const mayPlay = (
	{ seats, actsFor }: Pick<Access, 'seats' | 'actsFor'>,
	seat: string
): boolean => seats.includes(seat) || actsFor.some((lent) => lent.seat === seat);

function allows(
	verdict: SeatVerdict,
	sitting: Pick<Access, 'seats' | 'actsFor'>,
	seat: unknown
): boolean {
	if (verdict === 'any' || verdict === 'no') return verdict === 'any';
	if (typeof seat !== 'string') return false;
	return verdict === 'own-seat' ? sitting.seats.includes(seat) : mayPlay(sitting, seat);
}

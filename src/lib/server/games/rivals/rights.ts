import type { Command } from '../../../games/rivals/commands.ts';
import type { Access } from '../../tables/access.ts';
import { nobody, row, type CommandRights } from '../../tables/command-rights.ts';

/** Every command of a match × role. With the box anyone who plays in the group taps any counter; the log says who did. */
const MATCH_RIGHTS: CommandRights<Command> = {
	// It begins a match, and is given to none.
	BeginMatch: nobody,
	ChangeSetting: row('any', 'any'),
	SetRivals: row('any', 'any'),
	SetFirst: row('any', 'any'),
	ChooseDeck: row('any', 'any'),
	ChangePrestige: row('any', 'any'),
	ChangeAgenda: row('any', 'any'),
	ChangeBlood: row('any', 'any'),
	Recruit: row('any', 'any'),
	NameVampire: row('any', 'any'),
	ChangePotency: row('any', 'any'),
	FellVampire: row('any', 'any'),
	ReturnVampire: row('any', 'any'),
	ChangeActions: row('any', 'any'),
	TurnVampire: row('any', 'any'),
	GoOn: row('any', 'any'),
	// An attack: the attacker's player tells it, the defender's answers, and with the box anybody for them.
	BeginAttack: row('any', 'any'),
	DefendAttack: row('any', 'any'),
	RevealCards: row('any', 'any'),
	TellTexts: row('any', 'any'),
	GoBackInAttack: row('any', 'any'),
	CallOffAttack: row('any', 'any'),
	EndAttack: row('any', 'any'),
	GiveUpAttack: row('any', 'any'),
	MoveVampires: row('any', 'any'),
	MendVampires: row('any', 'any'),
	PlaceHarm: row('any', 'any'),
	MovePrince: row('any', 'any'),
	RaisePotency: row('any', 'any'),
	ClaimPrince: row('any', 'any'),
	LetClaimPass: row('any', 'any'),
	TurnCity: row('any', 'any'),
	MoveCity: row('any', 'any'),
	DescribeCity: row('any', 'any'),
	DescribeVampire: row('any', 'any'),
	PlayScheme: row('any', 'any'),
	PromiseSide: row('any', 'any'),
	// A stake is the secret of its seat: see the door.
	AnswerScheme: row('any', 'any'),
	TellStake: row('any', 'any'),
	PlayTitle: row('any', 'any'),
	LoseTitle: row('any', 'any'),
	SetAttachments: row('any', 'any'),
	LayConspiracy: row('any', 'any'),
	ShowConspiracy: row('any', 'any'),
	AddToConspiracy: row('any', 'any'),
	ResolveConspiracy: row('any', 'any'),
	DiscardConspiracy: row('any', 'any'),
	EndMatch: row('any', 'any'),
	// Each speaks only for seats that are theirs, and a reason in place of asking is the keeper's: see speaksForOthers.
	UndoAtTable: row('any', 'any'),
	ProposeUndo: row('any', 'any'),
	AnswerUndo: row('any', 'no'),
	WithdrawUndo: row('any', 'any'),
	RedoAtTable: row('any', 'any')
};

/** Whether who has this access may give this command in a match. */
export const mayInMatch = ({ role }: Pick<Access, 'role'>, { type }: Command): boolean =>
	MATCH_RIGHTS[type][role] === 'any';

import type { SeatId } from '../../../games/core/seats.ts';
import type { TableCommand, TableCommandType } from '../../../games/rivals/table/commands.ts';

const WORDS: { readonly [T in TableCommandType]: string } = {
	SetTable: 'deals the cards',
	BringDeck: 'brings a deck',
	FlipAgenda: 'flips an Agenda card',
	MoveVampires: 'moves in The Streets',
	DrawCard: 'draws a card',
	Recruit: 'recruits a vampire',
	PlayCard: 'plays a card',
	Attack: 'attacks',
	ClaimPrince: 'claims the Prince of the City',
	UseAbility: 'uses an ability',
	BurnRetainer: 'burns a Retainer',
	ShowConspiracy: 'shows a Conspiracy',
	FeedConspiracy: 'adds Prestige to a Conspiracy',
	ResolveConspiracy: 'resolves a Conspiracy',
	MakePromise: 'makes a promise',
	ReleasePromise: 'releases a promise',
	EndActions: 'ends their actions',
	AnswerQuestion: 'answers',
	AnswerScheme: 'answers a Scheme'
};

/** What somebody wants, in words that stay with it while it waits to be sent. Nothing in them is a secret. */
export const wantedWords = (command: TableCommand, nameOf: (seat: SeatId) => string): string =>
	`${'seat' in command ? nameOf(command.seat) : 'Elysium'} ${WORDS[command.type]}`;

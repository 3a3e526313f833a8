import { refuse, type Decision } from '../core/decision.ts';
import type { Circumstances } from '../core/game.ts';
import { playAsset } from './chronicle/assets.ts';
import { actAtTable } from './chronicle/at-table.ts';
import { correctHaven, correctSheet, correctStickers } from './chronicle/by-hand.ts';
import { noteNumbers, turnNumber } from './chronicle/box-numbers.ts';
import { addCards, removeCards } from './chronicle/cards.ts';
import { openChapter } from './chronicle/chapter-opening.ts';
import {
	banishCharacter,
	registerCharacter,
	restoreCharacter,
	reviseCharacter
} from './chronicle/characters.ts';
import { chooseDeck } from './chronicle/deck-choice.ts';
import { addExpansion, forgoExpansions } from './chronicle/expansions.ts';
import { noteCopy } from './chronicle/copies.ts';
import { enterChronicle } from './chronicle/entry.ts';
import { correctDominance } from './chronicle/era-by-hand.ts';
import { chooseScoring, offerScoring } from './chronicle/era-scoring.ts';
import { joinChronicle, leaveChronicle, returnToChronicle } from './chronicle/joining.ts';
import { lendSeat, passHand, proposeHand, reclaimSeat } from './chronicle/lending.ts';
import { mixCards } from './chronicle/mixing.ts';
import { readMission } from './chronicle/mission-reading.ts';
import { resolveMission } from './chronicle/missions.ts';
import { writeNote } from './chronicle/notes.ts';
import { resolveObligations, stockObligation } from './chronicle/obligations.ts';
import { resolveOverview } from './chronicle/overview.ts';
import { completePrologue } from './chronicle/prologue.ts';
import {
	correctProved,
	endProved,
	finishProved,
	proposeProved,
	recordProved
} from './chronicle/proved.ts';
import { reopenAftermath } from './chronicle/reopening.ts';
import { chooseRetainer } from './chronicle/retainers.ts';
import { giveSeatToRival } from './chronicle/rival-seats.ts';
import { nameSeat } from './chronicle/seat-names.ts';
import { changeRuleset, renameChronicle } from './chronicle/settings.ts';
import { startChronicle } from './chronicle/start.ts';
import { passSticker, placeSticker } from './chronicle/stickers.ts';
import {
	answerUndo,
	proposeUndo,
	redoAtTable,
	undoAtTable,
	withdrawUndo
} from './chronicle/undoing.ts';
import { withdrawRecord } from './chronicle/withdrawing.ts';
import type { Command, CommandOf, CommandType } from './commands.ts';
import type { Event } from './events.ts';
import type { RefusalReason } from './refusals.ts';
import { haltRival, takeSeatBack } from '../core/computer/seats.ts';
import type { ChronicleState } from './state.ts';

type Deciders = {
	readonly [T in CommandType]: (
		state: ChronicleState,
		command: CommandOf<T>,
		circumstances: Circumstances
	) => Decision<Event, RefusalReason>;
};

const deciders = {
	StartChronicle: startChronicle,
	EnterChronicle: enterChronicle,
	RenameChronicle: renameChronicle,
	ChangeRuleset: changeRuleset,
	CompletePrologue: completePrologue,
	RegisterCharacter: registerCharacter,
	ReviseCharacter: reviseCharacter,
	BanishCharacter: banishCharacter,
	RestoreCharacter: restoreCharacter,
	RecordChapter: recordProved,
	ProposeEnding: proposeProved,
	WithdrawRecord: withdrawRecord,
	CorrectChapter: correctProved,
	ResolveOverview: resolveOverview,
	ResolveMission: resolveMission,
	StockObligation: stockObligation,
	ResolveObligations: resolveObligations,
	PlaceSticker: placeSticker,
	PassSticker: passSticker,
	ChooseRetainer: chooseRetainer,
	FinishAftermath: finishProved,
	ReopenAftermath: reopenAftermath,
	PlayAsset: playAsset,
	CorrectSheet: correctSheet,
	CorrectHaven: correctHaven,
	CorrectStickers: correctStickers,
	CorrectDominance: correctDominance,
	AddCards: addCards,
	RemoveCards: removeCards,
	ActAtTable: actAtTable,
	MixCards: mixCards,
	UndoAtTable: undoAtTable,
	ProposeUndo: proposeUndo,
	AnswerUndo: answerUndo,
	WithdrawUndo: withdrawUndo,
	RedoAtTable: redoAtTable,
	LendSeat: lendSeat,
	ReclaimSeat: reclaimSeat,
	GiveSeatToRival: giveSeatToRival,
	TakeSeatBack: takeSeatBack,
	HaltRival: haltRival,
	PassHand: passHand,
	ProposeHand: proposeHand,
	NameSeat: nameSeat,
	NoteCopy: noteCopy,
	WriteNote: writeNote,
	ChooseDeck: chooseDeck,
	AddExpansion: addExpansion,
	ForgoExpansions: forgoExpansions,
	OpenChapter: openChapter,
	ReadMission: readMission,
	OfferScoring: offerScoring,
	ChooseScoring: chooseScoring,
	EndChronicle: endProved,
	JoinChronicle: joinChronicle,
	LeaveChronicle: leaveChronicle,
	ReturnToChronicle: returnToChronicle,
	NoteNumbers: noteNumbers,
	TurnNumber: turnNumber
} satisfies Deciders;

/** For which reasons a command can be refused on a chronicle that has begun, read off its code. */
export type ReasonsOf<T extends CommandType> = ReasonIn<ReturnType<(typeof deciders)[T]>>;
type ReasonIn<D> = D extends { readonly refusal: { readonly reason: infer R } } ? R : never;

/** What comes of an intention: events, nothing to do, or a refusal. Refusal of its own: `not-started`. */
export function decide(
	state: ChronicleState,
	command: Command,
	circumstances: Circumstances
): Decision<Event, RefusalReason> {
	const begins = command.type === 'StartChronicle' || command.type === 'EnterChronicle';
	if (state.phase === 'unstarted' && !begins) return refuse('not-started');
	return decideBy(command.type, state, command, circumstances);
}

function decideBy<T extends CommandType>(
	type: T,
	state: ChronicleState,
	command: CommandOf<T>,
	circumstances: Circumstances
): Decision<Event, RefusalReason> {
	const byType: Deciders = deciders;
	return byType[type](state, command, circumstances);
}

import { assetPlayed } from './chronicle/assets.ts';
import { happenedAtTable } from './chronicle/at-table-happened.ts';
import { havenCorrected, sheetCorrected, stickersCorrected } from './chronicle/by-hand.ts';
import { numbersNoted, numberTurned } from './chronicle/box-numbers.ts';
import { chapterOpened } from './chronicle/chapter-opening.ts';
import { characterBanished, characterRestored, characterWritten } from './chronicle/characters.ts';
import { chronicleEnded } from './chronicle/chronicle-end.ts';
import { aftermathFinished } from './chronicle/closing.ts';
import { copyOpened } from './chronicle/copies.ts';
import { chapterCorrected } from './chronicle/correction.ts';
import { deckChosen } from './chronicle/deck-choice.ts';
import { expansionAdded, expansionsForgone } from './chronicle/expansions.ts';
import { chronicleEntered } from './chronicle/entry.ts';
import { dominanceCorrected } from './chronicle/era-by-hand.ts';
import { scoringChosen, scoringOffered } from './chronicle/era-scoring.ts';
import { playerJoined, playerLeft, playerReturned } from './chronicle/joining.ts';
import { seatLent, seatReclaimed } from './chronicle/lending.ts';
import { missionRead } from './chronicle/mission-reading.ts';
import { missionResolved } from './chronicle/missions.ts';
import { cardsMixed } from './chronicle/mixing.ts';
import { noteWritten } from './chronicle/notes.ts';
import { obligationsResolved, obligationStocked } from './chronicle/obligations.ts';
import { overviewResolved } from './chronicle/overview.ts';
import { cardsAdded, cardsRemoved } from './chronicle/own-cards.ts';
import { prologueCompleted } from './chronicle/prologue.ts';
import { chapterRecorded } from './chronicle/record.ts';
import { aftermathReopened } from './chronicle/reopening.ts';
import { retainerChosen } from './chronicle/retainers.ts';
import { seatNamed } from './chronicle/seat-names.ts';
import { chronicleRenamed, rulesetChanged } from './chronicle/settings.ts';
import { chronicleStarted } from './chronicle/start.ts';
import { stickerPassed, stickerPlaced } from './chronicle/stickers.ts';
import { courseTurned } from './chronicle/undoing.ts';
import { recordWithdrawn } from './chronicle/withdrawing.ts';
import type { Event, EventOf, EventType } from './events.ts';
import type { ComputerEvent } from './computer/grammar.ts';
import { rivalsAfter } from '../core/computer/seats.ts';
import type { ChronicleState } from './state.ts';

const evolvers: {
	readonly [T in EventType]: (state: ChronicleState, event: EventOf<T>) => ChronicleState;
} = {
	ChronicleStarted: chronicleStarted,
	ChronicleEntered: chronicleEntered,
	ChronicleRenamed: chronicleRenamed,
	RulesetChanged: rulesetChanged,
	PrologueCompleted: prologueCompleted,
	CharacterRegistered: characterWritten,
	CharacterRevised: characterWritten,
	CharacterBanished: characterBanished,
	CharacterRestored: characterRestored,
	ChapterRecorded: chapterRecorded,
	EndingProposed: courseTurned,
	RecordWithdrawn: recordWithdrawn,
	ChapterCorrected: chapterCorrected,
	OverviewResolved: overviewResolved,
	MissionResolved: missionResolved,
	ObligationStocked: obligationStocked,
	ObligationsResolved: obligationsResolved,
	StickerPlaced: stickerPlaced,
	StickerPassed: stickerPassed,
	RetainerChosen: retainerChosen,
	AftermathFinished: aftermathFinished,
	AftermathReopened: aftermathReopened,
	AssetPlayed: assetPlayed,
	SheetCorrected: sheetCorrected,
	HavenCorrected: havenCorrected,
	StickersCorrected: stickersCorrected,
	DominanceCorrected: dominanceCorrected,
	CardsAdded: cardsAdded,
	CardsRemoved: cardsRemoved,
	HappenedAtTable: happenedAtTable,
	CardsMixed: cardsMixed,
	UndoneAtTable: courseTurned,
	UndoProposed: courseTurned,
	UndoAgreed: courseTurned,
	UndoDeclined: courseTurned,
	UndoWithdrawn: courseTurned,
	RedoneAtTable: courseTurned,
	SeatLent: seatLent,
	SeatReclaimed: seatReclaimed,
	SeatGivenToRival: rivalsChanged,
	SeatTakenBack: rivalsChanged,
	RivalHalted: rivalsChanged,
	HandPassed: courseTurned,
	HandProposed: courseTurned,
	SeatNamed: seatNamed,
	CopyOpened: copyOpened,
	NoteWritten: noteWritten,
	DeckChosen: deckChosen,
	ExpansionAdded: expansionAdded,
	ExpansionsForgone: expansionsForgone,
	ChapterOpened: chapterOpened,
	MissionRead: missionRead,
	ScoringOffered: scoringOffered,
	ScoringChosen: scoringChosen,
	ChronicleEnded: chronicleEnded,
	PlayerJoined: playerJoined,
	PlayerLeft: playerLeft,
	PlayerReturned: playerReturned,
	NumbersNoted: numbersNoted,
	NumberTurned: numberTurned
};

function rivalsChanged(state: ChronicleState, event: ComputerEvent): ChronicleState {
	return { ...state, rivals: rivalsAfter(state.rivals, event) };
}

/** The state after an event. Never refuses and never throws: what happened has happened. */
export function evolve(state: ChronicleState, event: Event): ChronicleState {
	return evolveBy(event.type, state, event);
}

function evolveBy<T extends EventType>(type: T, state: ChronicleState, event: EventOf<T>) {
	return evolvers[type](state, event);
}

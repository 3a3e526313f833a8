import type { EventType } from '../../../games/heritage/events.ts';

/** What the ledger can be filtered by, in the order in which it is offered. */
export const LEDGER_KINDS = [
	'chapters',
	'table',
	'aftermath',
	'players',
	'characters',
	'cards',
	'corrections',
	'notes',
	'chronicle'
] as const;
export type LedgerKind = (typeof LEDGER_KINDS)[number];

export const KIND_LABELS: Record<LedgerKind, string> = {
	chapters: 'Chapters',
	table: 'At the table',
	aftermath: 'Aftermath',
	players: 'Players',
	characters: 'Characters',
	cards: 'Own cards',
	corrections: 'Corrections',
	notes: 'Notes',
	chronicle: 'The chronicle itself'
};

export const KIND_OF: { readonly [Type in EventType]: LedgerKind } = {
	ChronicleStarted: 'chronicle',
	ChronicleEntered: 'chronicle',
	ChronicleRenamed: 'chronicle',
	RulesetChanged: 'chronicle',
	PrologueCompleted: 'players',
	CharacterRegistered: 'characters',
	CharacterRevised: 'characters',
	CharacterBanished: 'characters',
	CharacterRestored: 'characters',
	ChapterRecorded: 'chapters',
	EndingProposed: 'table',
	RecordWithdrawn: 'chapters',
	ChapterCorrected: 'corrections',
	OverviewResolved: 'aftermath',
	MissionResolved: 'aftermath',
	ObligationStocked: 'chronicle',
	ObligationsResolved: 'aftermath',
	StickerPlaced: 'aftermath',
	StickerPassed: 'aftermath',
	RetainerChosen: 'aftermath',
	AftermathFinished: 'aftermath',
	AftermathReopened: 'corrections',
	AssetPlayed: 'players',
	SheetCorrected: 'corrections',
	HavenCorrected: 'corrections',
	StickersCorrected: 'corrections',
	DominanceCorrected: 'corrections',
	CardsAdded: 'cards',
	CardsRemoved: 'cards',
	HappenedAtTable: 'table',
	CardsMixed: 'table',
	UndoneAtTable: 'table',
	UndoProposed: 'table',
	UndoAgreed: 'table',
	UndoDeclined: 'table',
	UndoWithdrawn: 'table',
	RedoneAtTable: 'table',
	SeatLent: 'players',
	SeatReclaimed: 'players',
	SeatGivenToRival: 'players',
	SeatTakenBack: 'players',
	RivalHalted: 'players',
	HandPassed: 'players',
	HandProposed: 'players',
	SeatNamed: 'players',
	CopyOpened: 'chronicle',
	NoteWritten: 'notes',
	DeckChosen: 'chronicle',
	ExpansionAdded: 'chronicle',
	ExpansionsForgone: 'chronicle',
	ChapterOpened: 'chapters',
	MissionRead: 'aftermath',
	ScoringOffered: 'chapters',
	ScoringChosen: 'chapters',
	ChronicleEnded: 'chronicle',
	PlayerJoined: 'players',
	PlayerLeft: 'players',
	PlayerReturned: 'players',
	NumbersNoted: 'chronicle',
	NumberTurned: 'chronicle'
};

export const isLedgerKind = (value: unknown): value is LedgerKind =>
	LEDGER_KINDS.some((kind) => kind === value);

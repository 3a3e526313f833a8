import type { EventType } from './events.ts';

/** Which rule an event follows, for the ledger; null: the group's own doing, no rule. */
export const rulesCited: {
	readonly [T in Exclude<EventType, 'HappenedAtTable'>]: string | null;
} = {
	ChronicleStarted: 'rulebook: Chronicle Rules',
	ChronicleEntered: null,
	ChronicleRenamed: null,
	RulesetChanged: null,
	PrologueCompleted: 'rulebook: Prologue',
	CharacterRegistered: null,
	CharacterRevised: null,
	CharacterBanished: 'ruling 32: a clan leader is never banished',
	CharacterRestored: null,
	ChapterRecorded: 'rulebook: Aftermath, step 1; Ties',
	ChapterCorrected: 'the box is right',
	OverviewResolved: 'rulebook: Aftermath, step 2; ruling 33',
	MissionResolved: 'rulebook: Aftermath, step 3; ruling 19',
	ObligationStocked: null,
	ObligationsResolved: 'rulebook: Aftermath, step 4',
	StickerPlaced: 'rulebook: Aftermath, step 5; rulings 17 and 18',
	StickerPassed: 'rulebook: Aftermath, step 5',
	RetainerChosen: 'rulebook: Aftermath, step 6',
	AftermathFinished: 'rulebook: Aftermath; Era end',
	AftermathReopened: 'the box is right',
	AssetPlayed: 'rulebook: assets',
	SheetCorrected: 'the box is right',
	HavenCorrected: 'the box is right',
	StickersCorrected: 'the box is right',
	DominanceCorrected: 'the box is right',
	CardsAdded: null,
	CardsRemoved: null,
	UndoneAtTable: null,
	NoteWritten: null
};

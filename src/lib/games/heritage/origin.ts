import { scriptedChance } from '../core/chance.ts';
import { sameJson, type Json } from '../core/json.ts';
import { findFaultAtTable, isInOldForm } from './chronicle/at-table.ts';
import { settledPlayer } from './chronicle/players.ts';
import { findOldRecordFault } from './chronicle/proved.ts';
import { isUnderWay } from './chronicle/record.ts';
import { findOldUndoFault } from './chronicle/undoing.ts';
import type { Command } from './commands.ts';
import { decide } from './decide.ts';
import type { Event, EventOf, EventType } from './events.ts';
import { mixedOrigin } from './mixing/decide.ts';
import { mayHaveOldForms, RULES } from './revision.ts';
import type { RefusalReason } from './refusals.ts';
import { rivalOrigin } from '../core/computer/seats.ts';
import type { PrimogenResult } from './record-shapes.ts';
import type { Dominance } from './shapes.ts';
import type { ChronicleState } from './state.ts';
import { answered } from '../core/steps/consent.ts';

/** What a command answers with alone. */
type Alone = Exclude<EventType, 'HappenedAtTable'>;

/** An intention that would have led to an event, with what chance would have had to say. */
type Origin = {
	readonly command: Command;
	readonly rolls?: readonly number[];
	/** What would have had to be sealed. */
	readonly sealed?: Json;
};

/**
 * What an event of 0.1.0 leaves unsaid. Today's rules would say it, so that a file that claims to be as old is seen; what
 * can be checked of it holds.
 */
type Unsaid =
	| 'it-does-not-say-who-undid-it'
	| 'it-does-not-say-who-ended-the-chapter'
	| 'it-does-not-say-what-goes-on-within-a-step';

/**
 * Why the events of a command cannot have come about on this state, or null when they can: the intention
 * behind them is decided anew and has to give exactly these events. For logs that come from elsewhere; what
 * this chronicle decided itself never has a fault.
 */
export function findFault(
	state: ChronicleState,
	events: readonly Event[],
	rules = RULES
): RefusalReason | 'not-what-follows' | Unsaid | null {
	const [event, ...more] = events;
	if (event?.type === 'HappenedAtTable')
		return (
			findFaultAtTable(state, events, rules) ??
			(isInOldForm(events) ? 'it-does-not-say-what-goes-on-within-a-step' : null)
		);
	// Every other command answers with one event.
	if (!event || more.length > 0) return 'not-what-follows';
	if (mayHaveOldForms(rules)) {
		// Before anybody was asked, nothing was said of who undid it.
		if (event.type === 'UndoneAtTable' && !event.by)
			return state.phase === 'unstarted'
				? 'not-started'
				: (findOldUndoFault(state, event) ?? 'it-does-not-say-who-undid-it');
		// Nor whether a table was given up for a record.
		if (event.type === 'ChapterRecorded' && !event.ended && isUnderWay(state, event.chapter))
			return findOldRecordFault(state, event) ?? 'it-does-not-say-who-ended-the-chapter';
	}
	const { command, rolls = [], sealed } = originOf(event.type, state, event);
	const known = sealed === undefined ? {} : { sealed };
	const decision = decide(state, command, { chance: scriptedChance(rolls), ...known });
	if (!decision.accepted) return decision.refusal.reason;
	return sameJson([...decision.events], [event]) ? null : 'not-what-follows';
}

/** The intention behind an event, and what would have had to be known for it. */
export function originOf<T extends Alone>(
	type: T,
	state: ChronicleState,
	event: EventOf<T>
): Origin {
	return origins[type](state, event);
}

const origins: {
	readonly [T in Alone]: (state: ChronicleState, event: EventOf<T>) => Origin;
} = {
	ChronicleStarted: (_, event) => ({ command: { ...event, type: 'StartChronicle' } }),
	ChronicleEntered: (_, event) => ({ command: { ...event, type: 'EnterChronicle' } }),
	ChronicleRenamed: (_, event) => ({ command: { ...event, type: 'RenameChronicle' } }),
	RulesetChanged: (_, event) => ({ command: { ...event, type: 'ChangeRuleset' } }),
	PrologueCompleted: (_, event) => ({ command: { ...event, type: 'CompletePrologue' } }),
	CharacterRegistered: (_, event) => ({ command: { ...event, type: 'RegisterCharacter' } }),
	CharacterRevised: (_, event) => ({ command: { ...event, type: 'ReviseCharacter' } }),
	CharacterBanished: (_, event) => ({ command: { ...event, type: 'BanishCharacter' } }),
	CharacterRestored: (_, event) => ({ command: { ...event, type: 'RestoreCharacter' } }),
	ChapterRecorded: ({ course }, { chapter, record, ended }) => {
		if (ended?.agreed) return { command: answered(course, course.proposal?.waits ?? [], true) };
		const told = { type: 'RecordChapter' as const, chapter, record };
		if (!ended) return { command: told };
		const { by, reason } = ended;
		return { command: { ...told, replacesTable: true, by, ...(reason && { reason }) } };
	},
	EndingProposed: (_, { chapter, record, by }) => ({
		command: { type: 'ProposeEnding', chapter, record, by }
	}),
	RecordWithdrawn: (_, event) => ({ command: { ...event, type: 'WithdrawRecord' } }),
	ChapterCorrected: (state, { chapter, record, dominance, reason }) => {
		const eraDraw = drawBehind(state, dominance);
		return { command: { type: 'CorrectChapter', chapter, record, eraDraw, reason } };
	},
	OverviewResolved: (_, { victor: _victor, vanquished: _vanquished, scheme, ...told }) => ({
		command: { ...told, type: 'ResolveOverview', scheme: scheme && { name: scheme.name } }
	}),
	MissionResolved: (_, { claimant: _claimant, ...told }) => ({
		command: { ...told, type: 'ResolveMission' }
	}),
	ObligationStocked: (_, event) => ({ command: { ...event, type: 'StockObligation' } }),
	ObligationsResolved: obligationsOrigin,
	StickerPlaced: (_, event) => ({ command: { ...event, type: 'PlaceSticker' } }),
	StickerPassed: (_, event) => ({ command: { ...event, type: 'PassSticker' } }),
	RetainerChosen: (_, event) => ({ command: { ...event, type: 'ChooseRetainer' } }),
	AftermathFinished: (state, { chapter, leftOpen, dominance }) => ({
		command: {
			type: 'FinishAftermath',
			chapter,
			leaveOpen: leftOpen.length > 0,
			eraDraw: drawBehind(state, dominance)
		}
	}),
	AftermathReopened: (_, event) => ({ command: { ...event, type: 'ReopenAftermath' } }),
	AssetPlayed: (_, { seat, asset, note }) => ({
		command: { type: 'PlayAsset', seat, asset: asset.id, note }
	}),
	SheetCorrected: (_, event) => ({ command: { ...event, type: 'CorrectSheet' } }),
	HavenCorrected: (_, event) => ({ command: { ...event, type: 'CorrectHaven' } }),
	StickersCorrected: (_, event) => ({ command: { ...event, type: 'CorrectStickers' } }),
	DominanceCorrected: (_, event) => ({ command: { ...event, type: 'CorrectDominance' } }),
	CardsAdded: (_, event) => ({ command: { ...event, type: 'AddCards' } }),
	CardsRemoved: (_, { ids, reason }) => ({ command: { type: 'RemoveCards', ids, reason } }),
	CardsMixed: ({ mixing }, { step }) => mixedOrigin(mixing?.id ?? '', step),
	UndoneAtTable: ({ course }, { kept, by = [], agreed, reason }) => {
		if (agreed) return { command: answered(course, course.proposal?.waits ?? [], true) };
		return { command: { type: 'UndoAtTable', kept, by, ...(reason && { reason }) } };
	},
	UndoProposed: (_, { kept, by }) => ({ command: { type: 'ProposeUndo', kept, by } }),
	UndoAgreed: ({ course }, { seats }) => ({ command: answered(course, seats, true) }),
	UndoDeclined: ({ course }, { seats }) => ({ command: answered(course, seats, false) }),
	UndoWithdrawn: ({ course }, { by }) => ({
		command: { type: 'WithdrawUndo', proposal: course.proposal?.id ?? 0, by }
	}),
	RedoneAtTable: () => ({ command: { type: 'RedoAtTable' } }),
	SeatLent: (_, event) => ({ command: { ...event, type: 'LendSeat' } }),
	SeatReclaimed: (_, event) => ({ command: { ...event, type: 'ReclaimSeat' } }),
	SeatGivenToRival: (_, event) => ({ command: rivalOrigin(event) }),
	SeatTakenBack: (_, event) => ({ command: rivalOrigin(event) }),
	RivalHalted: (_, event) => ({ command: rivalOrigin(event) }),
	HandPassed: ({ course }, { seat, from, to, consent }) => {
		if (consent || from === null)
			return { command: answered(course, course.proposal?.waits ?? [], true) };
		return { command: { type: 'PassHand', seat, from, to } };
	},
	HandProposed: (_, event) => ({ command: { ...event, type: 'ProposeHand' } }),
	SeatNamed: (_, event) => ({ command: { ...event, type: 'NameSeat' } }),
	CopyOpened: (_, event) => ({ command: { ...event, type: 'NoteCopy' } }),
	NoteWritten: (_, event) => ({ command: { ...event, type: 'WriteNote' } }),
	DeckChosen: (_, event) => ({ command: { ...event, type: 'ChooseDeck' } }),
	ExpansionAdded: (_, event) => ({ command: { ...event, type: 'AddExpansion' } }),
	ExpansionsForgone: (_, event) => ({ command: { ...event, type: 'ForgoExpansions' } }),
	ChapterOpened: (_, event) => ({ command: { ...event, type: 'OpenChapter' } }),
	MissionRead: (_, event) => ({ command: { ...event, type: 'ReadMission' } }),
	ScoringOffered: (_, event) => ({ command: { ...event, type: 'OfferScoring' } }),
	ScoringChosen: (_, { era, card }) => ({ command: { type: 'ChooseScoring', era, card } }),
	ChronicleEnded: (_, { from, draw, final }) => ({
		command: { type: 'EndChronicle', from, draw, final }
	}),
	PlayerJoined: (_, event) => ({ command: { ...event, type: 'JoinChronicle' } }),
	PlayerLeft: (_, event) => ({ command: { ...event, type: 'LeaveChronicle' } }),
	PlayerReturned: (_, { seat, dots }) => ({
		command: { type: 'ReturnToChronicle', seat, dots }
	}),
	NumbersNoted: (_, event) => ({ command: { ...event, type: 'NoteNumbers' } }),
	NumberTurned: (_, event) => ({ command: { ...event, type: 'TurnNumber' } })
};

/** What was drawn is rolled again on purpose; what lies nowhere gives a roll that hits another. */
function obligationsOrigin(
	state: ChronicleState,
	{ chapter, gained, lost }: EventOf<'ObligationsResolved'>
): Origin {
	const drawnFrom = (held: readonly { readonly id: string }[], id: string) =>
		Math.max(
			0,
			held.findIndex((slip) => slip.id === id)
		);
	const held = (seat: string) => settledPlayer(state, seat)?.haven.obligations ?? [];
	const rolls = [
		...(gained?.drawn ? [drawnFrom(state.obligationSupply, gained.obligation.id)] : []),
		...lost
			.filter(({ drawn }) => drawn)
			.map(({ seat, obligation }) => drawnFrom(held(seat), obligation.id))
	];
	const gain = gained?.drawn
		? { from: 'draw' as const }
		: gained && { from: 'box' as const, obligation: gained.obligation };
	const losses = lost.map(({ seat, obligation, drawn }) => ({
		seat,
		obligation: drawn ? null : obligation.id
	}));
	return { command: { type: 'ResolveObligations', chapter, gain, losses }, rolls };
}

/** The draw behind a dominance; none where an earlier one was kept. Who declared what is not in the log. */
function drawBehind(state: ChronicleState, dominance: Dominance | null): PrimogenResult | null {
	if (dominance?.by !== 'primogen-draw' || dominance.seat === null) return null;
	const kept = state.eras.some((earlier) => sameJson(earlier, dominance));
	return kept ? null : { declared: {}, shown: null, winner: dominance.seat };
}

import type { Event, EventOf, EventType } from '../../../games/heritage/events.ts';
import { deviceNames } from '../../../games/core/fair/sentences.ts';
import { mixingStepTold } from '../../../games/heritage/mixing/told.ts';
import { completed } from '../../../games/heritage/ruleset.ts';
import type { ChronicleState } from '../../../games/heritage/state.ts';
import {
	aftermathFinished,
	missionResolved,
	obligationsResolved,
	overviewResolved,
	retainerChosen,
	stickerPlaced,
	stickerWords
} from './aftermath-words.ts';
import {
	capital,
	changeInWords,
	characterChanges,
	havenChanges,
	sheetChanges,
	type Change
} from './changes.ts';
import { cardsAdded, cardsRemoved } from './card-words.ts';
import { chapterCorrected, chapterRecorded, endingProposed } from './chapter-words.ts';
import {
	chapterOpened,
	chronicleEnded,
	deckChosen,
	expansionAdded,
	expansionsForgone,
	missionRead,
	numbersNoted,
	numberTurned,
	playerJoined,
	playerLeft,
	playerReturned,
	scoringChosen,
	scoringOffered
} from './deck-words.ts';
import { dominanceChange, takenBack } from './era-words.ts';
import { counted, listed, type Names } from './names.ts';
import { rulesetChanges } from './ruleset-changes.ts';
import { happenedAtTable } from './table-told.ts';
import type { Told } from './told.ts';
import {
	handProposed,
	redoneAtTable,
	undoAgreed,
	undoDeclined,
	undoneAtTable,
	undoProposed,
	undoWithdrawn
} from './undo-words.ts';
import { roman } from '../../../games/core/numerals.ts';

/**
 * Each type of event has its words; a new type without any fails the type check. `before` is the
 * state that the event met, from which a correction tells what was there.
 */
const TELL: {
	readonly [Type in EventType]: (
		event: EventOf<Type>,
		names: Names,
		before: ChronicleState
	) => Told;
} = {
	ChronicleStarted: ({ title, seats, dealer, traits }, names) => ({
		sentence: `“${title}” began, with ${listed(seats.map(names.seat))} at the table.`,
		details: [dealt(dealer), `Traits: ${listed(traits.map(({ name }) => name))}.`]
	}),
	ChronicleEntered: ({ title, seats, chapter, dealer, characters, stickers }, names) => ({
		sentence: `“${title}” was taken over from the box at chapter ${chapter}, with ${listed(seats.map(names.seat))} at the table.`,
		details: [
			dealt(dealer),
			`${counted(characters.length, 'character')} and ${counted(stickers.length, 'sticker')} came with it.`
		]
	}),
	ChronicleRenamed: ({ title }) => ({ sentence: `The chronicle is called “${title}” now.` }),
	RulesetChanged: ({ ruleset, reason }, _names, before) => ({
		sentence: 'The house rules changed from here on.',
		details: inWords(rulesetChanges(before.ruleset, completed(ruleset))),
		reason
	}),
	PrologueCompleted: prologueCompleted,
	CharacterRegistered: ({ character }) => ({
		sentence: `${character.name} (${capital(character.clan)}) was added to the register.`
	}),
	CharacterRevised: ({ character }, _names, before) => {
		const known = before.characters[character.id];
		return {
			sentence: `The register entry of ${character.name} was changed.`,
			details: known ? inWords(characterChanges(known, character)) : []
		};
	},
	CharacterBanished: ({ character, reason }, names) => ({
		sentence: `${names.character(character)} was banished from the chronicle.`,
		reason
	}),
	CharacterRestored: ({ character, reason }, names) => ({
		sentence: `${names.character(character)} came back into the chronicle.`,
		reason
	}),
	ChapterRecorded: chapterRecorded,
	EndingProposed: endingProposed,
	RecordWithdrawn: ({ chapter }) => ({
		sentence: `The record of chapter ${chapter} was withdrawn.`
	}),
	ChapterCorrected: chapterCorrected,
	OverviewResolved: overviewResolved,
	MissionResolved: missionResolved,
	ObligationStocked: ({ obligation }) => ({
		sentence: `The obligation “${obligation.name}” joined the supply.`,
		details: obligation.text ? [obligation.text] : []
	}),
	ObligationsResolved: obligationsResolved,
	StickerPlaced: stickerPlaced,
	StickerPassed: ({ seat }, names) => ({ sentence: `${names.seat(seat)} placed no sticker.` }),
	RetainerChosen: retainerChosen,
	AftermathFinished: aftermathFinished,
	AftermathReopened: ({ chapter, reason }, names, before) => ({
		sentence: `The aftermath of chapter ${chapter} was opened again.`,
		details: takenBack(before, chapter, names),
		reason
	}),
	AssetPlayed: ({ seat, asset, note }, names) => ({
		sentence: `${names.seat(seat)} played the asset “${asset.name}”.`,
		...(note && { words: note })
	}),
	SheetCorrected: ({ seat, sheet, reason }, names, before) => ({
		sentence: `The sheet of ${names.seat(seat)} was corrected by hand.`,
		details: inWords(sheetChanges(before.players[seat]?.sheet ?? null, sheet, names)),
		reason
	}),
	HavenCorrected: ({ seat, haven, reason }, names, before) => ({
		sentence: `The haven of ${names.seat(seat)} was corrected by hand.`,
		details: inWords(havenChanges(before.players[seat]?.haven ?? null, haven, names)),
		reason
	}),
	StickersCorrected: ({ character, stickers, reason }, names) => ({
		sentence: `The stickers of ${names.character(character)} were corrected by hand.`,
		details: stickers.length > 0 ? stickers.map(stickerWords) : ['It has none now.'],
		reason
	}),
	DominanceCorrected: ({ era, seat, reason }, names, before) => ({
		sentence: `Who dominated era ${roman(era)} was corrected by hand.`,
		details: inWords([dominanceChange(before, era, seat, names)]),
		reason
	}),
	CardsAdded: cardsAdded,
	CardsRemoved: cardsRemoved,
	HappenedAtTable: happenedAtTable,
	CardsMixed: ({ step }, names) => ({ sentence: mixingStepTold(step, deviceNames(names.seat)) }),
	UndoneAtTable: undoneAtTable,
	UndoProposed: undoProposed,
	UndoAgreed: undoAgreed,
	UndoDeclined: undoDeclined,
	UndoWithdrawn: undoWithdrawn,
	RedoneAtTable: redoneAtTable,
	SeatLent: ({ seat, hand }, names) => ({
		sentence: `Somebody else may act for ${names.seat(seat)}.`,
		details: [hand ? 'They may see the hand, too.' : 'They may not see the hand.']
	}),
	SeatReclaimed: ({ seat }, names) => ({
		sentence: `Nobody else acts for ${names.seat(seat)} any more.`
	}),
	SeatGivenToRival: ({ seat, strength }, names) => ({
		sentence: `The computer (${strength}) plays for ${names.seat(seat)}.`
	}),
	SeatTakenBack: ({ seat }, names) => ({
		sentence: `The computer no longer plays for ${names.seat(seat)}.`
	}),
	RivalHalted: ({ seat }, names) => ({
		sentence: `The computer found no move for ${names.seat(seat)} and waits.`
	}),
	SeatNamed: ({ seat }, names) => ({ sentence: `A seat was named ${names.seat(seat)}.` }),
	CopyOpened: () => ({
		sentence: 'A copy of this chronicle was opened on this server.',
		details: ['The keeper of the copy can open its next sealed cards before you do.']
	}),
	HandPassed: ({ seat, consent }, names) => ({
		sentence: `The hand of ${names.seat(seat)} was passed on.`,
		details: [
			'The person who sits there now sees its cards.',
			consent
				? `Agreed by ${listed(consent.agreed.map(names.seat))}.`
				: 'The person who passed it on could see them before.'
		]
	}),
	HandProposed: handProposed,
	NoteWritten: ({ chapter, text }) => ({
		sentence:
			chapter === null
				? 'A note on the chronicle was written.'
				: `A note on chapter ${chapter} was written.`,
		words: text
	}),
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

/** An event in plain words. */
export function tell(event: Event, names: Names, before: ChronicleState): Told {
	// Keyed by the event's own type, so the teller found is the one for it.
	const teller = TELL[event.type] as (event: Event, names: Names, before: ChronicleState) => Told;
	return teller(event, names, before);
}

function prologueCompleted(event: EventOf<'PrologueCompleted'>, names: Names): Told {
	const { seat, name, title, dots, havenName, retainer, sticker } = event;
	const given = Object.entries(dots)
		.filter(([, count]) => count > 0)
		.map(([trait, count]) => `${names.trait(trait)} ${count}`);
	const bearing = sticker ? `, with ${stickerWords(sticker)}` : '';
	const company = retainer
		? // What people write of a sticker often ends with a stop of its own.
			`${names.character(retainer)} is the first retainer${bearing}.`.replace(/([.!?])\.$/, '$1')
		: 'No retainer yet.';
	return {
		sentence: `${names.seat(seat)} wrote the prologue: ${name}, ${title}, of ${havenName}.`,
		details: [...(given.length > 0 ? [`Dots: ${listed(given)}.`] : []), company]
	};
}

const inWords = (changes: readonly Change[]): string[] => changes.map(changeInWords);

const dealt = (dealer: 'box' | 'app'): string =>
	dealer === 'box' ? 'The box deals.' : 'Elysium deals.';

import { askingRefusals } from './table/asking.ts';
import { stepRefusals } from '../core/steps/undoing.ts';
import { mixingRefusals } from './mixing/decide.ts';
import { tableRefusals } from './table/refusals.ts';

/**
 * Why a command is refused, each in one kind sentence that says what is so and what helps. Names in
 * braces are filled from the refusal; seats, characters, clans and traits come as ids and are named
 * by who shows the sentence.
 */
const chronicleRefusals = {
	'not-started': 'This chronicle has not begun yet; start it first.',
	'already-started': 'This chronicle has already begun.',

	'unknown-seat': 'Nobody sits at {seat} in this chronicle. Choose one of its players.',
	'seat-missing': '{seat} is missing. The entry needs every player of the chronicle.',
	'trait-twice': 'The trait {trait} is listed twice. Give each trait its own name.',
	'unknown-trait': 'The sheet has no trait {trait}; choose one of the traits of this chronicle.',

	'prologue-open': '{seat} has not been through the prologue yet; finish it first.',
	'prologue-already-done':
		'The prologue of {seat} is done; correct the sheet or the haven by hand instead.',
	'prologue-dots': 'You placed {placed} dots. The prologue gives exactly {wanted}.',
	'sticker-without-retainer': 'There is a sticker but no retainer. Choose the first retainer.',

	'unknown-character': '{character} is not in the register yet; type the card in first.',
	'character-id-taken': 'The register already has another character as {character}; use a new id.',
	'character-twice': '{character} is named twice for {seat}; once is enough.',
	'character-banished': '{character} was banished and is out of the chronicle.',
	'banished-twice': '{character} is listed twice among the banished. Once is enough.',
	'register-full': 'The register holds {most} characters, which is all it can hold.',
	'leader-not-banished': '{character} is a clan leader, and clan leaders are never banished.',
	'leader-not-retained': '{character} is a clan leader, and clan leaders are never retained.',
	'not-a-leader': '{character} is no clan leader; only unlocked leaders come home to a haven.',
	'leader-has-a-home': '{character} is at home with {seat} and serves no one else.',
	'in-another-haven': '{character} is already in the haven of {seat}.',
	'slip-id-taken': 'The card {slip} is already somewhere else. Give the new one an id of its own.',

	'card-twice': '{card} is listed twice. List each card once.',
	'card-of-open-set':
		'The open set has a card by the id of {card}; give yours an id or a name of its own.',
	'card-id-taken':
		'Another card of yours has the id of {card}. Remove that one first, or give this one an id of its own.',
	'character-of-another-card':
		'The register knows {character} by the id of {card}, with another name or other signs; make them agree, or give the card an id of its own.',
	'board-has-scheme':
		'{card} and {other} are both schemes of battleground {battleground}, which has one; keep one of them.',
	'too-many-cards':
		'A chronicle holds {characters} characters and {schemes} schemes of its own; remove what you do not play with.',
	'not-your-card': '{card} is not among your own cards; look at which are there now.',

	'chapter-not-next': 'Chapter {chapter} is still to come; the next one is chapter {next}.',
	'chapter-already-recorded':
		'Chapter {chapter} is recorded already; correct it if something is wrong.',
	'chapter-not-recorded': 'Chapter {chapter} is not recorded here; record it first.',
	'chapter-not-played': 'Chapter {chapter} has not been played yet; name an earlier one.',
	'chronicle-complete': 'All twenty-one chapters are recorded; this chronicle is complete.',
	'clan-twice': 'Two players have clan {clan}; each plays a clan of their own.',
	'first-player-not-playing':
		'{seat} had the first player marker but does not play; choose one of the players.',
	'mission-twice': 'The mission {mission} is listed twice. List each mission once.',
	'claimant-not-playing': '{seat} claimed a mission but does not play; choose one of the players.',
	'character-in-two-bloodlines':
		'{character} is noted in the bloodlines of {seats}; it can only be in one.',
	'order-not-of-the-players': 'The order has to name every player exactly once.',
	'tie-needs-draw':
		'{seats} are tied for victory, and missions do not break the tie. Hold a primogen draw.',
	'draw-not-needed': 'A primogen draw is noted, but nobody is tied for victory. Remove it.',
	'draw-not-among-tied': '{seat} is not tied and takes no part in the primogen draw.',
	'archetype-declared-twice':
		'Two players declared {archetype}; each of the tied declares a different archetype.',
	'archetype-not-the-winners':
		'{archetype} showed, but {seat} did not declare it; check who won the draw.',
	'proof-does-not-hold':
		'The proof of this draw does not hold at its step {step} ({why}); draw once more, or enter it as drawn with real cards.',
	'proof-of-another-draw':
		'The proof is of another draw than this one; take the one that was held for this tie.',

	'aftermath-open': 'The aftermath of chapter {chapter} is still open; finish it first.',
	'aftermath-finished':
		'The aftermath of chapter {chapter} is finished; correct the sheet, haven or stickers by hand.',
	'later-chapter-recorded':
		'Chapter {later} is recorded, so the aftermath of chapter {chapter} stays closed; correct the sheet, haven or stickers by hand.',
	'aftermath-begun': 'The aftermath of chapter {chapter} has begun; correct the chapter instead.',
	'not-playing': '{seat} did not play this chapter and has no part in this step.',
	'overview-already-resolved':
		'The overview of chapter {chapter} is settled; correct the haven by hand if the card is wrong.',
	'unknown-mission': 'The chapter had no mission {mission}. Choose one of its missions.',
	'mission-unclaimed': 'Nobody claimed {mission}, so there is nothing to decide.',
	'mission-already-resolved':
		'{mission} is decided; correct the sheet or haven by hand if its reward is wrong.',
	'too-many-dots': '{trait} would have more than {most} dots; the sheet has no room for them.',
	'too-many-titles': 'The sheet has no room for more than {most} titles. Remove one first.',
	'obligations-already-resolved':
		'The obligations of chapter {chapter} are settled; correct the havens by hand if they are wrong.',
	'victor-loses-nothing': '{seat} won the chapter and gains an obligation instead of losing one.',
	'obligation-not-in-haven': '{slip} is not in the haven of {seat}. Choose one that is.',
	'obligation-supply-empty':
		'Elysium knows no obligation to draw. Draw one from the box and enter it.',
	'asset-not-in-haven': '{slip} is not in the haven of {seat}. It may have been played.',
	'one-sticker-a-chapter':
		'{seat} has already placed a sticker this chapter. Each player places one.',
	'sticker-id-taken': 'There is a sticker {sticker} already; give the new one an id of its own.',
	'sticker-elsewhere':
		'One of these stickers is on {character}. List only this character’s stickers.',
	'sticker-of-another-clan': 'A {kind} sticker does not fit here; take one of {instead}.',
	'stickers-out': 'There are no {kind} stickers left; take one of {instead}.',
	'all-stickers-out': 'Every sticker in the box is used; none is placed.',
	'more-stickers-than-exist':
		'{used} {kind} stickers are stuck, and the readings know {total}; change their number if your box has more.',
	'in-torpor': '{character} ended the chapter in torpor; choose a vampire outside torpor.',
	'in-another-bloodline': '{character} is noted in the bloodline of {seat}.',
	'unlocked-by-another':
		'A mission of {seat} unlocked {character}. Choose a vampire of your own bloodline.',
	'claimed-by-another':
		'{seat} already chose {character} after this chapter. Whose bloodline was it? If it was not that of {seat}, note the bloodlines in the record.',
	'not-in-bloodline':
		'{character} was not in the bloodline of {seat} when the chapter ended. Choose a vampire that was.',
	'sticker-waits':
		'{seat} claimed fewer missions and may still want one of the last {kind} stickers. {seat} places a sticker or passes first.',
	'retainer-already-chosen':
		'{character} went into the haven of {seat}; choose who should be there instead.',
	'steps-open':
		'{open} parts of the aftermath are open; settle them, or finish with them left open.',

	'table-under-way':
		'Chapter {chapter} is still being played at the table; finish it there, or say that this record takes its place.',
	'ending-needs-consent':
		'{seats} play on at this table; ask them, or let the keeper give a reason.',
	'no-table-under-way': 'Chapter {chapter} is not being played at the table; record it as usual.',
	'table-without-chapter':
		'A table of this chronicle belongs to its next chapter; say which that is.',
	'era-of-another-chapter':
		'Chapter {chapter} belongs to era {era}; lay out the boards of that era.',
	'readings-differ':
		'The table is set with other readings than the chronicle’s; load it again and set the table once more.',
	'haven-differs':
		'Another retainer waits in the haven of {seat}; load it again and set the table once more.',
	'acts-for-oneself': 'The player of {seat} acts for it anyway. Choose somebody else.',
	...stepRefusals,
	...askingRefusals,
	'part-of-a-monstrosity':
		'{character} became part of a monstrosity and goes back to the deck; choose another.',

	'era-tie-needs-draw':
		'{seats} are tied for era {era} in missions and wins. Hold a primogen draw.',
	'era-draw-not-needed': 'Era {era} needs no primogen draw. Remove it.',
	'era-twice': 'Era {era} is listed twice. Each era is dominated once.',
	'era-not-over': 'Era {era} is not over yet; name only eras that have ended.',
	'too-many-wins': 'The players won {wins} chapters together, but only {played} were played.',
	'missions-before-era':
		'{seat} cannot have missions in era {era}, which begins with this chapter.',

	'deck-already-open':
		'A card of this deck is already open, so you can only switch to your own box.',
	'deck-turned-here':
		'Elysium turns the deck of this chronicle; ask it for the next card instead of typing it.',
	'no-deck-here': 'This chronicle is played with your own box; type what its card shows.',
	'chapter-already-open': 'Chapter {chapter} is already open. Read it there.',
	'source-of-another-kind':
		'A source’s link must begin with https:// or http://. Correct it, or give a title.',
	'chapter-not-opened':
		'Nobody opened chapter {chapter} here; decide its missions without reading them aloud.',
	'chapter-sealed': 'Chapter {chapter} is still sealed; open it first.',
	'not-early':
		'Nothing comes before chapter {chapter} any more. Open it as the next one, not early.',
	'missions-not-opened':
		'The deck laid out the missions of chapter {chapter}; note these, no more and no fewer.',
	'mission-already-read': '{mission} was already read aloud. It is shown with its chapter.',
	'mission-not-read': '{mission} has not been read aloud yet; read it before it is decided.',
	'brings-another-card': 'The card sent along is not the card named.',
	'scoring-open':
		'Era {era} still waits for its scoring card. Let the player who dominated it choose one first.',
	'scoring-not-offered': 'The scoring cards of era {era} are not laid out yet. Lay them out first.',
	'scoring-already-offered': 'The scoring cards of era {era} are already laid out. Choose one.',
	'scoring-already-chosen':
		'The scoring card of era {era} is chosen, and the chronicle has gone on since.',
	'unknown-scoring': 'That card is not among the scoring cards of era {era}; choose one of them.',
	'two-to-choose-from': 'Era {era} has exactly two scoring cards to choose from.',
	'chronicle-not-over':
		'The chronicle is not over yet; finish the aftermath of its last chapter first.',
	'end-tie-needs-draw':
		'{seats} are tied at the very end, in score and in chapters won. Hold a primogen draw.',
	'table-not-over':
		'Chapter {chapter} is on the table. Finish it before anybody joins, leaves or comes back.',
	'table-full': 'There is room for {most} at the table; somebody has to leave first.',
	'no-seat-left':
		'All nine seats of this chronicle were taken once; let somebody come back instead.',
	'seat-not-next': 'A new player sits down at {next}, the next free seat.',
	'too-few-stay': 'At least two have to stay; let somebody join or come back first.',
	'not-away': '{seat} has not left, so there is nothing to come back to.',
	'player-away': '{seat} has left for now; let them come back first, or play without them.',
	'returning-dots': '{placed} dots are placed, and {seat} comes back with exactly {wanted}.'
} as const satisfies Record<string, string>;

/** Those of the chronicle, of its table and of how its cards are mixed. Where two refuse for one reason, the chronicle says it. */
export const refusals = { ...tableRefusals, ...mixingRefusals, ...chronicleRefusals } as const;

export type RefusalReason = keyof typeof refusals;

import { askingRefusals } from './table/asking.ts';
import { stepRefusals } from '../core/steps/undoing.ts';
import { mixingRefusals } from './mixing/decide.ts';
import { computerRefusals } from './computer/grammar.ts';
import { tableRefusals } from './table/refusals.ts';

/**
 * Why a command is refused, each in one kind sentence that says what is so and what helps. Names in
 * braces are filled from the refusal; seats, characters, clans and traits come as ids and are named
 * by who shows the sentence.
 */
const chronicleRefusals = {
	'not-started': 'This chronicle has not begun. Start it first.',
	'already-started': 'This chronicle has already begun.',

	'unknown-seat': 'Nobody sits at {seat} in this chronicle. Choose one of its players.',
	'seat-missing': '{seat} is missing. The entry needs every player of the chronicle.',
	'trait-twice': 'The trait {trait} is listed twice. Give each trait its own name.',
	'unknown-trait': 'This chronicle has no trait {trait}. Choose one of its traits.',

	'prologue-open': '{seat} has not finished the prologue. Finish it first.',
	'prologue-already-done':
		'The prologue of {seat} is done. Correct the sheet or the haven by hand.',
	'prologue-dots': 'You placed {placed} dots. The prologue gives exactly {wanted}.',
	'sticker-without-retainer': 'A sticker needs a retainer. Choose the first retainer.',

	'unknown-character': '{character} is not in the register. Type the card in first.',
	'character-id-taken': 'The register already has a {character}. Use a new id.',
	'character-twice': '{seat} has {character} listed twice. Once is enough.',
	'character-banished': '{character} is banished. Choose another character.',
	'banished-twice': '{character} is listed twice among the banished. Once is enough.',
	'register-full': 'The register is full: it holds {most} characters.',
	'leader-not-banished': '{character} is a clan leader. Clan leaders are never banished.',
	'leader-not-retained': '{character} is a clan leader. Clan leaders are never retained.',
	'not-a-leader': '{character} is not a clan leader. Only unlocked leaders go to a haven.',
	'leader-has-a-home': '{character} belongs to {seat} and serves no one else.',
	'in-another-haven': '{character} is already in the haven of {seat}.',
	'slip-id-taken': 'The id {slip} is already taken. Give the new card another id.',

	'card-twice': '{card} is listed twice. List each card once.',
	'card-of-open-set': 'The open set already uses the id {card}. Give yours another id or name.',
	'card-id-taken':
		'Another card of yours has the id {card}. Remove it, or give this one another id.',
	'character-of-another-card':
		'The register has {character} under the id {card}, but name or attributes differ. Make them match, or give the card another id.',
	'board-has-scheme':
		'{card} and {other} are both schemes of battleground {battleground}. It has only one: keep one.',
	'too-many-cards':
		'A chronicle can add {characters} characters and {schemes} schemes. Remove what you do not play with.',
	'not-your-card': '{card} is not one of your own cards. Check the list.',

	'chapter-not-next': 'It is too early for chapter {chapter}. Next is chapter {next}.',
	'chapter-already-recorded': 'Chapter {chapter} is already recorded. Correct it if it is wrong.',
	'chapter-not-recorded': 'Chapter {chapter} is not recorded. Record it first.',
	'chapter-not-played': 'Chapter {chapter} is not played yet. Choose an earlier one.',
	'chronicle-complete': 'All 21 chapters are recorded. This chronicle is complete.',
	'clan-twice': 'Two players have clan {clan}. Each needs a different clan.',
	'first-player-not-playing':
		'{seat} has the first player marker but does not play. Choose a player.',
	'mission-twice': 'The mission {mission} is listed twice. List each mission once.',
	'claimant-not-playing': '{seat} claimed a mission but does not play. Choose a player.',
	'character-in-two-bloodlines': '{character} is in the bloodlines of {seats}. Choose one.',
	'order-not-of-the-players': 'The order must list every player exactly once.',
	'tie-needs-draw':
		'{seats} are tied for victory, and missions do not break the tie. Hold a primogen draw.',
	'draw-not-needed': 'Nobody is tied for victory. Remove the primogen draw.',
	'draw-not-among-tied': 'Only tied players join the primogen draw. {seat} is not tied.',
	'archetype-declared-twice':
		'Two players declared {archetype}. Each must declare a different archetype.',
	'archetype-not-the-winners': '{archetype} came up, but {seat} did not declare it. Check who won.',
	'proof-does-not-hold':
		'The proof of this draw fails at step {step} ({why}). Draw again, or enter it as drawn with real cards.',
	'proof-of-another-draw': 'This proof is of another draw. Use the one held for this tie.',

	'aftermath-open': 'The aftermath of chapter {chapter} is still under way. Finish it first.',
	'aftermath-finished':
		'The aftermath of chapter {chapter} is done. Correct the sheet, haven or stickers by hand.',
	'later-chapter-recorded':
		'Chapter {later} is recorded, so the aftermath of chapter {chapter} is closed. Correct the sheet, haven or stickers by hand.',
	'aftermath-begun': 'The aftermath of chapter {chapter} has begun. Correct the chapter.',
	'not-playing': '{seat} did not play this chapter and skips this step.',
	'overview-already-resolved':
		'The overview of chapter {chapter} is done. If the card is wrong, correct the haven by hand.',
	'unknown-mission': 'The chapter had no mission {mission}. Choose one of its missions.',
	'mission-unclaimed': 'Nobody claimed {mission}: there is nothing to decide.',
	'mission-already-resolved':
		'{mission} is decided. If its reward is wrong, correct the sheet or haven.',
	'too-many-dots': 'A trait has at most {most} dots. {trait} would have more.',
	'too-many-titles': 'The sheet has room for {most} titles. Remove one first.',
	'obligations-already-resolved':
		'The obligations of chapter {chapter} are done. If they are wrong, correct the havens by hand.',
	'victor-loses-nothing': '{seat} won the chapter and gains an obligation instead of losing one.',
	'obligation-not-in-haven': '{slip} is not in the haven of {seat}. Choose one that is.',
	'obligation-supply-empty':
		'Elysium has no obligations to draw from. Draw one from the box and enter it.',
	'asset-not-in-haven': '{slip} is not in the haven of {seat}. It may have been played.',
	'one-sticker-a-chapter':
		'{seat} has already placed a sticker this chapter. Each player places one.',
	'sticker-id-taken': 'There is already a sticker {sticker}. Give the new one another id.',
	'sticker-elsewhere':
		'One of these stickers is on {character}. List only this character’s stickers.',
	'sticker-of-another-clan': 'A {kind} sticker does not fit here. Take one of {instead}.',
	'stickers-out': 'No {kind} stickers are left. Take one of {instead}.',
	'all-stickers-out': 'Every sticker in the box is used. Place none.',
	'more-stickers-than-exist':
		'{used} {kind} stickers are used, but the house rules allow {total}. If your box has more, change the number.',
	'in-torpor': '{character} ended the chapter in torpor. Choose another vampire.',
	'in-another-bloodline': '{character} is in the bloodline of {seat}.',
	'unlocked-by-another':
		'A mission of {seat} unlocked {character}. Choose a vampire of your own bloodline.',
	'claimed-by-another':
		'{seat} already chose {character} after this chapter. If it was not in that bloodline, enter the bloodlines in the record.',
	'not-in-bloodline':
		'{character} was not in the bloodline of {seat} when the chapter ended. Choose a vampire that was.',
	'sticker-waits':
		'{seat} claimed fewer missions and may still want one of the last {kind} stickers. {seat} places a sticker or passes first.',
	'retainer-already-chosen': '{character} is already in the haven of {seat}. Choose another.',
	'steps-open': 'Steps of the aftermath still undecided: {open}. Decide them, or finish anyway.',

	'table-under-way':
		'Chapter {chapter} is still on the table. Finish it there, or let this record replace it.',
	'ending-needs-consent': '{seats} still play here. Ask them, or let the keeper give a reason.',
	'no-table-under-way': 'Chapter {chapter} is not on the table. Record it as usual.',
	'table-without-chapter': 'The table is for the next chapter. Say which chapter that is.',
	'era-of-another-chapter':
		'Chapter {chapter} is in era {era:roman}. Set up the battlegrounds of that era.',
	'readings-differ': 'The chronicle’s house rules have changed. Reload and set the table up again.',
	'haven-differs': '{seat}’s haven has a different retainer. Reload and set the table up again.',
	'acts-for-oneself': 'That is {seat}’s own player. Choose someone else.',
	...stepRefusals,
	...askingRefusals,
	...computerRefusals,
	'part-of-a-monstrosity':
		'{character} became part of a monstrosity and returns to the deck. Choose another.',

	'era-tie-needs-draw':
		'{seats} are tied for era {era:roman} in missions and wins. Hold a primogen draw.',
	'era-draw-not-needed': 'Era {era:roman} needs no primogen draw. Remove it.',
	'era-twice': 'Era {era:roman} is listed twice. Each era is dominated once.',
	'era-not-over': 'Era {era:roman} is not over yet; name only eras that have ended.',
	'too-many-wins': 'The players won {wins} chapters together, but only {played} were played.',
	'missions-before-era':
		'{seat} cannot have missions in era {era:roman}, which begins with this chapter.',

	'deck-already-open': 'This deck is in use. You can only switch to your own box.',
	'deck-turned-here': 'Elysium turns the cards of this chronicle. Ask it for the next card.',
	'no-deck-here': 'You play this chronicle with your own box. Type what the card shows.',
	'chapter-already-open': 'Chapter {chapter} is already open. Read it there.',
	'source-of-another-kind':
		'A source’s link must begin with https:// or http://. Correct it, or give a title.',
	'chapter-not-opened':
		'Chapter {chapter} was not opened here. Decide its missions without reading them aloud.',
	'chapter-sealed': 'Chapter {chapter} is not open yet. Open it first.',
	'not-early': 'Chapter {chapter} is next. Open it normally, not early.',
	'missions-not-opened': 'Enter exactly the missions that the deck laid out for chapter {chapter}.',
	'mission-already-read': '{mission} was already read aloud. Find it in its chapter.',
	'mission-not-read': '{mission} has not been read aloud. Read it before deciding.',
	'brings-another-card': 'Wrong card. Load the page again.',
	'scoring-open':
		'Era {era:roman} still waits for its scoring card. Let the player who dominated it choose one first.',
	'scoring-not-offered':
		'The scoring cards of era {era:roman} are not laid out yet. Lay them out first.',
	'scoring-already-offered':
		'The scoring cards of era {era:roman} are already laid out. Choose one.',
	'scoring-already-chosen':
		'Era {era:roman} already has its scoring card, and play has gone on since.',
	'unknown-scoring': 'That is not a scoring card of era {era:roman}. Choose one of them.',
	'two-to-choose-from': 'Era {era:roman} has exactly two scoring cards to choose from.',
	'chronicle-not-over': 'The chronicle is not over. Finish the last aftermath first.',
	'end-tie-needs-draw': '{seats} are tied in score and chapters won. Hold a primogen draw.',
	'table-not-over':
		'Chapter {chapter} is on the table. Finish it before anyone joins, leaves or returns.',
	'table-full': 'The table has room for {most}. Someone has to leave first.',
	'no-seat-left': 'All nine seats have been used. Let someone come back.',
	'seat-not-next': 'A new player sits down at {next}, the next free seat.',
	'too-few-stay': 'At least two must stay. Let someone join or return first.',
	'not-away': '{seat} has not left, so they cannot come back.',
	'player-away': '{seat} is away. Let them come back first, or play without them.',
	'returning-dots': '{placed} dots are placed. {seat} returns with exactly {wanted}.'
} as const satisfies Record<string, string>;

/** Those of the chronicle, of its table and of how its cards are mixed. Where two refuse for one reason, the chronicle says it. */
export const refusals = { ...tableRefusals, ...mixingRefusals, ...chronicleRefusals } as const;

export type RefusalReason = keyof typeof refusals;

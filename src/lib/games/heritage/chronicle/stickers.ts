import { accept, nothingToDo, refuse } from '../../core/decision.ts';
import { sameJson } from '../../core/json.ts';
import type { CommandOf } from '../commands.ts';
import type { Event, EventOf } from '../events.ts';
import { checkKind } from '../register/stock.ts';
import { homeOf } from '../register/whereabouts.ts';
import type { SeatId, ThingId } from '../shapes.ts';
import type { Chapter, ChronicleState } from '../state.ts';
import { openChapter, withAftermath } from './chapters.ts';
import { checkNewSticker, checkPresent } from './checks.ts';
import { checkPlayed, notedIn } from './record-checks.ts';

/**
 * Step 5: one ability sticker a player, of the clan just played or of the thin blood, onto a vampire
 * of the own bloodline outside torpor (reading stickers, rulings 17 and 18). A bloodline that nobody
 * noted is believed. The same again: nothing to do. Refusals: `chapter-not-recorded`,
 * `aftermath-finished`, `not-playing`, `one-sticker-a-chapter`, `unknown-character`,
 * `character-banished`, `in-torpor`, `in-another-bloodline`, `leader-has-a-home`, `sticker-id-taken`,
 * `sticker-of-another-clan`, `stickers-out`, `all-stickers-out`.
 */
export function placeSticker(state: ChronicleState, command: CommandOf<'PlaceSticker'>) {
	const { chapter, seat, character, sticker } = command;
	const { refused, chapter: entry } = openChapter(state, chapter);
	if (refused) return refused;
	const placed = entry.aftermath.stickers[seat];
	if (placed) {
		const stuck = state.stickers.find(({ id }) => id === placed);
		const same = stuck && sameJson(stuck, { ...sticker, character, chapter, seat });
		return same ? nothingToDo() : refuse('one-sticker-a-chapter', { seat }, 'seat');
	}
	const clan = entry.record.players.find((player) => player.seat === seat)?.clan;
	if (!clan) return refuse('not-playing', { seat }, 'seat');
	return (
		checkOwnVampire(state, entry, seat, character) ??
		checkLeader(state, seat, character) ??
		checkNewSticker(state, sticker.id, 'sticker.id') ??
		checkKind(state, clan, sticker.kind) ??
		accept<Event>({ type: 'StickerPlaced', chapter, seat, character, sticker })
	);
}

/**
 * Step 5: a player who places no sticker. Passed already: nothing to do. Refusals:
 * `chapter-not-recorded`, `aftermath-finished`, `not-playing`, `one-sticker-a-chapter`.
 */
export function passSticker(state: ChronicleState, { chapter, seat }: CommandOf<'PassSticker'>) {
	const { refused, chapter: entry } = openChapter(state, chapter);
	if (refused) return refused;
	const answer = entry.aftermath.stickers[seat];
	if (answer === null) return nothingToDo();
	if (answer !== undefined) return refuse('one-sticker-a-chapter', { seat }, 'seat');
	return checkPlayed(entry.record, seat) ?? accept<Event>({ type: 'StickerPassed', chapter, seat });
}

/**
 * Whether a vampire can have been in a seat's bloodline, outside torpor, when the chapter ended.
 * Refusals: `unknown-character`, `character-banished`, `in-torpor`, `in-another-bloodline`.
 */
export function checkOwnVampire(
	state: ChronicleState,
	{ record }: Chapter,
	seat: SeatId,
	character: ThingId
) {
	const absent = checkPresent(state, character, 'character');
	if (absent) return absent;
	const noted = notedIn(record, character);
	if (noted?.torpor) return refuse('in-torpor', { character }, 'character');
	if (noted && noted.seat !== seat) {
		return refuse('in-another-bloodline', { character, seat: noted.seat }, 'character');
	}
	return null;
}

export function stickerPlaced(
	state: ChronicleState,
	{ chapter, seat, character, sticker }: EventOf<'StickerPlaced'>
): ChronicleState {
	const noted = withAnswer(state, chapter, seat, sticker.id);
	return { ...noted, stickers: [...noted.stickers, { ...sticker, character, chapter, seat }] };
}

export function stickerPassed(
	state: ChronicleState,
	{ chapter, seat }: EventOf<'StickerPassed'>
): ChronicleState {
	return withAnswer(state, chapter, seat, null);
}

/** An unlocked leader serves no one else (ruling 19). */
function checkLeader(state: ChronicleState, seat: SeatId, character: ThingId) {
	const home = homeOf(state, character);
	if (home === null || home === seat) return null;
	return refuse('leader-has-a-home', { character, seat: home }, 'character');
}

function withAnswer(state: ChronicleState, chapter: number, seat: SeatId, answer: ThingId | null) {
	return withAftermath(state, chapter, ({ stickers }) => ({
		stickers: { ...stickers, [seat]: answer }
	}));
}

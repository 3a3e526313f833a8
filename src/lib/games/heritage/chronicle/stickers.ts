import { accept, nothingToDo, refuse } from '../../core/decision.ts';
import { sameJson } from '../../core/json.ts';
import type { CommandOf } from '../commands.ts';
import type { Event, EventOf } from '../events.ts';
import { allowedKinds, checkKind, stickerStock } from '../register/stock.ts';
import { homeOf } from '../register/whereabouts.ts';
import type { NewSticker, SeatId, ThingId } from '../shapes.ts';
import type { Chapter, ChronicleState } from '../state.ts';
import { openChapter, withAftermath } from './chapters.ts';
import { checkNewSticker } from './checks.ts';
import { checkOwnVampire } from './own-vampire.ts';
import { checkPlayed } from './record-checks.ts';
import { aftermathOrder } from './steps.ts';

/**
 * Step 5: one ability sticker a player, of the clan just played or of the thin blood, onto a vampire
 * of the own bloodline outside torpor (reading stickers, rulings 17 and 18). A bloodline that nobody
 * noted is believed. The last stickers of a kind go to who claimed fewer missions (ruling 16). The same
 * again: nothing to do. Refusals: `chapter-not-recorded`, `aftermath-finished`, `not-playing`,
 * `one-sticker-a-chapter`, those of `checkOwnVampire`, `leader-has-a-home`, `sticker-id-taken`,
 * `sticker-of-another-clan`, `stickers-out`, `all-stickers-out`, `sticker-waits`.
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
	const clan = clanOf(entry, seat);
	if (!clan) return refuse('not-playing', { seat }, 'seat');
	return (
		checkOwnVampire(state, entry, seat, character, 'sticker') ??
		checkLeader(state, seat, character) ??
		checkNewSticker(state, sticker.id, 'sticker.id') ??
		checkKind(state, clan, sticker.kind) ??
		checkLastOne(state, entry, seat, sticker.kind) ??
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

const clanOf = ({ record }: Chapter, seat: SeatId) =>
	record.players.find((player) => player.seat === seat)?.clan;

/**
 * Whether enough stickers of a kind are left for all who go before this player and have not placed or passed
 * (ruling 16); a clan just played is one player's alone. Refusal: `sticker-waits`.
 */
function checkLastOne(
	state: ChronicleState,
	entry: Chapter,
	seat: SeatId,
	kind: NewSticker['kind']
) {
	const order = aftermathOrder(entry);
	const before = order
		.slice(0, order.indexOf(seat))
		.filter((one) => entry.aftermath.stickers[one] === undefined)
		.filter((one) => {
			const clan = clanOf(entry, one);
			return clan !== undefined && allowedKinds(state, clan).includes(kind);
		});
	const [first] = before;
	if (first === undefined || stickerStock(state)[kind].left > before.length) return null;
	return refuse('sticker-waits', { kind, seat: first }, 'sticker.kind');
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

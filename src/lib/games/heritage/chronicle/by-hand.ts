import { accept, nothingToDo, refuse } from '../../core/decision.ts';
import { sameJson } from '../../core/json.ts';
import { repeated } from '../repeated.ts';
import type { CommandOf } from '../commands.ts';
import type { Event, EventOf } from '../events.ts';
import { checkStock } from '../register/stock.ts';
import { homeOf, stickersOf } from '../register/whereabouts.ts';
import type { Haven, SeatId, Slip, Sticker } from '../shapes.ts';
import type { ChronicleState } from '../state.ts';
import { checkPresent, checkRetainable, checkSeat, checkTraits, slipHolder } from './checks.ts';
import { nextChapter } from './next.ts';
import { settledPlayer, withPlayer } from './players.ts';

/**
 * Sets a player's sheet by hand: the box is right. The same sheet: nothing to do.
 * Refusals: `unknown-seat`, `prologue-open`, `unknown-trait`.
 */
export function correctSheet(state: ChronicleState, command: CommandOf<'CorrectSheet'>) {
	const { seat, sheet, reason } = command;
	const { refused, player } = findSettled(state, seat);
	if (refused) return refused;
	if (sameJson(player.sheet, sheet)) return nothingToDo();
	return (
		checkTraits(state.traits, sheet.dots, 'sheet.dots') ??
		accept<Event>({ type: 'SheetCorrected', seat, sheet, reason })
	);
}

export function sheetCorrected(
	state: ChronicleState,
	{ seat, sheet }: EventOf<'SheetCorrected'>
): ChronicleState {
	return withPlayer(state, seat, () => ({ sheet }));
}

/**
 * Sets a haven by hand. Obligations taken out return to the supply, those put in leave it. The same
 * haven: nothing to do. Refusals: `unknown-seat`, `prologue-open`, those of a retainer,
 * `not-a-leader`, `character-twice`, `leader-has-a-home`, `slip-id-taken`.
 */
export function correctHaven(state: ChronicleState, command: CommandOf<'CorrectHaven'>) {
	const { seat, haven, reason } = command;
	const { refused, player } = findSettled(state, seat);
	if (refused) return refused;
	if (sameJson(player.haven, haven)) return nothingToDo();
	return (
		(haven.retainer === null
			? null
			: checkRetainable(state, seat, haven.retainer, 'haven.retainer')) ??
		checkLeaders(state, seat, haven) ??
		checkSlips(state, seat, haven) ??
		accept<Event>({ type: 'HavenCorrected', seat, haven, reason })
	);
}

export function havenCorrected(
	state: ChronicleState,
	{ seat, haven }: EventOf<'HavenCorrected'>
): ChronicleState {
	const before = settledPlayer(state, seat)?.haven.obligations ?? [];
	const now = new Set([...haven.assets, ...haven.obligations].map(({ id }) => id));
	const stocked = [...state.obligationSupply, ...before];
	return {
		...withPlayer(state, seat, () => ({ haven })),
		obligationSupply: stocked.filter(({ id }) => !now.has(id))
	};
}

/**
 * Sets all stickers of one character by hand, oldest first. The same ones: nothing to do. Refusals:
 * `unknown-character`, `sticker-elsewhere`, `sticker-id-taken`, `unknown-seat`,
 * `chapter-not-played`, `more-stickers-than-exist`.
 */
export function correctStickers(state: ChronicleState, command: CommandOf<'CorrectStickers'>) {
	const { character, stickers, reason } = command;
	if (!state.characters[character]) return refuse('unknown-character', { character }, 'character');
	if (sameJson(stickersOf(state, character), stickers)) return nothingToDo();
	const others = state.stickers.filter((sticker) => sticker.character !== character);
	return (
		checkEachSticker(state, command, others) ??
		checkStock(state.ruleset, [...others, ...stickers], 'stickers') ??
		accept<Event>({ type: 'StickersCorrected', character, stickers, reason })
	);
}

export function stickersCorrected(
	state: ChronicleState,
	{ character, stickers }: EventOf<'StickersCorrected'>
): ChronicleState {
	const others = state.stickers.filter((sticker) => sticker.character !== character);
	return { ...state, stickers: [...others, ...stickers] };
}

function findSettled(state: ChronicleState, seat: SeatId) {
	const stranger = checkSeat(state, seat);
	if (stranger) return { refused: stranger };
	const player = settledPlayer(state, seat);
	return player ? { player } : { refused: refuse('prologue-open', { seat }, 'seat') };
}

function checkLeaders(state: ChronicleState, seat: SeatId, { leaders }: Haven) {
	const twice = repeated(leaders);
	if (twice) {
		const at = `haven.leaders.${twice.index}`;
		return refuse('character-twice', { character: twice.value, seat }, at);
	}
	for (const [index, character] of leaders.entries()) {
		const at = `haven.leaders.${index}`;
		const absent = checkPresent(state, character, at);
		if (absent) return absent;
		if (state.characters[character]?.kind !== 'leader') {
			return refuse('not-a-leader', { character }, at);
		}
		const home = homeOf(state, character);
		if (home !== null && home !== seat) {
			return refuse('leader-has-a-home', { character, seat: home }, at);
		}
	}
	return null;
}

function checkSlips(state: ChronicleState, seat: SeatId, { assets, obligations }: Haven) {
	const twice = repeated([...assets, ...obligations].map(({ id }) => id));
	if (twice) return refuse('slip-id-taken', { slip: twice.value }, 'haven');
	const foreign = (kind: string, slips: readonly Slip[]) =>
		slips.flatMap(({ id }, index) => {
			const holder = slipHolder(state, id);
			const taken = holder !== null && holder !== seat;
			return taken ? [{ id, at: `haven.${kind}.${index}` }] : [];
		});
	const stocked = assets.flatMap(({ id }, index) =>
		state.obligationSupply.some((slip) => slip.id === id)
			? [{ id, at: `haven.assets.${index}` }]
			: []
	);
	const [taken] = [
		...foreign('assets', assets),
		...stocked,
		...foreign('obligations', obligations)
	];
	return taken ? refuse('slip-id-taken', { slip: taken.id }, taken.at) : null;
}

function checkEachSticker(
	state: ChronicleState,
	{ character, stickers }: CommandOf<'CorrectStickers'>,
	others: readonly Sticker[]
) {
	const next = nextChapter(state);
	for (const [index, sticker] of stickers.entries()) {
		const at = `stickers.${index}`;
		if (sticker.character !== character) {
			return refuse('sticker-elsewhere', { character: sticker.character }, `${at}.character`);
		}
		const taken = [...others, ...stickers.slice(0, index)].some(({ id }) => id === sticker.id);
		if (taken) return refuse('sticker-id-taken', { sticker: sticker.id }, `${at}.id`);
		const stranger = sticker.seat !== null && checkSeat(state, sticker.seat, `${at}.seat`);
		if (stranger) return stranger;
		if (next !== null && sticker.chapter >= next) {
			return refuse('chapter-not-played', { chapter: sticker.chapter }, `${at}.chapter`);
		}
	}
	return null;
}

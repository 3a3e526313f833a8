import { refuse } from '../../core/decision.ts';
import type { Ruleset } from '../ruleset.ts';
import type { ChronicleState } from '../state.ts';
import { STICKER_KINDS, type Clan, type StickerKind } from '../vocabulary.ts';

export type Stock = { readonly total: number; readonly used: number; readonly left: number };

/** How many stickers of a kind the box holds at the start, by the chronicle's readings. */
function stickersInBox(ruleset: Ruleset, kind: StickerKind): number {
	return kind === 'thin-blood' ? ruleset.thinBloodStickers : ruleset.clanStickers;
}

/** The stock of every kind: in the box at the start, stuck on characters, left. */
export function stickerStock(state: ChronicleState): Record<StickerKind, Stock> {
	const used = countKinds(state.stickers);
	const stock = (kind: StickerKind): Stock => {
		const total = stickersInBox(state.ruleset, kind);
		return { total, used: used[kind], left: total - used[kind] };
	};
	return recordOf(stock);
}

/**
 * The kinds that may be stuck for a clan just played: its own while there are any, thin blood
 * whenever one likes (ruling 17), any other clan's when both are out (ruling 18); none when all are.
 */
export function allowedKinds(state: ChronicleState, clan: Clan): StickerKind[] {
	const stock = stickerStock(state);
	const inStock = STICKER_KINDS.filter((kind) => stock[kind].left > 0);
	const usual = inStock.filter((kind) => kind === clan || kind === 'thin-blood');
	return usual.length > 0 ? usual : inStock;
}

/**
 * Whether a sticker of this kind may be placed for the clan just played; the refusal names what may
 * be used instead. Refusals: `all-stickers-out`, `stickers-out`, `sticker-of-another-clan`.
 */
export function checkKind(state: ChronicleState, clan: Clan, kind: StickerKind) {
	const instead = allowedKinds(state, clan);
	if (instead.includes(kind)) return null;
	const at = 'sticker.kind';
	if (instead.length === 0) return refuse('all-stickers-out', {}, at);
	const out = stickerStock(state)[kind].left <= 0;
	return out
		? refuse('stickers-out', { kind, instead }, at)
		: refuse('sticker-of-another-clan', { kind, clan, instead }, at);
}

/** Whether the readings hold as many stickers as are stuck. Refusal: `more-stickers-than-exist`. */
export function checkStock(
	ruleset: Ruleset,
	stickers: readonly { kind: StickerKind }[],
	at: string
) {
	const used = countKinds(stickers);
	const short = STICKER_KINDS.find((kind) => used[kind] > stickersInBox(ruleset, kind));
	if (short === undefined) return null;
	const about = { kind: short, used: used[short], total: stickersInBox(ruleset, short) };
	return refuse('more-stickers-than-exist', about, at);
}

function countKinds(stickers: readonly { kind: StickerKind }[]): Record<StickerKind, number> {
	const used = recordOf(() => 0);
	for (const { kind } of stickers) used[kind] += 1;
	return used;
}

function recordOf<T>(value: (kind: StickerKind) => T): Record<StickerKind, T> {
	return Object.fromEntries(STICKER_KINDS.map((kind) => [kind, value(kind)])) as Record<
		StickerKind,
		T
	>;
}

import * as v from 'valibot';
import { listOf, PLENTY, recordOf } from '$lib/games/core/bounded';
import { readAs } from '$lib/games/core/read-as';
import type { Haven, Sheet } from '$lib/games/heritage/shapes';
import { slipSchema } from '$lib/games/heritage/shapes';

const looseSlip = v.object({ id: slipSchema.entries.id, name: v.string(), text: v.string() });

const sheetDraft = v.object({
	/** The sheet as it was when somebody began to correct it; a draft of another one is no use. */
	base: v.string(),
	name: v.string(),
	/** One a line. */
	titles: v.string(),
	dots: recordOf(v.string(), v.number(), PLENTY),
	reason: v.string()
});
export type SheetDraft = v.InferOutput<typeof sheetDraft>;

const havenDraft = v.object({
	base: v.string(),
	name: v.string(),
	retainer: v.nullable(v.string()),
	leaders: listOf(v.string(), PLENTY),
	assets: listOf(looseSlip, PLENTY),
	obligations: listOf(looseSlip, PLENTY),
	reason: v.string()
});
export type HavenDraft = v.InferOutput<typeof havenDraft>;

export const sheetDraftOf = (sheet: Sheet): SheetDraft => ({
	base: JSON.stringify(sheet),
	name: sheet.name,
	titles: sheet.titles.join('\n'),
	dots: { ...sheet.dots },
	reason: ''
});

export const havenDraftOf = (haven: Haven): HavenDraft => ({
	base: JSON.stringify(haven),
	name: haven.name,
	retainer: haven.retainer,
	leaders: [...haven.leaders],
	assets: haven.assets.map((slip) => ({ ...slip })),
	obligations: haven.obligations.map((slip) => ({ ...slip })),
	reason: ''
});

/** The sheet a draft asks for. */
export const sheetFrom = ({ name, titles, dots }: SheetDraft): Sheet => ({
	name: name.trim(),
	titles: titles
		.split('\n')
		.map((title) => title.trim())
		.filter(Boolean),
	dots
});

/** The haven a draft asks for. */
export const havenFrom = ({ base: _base, reason: _reason, ...haven }: HavenDraft): Haven => ({
	...haven,
	name: haven.name.trim()
});

/** A stored draft of the sheet as it stands now; null: of an older one, or none. */
export const readSheetDraft =
	(sheet: Sheet) =>
	(stored: unknown): SheetDraft | null =>
		sameBase(readAs(sheetDraft, stored), JSON.stringify(sheet));

/** A stored draft of the haven as it stands now; null: of an older one, or none. */
export const readHavenDraft =
	(haven: Haven) =>
	(stored: unknown): HavenDraft | null =>
		sameBase(readAs(havenDraft, stored), JSON.stringify(haven));

const sameBase = <Draft extends { readonly base: string }>(
	typed: Draft | null,
	base: string
): Draft | null => (typed?.base === base ? typed : null);

import * as v from 'valibot';
import { PLENTY, recordOf } from '$lib/games/core/bounded';
import { readAs } from '$lib/games/core/read-as';
import type { CommandOf } from '$lib/games/heritage/commands';
import { STICKER_KINDS } from '$lib/games/heritage/vocabulary';

/** A prologue while it is written. */
const draftSchema = v.object({
	name: v.string(),
	title: v.string(),
	dots: recordOf(v.string(), v.number(), PLENTY),
	havenName: v.string(),
	retainer: v.nullable(v.string()),
	sticker: v.object({
		id: v.string(),
		kind: v.optional(v.picklist(STICKER_KINDS)),
		name: v.string(),
		text: v.string()
	})
});

export type PrologueDraft = v.InferOutput<typeof draftSchema>;

export const emptyPrologue = (stickerId: string): PrologueDraft => ({
	name: '',
	title: '',
	dots: {},
	havenName: '',
	retainer: null,
	sticker: { id: stickerId, kind: undefined, name: '', text: '' }
});

/** A draft as it was stored, or null when it is of an older form. */
export const readPrologue = (stored: unknown): PrologueDraft | null => readAs(draftSchema, stored);

/** How many dots lie on the sheet, of the traits that the chronicle has. */
export const placedDots = (
	{ dots }: Pick<PrologueDraft, 'dots'>,
	traits: readonly { readonly id: string }[]
): number => traits.reduce((sum, { id }) => sum + (dots[id] ?? 0), 0);

export interface Needs {
	readonly prologueDots: number;
	readonly traits: readonly { readonly id: string }[];
}

/** What is still missing, by field, each with what to do; nothing: it can be sent. */
export function missingIn(draft: PrologueDraft, { prologueDots, traits }: Needs) {
	const left = prologueDots - placedDots(draft, traits);
	const { sticker } = draft;
	const named = sticker.name.trim() !== '';
	const wanted = draft.retainer !== null && (named || sticker.text.trim() !== '');
	return [
		draft.name.trim() === '' && { field: 'name', text: 'Enter the name you go by.' },
		draft.title.trim() === '' && { field: 'title', text: 'Enter your first title.' },
		left > 0 && {
			field: 'dots',
			text: left === 1 ? 'You have one dot left to place.' : `You have ${left} dots left to place.`
		},
		left < 0 && { field: 'dots', text: `Take ${-left} back: you have exactly ${prologueDots}.` },
		draft.havenName.trim() === '' && { field: 'havenName', text: 'Name your haven.' },
		wanted && !named && { field: 'sticker.name', text: 'Give the sticker its name.' },
		wanted &&
			sticker.kind === undefined && { field: 'sticker.kind', text: 'Choose the kind of sticker.' }
	].filter((missing) => missing !== false);
}

/** Whether the retainer has no sticker yet; one can go without, though the rules give it one. */
export const stickerOpen = ({ retainer, sticker }: PrologueDraft): boolean =>
	retainer !== null && sticker.name.trim() === '';

/** The command of a draft with nothing missing. */
export function prologueCommand(
	draft: PrologueDraft,
	seat: string,
	traits: Needs['traits']
): CommandOf<'CompletePrologue'> {
	const { id, kind, name, text } = draft.sticker;
	const stuck = draft.retainer !== null && kind !== undefined && name.trim() !== '';
	const given = traits.filter((trait) => (draft.dots[trait.id] ?? 0) > 0);
	return {
		type: 'CompletePrologue',
		seat,
		name: draft.name,
		title: draft.title,
		dots: Object.fromEntries(given.map((trait) => [trait.id, draft.dots[trait.id] ?? 0])),
		havenName: draft.havenName,
		retainer: draft.retainer,
		sticker: stuck ? { id, kind, name, text } : null
	};
}

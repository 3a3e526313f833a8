import * as v from 'valibot';
import { listOf, PLENTY, recordOf } from '$lib/games/core/bounded';
import { readAs } from '$lib/games/core/read-as';
import type { Command } from '$lib/games/heritage/commands';
import type { Character, Haven, SeatId, Sheet } from '$lib/games/heritage/shapes';
import { slipSchema } from '$lib/games/heritage/shapes';
import type { CommandSender } from '$lib/ui/heritage/senders.svelte';
import {
	of,
	part,
	text,
	ticks,
	type ErrorAt,
	type FormField,
	type FormFields
} from '$lib/ui/form/fields';
import CharacterPicker from '$lib/ui/heritage/character/CharacterPicker.svelte';
import type { RegisterEntry } from '$lib/ui/heritage/character/register';
import { havenChanges, sheetChanges, type Change } from '$lib/ui/heritage/ledger/changes';
import SlipRows from './SlipRows.svelte';

/** Something of a seat that is set by hand. */
export interface ByHand<Typed> {
	readonly what: 'sheet' | 'haven';
	readonly start: () => Typed;
	/** A stored draft of it as it stands now; null: of an older one, or none. */
	readonly read: (stored: unknown) => Typed | null;
	readonly fields: (draft: Typed, errorAt: ErrorAt) => FormFields;
	readonly changes: (draft: Typed) => readonly Change[];
	/** Null: nothing is changed. */
	readonly command: (draft: Typed, reason: string) => Command | null;
}

/** Sixty of them, a line each. */
const TITLES = 60 * 61;

const common = {
	/** It as it was when somebody began to correct it; a draft of another one is no use. */
	base: v.string(),
	name: v.string(),
	reason: v.string()
};
const looseSlip = v.object({ id: slipSchema.entries.id, name: v.string(), text: v.string() });
const sheetDraft = v.object({
	...common,
	/** One a line. */
	titles: v.string(),
	dots: recordOf(v.string(), v.number(), PLENTY)
});
const havenDraft = v.object({
	...common,
	retainer: v.nullable(v.string()),
	leaders: listOf(v.string(), PLENTY),
	assets: listOf(looseSlip, PLENTY),
	obligations: listOf(looseSlip, PLENTY)
});
type SheetDraft = v.InferOutput<typeof sheetDraft>;
type HavenDraft = v.InferOutput<typeof havenDraft>;

export function sheetByHand(
	seat: SeatId,
	sheet: Sheet,
	traits: readonly { readonly id: string; readonly name: string }[]
): ByHand<SheetDraft> {
	const base = JSON.stringify(sheet);
	const from = ({ name, titles, dots }: SheetDraft): Sheet => ({
		name: name.trim(),
		titles: titles
			.split('\n')
			.map((title) => title.trim())
			.filter(Boolean),
		dots
	});
	const changes = (draft: SheetDraft): readonly Change[] =>
		sheetChanges(sheet, from(draft), {
			trait: (id) => traits.find((trait) => trait.id === id)?.name ?? id
		});
	return {
		what: 'sheet',
		start: () => ({
			base,
			name: sheet.name,
			titles: sheet.titles.join('\n'),
			dots: { ...sheet.dots },
			reason: ''
		}),
		read: (stored) => ofBase(readAs(sheetDraft, stored), base),
		fields: (draft, errorAt) => [
			text('Name', 60, of(draft, 'name'), {
				error: errorAt('sheet.name', !draft.name.trim() && 'Write the name on the sheet.')
			}),
			text('Titles', TITLES, of(draft, 'titles'), {
				hint: 'One per line, oldest first.',
				rows: 4,
				error: errorAt('sheet.titles')
			}),
			{
				kind: 'group',
				name: 'dots',
				label: 'Dots',
				fields: traits.map(({ id, name }) => ({
					kind: 'number',
					label: name,
					max: 30,
					...of(draft.dots, id),
					value: draft.dots[id] ?? 0,
					error: errorAt(`sheet.dots.${id}`)
				}))
			}
		],
		changes,
		command: (draft, reason) =>
			changes(draft).length === 0
				? null
				: { type: 'CorrectSheet', seat, sheet: from(draft), reason }
	};
}

export function havenByHand(
	seat: SeatId,
	haven: Haven,
	register: readonly RegisterEntry[],
	/** Cards that the program brings and the register does not know yet. */
	strangers: readonly Character[],
	oncreate: CommandSender['register']
): ByHand<HavenDraft> {
	const base = JSON.stringify(haven);
	const from = ({ base: _base, reason: _reason, ...typed }: HavenDraft): Haven => ({
		...typed,
		name: typed.name.trim()
	});
	const leaders = register.filter(({ kind }) => kind === 'leader');
	const slips = (
		list: 'assets' | 'obligations',
		legend: string,
		one: string,
		draft: HavenDraft,
		errorAt: ErrorAt
	): FormField => {
		const { value, set, name } = of(draft, list);
		return part(name, SlipRows, {
			legend,
			one,
			slips: value,
			set,
			errors: value.map((slip, index) =>
				errorAt(`haven.${list}.${index}`, !slip.name.trim() && 'Name it, or remove it.')
			)
		});
	};
	return {
		what: 'haven',
		start: () => ({ base, ...structuredClone(haven), reason: '' }),
		read: (stored) => ofBase(readAs(havenDraft, stored), base),
		fields: (draft, errorAt) => [
			text('Name', 60, of(draft, 'name'), {
				error: errorAt('haven.name', !draft.name.trim() && 'Write the name of the haven.')
			}),
			part('retainer', CharacterPicker, {
				label: 'Retainer',
				characters: register.filter(({ kind }) => kind !== 'leader'),
				strangers,
				oncreate,
				value: draft.retainer,
				onchange: of(draft, 'retainer').set,
				error: errorAt('haven.retainer'),
				ask: 'Choose a retainer'
			}),
			leaders.length > 0 &&
				ticks(
					'Leaders at home',
					leaders.map(({ id, name, note }) => ({ value: id, label: name, hint: note })),
					of(draft, 'leaders'),
					errorAt('haven.leaders')
				),
			slips('assets', 'Assets', 'asset', draft, errorAt),
			slips('obligations', 'Obligations', 'obligation', draft, errorAt)
		],
		changes: (draft) =>
			havenChanges(haven, from(draft), {
				character: (id) => register.find((one) => one.id === id)?.name ?? id
			}),
		// What an asset does is no change that the ledger lists, and one all the same.
		command: (draft, reason) =>
			JSON.stringify(from(draft)) === base
				? null
				: { type: 'CorrectHaven', seat, haven: from(draft), reason }
	};
}

const ofBase = <Typed extends { readonly base: string }>(
	typed: Typed | null,
	base: string
): Typed | null => (typed?.base === base ? typed : null);

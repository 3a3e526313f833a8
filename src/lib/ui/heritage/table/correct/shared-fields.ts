import type { SeatId, ThingId } from '../../../../games/heritage/shapes.ts';
import {
	part,
	select,
	ticks,
	type FormField,
	type Option,
	type Things
} from '../../../form/fields.ts';
import CharacterPicker from '../../character/CharacterPicker.svelte';
import type { LiveTable } from '../live-table.svelte.ts';
import CardList from './CardList.svelte';
import { charactersFor } from './pickable.ts';
import type { CorrectionErrors } from './words.ts';

export interface Context {
	readonly live: LiveTable;
	readonly errors: CorrectionErrors;
	/** Whether somebody tried to set it, so that what is missing is said. */
	readonly tried: boolean;
}

export const NOBODY = { value: '', label: 'Nobody' };

/** Who sits at the table, to be chosen from. */
export const seatsOf = ({ table, names }: LiveTable): readonly Option<SeatId>[] =>
	table.seats.map(({ seat, clan }) => ({
		value: seat,
		label: names.seat(seat),
		icon: `heritage/${clan}`
	}));

export const person = (
	label: string,
	{ live, errors }: Context,
	value: ThingId | null,
	onchange: (id: ThingId | null) => void
): FormField =>
	part('person', CharacterPicker, {
		label,
		characters: charactersFor(live.table, live.names),
		error: errors.character,
		value,
		onchange
	});

/** Characters that lie somewhere. */
export const cards = (
	label: string,
	live: LiveTable,
	{ name, value, set }: Things,
	rest: { ordered?: boolean; hint?: string; error?: string | undefined; most?: number } = {}
): FormField => part(name, CardList, { live, label, cards: value, set, ...rest });

/** Which of these schemes lie there. */
export const schemes = (
	label: string,
	{ names }: LiveTable,
	all: readonly ThingId[],
	place: Things,
	error?: string
): FormField =>
	ticks(
		label,
		all.map((scheme) => ({ value: scheme, label: names.scheme(scheme) })),
		place,
		error
	);

/** Something that is added to what lies there. */
export const adding = <Entry extends { readonly label: string }>(
	name: string,
	label: string,
	nothing: Option,
	entries: readonly Entry[],
	add: (entry: Entry) => void
): FormField =>
	select(
		label,
		[nothing, ...entries.map((entry, index) => ({ value: `${index}`, label: entry.label }))],
		{
			name,
			value: '',
			set: (index) => {
				const entry = index === '' ? undefined : entries[Number(index)];
				if (entry) add(entry);
			}
		}
	);

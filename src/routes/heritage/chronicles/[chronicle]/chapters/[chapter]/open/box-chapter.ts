import * as v from 'valibot';
import { listOf, PLENTY } from '$lib/games/core/bounded';
import { readAs } from '$lib/games/core/read-as';
import type { OpenedOverview } from '$lib/games/heritage/chronicle-deck/opened';
import type { CommandOf } from '$lib/games/heritage/commands';

const formSchema = v.object({
	title: v.string(),
	year: v.string(),
	text: v.string(),
	missions: listOf(v.object({ id: v.string(), name: v.string(), text: v.string() }), PLENTY)
});
/** What a group writes down of a chapter of its own box. */
export type BoxForm = v.InferOutput<typeof formSchema>;

/** What is to be changed: as it was told before, or nothing. */
export const boxFormOf = (
	told: {
		readonly overview: OpenedOverview;
		readonly missions: readonly {
			readonly id: string;
			readonly name: string;
			readonly text: string;
		}[];
	} | null
): BoxForm => ({
	title: told?.overview.title ?? '',
	year: told?.overview.year?.toString() ?? '',
	text: told?.overview.text ?? '',
	missions: (told?.missions ?? []).map(({ id, name, text }) => ({ id, name, text }))
});

/** Reads a draft; null: of an older form. */
export const readBoxForm = (stored: unknown): BoxForm | null => readAs(formSchema, stored);

/** What is missing, each with the name of its field. */
export function lackingIn({ title, year, missions }: BoxForm) {
	return [
		...(title.trim() === '' ? [{ field: 'title', text: 'Write the title on the card.' }] : []),
		...(year.trim() !== '' && !/^\d{3,4}$/.test(year.trim())
			? [{ field: 'year', text: 'Write the year as a number, or leave it empty.' }]
			: []),
		...missions.flatMap(({ id, name }, index) =>
			name.trim() === ''
				? [{ field: `mission-${id}`, text: `Mission ${index + 1} has no name yet.` }]
				: []
		)
	];
}

/** The chapter as it is told. Who claims a mission, the table says. */
export const openingOf = (
	chapter: number,
	early: boolean,
	form: BoxForm
): CommandOf<'OpenChapter'> => ({
	type: 'OpenChapter',
	chapter,
	from: 'table',
	early,
	overview: {
		card: null,
		title: form.title.trim(),
		year: form.year.trim() === '' ? null : Number(form.year),
		text: form.text.trim(),
		answers: [],
		source: null
	},
	missions: form.missions.map(({ id, name, text }) => ({
		id,
		card: null,
		name: name.trim(),
		text: text.trim(),
		match: null
	})),
	characters: []
});

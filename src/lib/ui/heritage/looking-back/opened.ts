import type { Chapter, ChronicleState } from '../../../games/heritage/state.ts';
import { aftermathLines, type AftermathLines } from '../chapter/aftermath-lines.ts';
import type { Names } from '../ledger/names.ts';
import { told, type Seated } from '../story/told.ts';

/** The overview of a chapter as it was told. */
export interface OverviewTold {
	readonly title: string;
	readonly year: number | null;
	readonly text: string;
	readonly answers: readonly string[];
	readonly source: string | null;
}

/** The persona of each seat; before the prologue, who sits there. */
export const personasOf = ({ seats, players }: ChronicleState, names: Names): Seated =>
	seats.map((id) => ({ id, name: players[id]?.sheet?.name ?? names.seat(id) }));

/** What a chapter's overview said, once it was opened; null: it is closed, or nobody wrote it down. */
export function overviewTold(
	state: ChronicleState,
	chapter: number,
	names: Names
): OverviewTold | null {
	const opened = state.deck.chapters[chapter];
	if (!opened) return null;
	const { title, year, text, answers, source } = opened.overview;
	const personas = personasOf(state, names);
	return {
		title: told(title, personas),
		year,
		text: told(text, personas),
		answers: answers.map((answer) => told(answer, personas)),
		source
	};
}

/** What the aftermath of a chapter brought, players by name; a step that brought nothing is left out. */
export function broughtBy(
	state: ChronicleState,
	chapter: Chapter,
	names: Names
): readonly AftermathLines[] {
	const personas = personasOf(state, names);
	return aftermathLines(state, chapter, names)
		.filter(({ lines }) => lines.length > 0)
		.map(({ title, lines }) => ({
			title,
			lines: lines.map(({ text, detail, story }) => ({
				text: told(text, personas),
				detail: detail === null ? null : told(detail, personas),
				story: story === null ? null : told(story, personas)
			}))
		}));
}

import { dominantOf, isEraOver } from '../../../games/heritage/chronicle/eras.ts';
import type { SeatId } from '../../../games/heritage/shapes.ts';
import type { Chapter, ChronicleState } from '../../../games/heritage/state.ts';
import { CHAPTERS_PER_ERA, ERAS, type Clan, type Era } from '../../../games/heritage/vocabulary.ts';
import type { Names } from '../ledger/names.ts';
import { chapterNow } from '../../../games/heritage/chronicle/glance.ts';
import { broughtBy, overviewTold } from '../looking-back/opened.ts';
import type { AftermathLines } from '../chapter/aftermath-lines.ts';
import { capital } from '../ledger/changes.ts';

/** One player of a chapter that was played. */
interface Finisher {
	readonly name: string;
	readonly clan: Clan | null;
	readonly clanName: string;
	readonly points: number;
}

/** A chapter on the timeline; what is still closed has nothing but its number. */
export type ChapterView =
	| {
			readonly number: number;
			readonly kind: 'played';
			readonly date: string;
			/** As its overview calls it, where that was opened. */
			readonly title: string | null;
			readonly year: number | null;
			/** Victor first. */
			readonly order: readonly Finisher[];
			readonly missions: readonly { readonly name: string; readonly claimant: string | null }[];
			/** What its aftermath brought, step by step; a step that brought nothing is left out. */
			readonly brought: readonly AftermathLines[];
			readonly notes: readonly string[];
			readonly corrected: boolean;
			readonly aftermathOpen: boolean;
	  }
	/** `tag`: how far it is. */
	| { readonly number: number; readonly kind: 'now'; readonly tag: string }
	| { readonly number: number; readonly kind: 'before' | 'closed' };

export interface EraView {
	readonly era: Era;
	/** Whether it has ended, so that who dominated it can be said. */
	readonly over: boolean;
	readonly dominant: SeatId | null;
	/** Who dominated it; null: not over, or never noted. */
	readonly dominatedBy: string | null;
	readonly chapters: readonly ChapterView[];
}

/** Twenty-one chapters in seven eras. `next` is the chapter that is recorded next; null: none is left. */
export function timelineView(
	state: ChronicleState,
	next: number | null,
	names: Names
): readonly EraView[] {
	return ERAS.map((era) => {
		const dominant = dominantOf(state, era);
		return {
			era,
			over: isEraOver(state, era),
			dominant,
			dominatedBy: dominant === null ? null : names.seat(dominant),
			chapters: chaptersOf(era).map((number) => chapterView(state, number, next, names))
		};
	});
}

const chaptersOf = (era: Era): number[] =>
	Array.from({ length: CHAPTERS_PER_ERA }, (_, index) => (era - 1) * CHAPTERS_PER_ERA + index + 1);

function chapterView(
	state: ChronicleState,
	number: number,
	next: number | null,
	names: Names
): ChapterView {
	const chapter = state.chapters.find((one) => one.number === number);
	if (!chapter) {
		if (number < state.firstChapter) return { number, kind: 'before' };
		if (number !== next) return { number, kind: 'closed' };
		return { number, kind: 'now', tag: chapterNow(state).replace(/^is /, '') };
	}
	const { record, outcome, corrections, aftermath } = chapter;
	const overview = overviewTold(state, number, names);
	return {
		number,
		kind: 'played',
		date: record.date,
		title: overview?.title ?? null,
		year: overview?.year ?? null,
		corrected: corrections.length > 0,
		aftermathOpen: !aftermath.finished,
		missions: record.missions.map(({ name, claimant }) => ({
			name,
			claimant: claimant === null ? null : names.seat(claimant)
		})),
		brought: broughtBy(state, chapter, names).map(briefly),
		notes: notesOn(state, chapter),
		order: outcome.order.map((seat) => {
			const clan = record.players.find((player) => player.seat === seat)?.clan ?? null;
			return {
				name: names.seat(seat),
				clan,
				clanName: clan ? capital(clan) : '',
				points: outcome.totals[seat] ?? 0
			};
		})
	};
}

/** A glance at a step: what was read aloud stands in the chapter itself. */
const briefly = ({ title, lines }: AftermathLines): AftermathLines => ({
	title,
	lines: lines.map((line) => ({ ...line, story: null }))
});

/** What the group wrote of a chapter: with its record, and later. */
export const notesOn = ({ notes }: ChronicleState, { number, record }: Chapter): string[] =>
	[
		record.notes,
		...notes.filter(({ chapter }) => chapter === number).map(({ text }) => text)
	].filter((note) => note !== '');

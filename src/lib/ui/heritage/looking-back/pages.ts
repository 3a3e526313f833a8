import type { ChapterKin } from '../../../games/heritage/looking-back/kin.ts';
import type { HavenThen, Page, Past } from '../../../games/heritage/looking-back/past.ts';
import type { SeatId } from '../../../games/heritage/shapes.ts';
import type { Names } from '../ledger/names.ts';

/** A haven as it is shown: ids are names. */
export interface HavenView extends Omit<HavenThen, 'retainer' | 'leaders'> {
	readonly seat: SeatId;
	readonly name: string;
	readonly retainer: string | null;
	readonly leaders: readonly string[];
}

/** A page of the past as it is dragged along. */
export interface PageView {
	readonly chapter: number;
	readonly sequence: number;
	readonly havens: readonly HavenView[];
	/** Its trees; null: the chapter was not played live. */
	readonly bloodlines: ChapterKin | null;
}

/** The havens of a page, in turn order. */
export const havenViews = (havens: Page['havens'], names: Names): HavenView[] =>
	Object.entries(havens).map(([seat, haven]) => ({
		...haven,
		seat,
		name: names.seat(seat),
		retainer: haven.retainer === null ? null : names.character(haven.retainer),
		leaders: haven.leaders.map((leader) => names.character(leader))
	}));

/** All pages of a past, ascending by chapter. */
export const pageViews = ({ pages, bloodlines }: Past, names: Names): PageView[] =>
	pages.map(({ chapter, sequence, havens }) => ({
		chapter,
		sequence,
		havens: havenViews(havens, names),
		bloodlines: bloodlines[chapter] ?? null
	}));

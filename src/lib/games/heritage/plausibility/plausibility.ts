import { findChapter } from '../chronicle/chapters.ts';
import type { ChapterRecord } from '../shapes.ts';
import type { ChronicleState } from '../state.ts';
import { hint, type Hint } from './hints.ts';
import { peopleHints } from './people.ts';
import { pointHints } from './points.ts';

/**
 * What looks odd in a record of a chapter, new or corrected: warnings for the person who types, never
 * a wall. `today` (an ISO date) lets it notice a day that is still to come.
 */
export function plausibility(
	state: ChronicleState,
	chapter: number,
	record: ChapterRecord,
	today: string | null = null
): Hint[] {
	const ruleset = findChapter(state, chapter)?.ruleset ?? state.ruleset;
	const { missions } = record;
	const usual = ruleset.missionCount;
	return [
		...dateHints(state, chapter, record.date, today),
		...pointHints(ruleset, chapter, record),
		...peopleHints(state, ruleset, chapter, record),
		...(missions.length > usual
			? [hint('more-missions-than-laid-out', 'missions', { missions: missions.length, usual })]
			: [])
	];
}

function dateHints(
	state: ChronicleState,
	chapter: number,
	date: string,
	today: string | null
): Hint[] {
	const before = findChapter(state, chapter - 1);
	const after = findChapter(state, chapter + 1);
	return [
		...(before && before.record.date > date
			? [
					hint('before-the-chapter-before', 'date', {
						chapter: chapter - 1,
						date: before.record.date
					})
				]
			: []),
		...(after && after.record.date < date
			? [hint('after-the-chapter-after', 'date', { chapter: chapter + 1, date: after.record.date })]
			: []),
		...(today !== null && date > today ? [hint('date-to-come', 'date')] : [])
	];
}

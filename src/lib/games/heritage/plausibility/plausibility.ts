import { sameJson } from '../../core/json.ts';
import { findChapter, rulesetOf } from '../chronicle/chapters.ts';
import type { Ruleset } from '../ruleset.ts';
import type { ChapterRecord } from '../record-shapes.ts';
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
	const ruleset = rulesetOf(state, chapter);
	return [
		...dateHints(state, chapter, record.date, today),
		...pointHints(ruleset, chapter, record),
		...peopleHints(state, ruleset, chapter, record),
		...claimHints(record),
		...missionHints(state, ruleset, chapter, record)
	];
}

/** A mission can stay unclaimed; with all of them, it was probably forgotten. */
function claimHints({ missions }: ChapterRecord): Hint[] {
	const claimed = missions.some(({ claimant }) => claimant !== null);
	return missions.length === 0 || claimed ? [] : [hint('missions-unclaimed', 'missions')];
}

/** Missions that a chapter was opened with lie there, however many; otherwise the usual number. */
function missionHints(
	state: ChronicleState,
	ruleset: Ruleset,
	chapter: number,
	{ missions }: ChapterRecord
): Hint[] {
	const opened = state.deck.chapters[chapter]?.missions ?? [];
	if (opened.length > 0) {
		const ids = (those: readonly { readonly id: string }[]) => those.map(({ id }) => id).sort();
		const same = sameJson(ids(opened), ids(missions));
		return same ? [] : [hint('other-missions-than-opened', 'missions', { chapter })];
	}
	const usual = ruleset.missionCount;
	return missions.length > usual
		? [hint('more-missions-than-laid-out', 'missions', { missions: missions.length, usual })]
		: [];
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

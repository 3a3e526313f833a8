import { sentenceOf } from '../../../games/core/decision.ts';
import { hints, type HintReason } from '../../../games/heritage/plausibility/hints.ts';
import { plausibility } from '../../../games/heritage/plausibility/plausibility.ts';
import type { ChapterRecord } from '../../../games/heritage/record-shapes.ts';
import type { ChronicleState } from '../../../games/heritage/state.ts';
import { localDay } from './local-day.ts';

const ONCE_COUNTED: readonly HintReason[] = ['nothing-scored', 'missions-unclaimed'];

/** What looks odd in a record, in sentences by where they belong (a path of the record). */
export function hintsOf(
	state: ChronicleState,
	chapter: number,
	record: ChapterRecord,
	nameOf: (id: string) => string
): ReadonlyMap<string, string> {
	const found = plausibility(state, chapter, record, localDay());
	// As long as nobody has any points, nothing has been counted yet.
	const counting = record.players.some(({ points }) => Object.values(points).some(Boolean));
	return new Map(
		found
			.filter(({ reason }) => counting || !ONCE_COUNTED.includes(reason))
			.map((hint) => [hint.at, sentenceOf(hints, hint, nameOf)])
	);
}

import { dominantOf } from '../../../games/heritage/chronicle/eras.ts';
import type { SeatId } from '../../../games/heritage/shapes.ts';
import type { ChronicleState } from '../../../games/heritage/state.ts';
import { eraOf, lastChapterOf } from '../../../games/heritage/vocabulary.ts';
import type { Change } from './changes.ts';
import type { Names } from './names.ts';
import { roman } from '../../../games/core/numerals.ts';

/** Who dominated an era, and who does when it is set by hand. */
export function dominanceChange(
	before: ChronicleState,
	era: number,
	seat: SeatId | null,
	names: Names
): Change {
	const earlier = dominantOf(before, era);
	const called = (one: SeatId | null): string | null => (one === null ? null : names.seat(one));
	return { what: `Era ${roman(era)}`, before: called(earlier), after: called(seat) };
}

/** What opening an aftermath again takes back: the end of an era, if it was one. */
export function takenBack(before: ChronicleState, chapter: number, names: Names): string[] {
	const era = eraOf(chapter);
	if (chapter !== lastChapterOf(era)) return [];
	const who = dominantOf(before, era);
	const open = `Era ${roman(era)} goes on. Who dominated it is counted when it ends`;
	return [who === null ? `${open}.` : `${open}. Until now it was ${names.seat(who)}.`];
}

import type { SeatId } from '../../../games/heritage/shapes.ts';
import type { Course } from '../../../games/heritage/table/course.ts';
import type { ScreenNames } from '../table/names.ts';
import { isDecisive, lastRecruit, pushedTo, tokenOf } from './recruited.ts';

/** What a rival just did, in two sentences. */
export function rivalWords(course: Course, seat: SeatId, names: ScreenNames): string {
	const recruited = lastRecruit(course, seat);
	if (!recruited) return `${names.seat(seat)} finds nobody to recruit.`;
	const { before, after } = tokenOf(recruited);
	const token =
		after.space === before.space
			? 'the morality token stays'
			: after.space > before.space
				? 'the morality token rises'
				: 'the morality token drops and flips';
	const politics = isDecisive(recruited)
		? `A decisive victory for the ${pushedTo(recruited)}`
		: `The politics token moves to the ${pushedTo(recruited)}`;
	return `${names.seat(seat)} recruits ${names.character(recruited.card.id)}. ${politics}; ${token}.`;
}

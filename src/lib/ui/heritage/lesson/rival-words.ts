import type { Battlegrounds } from '../../../games/heritage/boards/battleground.ts';
import { pointsOf } from '../../../games/heritage/chapter/points.ts';
import { LEARNER } from '../../../games/heritage/lesson/learner.ts';
import type { SeatId } from '../../../games/heritage/shapes.ts';
import { tableOf, type Course } from '../../../games/heritage/table/course.ts';
import type { ScreenNames } from '../table/names.ts';
import { pointNews } from '../table/point-news.ts';
import { isDecisive, lastRecruit, pushedTo, tokenOf, type Recruited } from './recruited.ts';

/** What a rival just did, and what it changed for the learner. */
export function rivalWords(
	course: Course,
	seat: SeatId,
	names: ScreenNames,
	battlegrounds: Battlegrounds
): string {
	const recruited = lastRecruit(course, seat);
	if (!recruited) return `${names.seat(seat)} cannot recruit anyone.`;
	const { before: table } = recruited;
	const flag = table.firstPlayer === seat && table.round > 1 ? ' goes first and' : '';
	const who = `${names.seat(seat)}${flag} recruits ${names.character(recruited.card.id)}`;
	const [yours] = pointNews(
		{
			was: pointsOf(table, battlegrounds),
			is: pointsOf(tableOf(course), battlegrounds),
			you: LEARNER,
			of: [LEARNER]
		},
		names
	);
	if (isDecisive(recruited))
		return `${who}: a decisive victory, +1 power to ${names.seat(seat)}. ${yours ?? 'The class token returns to the middle.'}`;
	return `${who}. ${yours ?? tokensMoved(recruited)}`;
}

/** How the tokens of the class and the morality board moved. */
function tokensMoved(recruited: Recruited): string {
	const { before, after } = tokenOf(recruited);
	const morality =
		after.space === before.space
			? 'stays'
			: after.space > before.space
				? 'rises'
				: 'drops and flips';
	return `The class token moves towards the ${pushedTo(recruited)}; the morality token ${morality}.`;
}

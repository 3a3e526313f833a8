import type { Battlegrounds } from '../../../games/heritage/boards/battleground.ts';
import type { ScoreSource } from '../../../games/heritage/chapter/point-sentences.ts';
import { LEARNER } from '../../../games/heritage/lesson/learner.ts';
import type { SeatId } from '../../../games/heritage/shapes.ts';
import { tableOf, type Course } from '../../../games/heritage/table/course.ts';
import { changeWords } from '../rivals/change-words.ts';
import type { ScreenNames } from '../table/names.ts';
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
	const yours = changeWords(
		table,
		tableOf(course),
		battlegrounds,
		LEARNER,
		(source) => CALLED[source]
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

/** Where points come from, as the lesson calls it. */
const CALLED: { readonly [S in ScoreSource]: string } = {
	class: 'class',
	temperament: 'morality',
	geography: 'geography',
	power: 'power',
	boons: 'boons',
	infamy: 'infamy',
	missions: 'missions'
};

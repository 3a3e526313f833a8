import { newId } from '../../chronicle/id.ts';
import { askToStay } from '../../device-games.ts';
import { isReadable, tablesHere } from '../table/kept.ts';
import { beginLesson } from './begin-lesson.ts';

/** The id of the match that teaches on this device: the one that is not over yet, or a new one. */
export async function lessonUnderWay(): Promise<string> {
	const known = (await tablesHere.gamesHere()).find(
		(match) => match.lesson && !match.over && isReadable(match)
	);
	if (known) return known.id;
	const match = beginLesson({ id: newId(), now: Date.now() });
	await tablesHere.keepHere(match, 0);
	void askToStay();
	return match.id;
}

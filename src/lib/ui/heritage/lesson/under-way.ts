import { deviceChance } from '../../chance.ts';
import { newId } from '../../chronicle/id.ts';
import { askToStay, deviceShelf } from '../stand-alone/device-shelf.ts';
import { beginLesson } from './begin-lesson.ts';

/** The id of the chapter that teaches on this device: the one that is not over yet, or a new one. */
export async function lessonUnderWay(): Promise<string> {
	const known = (await deviceShelf.heads()).find(
		({ lesson, glance }) => lesson && glance.victor === null
	);
	if (known) return known.id;
	const game = await beginLesson({ chance: deviceChance, id: newId(), now: Date.now() });
	await deviceShelf.keep(game, 0);
	void askToStay();
	return game.id;
}

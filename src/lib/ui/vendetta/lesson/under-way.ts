import { deviceChance } from '../../chance.ts';
import { newId } from '../../chronicle/id.ts';
import { askToStay } from '../../device-games.ts';
import { gamesHere, keepHere } from '../play/device-games.ts';
import { isReadable } from '../play/kept.ts';
import { beginLesson } from './begin-lesson.ts';

/** The id of the round that teaches on this device: the one that is not over yet, or a new one. */
export async function lessonUnderWay(): Promise<string> {
	const known = (await gamesHere()).find((game) => game.lesson && !game.over && isReadable(game));
	if (known) return known.id;
	const game = beginLesson({ chance: deviceChance, id: newId(), now: Date.now() });
	await keepHere(game, 0);
	void askToStay();
	return game.id;
}

import { effectsWords } from '../../../../games/heritage/effects/words.ts';
import type { Step } from '../../../../games/heritage/table/course.ts';
import { boardChanges } from '../board-changes.ts';
import type { ScreenNames } from '../names.ts';
import type { Parts } from './steps.ts';

export { scoreNews } from '../point-news.ts';
export { announced } from '../board-changes.ts';
export { missionsSoFar } from '../screen/missions-now.ts';

/** All that makes steps say more. */
export const partsOf = (steps: readonly Step[], names: ScreenNames): Parts => ({
	changes: boardChanges(steps, names),
	cardWords: effectsWords
});

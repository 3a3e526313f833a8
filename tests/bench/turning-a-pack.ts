/**
 * The process that is killed: in each chronicle it goes through the steps of a course, and says aloud what was
 * acknowledged, `chronicle step`, by a write that has left the process when it returns. Arguments: course, data
 * folder, chronicles.
 */
import { writeSync } from 'node:fs';
import { openHeritage } from '../server/logs/house.ts';
import { COURSES, isCourse, packSteps } from './pack-steps.ts';

const [course, folder, ...chronicles] = process.argv.slice(2);
if (!isCourse(course)) throw new Error(`there is no course ${String(course)}`);
const house = await openHeritage(folder, 10);
for (const chronicle of chronicles)
	for (const step of COURSES[course]) {
		await packSteps(house, chronicle)[step]();
		writeSync(1, `${chronicle} ${step}\n`);
	}
// Whoever counts the lines kills before this is reached.
await new Promise(() => undefined);

/**
 * The process that is killed: in each chronicle it seals one pack and another in its place, chooses it and opens
 * chapter 1, and says aloud what was acknowledged, `chronicle step`, by a write that has left the process when it
 * returns. Arguments: data folder, chronicles.
 */
import { writeSync } from 'node:fs';
import { openHeritage } from '../server/chronicles/house.ts';
import { packSteps, STEPS } from './pack-steps.ts';

const [folder, ...chronicles] = process.argv.slice(2);
const house = await openHeritage(folder);
for (const chronicle of chronicles)
	for (const step of STEPS) {
		await packSteps(house, chronicle)[step]();
		writeSync(1, `${chronicle} ${step}\n`);
	}
// Whoever counts the lines kills before this is reached.
await new Promise(() => undefined);

/**
 * The process that is killed: acts without end on one chronicle and says each acknowledged command aloud,
 * `command sequence`, by a write that has left the process when it returns. Arguments: data folder, chronicle.
 */
import { writeSync } from 'node:fs';
import { ACTOR, openHouse, SEATS } from '../server/logs/house.ts';

const [folder, chronicle] = process.argv.slice(2);
if (folder === undefined || chronicle === undefined)
	throw new Error('folder and chronicle, please');

const house = await openHouse(folder);

async function player(seat: string): Promise<never> {
	for (let count = 0; ; count++) {
		const id = `${seat}-${process.pid}-${count}-command`;
		const body = count % 5 === 4 ? { type: 'Close' as const } : { type: 'Roll' as const, seat };
		const command = { id, seen: 0, body };
		const answer = await house.service.act({
			chronicle: chronicle ?? '',
			actor: ACTOR,
			seat,
			command
		});
		if (answer.kind !== 'accepted') throw new Error(answer.sentence);
		writeSync(1, `${id} ${answer.version}\n`);
		// Lets signals and the other players in between.
		await new Promise((resolve) => setImmediate(resolve));
	}
}

await Promise.all(SEATS.map(player));

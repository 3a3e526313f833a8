/**
 * The process that is killed: code plays every seat of a chronicle, as fast as it can, and each version that it leads to
 * is said aloud. Arguments: data folder, chronicle.
 */
import { writeSync } from 'node:fs';
import { openApplication } from '../../src/lib/server/application.ts';
import { ComputerMoves } from '../../src/lib/server/logs/computer.ts';
import { REAL_SURROUNDINGS } from '../../src/lib/server/logs/surroundings.ts';

const [folder, chronicle] = process.argv.slice(2);
if (folder === undefined || chronicle === undefined)
	throw new Error('folder and chronicle, please');

// What falls by chance falls alike in each process, so that one that is killed can be compared with one that is not.
Object.assign(REAL_SURROUNDINGS.chance, { below: () => 0 });

const { database, vault, keeping } = await openApplication({
	databaseUrl: `file:${folder}/elysium.db`
});
const kept = keeping('heritage');
const rivals = new ComputerMoves(new Map([['heritage', kept as never]]), {
	database,
	vault,
	// Late enough for every pause to be over.
	now: () => new Date(Date.now() + 60_000),
	think: (_game, question) => kept.work.think(question)
});

for (;;) {
	await rivals.look();
	const log = await kept.logs.read(chronicle);
	writeSync(1, `${log?.version ?? 0}\n`);
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { openApplication } from '../../src/lib/server/application.ts';
import { createFiles } from '../../src/lib/server/logs/files.ts';
import { keptHeritage } from '../../src/lib/server/games/heritage/kept-heritage.ts';
import { REAL_SURROUNDINGS } from '../../src/lib/server/logs/surroundings.ts';
import { into } from '../server/logs/house.ts';

/* A process that takes in a file, says a line after each write, and never comes to the third. */

const [folder = '', file = ''] = process.argv.slice(2);
const { database, vault } = await openApplication({
	databaseUrl: `file:${join(folder, 'elysium.db')}`
});
let writes = 0;
const slow: typeof database = {
	...database,
	async write(work) {
		if (++writes > 2) await new Promise((resolve) => setTimeout(resolve, 60_000));
		const done = await database.write(work);
		process.stdout.write('wrote\n');
		return done;
	}
};
const files = createFiles(slow, keptHeritage, { ...REAL_SURROUNDINGS, vault });
await files.import(new Uint8Array(gunzipSync(readFileSync(file))), into('group-one'));

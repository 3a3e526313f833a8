/**
 * Chronicles that were played must go on to be read as they were, so a file of the corpus is written once.
 *
 * Without an option it plays the chronicles for today's revision of the rules and writes them down, with what they fold to;
 * over what is there only with `--again`, as long as no release came with these rules. With `--refold` it writes no
 * chronicle, and records what those of every revision fold to now, and what today's rules decide otherwise in them.
 */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { RULES } from '../src/lib/games/heritage/revision.ts';
import { fileText } from '../src/lib/server/logs/file.ts';
import { CORPUS } from './corpus/chronicles.ts';
import { fileOf } from './corpus/file-of.ts';
import { folderOf, readAgain, recordedIn, revisionsKept } from './corpus/recorded.ts';

async function record(folder: URL, names: readonly string[]): Promise<void> {
	const all = [];
	for (const name of names) {
		const { recorded } = await readAgain(folder, name);
		console.log(`${name}: ${recorded.events} events`);
		all.push(recorded);
	}
	writeFileSync(new URL('recorded.json', folder), `${JSON.stringify(all, null, '\t')}\n`);
}

async function refold(): Promise<void> {
	for (const revision of revisionsKept()) {
		const folder = folderOf(revision);
		await record(
			folder,
			recordedIn(folder).map(({ name }) => name)
		);
	}
}

async function play(): Promise<void> {
	const folder = folderOf(RULES);
	if (existsSync(folder) && (RULES === 1 || !process.argv.includes('--again'))) {
		console.error(
			`The chronicles of revision ${RULES} are there already. Play them again only if no release came with these rules; then add --again.`
		);
		process.exit(1);
	}
	mkdirSync(folder, { recursive: true });
	for (const { name, sitting } of CORPUS)
		writeFileSync(
			new URL(`${name}.json.gz`, folder),
			gzipSync(fileText(fileOf(name, sitting())), { level: 9 })
		);
	await record(
		folder,
		CORPUS.map(({ name }) => name)
	);
}

await (process.argv.includes('--refold') ? refold() : play());

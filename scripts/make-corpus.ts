/**
 * Plays the chronicles of tests/corpus and writes them down, with what they fold to. Made once: chronicles that
 * were played must go on to be read as they were, so it writes over them only with `--again`.
 */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { fileText } from '../src/lib/server/chronicles/file.ts';
import { CORPUS } from './corpus/chronicles.ts';
import { fileOf } from './corpus/file-of.ts';

const folder = new URL('../tests/corpus/', import.meta.url);
const recorded = new URL('recorded.json', folder);

if (existsSync(recorded) && !process.argv.includes('--again')) {
	console.error(
		'The corpus is there already. Make it anew only if no chronicle was ever kept in its form; then add --again.'
	);
	process.exit(1);
}

mkdirSync(folder, { recursive: true });
const hashes = CORPUS.map(({ name, sitting }) => {
	const file = fileOf(name, sitting());
	writeFileSync(new URL(`${name}.json.gz`, folder), gzipSync(fileText(file), { level: 9 }));
	const { events, stateHash } = file.header;
	console.log(`${name}: ${events} events`);
	return { name, events, head: file.chain.head, stateHash };
});
writeFileSync(recorded, `${JSON.stringify(hashes, null, '\t')}\n`);

import { readdirSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { checkFile } from '../../src/lib/server/logs/check-file.ts';
import { keptHeritage } from '../../src/lib/server/games/heritage/kept-heritage.ts';

const CORPUS = new URL('../../tests/corpus/', import.meta.url);

/** What is known of a chronicle of the corpus; `events` and `head` never change. */
export interface Recorded {
	readonly name: string;
	readonly events: number;
	readonly head: string;
	/** What it folds to. */
	readonly stateHash: string;
	/** How many steps of it today's rules decide otherwise, by what they say against them. */
	readonly otherwise: Readonly<Record<string, number>>;
}

/** The folder of the chronicles that one revision of the rules decided. */
export const folderOf = (revision: number): URL => new URL(`revision-${revision}/`, CORPUS);

/** The revisions that chronicles are kept of, oldest first. */
export const revisionsKept = (): number[] =>
	readdirSync(CORPUS)
		.flatMap((name) => /^revision-(\d+)$/.exec(name)?.[1] ?? [])
		.map(Number)
		.sort((a, b) => a - b);

export const recordedIn = (folder: URL): Recorded[] =>
	JSON.parse(readFileSync(new URL('recorded.json', folder), 'utf8')) as Recorded[];

/** A chronicle of the corpus, read as any file that is taken in. */
export async function readAgain(folder: URL, name: string) {
	const text = gunzipSync(readFileSync(new URL(`${name}.json.gz`, folder))).toString('utf8');
	const checked = await checkFile(keptHeritage, text);
	if (!checked.ok) throw new Error(`${name}: ${JSON.stringify(checked.faults)}`);
	const { file, folded, stateHash, rules } = checked;
	const otherwise: Record<string, number> = {};
	for (const { reason } of rules.deviations) otherwise[reason] = (otherwise[reason] ?? 0) + 1;
	const { events, head } = { events: file.events.length, head: file.chain.head };
	return { file, folded, recorded: { name, events, head, stateHash, otherwise } };
}

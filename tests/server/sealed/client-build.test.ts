import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { ensureBuilt } from '../../../scripts/house/prepare.mjs';
import { openDeck } from '../../../src/lib/server/games/heritage/decks/chronicle/open-deck.ts';
import { unlockedSchemes } from '../../../src/lib/server/games/heritage/decks/unlocked-schemes.ts';

/** Nothing of the open deck is in what every browser gets: code, source maps, pages built beforehand. */

const FOLDERS = ['build/client', 'build/prerendered'];
/** So many signs in a row are no accident. */
const LONG = 24;
/** Shorter titles, names and ids are ordinary words. */
const TELLING = 12;

/** Text as it is compared: gaps, also written as `\n`, are one blank. */
const evened = (text: string): string => text.replace(/(?:\\+[nrt]|\s)+/g, ' ');

function wordsIn(value: unknown, key = ''): string[] {
	if (typeof value === 'string')
		return ['id', 'name', 'title', 'text', 'question', 'outcome', 'assetText'].includes(key)
			? [value]
			: [];
	if (Array.isArray(value)) return value.flatMap((one) => wordsIn(one, key));
	if (typeof value !== 'object' || value === null) return [];
	return Object.entries(value).flatMap(([name, one]) => wordsIn(one, name));
}

const WORDS = [...new Set(wordsIn([openDeck, unlockedSchemes]).map(evened))];

function textOf(file: string): string {
	const bytes = readFileSync(file);
	if (file.endsWith('.gz')) return gunzipSync(bytes).toString();
	if (file.endsWith('.br')) return brotliDecompressSync(bytes).toString();
	return bytes.toString();
}

/** Those of these words that a text holds, each `LONG` signs long. */
function longWordsIn(text: string, words: ReadonlySet<string>): string[] {
	const found = new Set<string>();
	for (let at = 0; at + LONG <= text.length; at++) {
		const run = text.slice(at, at + LONG);
		if (words.has(run)) found.add(run);
	}
	return [...found];
}

/** Every text cut into pieces; quotes and signs that a program writes otherwise fall between them. */
const ALL_PIECES: ReadonlySet<string> = new Set(
	WORDS.flatMap((text) =>
		text
			.split(/[^ -~]|["'`\\{}$]/)
			.flatMap((plain) =>
				Array.from({ length: Math.floor(plain.length / LONG) }, (_, index) =>
					plain.slice(index * LONG, (index + 1) * LONG)
				)
			)
	)
);

/** Rules are said in the same words everywhere; a few pieces stand in sources that everybody may read. */
const FEW = 40;
const PUBLIC: ReadonlySet<string> = new Set(
	readdirSync('src', { recursive: true, encoding: 'utf8' })
		.filter((file) => /\.(ts|svelte)$/.test(file) && !file.startsWith('lib/server/'))
		.flatMap((file) =>
			longWordsIn(evened(readFileSync(path.join('src', file), 'utf8')), ALL_PIECES)
		)
);
const PIECES: ReadonlySet<string> = new Set([...ALL_PIECES].filter((piece) => !PUBLIC.has(piece)));
const SHORT = WORDS.filter((word) => word.length >= TELLING && word.length <= 60);

let files: string[] = [];
beforeAll(async () => {
	await ensureBuilt(() => undefined);
	files = FOLDERS.filter((folder) => existsSync(folder)).flatMap((folder) =>
		readdirSync(folder, { recursive: true, withFileTypes: true })
			.filter((entry) => entry.isFile() && !/\.(woff2?|png|ico|svg)(\.gz|\.br)?$/.test(entry.name))
			.map((entry) => path.join(entry.parentPath, entry.name))
	);
}, 300_000);

describe('what every browser gets', () => {
	it('holds no piece of a text of the open deck', { timeout: 120_000 }, () => {
		expect(PIECES.size).toBeGreaterThan(2000);
		expect(files.length).toBeGreaterThan(50);
		expect(PUBLIC.size).toBeLessThan(FEW);
		const found = files.flatMap((file) =>
			longWordsIn(evened(textOf(file)), PIECES).map((words) => `${file}: ${words}`)
		);
		expect(found).toEqual([]);
	});

	it('holds no title, name or id of it', { timeout: 120_000 }, () => {
		expect(SHORT.length).toBeGreaterThan(300);
		const all = files
			.filter((file) => !/\.(gz|br)$/.test(file))
			.map((file) => evened(textOf(file)))
			.join('\n');
		expect(SHORT.filter((word) => all.includes(word))).toEqual([]);
	});
});

describe('the search', () => {
	it('finds a text of the deck in a program and in its source map', () => {
		const [text = ''] = WORDS.filter((word) => word.length > 400);
		const program = `const a=\`\n\t\t${text.replaceAll('. ', '.\n\t\t\t')}\`;`;
		expect(longWordsIn(evened(program), PIECES)).not.toEqual([]);
		expect(longWordsIn(evened(JSON.stringify(program)), PIECES)).not.toEqual([]);
	});
});

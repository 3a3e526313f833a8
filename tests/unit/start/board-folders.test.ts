import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { BATTLEGROUNDS } from '../../../src/lib/games/heritage/boards/timeline.ts';

const RULES = 'src/lib/games/heritage/boards';
const SCREENS = 'src/lib/ui/heritage/boards';

/** The one line a board has in each list of the engine, which also runs where nothing finds files. */
const LISTS = ['facts', 'readings', 'rules', 'schemes'].map((list) => `${RULES}/${list}.ts`);

const folders = (of: string) => readdirSync(of).filter((name) => name.length === 1);

/** A folder of a board in an import, or a letter as a string of its own. */
const NAMED = /boards\/[a-z]\/|\.\/[a-z]\/|(?<![\w$])'[A-I]'|^\t[A-I]: /m;
/** Letters of something else. */
const OTHERS: readonly string[] = [
	// The two ends of a mission.
	'src/lib/ui/heritage/chapter/aftermath/MissionChoices.svelte',
	// Keys of a keyboard.
	'src/lib/ui/heritage/table/screen/shortcuts.ts',
	// Numerals and points of the compass.
	'../../../src/lib/games/core/numerals.ts',
	'src/lib/ui/heritage/boards/direction-marks.ts',
	// Digits of a number.
	'src/lib/ui/picture/faces.ts'
];

test('a battleground is a folder of the engine and one of the screens', () => {
	const letters = BATTLEGROUNDS.map((letter) => letter.toLowerCase());
	expect(folders(RULES).sort()).toEqual(letters);
	expect(folders(SCREENS).sort()).toEqual(letters);
});

test.each(BATTLEGROUNDS)('%s has all of it', (letter) => {
	const files = (of: string) => readdirSync(`${of}/${letter.toLowerCase()}`);
	expect(files(RULES)).toEqual(
		expect.arrayContaining(['facts.ts', 'reading.ts', 'rules.ts', 'scheme.ts'])
	);
	expect(files(SCREENS)).toEqual(
		expect.arrayContaining([
			'fields.ts',
			'Picture.svelte',
			'examples.ts',
			'room.ts',
			'term.ts',
			'told.ts',
			'words.ts'
		])
	);
});

test('no file outside these folders names a battleground', () => {
	const inFolder = new RegExp(`^(${RULES}|${SCREENS})/[a-z]/`);
	const naming = ['src', 'scripts']
		.flatMap((of) =>
			readdirSync(of, { recursive: true, encoding: 'utf8' }).map((file) => `${of}/${file}`)
		)
		.filter((file) => /\.(ts|svelte|js|mjs)$/.test(file))
		.filter((file) => !inFolder.test(file) && !LISTS.includes(file) && !OTHERS.includes(file))
		.filter((file) => NAMED.test(readFileSync(file, 'utf8')));
	expect(naming).toEqual([]);
});

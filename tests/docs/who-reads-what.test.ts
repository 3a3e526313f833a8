import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { treeOf } from '../../scripts/house/passes.mjs';
import { ROOT } from '../../scripts/house/tree.mjs';

/** `npm test` runs a step again when something changed that it looks at; so nobody may look elsewhere. */
const TESTS = [...treeOf(ROOT).keys()]
	.filter((file) => /^tests\/.*\.ts$/.test(file))
	.map((file) => ({ file, text: readFileSync(path.join(ROOT, file), 'utf8') }));

const filesWith = (pattern: RegExp, among: RegExp): string[] =>
	TESTS.filter(({ file, text }) => among.test(file) && pattern.test(text)).map(({ file }) => file);

test('no test file is imported: what tests share has a file of another name', () => {
	expect(filesWith(/(from|import\() ?'[^']*\.(test|spec)\.ts'/, /./)).toEqual([]);
});

test('pages for people are read by the tests in tests/docs alone', () => {
	const reading = /readFileSync\([^;]*['"`](\.\.?\/)*(docs\/|LICENSE|NOTICE|[\w./-]*\.md['"`])/;
	expect(filesWith(reading, /^tests\/docs\//)).not.toEqual([]);
	expect(filesWith(reading, /^tests\/(unit|server|e2e|support)\//)).toEqual([]);
});

import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const page = readFileSync('docs/threats.md', 'utf8');
const rows = page.split('\n').filter((line) => /^\| (?!Who\b.*What they|-)/.test(line));
const testsIn = (text: string): string[] =>
	[...text.matchAll(/\]\(\.\.\/(tests\/[^)]+)\)/g)].map(([, file = '']) => file);

test('each threat in docs/threats.md names a test', () => {
	expect(rows.length).toBeGreaterThanOrEqual(9);
	expect(rows.filter((row) => testsIn(row).length === 0)).toEqual([]);
});

test('every test that docs/threats.md names is there', () => {
	expect(testsIn(page).filter((file) => !existsSync(file))).toEqual([]);
});

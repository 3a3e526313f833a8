import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const page = readFileSync('docs/threats.md', 'utf8');
const threats = page.split(/^## /m).filter((part) => part.includes('Does not hold: '));

/** What is promised under a threat: a line of a list each, with those that go on with it. */
const promisesOf = (threat: string): string[] =>
	(threat.split('Does not hold: ')[0] ?? '').split(/^- /m).slice(1);

/** The tests that a promise names: a link to a file, and after it what each test is called there. */
const namedIn = (promise: string): { file: string; name: string | undefined }[] =>
	promise
		.split('](../')
		.slice(1)
		.flatMap((part) => {
			const file = part.slice(0, part.indexOf(')'));
			const names = [...part.matchAll(/“([^”]+)”/g)].map(([, name]) => name?.replace(/\s+/g, ' '));
			return (names.length > 0 ? names : [undefined]).map((name) => ({ file, name }));
		});

/** Whether a test file has a test, or a group of them, of this very name. */
function hasTest({ file, name }: { file: string; name: string | undefined }): boolean {
	if (!existsSync(file) || name === undefined) return false;
	const text = readFileSync(file, 'utf8');
	return [`'${name}',`, `"${name}",`, `\`${name}\`,`].some((quoted) => text.includes(quoted));
}

test('each threat in docs/threats.md has promises, and each promise names a test', () => {
	expect(threats.length).toBeGreaterThanOrEqual(11);
	expect(threats.filter((threat) => promisesOf(threat).length === 0)).toEqual([]);
	const promises = threats.flatMap(promisesOf);
	expect(promises.filter((promise) => namedIn(promise).length === 0)).toEqual([]);
});

test('every test that docs/threats.md names is there, in that file, by that name', () => {
	const named = threats.flatMap(promisesOf).flatMap(namedIn);
	expect(named.length).toBeGreaterThanOrEqual(threats.flatMap(promisesOf).length);
	expect(named.filter((one) => !hasTest(one))).toEqual([]);
});

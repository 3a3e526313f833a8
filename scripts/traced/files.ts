import { readdirSync, readFileSync } from 'node:fs';

const ROOT = new URL('../../', import.meta.url);
const TESTS = 'tests/unit/heritage';

/** A file of the project, its path from the top. */
export type File = { readonly path: string; readonly text: string };

/** The files below a folder whose names end so, by path. */
export function filesUnder(folder: string, ending: string): readonly File[] {
	const found = readdirSync(new URL(folder, ROOT), { recursive: true, encoding: 'utf8' });
	return found
		.map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
		.filter((path) => path.endsWith(ending))
		.sort()
		.map((path) => ({ path, text: readFileSync(new URL(path, ROOT), 'utf8') }));
}

/** The tests of the rules of Heritage. */
export function heritageTests(): readonly File[] {
	return filesUnder(TESTS, '.test.ts');
}

/** Where there is a test whose title begins so, such as `reading hands: `. */
export function titled(tests: readonly File[], beginning: string): readonly File[] {
	return tests.filter(({ text }) =>
		[`'`, `"`, '`'].some((mark) => text.includes(mark + beginning))
	);
}

/** Links to files for a page in `docs/`, in a row. */
export function linksTo(paths: readonly string[]): string {
	return paths.map((path) => `[${path.split('/').slice(-2).join('/')}](../${path})`).join(', ');
}

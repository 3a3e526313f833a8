import { RULINGS } from '../../src/lib/games/heritage/rulings.ts';
import { filesUnder, heritageTests, linksTo, titled } from '../traced/files.ts';

const CODE = 'src/lib/games';

/** A ruling with the files that test it and that hold it, paths from the top of the project. */
export type Traced = {
	readonly number: number;
	readonly words: string;
	readonly tests: readonly string[];
	readonly code: readonly string[];
};

/** Numbers of rulings that a text cites, as in `ruling 7` or `rulings 17, 18 and 20`. */
function citedIn(text: string): ReadonlySet<number> {
	const citations = text.matchAll(/\brulings? (\d+(?:(?:, | and )\d+)*)/g);
	return new Set([...citations].flatMap(([, list = '']) => list.split(/\D+/).map(Number)));
}

/** Every ruling with what tests and what holds it, in order; a title has to say the ruling's words. */
export function tracedRulings(): readonly Traced[] {
	const tests = heritageTests();
	const code = filesUnder(CODE, '.ts').map(({ path, text }) => ({ path, cites: citedIn(text) }));
	return Object.entries(RULINGS).map(([key, words]) => {
		const number = Number(key);
		return {
			number,
			words,
			tests: titled(tests, `ruling ${number}: ${words}`).map(({ path }) => path),
			code: code.filter(({ cites }) => cites.has(number)).map(({ path }) => path)
		};
	});
}

/** The rulings as a page of Markdown, for `docs/rulings.md`. */
export function rulingsPage(): string {
	const rows = tracedRulings().map(
		({ number, words, tests, code }) =>
			`| ${number} | ${words} | ${linksTo(tests)} | ${linksTo(code)} |`
	);
	return [HEAD, '', '| | ruling | test | code |', '| --: | --- | --- | --- |', ...rows, ''].join(
		'\n'
	);
}

const HEAD = `# Rulings

The questions that the rulebook answers at its end, each in a few words of ours, with the test that bears
its name and the code that holds it.

This page is generated from \`src/lib/games/heritage/rulings.ts\`, the titles of the tests and the
citations in the code; run \`node --import tsx scripts/generate-rulings.ts\` after a change there.`;

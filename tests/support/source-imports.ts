import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

const SOURCE = path.resolve('src');

/** What a file names after `from` or in a bare import; what it fetches later is no part of it. */
const IMPORTS =
	/^\s*(?:import|export)\s(type\s)?(?:[^'"`;]*?\sfrom\s*)?['"](\.[^'"]+|\$lib[^'"]+)['"]/gm;

/** The files that each file of `src` imports, by path from there; `types` says whether imports of types alone count. */
export const sourceImports = ({
	types
}: {
	readonly types: boolean;
}): ReadonlyMap<string, readonly string[]> =>
	new Map(
		readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
			.map((file) => file.split(path.sep).join('/'))
			.filter((file) => /\.(ts|js|svelte)$/.test(file))
			.map((file) => [file, importsOf(file, types)])
	);

function importsOf(file: string, types: boolean): string[] {
	const text = readFileSync(path.join(SOURCE, file), 'utf8');
	return [...text.matchAll(IMPORTS)].flatMap(([, type, named]) =>
		named === undefined || (type !== undefined && !types)
			? []
			: path.posix
					.normalize(
						named.startsWith('$lib')
							? named.replace('$lib', 'lib')
							: path.posix.join(path.posix.dirname(file), named)
					)
					.replace(/(?<!\.(?:ts|js|svelte|css|json))$/, '.ts')
	);
}

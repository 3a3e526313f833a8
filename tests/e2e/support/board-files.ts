import { readFileSync } from 'node:fs';
import { BATTLEGROUNDS } from '../../../src/lib/games/heritage/boards/timeline.ts';

interface Chunk {
	readonly file: string;
	readonly src?: string;
	readonly name?: string;
}

const MANIFEST = '.svelte-kit/output/client/.vite/manifest.json';
const RULES = /^rules-([a-z])$/;
const PICTURE = /\/boards\/([a-z])\/Picture\.svelte$/;

/** Which battlegrounds some scripts of the program are of: their rules, and their pictures. */
export interface Boards {
	readonly rules: readonly string[];
	readonly pictures: readonly string[];
}

/** By file of the built program; fails where one of the nine has no file of its own. */
function filesOfBoards(): Record<keyof Boards, ReadonlyMap<string, string>> {
	const chunks = Object.values(JSON.parse(readFileSync(MANIFEST, 'utf8')) as Record<string, Chunk>);
	const lettered = (letterOf: (chunk: Chunk) => string | undefined) =>
		new Map(
			chunks.flatMap((chunk) => {
				const letter = letterOf(chunk);
				return letter === undefined ? [] : [[`/${chunk.file}`, letter.toUpperCase()] as const];
			})
		);
	const files = {
		rules: lettered(({ name }) => RULES.exec(name ?? '')?.[1]),
		pictures: lettered(({ src }) => PICTURE.exec(src ?? '')?.[1])
	};
	for (const [what, found] of Object.entries(files))
		if ([...found.values()].sort().join() !== BATTLEGROUNDS.join())
			throw new Error(`${what} with a file of their own: ${[...found.values()].sort().join()}`);
	return files;
}

/** The battlegrounds of which these scripts bring something. */
export function boardsIn(scripts: readonly string[]): Boards {
	const { rules, pictures } = filesOfBoards();
	const among = (files: ReadonlyMap<string, string>) =>
		scripts.flatMap((script) => files.get(script) ?? []).sort();
	return { rules: among(rules), pictures: among(pictures) };
}

import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { constants, gzipSync } from 'node:zlib';
import * as v from 'valibot';

const OUTPUT = path.resolve('.svelte-kit/output');

const chunksSchema = v.record(
	v.string(),
	v.object({
		file: v.string(),
		name: v.optional(v.string(), ''),
		imports: v.optional(v.array(v.string()), [])
	})
);
type Chunks = v.InferOutput<typeof chunksSchema>;

const routesSchema = v.object({
	manifest: v.object({
		_: v.object({
			routes: v.array(
				v.object({
					id: v.string(),
					page: v.nullable(v.object({ layouts: v.array(v.optional(v.number())), leaf: v.number() }))
				})
			)
		})
	})
});

/** A page, and all JavaScript that it imports, each file by itself through gzip, in kilobytes of a thousand bytes. */
export interface PageWeight {
	readonly route: string;
	readonly kilobytes: number;
}

const readChunks = (): Chunks =>
	v.parse(
		chunksSchema,
		JSON.parse(readFileSync(path.join(OUTPUT, 'client/.vite/manifest.json'), 'utf8'))
	);

/** The files of the browser's program that need themselves, by their names: what such files hold may be missing when it is asked for. */
export function filesInCircles(): string[] {
	const chunks = readChunks();
	return Object.entries(chunks)
		.filter(([key, { imports }]) => reached(chunks, imports).has(key))
		.map(([key, { name }]) => name || key);
}

/**
 * What each page of the built program loads before anything is tapped, heaviest first.
 *
 * @param parts modules that it fetches besides as soon as it begins, by their paths or, without one, by name
 */
export async function pageWeights(parts: readonly string[] = []): Promise<PageWeight[]> {
	const chunks = readChunks();
	const built: unknown = await import(
		pathToFileURL(path.join(OUTPUT, 'server/manifest-full.js')).href
	);
	const { routes } = v.parse(routesSchema, built).manifest._;
	return routes
		.flatMap(({ id, page }) => {
			if (!page) return [];
			const nodes = [...page.layouts.filter((node) => node !== undefined), page.leaf];
			return { route: id, kilobytes: weightOf(chunks, nodes, parts) };
		})
		.sort((one, other) => other.kilobytes - one.kilobytes);
}

function weightOf(chunks: Chunks, nodes: readonly number[], parts: readonly string[]): number {
	const keys = Object.keys(chunks);
	const besides = parts.map((part) => {
		const found = keys.find((key) => key === part || chunks[key]?.name === part);
		if (found === undefined) throw new Error(`no part of the program: ${part}`);
		return found;
	});
	const starts = keys.filter((key) => /client-optimized\/app\.js$|\/entry\.js$/.test(key));
	const leaves = keys.filter((key) => nodes.some((node) => key.endsWith(`/nodes/${node}.js`)));
	const files = new Set(
		[...reached(chunks, [...starts, ...leaves, ...besides])].flatMap(
			(key) => chunks[key]?.file ?? []
		)
	);
	const bytes = [...files]
		.filter((file) => file.endsWith('.js'))
		.reduce((sum, file) => sum + asSent(readFileSync(path.join(OUTPUT, 'client', file))).length, 0);
	return bytes / 1000;
}

/** The code of all workers of the built program, in the same unit. */
export function workerKilobytes(): number {
	const folder = path.join(OUTPUT, 'client/_app/immutable/workers');
	const files = readdirSync(folder).filter((file) => file.endsWith('.js'));
	if (files.length === 0) throw new Error('the program has no workers');
	const bytes = files.map((file) => asSent(readFileSync(path.join(folder, file))).length);
	return bytes.reduce((sum, one) => sum + one, 0) / 1000;
}

/** As the build keeps a file for who takes gzip. */
const asSent = (file: Buffer): Buffer => gzipSync(file, { level: constants.Z_BEST_COMPRESSION });

function reached(chunks: Chunks, from: readonly string[]): Set<string> {
	const seen = new Set<string>();
	const waiting = [...from];
	for (let key = waiting.pop(); key !== undefined; key = waiting.pop()) {
		if (seen.has(key)) continue;
		seen.add(key);
		waiting.push(...(chunks[key]?.imports ?? []));
	}
	return seen;
}

import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { buildSettings } from '../../../../scripts/house/build-settings.mjs';
import { packagesStamp, sourcesStamp, writeStamp } from '../../../../scripts/house/stamps.mjs';

export interface Tree {
	readonly root: string;
	put(file: string, content: string): void;
	/** Says that what is in `build/` was built from the sources as they are now. */
	stamp(): void;
	remove(): void;
}

/**
 * A project folder with the real start scripts and settings around a program of the test's own, so
 * that a test can have a program that fails, dawdles or streams for ever.
 *
 * @param handler what `build/handler.js` holds
 */
export async function plant(handler: string): Promise<Tree> {
	const root = mkdtempSync(path.join(os.tmpdir(), 'elysium tree-'));
	const put = (file: string, content: string) => {
		mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
		writeFileSync(path.join(root, file), content);
	};
	for (const item of ['scripts', 'package.json', 'package-lock.json']) {
		cpSync(item, path.join(root, item), { recursive: true });
	}
	mkdirSync(path.join(root, 'node_modules'));
	for (const name of ['uqr', 'valibot']) {
		symlinkSync(path.resolve('node_modules', name), path.join(root, 'node_modules', name));
	}
	writeStamp(
		path.join(root, 'node_modules/.elysium-stamp'),
		packagesStamp(root, {
			node: process.versions.node,
			platform: process.platform,
			arch: process.arch
		})
	);
	put('src/page.svelte', '<h1>Elysium</h1>');
	await buildSettings(path.join(root, 'build'));
	put('build/handler.js', handler);
	const tree: Tree = {
		root,
		put,
		stamp: () => writeStamp(path.join(root, 'build/.stamp'), sourcesStamp(root)),
		remove: () => rmSync(root, { recursive: true, force: true })
	};
	tree.stamp();
	return tree;
}

import { execFileSync, spawn, type ChildProcessByStdio } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { inTree } from '../../scripts/house/tree.mjs';
import { load, note, post } from './clients.ts';

/** What the program is measured against: posts a second, four senders at once, in a round of so many milliseconds. */
export interface BareServers {
	kit(milliseconds: number): Promise<number>;
	node(milliseconds: number): Promise<number>;
	stop(): Promise<void>;
}

type Child = ChildProcessByStdio<null, Readable, null>;

/** An app of its own, made like ours: built in a folder from which the project's packages are found. */
function builtKit(): string {
	const folder = inTree('reports', 'bare');
	rmSync(folder, { recursive: true, force: true });
	for (const part of ['src', 'vite.config.ts'])
		cpSync(inTree('tests', 'bench', 'bare', part), path.join(folder, part), { recursive: true });
	// What it lists is fetched from the packages, not built into the app.
	cpSync(inTree('package.json'), path.join(folder, 'package.json'));
	const vite = inTree('node_modules', 'vite', 'bin', 'vite.js');
	execFileSync(process.execPath, [vite, 'build'], { cwd: folder, stdio: 'pipe' });
	return path.join(folder, 'build');
}

async function served(script: string, args: readonly string[], folder: string) {
	// What turns TypeScript into a program as it goes takes a part of its speed: what is built goes without.
	const means = script.endsWith('.ts') ? ['--import', 'tsx'] : [];
	const command = [...means, inTree('tests', 'bench', 'bare', script), ...args];
	const child: Child = spawn(process.execPath, command, {
		env: { ...process.env, NODE_ENV: 'production', BARE_FOLDER: folder },
		stdio: ['ignore', 'pipe', 'inherit']
	});
	const [said] = (await once(child.stdout, 'data')) as [Buffer];
	return { child, url: `http://127.0.0.1:${said.toString().trim()}/` };
}

async function rate(url: string, session: string, milliseconds: number): Promise<number> {
	const senders = Array.from({ length: 4 }, () => () => post(url, session, note()));
	await load(500, senders);
	return (await load(milliseconds, senders)).perSecond;
}

export async function openBare(dataDir: string): Promise<BareServers> {
	const folder = () => mkdtempSync(path.join(dataDir, 'bare-'));
	const kit = await served('kit.mjs', [builtKit()], folder());
	const node = await served('node.ts', ['a-secret'], folder());
	const session = await (await fetch(kit.url)).text();
	return {
		kit: (milliseconds) => rate(kit.url, session, milliseconds),
		node: (milliseconds) => rate(node.url, 'a-secret', milliseconds),
		async stop() {
			for (const { child } of [kit, node]) {
				child.kill();
				await once(child, 'close');
			}
		}
	};
}

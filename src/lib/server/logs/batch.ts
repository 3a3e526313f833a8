import { nextTurn } from '../turns.ts';

/** A piece of work and whoever waits for it. */
interface Waiting<Job, Answer> {
	readonly job: Job;
	resolve(answer: Answer): void;
	reject(error: unknown): void;
}

const JOBS_AT_MOST = 32;

/**
 * Gathers what is asked at the same moment, or while a commit is under way, so that it shares the next one: a commit
 * waits for the disk, and four players who tap at once need not wait four times. `commit` answers each job in order or throws for all; then
 * each is tried alone, so that one bad job spoils no other.
 */
export function createBatches<Job, Answer>(
	commit: (jobs: readonly Job[]) => Promise<readonly Answer[]>
): (job: Job) => Promise<Answer> {
	const waiting: Waiting<Job, Answer>[] = [];
	let running = false;

	async function alone(one: Waiting<Job, Answer>): Promise<void> {
		try {
			const [answer] = await commit([one.job]);
			one.resolve(answer as Answer);
		} catch (error) {
			one.reject(error);
		}
	}

	async function together(batch: readonly Waiting<Job, Answer>[]): Promise<void> {
		try {
			const answers = await commit(batch.map(({ job }) => job));
			batch.forEach((one, index) => one.resolve(answers[index] as Answer));
		} catch {
			for (const one of batch) await alone(one);
		}
	}

	async function run(): Promise<void> {
		running = true;
		while (waiting.length > 0) {
			// Whatever has arrived by now gets as far as here first, as long as there is more of it.
			for (let before = 0; before < waiting.length && waiting.length < JOBS_AT_MOST;) {
				before = waiting.length;
				await nextTurn();
			}
			const batch = waiting.splice(0, JOBS_AT_MOST);
			const [only] = batch;
			if (batch.length === 1 && only) await alone(only);
			else await together(batch);
		}
		running = false;
	}

	return (job) =>
		new Promise((resolve, reject) => {
			waiting.push({ job, resolve, reject });
			if (!running) void run();
		});
}

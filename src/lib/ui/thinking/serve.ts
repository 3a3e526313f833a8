import type { Sent, Told } from './wire.ts';

/** As much of a worker's own scope as is needed here. */
type Scope = {
	onmessage: ((event: MessageEvent) => unknown) | null;
	postMessage(told: unknown): void;
};

/**
 * Thinks about a question piece by piece, each some tens of milliseconds at most; a piece may have something to report. `now`:
 * milliseconds of a clock.
 */
export type Thinking<Question, Report> = (
	question: Question,
	now: () => number
) => Iterator<Report | undefined>;

/** Between two pieces a worker hears whether it shall stop. */
const breath = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** So long it thinks without listening. */
const LISTEN_MS = 40;

/** Lets a worker think about what it is asked, one question after the other, in the order they came. */
export function serve<Question, Report>(
	scope: Scope,
	think: Thinking<Question, Report>,
	now: () => number = () => performance.now()
): void {
	const waiting = new Map<number, Question>();
	let busy = false;
	const tell = (told: Told<Report>) => scope.postMessage(told);

	async function answer(id: number, question: Question): Promise<void> {
		try {
			const thinking = think(question, now);
			for (let listened = now(); ;) {
				const { value, done } = thinking.next();
				if (value !== undefined) tell({ type: 'report', id, report: value as Report });
				if (done === true) return tell({ type: 'done', id });
				if (now() - listened < LISTEN_MS) continue;
				await breath();
				if (!waiting.has(id)) return;
				listened = now();
			}
		} catch (problem) {
			tell({ type: 'failed', id, reason: String(problem) });
		}
	}

	async function goOn(): Promise<void> {
		if (busy) return;
		busy = true;
		for (let next = first(waiting); next; next = first(waiting)) {
			await answer(...next);
			waiting.delete(next[0]);
		}
		busy = false;
	}

	scope.onmessage = ({ data }) => {
		const sent = data as Sent<Question>;
		if (sent.type === 'stop') waiting.delete(sent.id);
		else waiting.set(sent.id, sent.question);
		void goOn();
	};
}

function first<K, V>(map: ReadonlyMap<K, V>): [K, V] | null {
	for (const entry of map) return entry;
	return null;
}

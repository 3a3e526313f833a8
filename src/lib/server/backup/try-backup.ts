import { rmSync } from 'node:fs';
import * as v from 'valibot';
import { StartupError } from '../startup.ts';
import { reportOf } from '../http/report.ts';
import { Refusal } from './refusal.ts';
import { tryHere } from './trial.ts';
import type { Said } from './trial-process.ts';

// A process of its own that tries one backup and tells how it went: replaying keeps nobody else waiting there.

const askedSchema = v.object({
	trial: v.object({ file: v.string(), folder: v.string(), vaultKey: v.optional(v.string()) }),
	/** What nobody is left to throw away once whoever asked has died. */
	leftBehind: v.array(v.string())
});

const send = (said: Said): void => void process.send?.(said);

function fault(error: unknown): Said {
	if (error instanceof Refusal || error instanceof StartupError) return { refused: error.message };
	return { broke: reportOf(error) };
}

async function answer(message: unknown): Promise<void> {
	const { trial, leftBehind } = v.parse(askedSchema, message);
	const cleanUp = () => {
		for (const path of [...leftBehind, trial.folder])
			rmSync(path, { recursive: true, force: true });
		process.exit(1);
	};
	process.once('disconnect', cleanUp);
	const { file, folder, vaultKey } = trial;
	try {
		const found = await tryHere({ file, folder, vaultKey }, { say: (say) => send({ say }) });
		send({ found });
	} catch (error) {
		send(fault(error));
	}
	process.off('disconnect', cleanUp);
	process.disconnect();
}

// Ctrl+C reaches every process of a terminal; this one ends when whoever asked has ended, and cleans up first.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);
process.once('message', (message) => void answer(message));

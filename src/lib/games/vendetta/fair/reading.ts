import type { RememberedSeal } from '../../core/fair/choices.ts';
import { logIn } from '../../core/fair/log-file.ts';
import type { FileFault } from '../../core/file-fault.ts';
import { vendetta } from '../vendetta.ts';
import { verifyChoices, type CheckedInLog } from './verify-choices.ts';

/** What came of looking through the file of an evening. */
export interface CheckedEvening {
	/** Tokens, bids and other choices that opened together. */
	readonly choices: readonly CheckedInLog[];
}

/** An exported evening, looked through; null: the text is no such file. `remembered`: what this device sealed in any evening. */
export function eveningIn(
	text: string,
	remembered: readonly (RememberedSeal & { readonly log: string })[] = []
): { readonly evening: CheckedEvening | null; readonly faults: readonly FileFault[] } {
	const { log, faults } = logIn(text, vendetta);
	if (!log) return { evening: null, faults };
	const own = remembered.filter((seal) => seal.log === log.id);
	return { evening: { choices: verifyChoices(log.events, own) }, faults: [] };
}

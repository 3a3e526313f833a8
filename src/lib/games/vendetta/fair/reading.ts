import type { RememberedSeal } from '../../core/fair/choices.ts';
import { logIn } from '../../core/fair/log-file.ts';
import type { FileFault } from '../../core/file-fault.ts';
import { vendetta } from '../vendetta.ts';
import { verifyChoices, type CheckedInLog } from './verify-choices.ts';
import { verifyMixings, type CheckedMixing, type MixingWitness } from './verify-mixing.ts';

/** What came of looking through the file of an evening. */
export interface CheckedEvening {
	/** Tokens, bids and other choices that opened together. */
	readonly choices: readonly CheckedInLog[];
	/** How the cards of its games were mixed; none: the server shuffled alone, or nobody played at a table. */
	readonly mixings: readonly CheckedMixing[];
}

/** What this device remembers of its own part, in any evening. */
export interface OwnPart {
	readonly seals: readonly (RememberedSeal & { readonly log: string })[];
	readonly numbers: readonly MixingWitness[];
}

/** An exported evening, looked through; null: the text is no such file. */
export function eveningIn(
	text: string,
	{ seals, numbers }: OwnPart = { seals: [], numbers: [] }
): { readonly evening: CheckedEvening | null; readonly faults: readonly FileFault[] } {
	const { log, faults } = logIn(text, vendetta);
	if (!log) return { evening: null, faults };
	const own = seals.filter((seal) => seal.log === log.id);
	const choices = verifyChoices(log.events, own);
	return { evening: { choices, mixings: verifyMixings(log.events, numbers) }, faults: [] };
}

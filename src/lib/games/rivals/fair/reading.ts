import type { RememberedSeal } from '../../core/fair/choices.ts';
import { logIn } from '../../core/fair/log-file.ts';
import type { FileFault } from '../../core/file-fault.ts';
import { rivals } from '../rivals.ts';
import { verifyStakes } from './stakes-checked.ts';

/** What came of looking through the file of a match: its sealed stakes that opened. */
type CheckedMatch = ReturnType<typeof verifyStakes>;

/** An exported match, looked through; null: the text is no such file. `seals`: what this device sealed, in any match. */
export function matchIn(
	text: string,
	seals: readonly (RememberedSeal & { readonly log: string })[] = []
): { readonly stakes: CheckedMatch | null; readonly faults: readonly FileFault[] } {
	const { log, faults } = logIn(text, rivals);
	if (!log) return { stakes: null, faults };
	const own = seals.filter((seal) => seal.log === log.id);
	return { stakes: verifyStakes(log.events, own), faults: [] };
}

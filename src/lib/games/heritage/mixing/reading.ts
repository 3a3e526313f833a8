import type { FileFault } from '../../core/file-fault.ts';
import { logIn } from '../../core/fair/log-file.ts';
import { heritage } from '../heritage.ts';
import { verifyMixings } from './verify.ts';
import type { CheckedMixing } from './verify/checking.ts';
import type { MixingWitness } from './verify/remembered.ts';

/** Every mixing of an exported chronicle, looked through; none where the text is no such file. */
export function mixingsIn(
	text: string,
	witnesses: readonly MixingWitness[] = []
): { readonly mixings: readonly CheckedMixing[]; readonly faults: readonly FileFault[] } {
	const { log, faults } = logIn(text, heritage);
	if (!log) return { mixings: [], faults };
	return { mixings: verifyMixings(log.events, witnesses, log.id, log.revisions), faults };
}

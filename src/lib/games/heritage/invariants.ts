import { BATTLEGROUND_MODULES } from './boards/registry.ts';
import { faultsOf } from './chapter/invariants.ts';
import type { ChronicleState } from './state.ts';

/** What no rules could have led to, or null: the first fault of the table of the chapter that is played live. */
export function findBroken({ table }: ChronicleState, before?: ChronicleState): string | null {
	if (table === null || table === before?.table) return null;
	return faultsOf(table, BATTLEGROUND_MODULES)[0]?.reason ?? null;
}

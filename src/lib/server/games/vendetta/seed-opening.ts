import { isOpen } from '../../../games/core/fair/round.ts';
import { hashOf } from '../../../games/core/hash.ts';
import type { Command } from '../../../games/vendetta/commands.ts';
import { mayOpen } from '../../../games/vendetta/mixing/decide.ts';
import { mixingOnTable } from '../../../games/vendetta/mixing/mixed-chance.ts';
import type { EveningState } from '../../../games/vendetta/state.ts';

/** Opens the seed of a game that is over, so that anybody can check its cards; null: there is none, or it lies open. */
export function seedOpening(
	evening: string,
	{ state, version }: { readonly state: EveningState; readonly version: number }
): { readonly id: string; readonly seen: number; readonly body: Command } | null {
	const mixing = mixingOnTable(state);
	if (!mixing || mixing.seed !== null || !isOpen(mixing) || !mayOpen(state)) return null;
	return {
		id: hashOf(['open-seed', evening, mixing.id, version]).slice(0, 22),
		seen: version,
		body: { type: 'MixCards', command: { type: 'OpenSeed' } }
	};
}

import type { Json } from '../../../core/json.ts';
import { RULES } from '../../revision.ts';
import type { MixingFault } from '../faults.ts';
import type { MixingState } from '../state.ts';
import type { Group } from './groups.ts';

/** What came of looking one mixing through. */
export interface CheckedMixing {
	readonly id: string;
	readonly chapter: number | null;
	/** Whose numbers the cards were mixed by, besides the server's seed. */
	readonly by: readonly string[];
	/** How many cards and random choices were worked out again. */
	readonly dealt: number;
	/** `open`: its seed is not open yet, so what was dealt cannot be checked · `held` · `faulty`. */
	readonly stands: 'open' | 'held' | 'faulty';
	readonly faults: readonly MixingFault[];
	/** What older rules dealt, and today's would deal otherwise. */
	readonly otherwise: readonly MixingFault[];
	/** What is not proved by it, though it may be right. */
	readonly unproved: readonly (
		| 'by-hand'
		| 'schemes-by-hand'
		| 'box'
		| 'device'
		| 'unmixed'
		| 'never-dealt'
		| 'seed-open'
		| 'laid-anew'
		| 'other-numbers'
	)[];
}

/** What was found out about one mixing so far. */
export type Checking = {
	state: MixingState;
	sealed: Json;
	dealt: number;
	began: boolean;
	readonly faults: MixingFault[];
	readonly otherwise: MixingFault[];
	readonly unproved: Set<CheckedMixing['unproved'][number]>;
};

export const begun = (state: MixingState): Checking => ({
	state,
	sealed: null,
	dealt: 0,
	began: false,
	faults: [],
	otherwise: [],
	unproved: new Set()
});

/** What today's rules decide otherwise: a fault, unless older ones decided it. */
export function byRules(
	checking: Checking,
	{ rules }: Pick<Group, 'rules'>,
	fault: MixingFault
): void {
	(rules < RULES ? checking.otherwise : checking.faults).push(fault);
}

import { evolveMixing, type Mixing } from '../../core/fair/mixing.ts';
import type { MixingSaw } from '../../core/fair/mixing-forms.ts';
import type { Protocol, Terms } from '../../core/fair/protocol.ts';
import { FIRST_ROUND } from '../../core/fair/round.ts';
import type { MixingLog } from './log.ts';

export const MIXING = {
	domain: 'elysium-vendetta-mixing/1',
	number: 'number',
	key: 'all',
	uncovered: { setting: 'setting-not-covered' },
	changed: { setting: 'setting-changed' }
} as const satisfies Protocol<MixingSaw>;

/** The mixing of a table's cards as far as it has come. Nothing that is undone at the table takes anything from it. */
export type MixingState = Mixing<MixingSaw> & {
	readonly id: string;
	/** What every seal has to cover. */
	readonly saw: MixingSaw;
};

export const termsOf = ({ id, saw }: Pick<MixingState, 'id' | 'saw'>) =>
	({ protocol: MIXING, id, saw }) satisfies Terms<MixingSaw>;

/** How far a mixing has come, by what happened in it. */
export const mixingFrom = ({ id, saw, steps }: MixingLog): MixingState =>
	steps.reduce<MixingState>(evolveMixing, { id, saw, ...FIRST_ROUND, seed: null });

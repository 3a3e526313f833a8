import type { MixingSaw } from './mixing-forms.ts';
import type { Mixing } from './mixing.ts';
import type { Protocol, Terms } from './protocol.ts';
import { FIRST_ROUND } from './round.ts';

/** How the cards of one table are shuffled by all devices, as far as it has come. */
export type TableMixing = Mixing<MixingSaw> & {
	readonly id: string;
	/** What every seal has to cover. */
	readonly saw: MixingSaw;
};

/** How a game shuffles its cards. Each game has a domain of its own, so that a seal for one proves nothing in another. */
export const mixingProtocol = (domain: string) =>
	({
		domain,
		number: 'number',
		key: 'all',
		uncovered: { setting: 'setting-not-covered' },
		changed: { setting: 'setting-changed' }
	}) as const satisfies Protocol<MixingSaw>;

/** What every number of one table is sealed for, by the protocol of its game. */
export const mixingTerms =
	(protocol: ReturnType<typeof mixingProtocol>) =>
	({ id, saw }: Pick<TableMixing, 'id' | 'saw'>) =>
		({ protocol, id, saw }) satisfies Terms<MixingSaw>;

/** Before anybody has sealed a number. */
export const mixingBegun = (id: string, saw: MixingSaw): TableMixing => ({
	id,
	saw,
	...FIRST_ROUND,
	seed: null
});

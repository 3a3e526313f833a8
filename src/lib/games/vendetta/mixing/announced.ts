import { seedCommitment } from '../../core/fair/protocol.ts';
import { hashOf } from '../../core/hash.ts';
import type { Json } from '../../core/json.ts';
import type { EveningState } from '../state.ts';
import type { Setting } from '../table/setting.ts';
import { seedIn } from './mixed-chance.ts';
import { MIXING, mixingFrom } from './state.ts';

/** What every number is sealed over: all of a setting but how its cards are mixed. */
export function coversOf({ mixing: _, ...setting }: Setting): string {
	return hashOf(setting as Json);
}

/** A setting whose cards wait for the numbers of all devices. */
export const announced = (
	setting: Setting,
	{ id, seed }: { readonly id: string; readonly seed: string }
): Setting => ({
	...setting,
	mixing: { id, server: seedCommitment(MIXING, id, seed), covers: coversOf(setting) }
});

/**
 * A setting that is laid out again over the numbers that devices sealed before, and the seed they go with: so nobody has the same cards
 * mixed until they please. Null: another table, or nobody sealed anything yet.
 */
export function mixingKept(
	{ mixing: log }: Pick<EveningState, 'mixing'>,
	setting: Setting,
	sealed: Json | undefined
): { readonly setting: Setting; readonly seed: string } | null {
	const seed = seedIn(sealed);
	const mixing = log && mixingFrom(log);
	if (!mixing || mixing.seed !== null || seed === null) return null;
	const { id, saw, attempt } = mixing;
	const begun = mixing.sealed.length > 0 || attempt > 1;
	if (!begun || saw.setting !== coversOf(setting)) return null;
	return { setting: { ...setting, mixing: { id, server: saw.server, covers: saw.setting } }, seed };
}

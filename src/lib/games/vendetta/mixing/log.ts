import type { MixingSaw } from '../../core/fair/mixing-forms.ts';
import type { Setting } from '../table/setting.ts';
import type { MixingStep } from './steps.ts';

/**
 * A mixing as an evening keeps it: what happened, and nothing made of it. So a page that shows a table carries no program
 * for what is over before the first card; see `mixingFrom`.
 */
export type MixingLog = {
	readonly id: string;
	/** What every seal has to cover. */
	readonly saw: MixingSaw;
	readonly steps: readonly MixingStep[];
};

/** The mixing that a table is laid out for; null: its cards are shuffled by the server alone. */
export function mixingOf({ mixing }: Setting): MixingLog | null {
	if (!mixing) return null;
	const { id, server, covers: setting } = mixing;
	return { id, saw: { server, setting }, steps: [] };
}

/** Whether the server's seed is open. */
export const isSeedOpen = ({ steps }: MixingLog): boolean =>
	steps.some(({ type }) => type === 'SeedOpened');

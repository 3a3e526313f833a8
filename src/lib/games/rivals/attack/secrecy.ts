import type { SeatId } from '../../core/seats.ts';
import type { Vampire } from '../match/state.ts';

/** Intel against the target of an attack: a player's discards, or what a text gives [Attack] [CC24]. */
export type Intel = {
	/** Who discards; left out: a text. */
	readonly seat?: SeatId;
	readonly amount: number;
	readonly by?: string;
};

export interface SecrecyPart {
	readonly value: number;
	readonly of: 'haven' | 'text' | 'prince';
	readonly rule: string;
}

export const intelOf = (intel: readonly Intel[]): number =>
	intel.reduce((sum, { amount }) => sum + amount, 0);

/** A vampire's Secrecy: 1 at its Haven, what texts give, and none at all for the Prince [Havens] [Prince]. */
export function secrecyOf(
	{ place, prince }: Vampire,
	extra = 0
): { readonly total: number; readonly parts: readonly SecrecyPart[] } {
	const parts: SecrecyPart[] = [];
	if (place === 'haven') parts.push({ value: 1, of: 'haven', rule: 'Havens' });
	if (extra !== 0) parts.push({ value: extra, of: 'text', rule: 'Havens' });
	const sum = Math.max(
		0,
		parts.reduce((all, { value }) => all + value, 0)
	);
	if (!prince) return { total: sum, parts };
	return { total: 0, parts: [...parts, { value: -sum, of: 'prince', rule: 'Prince of the City' }] };
}

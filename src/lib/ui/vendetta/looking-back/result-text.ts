import { clanNames, type Clan } from '../../../games/vendetta/clans.ts';
import type { Parts } from '../../../games/vendetta/table/score.ts';

/** A player at the end of a game. */
export type ResultPlace = {
	readonly name: string;
	readonly clan: Clan | null;
	readonly parts: Parts;
	/** Null: out of the game. */
	readonly total: number | null;
	readonly place: number;
};

const signed = (n: number): string => String(n).replace('-', '−');

/** A part of a total as the picture draws it, in its order. */
export const RESULT_PARTS = [
	{ part: 'pool', label: 'Pool' },
	{ part: 'alliance', label: 'Alliance' },
	{ part: 'drained', label: 'Drained' },
	{ part: 'relic', label: 'Relic' },
	{ part: 'tokens', label: 'Diablerie tokens' }
] as const satisfies readonly { readonly part: keyof Parts; readonly label: string }[];

/** What a total is made of, in words. */
export function partWords({ parts, total }: ResultPlace): string {
	if (total === null) return 'out of the game';
	return RESULT_PARTS.filter(({ part }) => parts[part] !== 0)
		.map(({ part, label }) => `${label} ${signed(parts[part])}`)
		.join(', ');
}

/** The result for who cannot see the picture, a line a player. */
export const resultText = (title: string, places: readonly ResultPlace[]): string =>
	[
		`Vendetta: ${title}`,
		...places.map((one) => {
			const clan = one.clan === null ? '' : ` (${clanNames[one.clan]})`;
			const total = one.total === null ? '' : `: ${signed(one.total)} Influence`;
			return `${one.place}. ${one.name}${clan}${total}. ${partWords(one)}`;
		})
	].join('\n');

import { clanNames, type Clan } from '../../../games/vendetta/clans.ts';
import { partsOf } from '../../../games/vendetta/count/parts.ts';
import type { Setting } from '../../../games/vendetta/setting.ts';
import type { Counted } from '../../../games/vendetta/state.ts';
import type { Parts } from '../../../games/vendetta/table/score.ts';
import type { NameOf } from '../names.ts';
import type { DrawnPart, DrawnResult } from '../../result/drawn.ts';

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

/** The parts of a total as the picture draws them, in its order. */
const RESULT_PARTS = [
	{ part: 'pool', label: 'Pool', tint: 'strong' },
	{ part: 'alliance', label: 'Alliance', tint: 'medium' },
	{ part: 'drained', label: 'Drained', tint: 'light' },
	{ part: 'relic', label: 'Relic', tint: 'strong' },
	{ part: 'tokens', label: 'Diablerie tokens', tint: 'strong' }
] as const satisfies readonly {
	readonly part: keyof Parts;
	readonly label: string;
	readonly tint: DrawnPart['tint'];
}[];

/** What a total is made of, in words. */
function partWords({ parts, total }: ResultPlace): string {
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

/** The result as it is drawn. `heading`: who rules; left out: the first of the places. */
export const drawnResult = (
	title: string,
	places: readonly ResultPlace[],
	heading = `${places[0]?.name ?? ''} is the new Prince`
): DrawnResult => ({
	title: `Vendetta ${title}`,
	heading,
	note: 'Vendetta',
	words: resultText(title, places),
	places: places.map((place) => ({
		name: place.name,
		emblem: place.clan && `vendetta/${place.clan}`,
		about: `${place.clan ? `${clanNames[place.clan]} · ` : ''}${partWords(place)}`,
		total: place.total === null ? 'out' : signed(place.total),
		isFirst: place.place === 1,
		parts: RESULT_PARTS.map(({ part, label, tint }) => ({
			source: part,
			label,
			tint,
			points: place.parts[part]
		}))
	}))
});

/** The players of an evening that was counted, the best place first; teammates share a place. */
export function placesOf(
	{ clans, relics }: Pick<Setting, 'clans' | 'relics'>,
	{ count, result }: Counted,
	nameOf: NameOf
): readonly ResultPlace[] {
	return result.places.flatMap(({ seats }, nth) =>
		seats.map((seat) => {
			const held = count.seats[seat];
			const parts = Object.fromEntries(
				(held ? partsOf(held, relics) : []).map(({ part, value }) => [part, value])
			);
			return {
				name: nameOf(seat),
				clan: clans[seat] ?? null,
				parts: { ...NO_PARTS, ...parts },
				total: result.totals[seat] ?? null,
				place: nth + 1
			};
		})
	);
}

const NO_PARTS: Parts = { alliance: 0, drained: 0, pool: 0, relic: 0, tokens: 0 };

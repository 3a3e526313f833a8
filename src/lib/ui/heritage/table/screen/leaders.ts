import type { SchemeMoves } from '../../../../games/heritage/chapter/scheme-moves.ts';
import type { Table } from '../../../../games/heritage/table/table.ts';
import { cardOf } from '../../../../games/heritage/table/where.ts';
import type { Archetype } from '../../../../games/heritage/vocabulary.ts';
import { listed } from '../../ledger/names.ts';

type Move = SchemeMoves['schemes'][number];

/** Who can lead a scheme, in words: by its own coterie, with boons, or what is missing at least. */
export function leadersOf(
	table: Table,
	{ leaders }: Move
): { readonly able: number; readonly words: string } {
	const able = leaders.filter(({ possible }) => possible);
	const alone = able.filter(({ missing }) => missing.length === 0);
	const [fewest] = able
		.filter(({ missing }) => missing.length > 0)
		.sort((a, b) => a.missing.length - b.missing.length);
	const name = (leader: string) => cardOf(table, leader).name;
	if (alone.length > 0) {
		const helped = able.length - alone.length;
		const others =
			helped > 1
				? `; ${helped} others with boons`
				: fewest
					? `; ${name(fewest.leader)} if ${boons(fewest.missing)}`
					: '';
		return {
			able: able.length,
			words: `${listed(alone.map(({ leader }) => name(leader)))} can lead it${others}.`
		};
	}
	if (fewest)
		return {
			able: able.length,
			words: `${name(fewest.leader)} can lead it if ${boons(fewest.missing)}.`
		};
	const [nearest] = [...leaders].sort((a, b) => a.missing.length - b.missing.length);
	return {
		able: 0,
		words: nearest
			? `Nobody can lead it. ${name(nearest.leader)} comes closest, missing ${missingWords(nearest.missing)}.`
			: 'None of your vampires can lead now.'
	};
}

function boons(missing: readonly Archetype[]): string {
	return missing.length === 1
		? `a boon covers ${missing.join('')}`
		: `boons cover ${missingWords(missing)}`;
}

/** Each archetype once: “wealthy twice and scholarly”. */
function missingWords(missing: readonly Archetype[]): string {
	const words = [...new Set(missing)].map((archetype) => {
		const count = missing.filter((one) => one === archetype).length;
		if (count === 1) return archetype;
		return count === 2 ? `${archetype} twice` : `${archetype} ${count} times`;
	});
	return listed(words);
}

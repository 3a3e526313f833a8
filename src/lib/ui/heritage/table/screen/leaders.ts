import type { SchemeMoves } from '../../../../games/heritage/chapter/scheme-moves.ts';
import type { Table } from '../../../../games/heritage/table/table.ts';
import { cardOf } from '../../../../games/heritage/table/where.ts';
import type { Archetype } from '../../../../games/heritage/vocabulary.ts';
import { listed } from '../../ledger/names.ts';

type Move = SchemeMoves['schemes'][number];

/** Who can lead a scheme, all of them, in words: by its own coterie, with boons, or what is missing at least. */
export function leadersOf(
	table: Table,
	{ leaders }: Move
): { readonly able: number; readonly words: string } {
	const able = leaders.filter(({ possible }) => possible);
	const name = (leader: string) => cardOf(table, leader).name;
	if (able.length > 0) return { able: able.length, words: sentencesFor(able, name).join(' ') };
	const [nearest] = [...leaders].sort((a, b) => a.missing.length - b.missing.length);
	return {
		able: 0,
		words: nearest
			? `Nobody can lead it. ${name(nearest.leader)} comes closest, missing ${missingWords(nearest.missing)}.`
			: 'None of your vampires can lead now.'
	};
}

/** A sentence for each number of boons it takes: first who needs none. */
function sentencesFor(able: Move['leaders'], name: (leader: string) => string): readonly string[] {
	const [most] = [...able].sort((a, b) => b.missing.length - a.missing.length);
	return Array.from({ length: (most?.missing.length ?? 0) + 1 }, (_, boons) =>
		able.filter(({ missing }) => missing.length === boons)
	)
		.filter((alike) => alike.length > 0)
		.map((alike) => {
			const boons = alike[0]?.missing.length ?? 0;
			const who = listed(
				alike.map(({ leader, missing }) =>
					boons === 0 ? name(leader) : `${name(leader)} (${missingWords(missing)})`
				)
			);
			if (boons === 0) return `${who} can lead it.`;
			return `With ${boons === 1 ? 'a boon' : `${boons} boons`}: ${who}.`;
		});
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

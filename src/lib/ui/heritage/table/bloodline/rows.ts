import type { VampireId } from '../../../../games/heritage/bloodline/bloodline.ts';

/** Whom a tree is made of, in the order of embrace. */
export interface Kin {
	readonly id: VampireId;
	/** Null: the root. */
	readonly sire: VampireId | null;
}

/** Vampires that stand side by side: mostly one, or a row of the fledglings of a sire with many. */
export interface Row {
	readonly id: string;
	/** The row that it hangs under: its sire's, or the row above of the same fledglings. */
	readonly under: string | null;
	readonly members: readonly VampireId[];
	/** How many vampires it has room for. */
	readonly columns: number;
	/** 0: right below the sire; rows further down are reached by a common thread. */
	readonly rank: number;
}

/** How many fledglings of one sire stand side by side: even numbers, since their thread runs down the middle. */
const SIDE_BY_SIDE = { slim: 2, wide: 4 } as const;
export type Shape = keyof typeof SIDE_BY_SIDE;

/**
 * A bloodline as rows. Twenty childer in one line would be seen only from afar: more fledglings
 * than find room side by side stand in rows below each other. The order of embrace stays, within rows and among them.
 */
export function rowsOf(kin: readonly Kin[], shape: Shape): readonly Row[] {
	const columns = SIDE_BY_SIDE[shape];
	const childer = new Map<VampireId | null, VampireId[]>();
	for (const { id, sire } of kin) childer.set(sire, [...(childer.get(sire) ?? []), id]);
	const alone = (id: VampireId, sire: VampireId | null): Row => ({
		id,
		under: sire,
		members: [id],
		columns: 1,
		rank: 0
	});
	return [...childer].flatMap(([sire, all]) => {
		const fledglings = all.filter((id) => !childer.has(id));
		if (fledglings.length <= columns) return all.map((id) => alone(id, sire));
		const first = fledglings[0];
		return all.flatMap((id) => {
			if (id === first) return stacked(fledglings, sire, columns);
			return childer.has(id) ? [alone(id, sire)] : [];
		});
	});
}

function stacked(fledglings: readonly VampireId[], sire: VampireId | null, columns: number): Row[] {
	const rows: Row[] = [];
	for (let at = 0; at < fledglings.length; at += columns) {
		const members = fledglings.slice(at, at + columns);
		const above = rows.at(-1);
		rows.push({
			id: members[0] ?? '',
			under: above?.id ?? sire,
			members,
			columns,
			rank: rows.length
		});
	}
	return rows;
}

/** In which of its columns a member stands: few of them gather about the thread. */
export const columnOf = (row: Row, index: number): number =>
	index + Math.floor((row.columns - row.members.length) / 2);

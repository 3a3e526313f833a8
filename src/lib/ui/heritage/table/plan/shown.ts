import { coterieOf } from '../../../../games/heritage/bloodline/kinship.ts';
import type { VampireId } from '../../../../games/heritage/bloodline/bloodline.ts';
import type { TableCommandOf } from '../../../../games/heritage/table/commands.ts';
import type { Table } from '../../../../games/heritage/table/table.ts';
import { bloodlineOf, cardOf } from '../../../../games/heritage/table/where.ts';
import type { Archetype } from '../../../../games/heritage/vocabulary.ts';

/** What a scheme needs, and who shows it: one of the coterie, or one of another bloodline for a boon; null: nobody. */
export type Shown = {
	readonly need: Archetype;
	readonly by: VampireId | null;
	readonly forBoon: boolean;
};

/** Each need of a scheme with who shows it, one vampire each: its own coterie before anybody who is borrowed. */
export function shownFor(
	table: Table,
	{ seat, scheme, leader, borrowed }: TableCommandOf<'PlayScheme'>
): readonly Shown[] {
	const own = coterieOf(bloodlineOf(table, seat), leader).map(({ id }) => id);
	const free = [
		...own.map((by) => ({ by, forBoon: false })),
		...borrowed.map(({ to }) => ({ by: to, forBoon: true }))
	];
	return (table.schemes[scheme]?.needs ?? []).map((need) => {
		const at = free.findIndex(({ by }) => cardOf(table, by).archetype === need);
		const [found] = at < 0 ? [] : free.splice(at, 1);
		return { need, by: found?.by ?? null, forBoon: found?.forBoon ?? false };
	});
}

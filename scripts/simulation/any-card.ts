import { pick, type Chance } from '../../src/lib/games/core/chance.ts';
import type { ThingId } from '../../src/lib/games/heritage/shapes.ts';
import type { Table } from '../../src/lib/games/heritage/table/table.ts';

/** Any card, mostly of the table: a vampire, one that sleeps, one of the queue, one that lies elsewhere or nowhere. */
export function cardFor(table: Table, chance: Chance): ThingId {
	const vampires = Object.values(table.bloodlines).flatMap((one) => Object.values(one.vampires));
	const all = vampires.map(({ id }) => id);
	const asleep = vampires.flatMap(({ id, torpor }) => (torpor ? [id] : []));
	const pools = [all, all, asleep, table.queue, table.queue, Object.keys(table.cast), ['nobody']];
	const pool = pick(chance, pools);
	return pool.length === 0 ? 'nobody' : pick(chance, pool);
}

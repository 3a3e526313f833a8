import type { ThingId } from '../shapes.ts';
import { hasEnemyOf } from '../table/evolve-vampires.ts';
import type { Table } from '../table/table.ts';

/**
 * Whether a scheme that was played stays in play: as an open market, as the edict, or with the vampire
 * it declared an enemy. One that found nobody to declare is used up like any other.
 * Source: rulebook, The Clans.
 */
export function staysInPlay(table: Table, scheme: ThingId): boolean {
	return table.standing.some((standing) => standing.scheme === scheme) || hasEnemyOf(table, scheme);
}

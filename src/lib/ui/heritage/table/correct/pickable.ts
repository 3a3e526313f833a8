import type { ThingId } from '../../../../games/heritage/shapes.ts';
import type { Table } from '../../../../games/heritage/table/table.ts';
import { ownerOf } from '../../../../games/heritage/table/where.ts';
import type { PickableCharacter } from '../../character/pickable.ts';
import type { ScreenNames } from '../names.ts';

/** Where a character lies, in a few words. */
function whereWords(table: Table, id: ThingId, names: ScreenNames): string {
	const owner = ownerOf(table, id);
	if (owner !== null) return `with ${names.seat(owner)}`;
	if (table.queue.includes(id)) return 'in the queue';
	if (table.discards.includes(id)) return 'in the discards';
	if (table.banished.includes(id)) return 'banished';
	const [haven] = Object.entries(table.retainers).find(([, one]) => one === id) ?? [];
	return haven === undefined ? 'in the deck' : `in ${names.seat(haven)}’s haven`;
}

/** Every character of the chapter but leaders and those left out, with where it lies. */
export function charactersFor(
	table: Table,
	names: ScreenNames,
	without: readonly ThingId[] = []
): readonly PickableCharacter[] {
	return Object.values(table.cast)
		.filter(({ id, kind }) => kind !== 'leader' && !without.includes(id))
		.map((card) => ({ ...card, note: whereWords(table, card.id, names) }));
}

import type { SeatId, ThingId } from '../../../../games/heritage/shapes.ts';
import type { Table } from '../../../../games/heritage/table/table.ts';
import type { ScreenNames } from '../names.ts';
import { retainerOf, spacesOf } from '../screen/queue.ts';

/** Somebody who waits in the queue or in the haven of a seat. */
export type Candidate = {
	readonly character: ThingId;
	/** Why this seat cannot have it, in a few words; null: it can. */
	readonly whyNot: string | null;
};

/** Everybody who waits for a seat, those it cannot have too: leftmost of the queue first, then its retainer. */
export function candidatesOf(table: Table, seat: SeatId, names: ScreenNames): readonly Candidate[] {
	const retainer = retainerOf(table, seat, names);
	return [
		...spacesOf(table, seat, names).flatMap(({ waiting }) => waiting ?? []),
		...(retainer ? [retainer] : [])
	].map(({ character, whyNot }) => ({ character, whyNot }));
}

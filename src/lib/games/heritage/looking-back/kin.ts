import type { Vampire } from '../bloodline/bloodline.ts';
import type { SeatId, ThingId } from '../shapes.ts';
import type { Chapter } from '../state.ts';
import type { Table } from '../table/table.ts';

/** A vampire as a chapter remembers it: whom it descends from, and whether it slept at the end. */
export type Kin = Pick<Vampire, 'id' | 'sire' | 'torpor'>;

/** The trees of a chapter, by seat. */
export type ChapterKin = { readonly [seat: SeatId]: readonly Kin[] };

/** The bloodlines that lie on a table. */
export function kinOn({ bloodlines }: Pick<Table, 'bloodlines'>): ChapterKin {
	return Object.fromEntries(
		Object.entries(bloodlines).map(([seat, { vampires }]) => [
			seat,
			Object.values(vampires).map(({ id, sire, torpor }) => ({ id, sire, torpor }))
		])
	);
}

/** What a record alone knows of the bloodlines: who was there, and nobody's sire. */
export function kinNoted({ record }: Pick<Chapter, 'record'>): ChapterKin {
	return Object.fromEntries(
		record.players.map(({ seat, bloodline }) => [
			seat,
			bloodline.map(({ character, torpor }) => ({ id: character, sire: null, torpor }))
		])
	);
}

/** Who a vampire was embraced by and whom it embraced itself; null: it is not there. */
export function familyOf(kin: readonly Kin[], id: ThingId) {
	const own = kin.find((one) => one.id === id);
	if (!own) return null;
	return { sire: own.sire, childer: kin.filter(({ sire }) => sire === id).map((one) => one.id) };
}

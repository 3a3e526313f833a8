import type { Correction } from '../../../../games/heritage/table/correction.ts';
import type { Table } from '../../../../games/heritage/table/table.ts';
import { vampireOf } from '../../../../games/heritage/table/where.ts';
import type { ScreenNames } from '../names.ts';

/** What a vampire bears once the table has done what a card says; no vampire: nothing changed. */
export type BorneByHand = {
	readonly vampire: string;
	readonly power: number;
	readonly infamy: number;
};

export const nothingBorne = (): BorneByHand => ({ vampire: '', power: 0, infamy: 0 });

/** A vampire as it lies there. */
export function borneBy(table: Table, vampire: string): BorneByHand {
	const { power = 0, infamy = 0 } = vampireOf(table, vampire) ?? {};
	return { vampire, power, infamy };
}

/** The table set to it; none where it lies so already. */
export function correctionsOf(
	table: Table,
	{ vampire: id, power, infamy }: BorneByHand
): readonly Correction[] {
	const vampire = vampireOf(table, id);
	if (!vampire || (vampire.power === power && vampire.infamy === infamy)) return [];
	const { sire, boons, exhausted, torpor, enemy, absorbed } = vampire;
	const kept = { sire, exhausted, torpor, enemy, boons: [...boons], absorbed: [...absorbed] };
	return [{ set: 'vampire', vampire: id, ...kept, power, infamy }];
}

/** Everybody in a bloodline, with whose they are; those of the player who does it first. */
export function vampiresFor(
	{ seats, bloodlines }: Table,
	seat: string | null,
	names: ScreenNames
): readonly { readonly value: string; readonly label: string }[] {
	const order = [...seats].sort(
		(one, other) => Number(other.seat === seat) - Number(one.seat === seat)
	);
	return order.flatMap((one) =>
		Object.keys(bloodlines[one.seat]?.vampires ?? {}).map((id) => ({
			value: id,
			label: `${names.character(id)} (${names.seat(one.seat)})`
		}))
	);
}

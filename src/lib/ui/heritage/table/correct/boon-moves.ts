import type { ThingId } from '../../../../games/heritage/shapes.ts';
import type { Correction } from '../../../../games/heritage/table/correction.ts';
import type { Table } from '../../../../games/heritage/table/table.ts';
import { CLANS, type Clan } from '../../../../games/heritage/vocabulary.ts';
import { laidOf, type Laid } from './standing.ts';

/** Where a boon lies: with a vampire, or on a black market. */
export type BoonSpot = { readonly on: 'vampire' | 'market'; readonly id: ThingId };

/** A boon that lies elsewhere than was thought: boons are neither made nor lost, so each has two ends. */
export type BoonMove = { readonly clan: Clan; readonly from: BoonSpot; readonly to: BoonSpot };

type Held = { readonly spot: BoonSpot; readonly boons: readonly Clan[] };

/** Every place that holds boons or could, with what lies there after the moves. */
export function boonSpots(table: Table, moves: readonly BoonMove[] = []): readonly Held[] {
	const vampires = Object.values(table.bloodlines).flatMap((bloodline) =>
		Object.values(bloodline.vampires).map(({ id, boons }): Held => ({
			spot: { on: 'vampire', id },
			boons
		}))
	);
	const markets = table.standing.flatMap((one): readonly Held[] =>
		one.kind === 'black-market'
			? [{ spot: { on: 'market', id: one.scheme }, boons: one.boon === null ? [] : [one.boon] }]
			: []
	);
	return moves.reduce(moved, [...vampires, ...markets]);
}

const isAt = (one: BoonSpot, other: BoonSpot) => one.on === other.on && one.id === other.id;

function moved(spots: readonly Held[], { clan, from, to }: BoonMove): readonly Held[] {
	return spots.map(({ spot, boons }) => {
		const at = boons.indexOf(clan);
		if (isAt(spot, from) && at >= 0) return { spot, boons: boons.toSpliced(at, 1) };
		return isAt(spot, to) ? { spot, boons: [...boons, clan] } : { spot, boons };
	});
}

/** What lies at a place after the moves. */
export function boonsAt(
	table: Table,
	spot: BoonSpot,
	moves: readonly BoonMove[] = []
): readonly Clan[] {
	return boonSpots(table, moves).find((held) => isAt(held.spot, spot))?.boons ?? [];
}

/** Each boon that may lie elsewhere, one of each clan at each place but one. */
export function boonsElsewhere(
	table: Table,
	spot: BoonSpot,
	moves: readonly BoonMove[]
): readonly { readonly spot: BoonSpot; readonly clan: Clan }[] {
	return boonSpots(table, moves)
		.filter((held) => !isAt(held.spot, spot))
		.flatMap((held) =>
			CLANS.filter((clan) => held.boons.includes(clan)).map((clan) => ({ spot: held.spot, clan }))
		);
}

/** The corrections of all who gain or lose a boon by the moves. */
export function afterMoves(table: Table, moves: readonly BoonMove[]): readonly Correction[] {
	const touched = (spot: BoonSpot) =>
		moves.some(({ from, to }) => isAt(from, spot) || isAt(to, spot));
	const vampires = Object.values(table.bloodlines)
		.flatMap((bloodline) => Object.values(bloodline.vampires))
		.filter(({ id }) => touched({ on: 'vampire', id }))
		.map(({ id, absorbed, ...vampire }): Correction => {
			const boons = [...boonsAt(table, { on: 'vampire', id }, moves)];
			return { set: 'vampire', vampire: id, ...vampire, absorbed: [...absorbed], boons };
		});
	const markets = table.standing.some(({ scheme }) => touched({ on: 'market', id: scheme }));
	if (!markets) return vampires;
	const standing = laidOf(table.standing).map((one): Laid => {
		if (one.kind !== 'black-market') return one;
		const [boon = null] = boonsAt(table, { on: 'market', id: one.scheme }, moves);
		return { ...one, boon };
	});
	return [...vampires, { set: 'standing', standing }];
}

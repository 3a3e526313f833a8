import type { VampireId } from '../bloodline/bloodline.ts';
import { awake } from '../bloodline/kinship.ts';
import type { SeatId, ThingId } from '../shapes.ts';
import type { TableCommandOf } from '../table/commands.ts';
import type { Table } from '../table/table.ts';
import { bloodlineOf } from '../table/where.ts';
import { priceOf, recruitable } from './recruiting.ts';

/** A recruit is one of the characters, under one of the sires, paid for by payers together. */
export type RecruitMoves = {
	readonly seat: SeatId;
	readonly characters: readonly { readonly character: ThingId; readonly cost: number }[];
	readonly sires: readonly VampireId[];
	/** Who has power to pay with, and how much; the richest first. */
	readonly payers: readonly { readonly vampire: VampireId; readonly power: number }[];
};

/** Whom a seat can recruit, in three lists: every combination whose payment is exact is a recruit. */
export function recruitMoves(table: Table, seat: SeatId): RecruitMoves {
	const own = awake(bloodlineOf(table, seat));
	return {
		seat,
		characters: recruitable(table, seat).map((character) => ({
			character,
			cost: priceOf(table, seat, character)
		})),
		sires: own.map(({ id }) => id),
		payers: own
			.filter(({ power }) => power > 0)
			.map(({ id, power }) => ({ vampire: id, power }))
			.sort((a, b) => b.power - a.power)
	};
}

type Paid = TableCommandOf<'Recruit'>['paid'];

/** Ways to pay that differ in more than a detail: each who can alone, else the richest together. */
export function* payments(payers: RecruitMoves['payers'], cost: number): Generator<Paid> {
	if (cost === 0) {
		yield {};
		return;
	}
	const alone = payers.filter(({ power }) => power >= cost);
	for (const { vampire } of alone) yield { [vampire]: cost };
	if (alone.length === 0) yield together(payers, cost);
}

function together(payers: RecruitMoves['payers'], cost: number): Paid {
	const paid: Paid = {};
	let open = cost;
	for (const { vampire, power } of payers) {
		if (open === 0) break;
		const share = Math.min(power, open);
		paid[vampire] = share;
		open -= share;
	}
	return paid;
}

/** Each recruit, one by one: by character, then sire, then way to pay. */
export function* recruitCommands(moves: RecruitMoves): Generator<TableCommandOf<'Recruit'>> {
	const { seat, characters, sires, payers } = moves;
	for (const { character, cost } of characters)
		for (const sire of sires)
			for (const paid of payments(payers, cost))
				yield { type: 'Recruit', seat, character, sire, paid };
}

import type { Refusal } from '../../../../games/core/decision.ts';
import type { Battlegrounds } from '../../../../games/heritage/boards/battleground.ts';
import {
	recruitMoves,
	type RecruitMoves
} from '../../../../games/heritage/chapter/recruit-moves.ts';
import { purseOf } from '../../../../games/heritage/chapter/recruiting.ts';
import { schemeMoves } from '../../../../games/heritage/chapter/scheme-moves.ts';
import type { ScoreSource } from '../../../../games/heritage/chapter/point-sentences.ts';
import type { SeatId, ThingId } from '../../../../games/heritage/shapes.ts';
import type { TableReason } from '../../../../games/heritage/table/refusals.ts';
import type { Table } from '../../../../games/heritage/table/table.ts';
import { foresee } from '../foresee.ts';
import {
	counted,
	gainOf,
	isBetter,
	recruitOf,
	rivalOf,
	totalIn,
	type Counted,
	type Gain,
	type RivalGain
} from '../gains.ts';
import { SOURCES } from '../screen/points-view.ts';

/** What a recruit is worth to the seat that plans it, counted as far as the rules can tell. */
export type Worth = {
	readonly least: number;
	readonly most: number;
	/** Whether it goes on after what is counted here. */
	readonly open: boolean;
	/** What each source brings that brings something. */
	readonly by: { readonly [S in ScoreSource]?: number };
	/** What changes for the best of the others. */
	readonly rival: RivalGain | null;
	/** What changes of the power to pay with. */
	readonly power: number;
	/** Whether a scheme of the own hand could be led afterwards, as far as its faces are known. */
	readonly leads: boolean;
};

/** One candidate under one sire: what it is worth, or why the rules refuse it. */
type Cell =
	| { readonly worth: Worth; readonly refusal: null }
	| { readonly worth: null; readonly refusal: Refusal<TableReason> };

/** A candidate that can be had, with a cell for each column. */
type Row = { readonly character: ThingId; readonly cells: readonly Cell[] };

/** My next turn as a board: candidates under sires. */
export type Options = {
	readonly moves: RecruitMoves;
	readonly rows: readonly Row[];
	/** Sires under which every candidate comes to the same share one; the leader’s is the first. */
	readonly columns: readonly (readonly ThingId[])[];
};

type Asking = {
	readonly battlegrounds: Battlegrounds;
	/** On which it is the turn of `seat`. */
	readonly table: Table;
	readonly seat: SeatId;
	/** The faces of its hand that this device knows. */
	readonly hand: readonly ThingId[];
};

/** Works the board out, a tried-out command a step, so that whoever runs it can stop between any two. */
export function* optionsOf(asking: Asking): Generator<void, Options> {
	const { table, seat, battlegrounds } = asking;
	const moves = recruitMoves(table, seat);
	const before = counted(battlegrounds, table);
	const sires = leaderFirst(moves, table.bloodlines[seat]?.leader);
	const tried: (readonly Cell[])[] = [];
	for (const { character } of moves.characters) {
		const cells: Cell[] = [];
		for (const sire of sires) cells.push(yield* cellOf(asking, moves, before, character, sire));
		tried.push(cells);
	}
	const alike = [...alikeBy(sires.map((_, at) => print(tried.map((cells) => cells[at]))))];
	return {
		moves,
		columns: alike.map((group) => group.map((at) => sires[at] ?? '')),
		rows: moves.characters.map(({ character }, row) => ({
			character,
			cells: alike.flatMap(([first = 0]) => tried[row]?.[first] ?? [])
		}))
	};
}

function leaderFirst({ sires }: RecruitMoves, leader: ThingId | undefined): readonly ThingId[] {
	return [...sires].sort((a, b) => Number(b === leader) - Number(a === leader));
}

function* cellOf(
	{ battlegrounds, table, seat, hand }: Asking,
	moves: RecruitMoves,
	before: Counted,
	character: ThingId,
	sire: ThingId
): Generator<void, Cell> {
	const command = recruitOf(moves, character, sire);
	// Only who can be had is a candidate.
	if (!command) throw new Error(`${character} is no candidate`);
	const foreseen = foresee(battlegrounds, table, [command]);
	yield;
	if (foreseen.refusal) return { worth: null, refusal: foreseen.refusal };
	const own = { battlegrounds, seat, before: totalIn(before, seat) };
	const gain = yield* gainOf(own, foreseen);
	return { worth: worthOf(gain, before, seat, hand), refusal: null };
}

function worthOf(
	{ least, most, open, ends }: Gain,
	before: Counted,
	seat: SeatId,
	hand: readonly ThingId[]
): Worth {
	const [end = before] = ends;
	const was = before.points[seat]?.by;
	const is = end.points[seat]?.by;
	const changes = SOURCES.map((source) => [source, (is?.[source] ?? 0) - (was?.[source] ?? 0)]);
	return {
		least,
		most,
		open,
		by: Object.fromEntries(changes.filter(([, change]) => change !== 0)),
		rival: rivalOf(ends, before, seat),
		power: purseOf(end.table, seat) - purseOf(before.table, seat),
		leads: ends.every(({ table }) => leadsOne(table, hand))
	};
}

/** Whether the seat whose turn it is could play one of these schemes. */
function leadsOne(table: Table, hand: readonly ThingId[]): boolean {
	if (!table.turn || hand.length === 0) return false;
	return schemeMoves(table, table.turn, hand).schemes.some(
		({ scheme, leaders }) => hand.includes(scheme) && leaders.some(({ possible }) => possible)
	);
}

/* Where points come from is no difference: a column says what comes of it. */
const print = (cells: readonly (Cell | undefined)[]): string =>
	JSON.stringify(cells, (key, value: unknown) => (key === 'by' ? undefined : value));

/** The places of what is alike, in the order of the first of each. */
function alikeBy(prints: readonly string[]): Iterable<readonly number[]> {
	const groups = new Map<string, number[]>();
	for (const [at, one] of prints.entries()) groups.set(one, [...(groups.get(one) ?? []), at]);
	return groups.values();
}

/** What a recruit is worth on a board of options; null: it is not on it. */
export function worthOn(
	{ rows, columns }: Options,
	character: ThingId,
	sire: ThingId
): Worth | null {
	const column = columns.findIndex((sires) => sires.includes(sire));
	const row = rows.find((one) => one.character === character);
	return row?.cells[column]?.worth ?? null;
}

/** What a board of options can be sorted by. */
export const ORDERS = ['points', 'denial', 'power'] as const;
export type Order = (typeof ORDERS)[number];

/** Whether one is worth more than another, by what somebody looks for. */
const AHEAD: { readonly [O in Order]: (one: Worth, other: Worth) => boolean } = {
	points: (one, other) => isBetter({ ...one, answers: [] }, { ...other, answers: [] }),
	denial: (one, other) => middleOf(one.rival) < middleOf(other.rival),
	power: (one, other) => one.power > other.power
};

const middleOf = (rival: Worth['rival']): number => (rival ? rival.least + rival.most : 0);

/** The rows, those with the best cell first; what nobody can tell apart stays as it waits. */
export function sortedBy(rows: readonly Row[], order: Order): readonly Row[] {
	const isAhead = AHEAD[order];
	const best = new Map(
		rows.map(({ character, cells }) => {
			const worths = cells.flatMap(({ worth }) => worth ?? []);
			const [first, ...others] = worths;
			return [
				character,
				first && others.reduce((top, one) => (isAhead(one, top) ? one : top), first)
			] as const;
		})
	);
	return [...rows].sort((a, b) => {
		const [one, other] = [best.get(a.character), best.get(b.character)];
		if (!one || !other) return Number(!one) - Number(!other);
		return Number(isAhead(other, one)) - Number(isAhead(one, other));
	});
}

import type { Battlegrounds } from '../../../games/heritage/boards/battleground.ts';
import { pointsOf } from '../../../games/heritage/chapter/points.ts';
import { payments, type RecruitMoves } from '../../../games/heritage/chapter/recruit-moves.ts';
import type { SeatId, ThingId } from '../../../games/heritage/shapes.ts';
import type { TableCommandOf } from '../../../games/heritage/table/commands.ts';
import type { Question } from '../../../games/heritage/table/request.ts';
import type { Table } from '../../../games/heritage/table/table.ts';
import { opponentsOf } from '../../../games/heritage/table/where.ts';
import { foresee, type Foreseen } from './foresee.ts';
import { answering } from './planned.ts';

/** A table with what everybody has on it. */
export type Counted = { readonly table: Table; readonly points: ReturnType<typeof pointsOf> };

/** What something would bring a seat in points, its cost taken off: between `least` and `most`. */
export type Gain = {
	readonly least: number;
	readonly most: number;
	/** Whether it goes on after what is counted here, by cards or by choices nobody can count through. */
	readonly open: boolean;
	/** How the seat would answer on the way. */
	readonly answers: readonly TableCommandOf<'AnswerQuestion'>[];
	/** Where it comes to: several tables where others choose. */
	readonly ends: readonly Counted[];
};

/** What changes meanwhile for one of the others. */
export type RivalGain = { readonly seat: SeatId; readonly least: number; readonly most: number };

/** Choices that follow each other are counted through as deep as this, and with no more ways each. */
const DEEP = 2;
const WAYS = 8;

export const counted = (battlegrounds: Battlegrounds, table: Table): Counted => ({
	table,
	points: pointsOf(table, battlegrounds)
});

export const totalIn = ({ points }: Counted, seat: SeatId): number => points[seat]?.total ?? 0;

/** What changes for whoever of the others has most points now; of several the first clockwise. */
export function rivalOf(ends: readonly Counted[], before: Counted, seat: SeatId): RivalGain | null {
	const others = opponentsOf(before.table, seat);
	const most = Math.max(...others.map((other) => totalIn(before, other)));
	const rival = others.find((other) => totalIn(before, other) === most);
	if (rival === undefined) return null;
	const changes = ends.map((end) => totalIn(end, rival) - most);
	return { seat: rival, least: Math.min(...changes), most: Math.max(...changes) };
}

/** A recruit paid for as the screen would first suggest; null: it cannot be had. */
export function recruitOf(
	{ seat, characters, payers }: RecruitMoves,
	character: ThingId,
	sire: ThingId
): TableCommandOf<'Recruit'> | null {
	const cost = characters.find((one) => one.character === character)?.cost;
	if (cost === undefined) return null;
	const [paid = {}] = payments(payers, cost);
	return { type: 'Recruit', seat, character, sire, paid };
}

/** What is not counted to its end is worth less than the same that is. */
export function isBetter(gain: Omit<Gain, 'ends'>, than: Omit<Gain, 'ends'>): boolean {
	const middle = gain.least + gain.most - (than.least + than.most);
	return middle === 0 ? than.open && !gain.open : middle > 0;
}

type Asking = {
	readonly battlegrounds: Battlegrounds;
	readonly seat: SeatId;
	/** What the seat has before. */
	readonly before: number;
};

/**
 * What a foreseen command brings a seat, with its best answers and whatever others choose. It stops after each command
 * that it tries, so that whoever runs it can stop there.
 */
export function* gainOf(
	asking: Asking,
	foreseen: Foreseen,
	deep: number = DEEP
): Generator<void, Gain> {
	const { battlegrounds, seat, before } = asking;
	const end = counted(battlegrounds, foreseen.table);
	const now = totalIn(end, seat) - before;
	const { choice } = foreseen;
	const soFar = { least: now, most: now, open: true, answers: [], ends: [end] };
	if (!choice) return { ...soFar, open: foreseen.chance };
	if (deep === 0 || !isCountable(choice)) return soFar;
	const isOwn = choice.seat === seat;
	const ways: Gain[] = [];
	for (const option of waysOf(choice)) {
		const answer = answering(choice, option, '');
		const next = foresee(battlegrounds, foreseen.table, [answer]);
		yield;
		if (next.refusal) continue;
		const gain = yield* gainOf(asking, next, deep - 1);
		ways.push({ ...gain, answers: isOwn ? [answer, ...gain.answers] : [] });
	}
	const [first, ...others] = ways;
	if (!first) return soFar;
	return isOwn
		? others.reduce((best, gain) => (isBetter(gain, best) ? gain : best), first)
		: others.reduce(spanning, first);
}

/** Whether each answer is one option, and there are few of them. */
const isCountable = ({ prompt, options, most }: Question): boolean =>
	prompt !== 'do-it-by-hand' && most === 1 && options.length <= WAYS;

const waysOf = ({ options, least }: Question): readonly (readonly string[])[] => [
	...options.map((option) => [option]),
	...(least === 0 ? [[]] : [])
];

const spanning = (one: Gain, other: Gain): Gain => ({
	least: Math.min(one.least, other.least),
	most: Math.max(one.most, other.most),
	open: one.open || other.open,
	answers: [],
	ends: [...one.ends, ...other.ends]
});

import type { Battlegrounds } from '../../../../games/heritage/boards/battleground.ts';
import { pointsOf } from '../../../../games/heritage/chapter/points.ts';
import { payments, type RecruitMoves } from '../../../../games/heritage/chapter/recruit-moves.ts';
import type { SeatId, ThingId } from '../../../../games/heritage/shapes.ts';
import type { TableCommandOf } from '../../../../games/heritage/table/commands.ts';
import type { Question } from '../../../../games/heritage/table/request.ts';
import type { Table } from '../../../../games/heritage/table/table.ts';
import { inSlices } from '../../../slices.ts';
import { foresee, type Foreseen } from '../foresee.ts';
import { answering } from '../planned.ts';

export { prospectSpoken, prospectWords } from './prospect-words.ts';

/** What a recruit would bring its seat in points, its cost taken off: between `least` and `most`. */
type Gain = {
	readonly least: number;
	readonly most: number;
	/** Whether it goes on after what is counted here, by cards or by choices nobody can count through. */
	readonly open: boolean;
	/** How the seat would answer on the way. */
	readonly answers: readonly TableCommandOf<'AnswerQuestion'>[];
};

/** What somebody in the queue would bring, under the sire that brings most. */
export type Prospect = Gain & { readonly sire: ThingId };

/** Choices that follow each other are counted through as deep as this, and with no more ways each. */
const DEEP = 2;
const WAYS = 8;

type Asking = {
	readonly battlegrounds: Battlegrounds;
	readonly table: Table;
	readonly moves: RecruitMoves;
};

/**
 * Weighs each recruit with the rules of the table, a tried-out command a step, so that whoever runs it can stop
 * between any two. Of each character it tells the best sire so far, and goes on with the next.
 */
export function* weigh(
	{ battlegrounds, table, moves }: Asking,
	tell: (character: ThingId, prospect: Prospect) => void
): Generator<void, void> {
	const before = pointsFor(battlegrounds, table, moves.seat);
	for (const { character } of moves.characters) {
		let best: Prospect | null = null;
		for (const sire of moves.sires) {
			const command = recruitOf(moves, character, sire);
			if (!command) continue;
			const foreseen = foresee(battlegrounds, table, [command]);
			yield;
			if (foreseen.refusal) continue;
			const gain = yield* gainOf(battlegrounds, foreseen, moves.seat, before, DEEP);
			if (best === null || isBetter(gain, best)) best = { sire, ...gain };
		}
		if (best) tell(character, best);
	}
}

/** Weighs them in idle moments, so that a tap in between is never kept waiting. Returns how to give it up. */
export const weighIdly = (...asked: Parameters<typeof weigh>): (() => void) =>
	inSlices(weigh(...asked));

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

const pointsFor = (battlegrounds: Battlegrounds, table: Table, seat: SeatId): number =>
	pointsOf(table, battlegrounds)[seat]?.total ?? 0;

/** What is not counted to its end is worth less than the same that is. */
function isBetter(gain: Gain, than: Gain): boolean {
	const middle = gain.least + gain.most - (than.least + than.most);
	return middle === 0 ? than.open && !gain.open : middle > 0;
}

function* gainOf(
	battlegrounds: Battlegrounds,
	foreseen: Foreseen,
	seat: SeatId,
	before: number,
	deep: number
): Generator<void, Gain> {
	const now = pointsFor(battlegrounds, foreseen.table, seat) - before;
	const { choice } = foreseen;
	const soFar = { least: now, most: now, open: true, answers: [] };
	if (!choice) return { ...soFar, open: foreseen.chance };
	if (deep === 0 || !isCountable(choice)) return soFar;
	const isOwn = choice.seat === seat;
	const ways: Gain[] = [];
	for (const option of waysOf(choice)) {
		const answer = answering(choice, option, '');
		const next = foresee(battlegrounds, foreseen.table, [answer]);
		yield;
		if (next.refusal) continue;
		const gain = yield* gainOf(battlegrounds, next, seat, before, deep - 1);
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
	answers: []
});

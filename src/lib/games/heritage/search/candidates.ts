import { shuffled, type Chance } from '../../core/chance.ts';
import { someAnswers } from '../../core/run/answer.ts';
import { childerOf } from '../bloodline/kinship.ts';
import { embrace, type VampireId } from '../bloodline/bloodline.ts';
import type { Moves } from '../chapter/moves.ts';
import { assetCommands, marketCommands } from '../chapter/other-moves.ts';
import { payments, type RecruitMoves } from '../chapter/recruit-moves.ts';
import { borrowings, type SchemeMoves } from '../chapter/scheme-moves.ts';
import { firstOf, randomAnswer, someOf } from '../players/sampling.ts';
import type { ThingId } from '../shapes.ts';
import type { TableCommand, TableCommandOf } from '../table/commands.ts';
import type { Question } from '../table/request.ts';
import type { Table } from '../table/table.ts';
import type { Evaluation } from './evaluation.ts';
import type { SeatView } from './view.ts';

/** How wide a seat thinks: at most so many of each. */
export type Width = {
	/** The recruit before all else: first whom, under any sire, then under whom. */
	readonly recruitFirst: boolean;
	/** Sires for each character. */
	readonly sires: number;
	/** Leaders for each scheme. */
	readonly leaders: number;
	/** Answers to the question that is asked now. */
	readonly choices: number;
	/** Answers to each own question that follows in thought, one after the other: at first, and for the best. */
	readonly first: readonly number[];
	readonly answers: readonly number[];
	/** Markets, and assets. */
	readonly others: number;
};

/**
 * Recruits by each character, under the sires that matter: those under whom the bloodline alone, before anything goes off,
 * would be worth most. Payment as the richest give it.
 */
export function recruitsFrom(
	evaluation: Evaluation,
	view: SeatView,
	{ seat, characters, sires, payers }: RecruitMoves,
	most: number
): readonly TableCommandOf<'Recruit'>[] {
	const different = differentSires(view.table, seat, sires);
	return characters.flatMap(({ character, cost }) => {
		const [paid = {}] = payments(payers, cost);
		const under =
			different.length <= 1 ? different : bestSires(evaluation, view, character, different);
		return under
			.slice(0, most)
			.map((sire) => ({ type: 'Recruit' as const, seat, character, sire, paid }));
	});
}

/** Each character under one sire, whichever. */
export function anyRecruitsFrom({
	seat,
	characters,
	sires,
	payers
}: RecruitMoves): readonly TableCommandOf<'Recruit'>[] {
	const [sire] = sires;
	if (sire === undefined) return [];
	return characters.map(({ character, cost }) => {
		const [paid = {}] = payments(payers, cost);
		return { type: 'Recruit', seat, character, sire, paid };
	});
}

/** The same recruit under the sire that matters most. */
export function underBestSire(
	evaluation: Evaluation,
	view: SeatView,
	recruit: TableCommandOf<'Recruit'>,
	{ sires }: RecruitMoves
): TableCommandOf<'Recruit'> {
	const different = differentSires(view.table, view.seat, sires);
	const [sire = recruit.sire] = bestSires(evaluation, view, recruit.character, different);
	return { ...recruit, sire };
}

/** Fledglings that are alike in what they show differ as sires by nothing that is counted: one of them will do. */
function differentSires(
	table: Table,
	seat: string,
	sires: readonly VampireId[]
): readonly VampireId[] {
	const bloodline = table.bloodlines[seat];
	if (!bloodline) return [];
	const seen = new Set<string>();
	return sires.filter((sire) => {
		const card = table.cast[sire];
		if (childerOf(bloodline, sire).length > 0 || !card || card.abilities.length > 0) return true;
		const kind = `${card.archetype} ${String(bloodline.vampires[sire]?.exhausted)}`;
		if (seen.has(kind)) return false;
		seen.add(kind);
		return true;
	});
}

function bestSires(
	evaluation: Evaluation,
	view: SeatView,
	character: ThingId,
	sires: readonly VampireId[]
): readonly VampireId[] {
	const { table, seat } = view;
	const bloodline = table.bloodlines[seat];
	const at = table.seats.findIndex((one) => one.seat === seat);
	if (!bloodline) return sires;
	const worth = (sire: VampireId) => {
		const bloodlines = { ...table.bloodlines, [seat]: embrace(bloodline, character, sire) };
		return evaluation.valuesOf({ ...view, table: { ...table, bloodlines } })[at] ?? 0;
	};
	return sires
		.map((sire) => ({ sire, worth: worth(sire) }))
		.sort((a, b) => b.worth - a.worth)
		.map(({ sire }) => sire);
}

/** Schemes that can be played, under the leaders who have to borrow least. */
function schemesFrom(
	chance: Chance,
	moves: SchemeMoves,
	most: number
): readonly TableCommandOf<'PlayScheme'>[] {
	return moves.schemes.flatMap(({ scheme, leaders }) => {
		const able = shuffled(
			chance,
			leaders.filter(({ possible }) => possible)
		);
		return [...able]
			.sort((a, b) => a.missing.length - b.missing.length)
			.slice(0, most)
			.flatMap(({ leader, missing }) =>
				firstOf(borrowings(moves, missing), 1).map((borrowed) => ({
					type: 'PlayScheme' as const,
					seat: moves.seat,
					scheme,
					leader,
					borrowed
				}))
			);
	});
}

/** What nobody has to do: schemes, markets, assets. */
export function extrasFrom(
	chance: Chance,
	{ schemes, markets, assets }: Moves,
	width: Width
): readonly TableCommand[] {
	const few = <T>(all: Iterable<T>) => someOf(chance, firstOf(all, 4 * width.others), width.others);
	return [
		...(schemes ? schemesFrom(chance, schemes, width.leaders) : []),
		...(markets ? few(marketCommands(markets)) : []),
		...(assets ? few(assetCommands(assets)) : [])
	];
}

/** All answers in any order where they are few, else so many of them. */
export function answersFrom(
	chance: Chance,
	question: Question,
	most: number
): readonly TableCommandOf<'AnswerQuestion'>[] {
	const all = firstOf(someAnswers(question), 4 * most);
	const isAll = all.length < 4 * most;
	const some = isAll
		? someOf(chance, all, most)
		: Array.from({ length: most }, () => randomAnswer(chance, question));
	const { id, seat } = question;
	return some.map((choice) => ({
		type: 'AnswerQuestion',
		question: id,
		seat,
		choice: [...choice],
		note: ''
	}));
}

import { someAnswers } from '../../core/run/answer.ts';
import { legalMoves } from '../chapter/moves.ts';
import { payments } from '../chapter/recruit-moves.ts';
import type { SeatId } from '../shapes.ts';
import type { TableCommand } from '../table/commands.ts';
import type { Choice, Question } from '../table/request.ts';
import type { Table } from '../table/table.ts';
import { bloodlineOf, settingOf } from '../table/where.ts';
import { sideOf } from './deal.ts';
import { LEARNER } from './learner.ts';

/** So many answers are looked through for one that spares the learner. */
const LOOKED_THROUGH = 24;

/**
 * What a rival of the lesson does now: always the same on the same table. It recruits the rightmost character that costs
 * least, under its leader, plays no schemes, and spares the learner where it can. Null: it is not to move.
 */
export function rivalMove(table: Table, seat: SeatId): TableCommand | null {
	if (seat === LEARNER) return null;
	const { question, recruit, giveUp, endTurn } = legalMoves(table, seat, []);
	if (question) {
		const choice = [...answerTo(table, question)];
		return { type: 'AnswerQuestion', question: question.id, seat, choice, note: '' };
	}
	const cheapest = Math.min(...(recruit?.characters ?? []).map(({ cost }) => cost));
	const wanted = recruit?.characters.findLast(({ cost }) => cost === cheapest);
	if (recruit && wanted) {
		const { leader } = settingOf(table, seat);
		const sire = recruit.sires.includes(leader) ? leader : recruit.sires[0];
		const [paid = {}] = payments(recruit.payers, wanted.cost);
		if (sire !== undefined)
			return { type: 'Recruit', seat, character: wanted.character, sire, paid };
	}
	if (giveUp) return { type: 'GiveUpRecruit', seat };
	return endTurn ? { type: 'EndTurn', seat } : null;
}

function answerTo(table: Table, question: Question): Choice {
	if (question.prompt === 'which-side') return [sideOf(question.seat)];
	const own = new Set([LEARNER, ...Object.keys(bloodlineOf(table, LEARNER).vampires)]);
	let first: Choice | null = null;
	let looked = 0;
	for (const choice of someAnswers(question)) {
		if (!choice.some((one) => own.has(one))) return choice;
		first ??= choice;
		looked += 1;
		if (looked >= LOOKED_THROUGH) break;
	}
	return first ?? [];
}

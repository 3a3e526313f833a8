import { shuffled, type Chance } from '../../core/chance.ts';
import type { Battlegrounds } from '../boards/battleground.ts';
import { legalMoves } from '../chapter/moves.ts';
import type { RecruitMoves } from '../chapter/recruit-moves.ts';
import type { Dealer } from '../dealing/dealer.ts';
import type { TableCommand } from '../table/commands.ts';
import { decideWith } from '../table/engine.ts';
import {
	answersFrom,
	anyRecruitsFrom,
	extrasFrom,
	recruitsFrom,
	underBestSire,
	type Width
} from './candidates.ts';
import type { Evaluation } from './evaluation.ts';
import type { SeatView } from './view.ts';

/** What a seat thinks with. `dealer`: who answers at points of chance in thought. */
export type Mind = {
	readonly battlegrounds: Battlegrounds;
	readonly evaluation: Evaluation;
	readonly dealer: Dealer;
	readonly width: Width;
};

/** A command, and the chance to win that it leads to. */
export type Thought = { readonly command: TableCommand; readonly chance: number };

/**
 * Every command that is worth a thought, the best first: each is carried out, own questions on the way are answered well,
 * and the table that comes of it is valued. Equal ones lie in any order that `chance` says. None: nothing can be done.
 */
export function thoughtsOf(mind: Mind, view: SeatView, chance: Chance): readonly Thought[] {
	const { table, seat, hand } = view;
	const moves = legalMoves(table, seat, hand);
	if (moves.question)
		return valued(mind, view, answersFrom(chance, moves.question, mind.width.choices), chance);
	if (mind.width.recruitFirst && moves.recruit && moves.recruit.characters.length > 0)
		return whomFirst(mind, view, moves.recruit, chance);
	const recruits = moves.recruit
		? recruitsFrom(mind.evaluation, view, moves.recruit, mind.width.sires)
		: [];
	const thoughts = valued(
		mind,
		view,
		[...extrasFrom(chance, moves, mind.width), ...recruits],
		chance
	);
	const last: readonly TableCommand[] = moves.giveUp
		? [{ type: 'GiveUpRecruit', seat }]
		: moves.endTurn
			? [{ type: 'EndTurn', seat }]
			: [];
	const idle = last.map((command) => ({ command, chance: chanceAtRest(mind, view) }));
	return [...idle, ...thoughts].sort((a, b) => b.chance - a.chance);
}

/** What one command leads to, thought of as all are; null: it is refused. */
export const thoughtOf = (
	mind: Mind,
	view: SeatView,
	command: TableCommand,
	chance: Chance
): Thought | null => valued(mind, view, [command], chance)[0] ?? null;

function whomFirst(
	mind: Mind,
	view: SeatView,
	recruit: RecruitMoves,
	chance: Chance
): readonly Thought[] {
	const [whom, ...others] = valued(mind, view, anyRecruitsFrom(recruit), chance);
	if (whom?.command.type !== 'Recruit') return [];
	const command = underBestSire(mind.evaluation, view, whom.command, recruit);
	return [{ ...whom, command }, ...others];
}

/** What the table is worth where the seat does no more in this turn. */
function chanceAtRest({ evaluation }: Mind, view: SeatView): number {
	const { table } = view;
	const turn = table.turn && { ...table.turn, schemes: 0 };
	return evaluation.chanceOf({ ...view, table: { ...table, turn } });
}

/** So many are looked at again, with more of the answers to what they ask. */
const AGAIN = 4;

function valued(
	mind: Mind,
	view: SeatView,
	commands: readonly TableCommand[],
	chance: Chance
): readonly Thought[] {
	const { battlegrounds, dealer, width } = mind;
	const after = shuffled(chance, commands).flatMap((command) => {
		const outcome = decideWith(battlegrounds, view.table, command, dealer);
		if (!outcome.accepted) return [];
		const came = { ...view, table: outcome.table };
		return [{ command, came, chance: cameTo(mind, came, chance, width.first) }];
	});
	after.sort((a, b) => b.chance - a.chance);
	return after
		.map(({ command, came, chance: atFirst }, place) => ({
			command,
			chance:
				place < AGAIN && width.answers.length > 0 && asks(came)
					? cameTo(mind, came, chance, width.answers)
					: atFirst
		}))
		.sort((a, b) => b.chance - a.chance);
}

const asks = ({ table, seat }: SeatView) => table.question?.seat === seat;

/** What a table comes to once the questions that wait for this seat are answered well: so many answers, question by question. */
function cameTo(mind: Mind, view: SeatView, chance: Chance, wide: readonly number[]): number {
	const { question } = view.table;
	const [most, ...then] = wide;
	if (!question || question.seat !== view.seat || most === undefined)
		return mind.evaluation.chanceOf(view);
	let best = -1;
	for (const answer of answersFrom(chance, question, most)) {
		const outcome = decideWith(mind.battlegrounds, view.table, answer, mind.dealer);
		if (!outcome.accepted) continue;
		const came = cameTo(mind, { ...view, table: outcome.table }, chance, then);
		if (came > best) best = came;
	}
	return best >= 0 ? best : mind.evaluation.chanceOf(view);
}

import type { SeatId, ThingId } from '../shapes.ts';
import type { TableCommand, TableCommandOf } from '../table/commands.ts';
import type { Question } from '../table/request.ts';
import type { Table } from '../table/table.ts';
import { someAnswers } from '../../core/run/answer.ts';
import { checkPlaying } from './may-act.ts';
import {
	assetCommands,
	assetMoves,
	marketCommands,
	marketMoves,
	type AssetMoves,
	type MarketMoves
} from './other-moves.ts';
import { mayRecruit } from './recruiting.ts';
import { recruitCommands, recruitMoves, type RecruitMoves } from './recruit-moves.ts';
import { schemeCommands, schemeMoves, type SchemeMoves } from './scheme-moves.ts';

/** What a seat may do now, as a screen shows it; null or false: not now. */
export type Moves = {
	readonly seat: SeatId;
	/** What this seat, or the table (its `seat` is null then), has to answer before anything else. */
	readonly question: Question | null;
	readonly recruit: RecruitMoves | null;
	/** Nothing can be recruited: the queue moves on, or the recruit lapses (reading `deadEnd`). */
	readonly giveUp: boolean;
	readonly schemes: SchemeMoves | null;
	readonly markets: MarketMoves | null;
	readonly assets: AssetMoves | null;
	readonly endTurn: boolean;
};

const nothing = (seat: SeatId, question: Question | null = null): Moves => ({
	seat,
	question,
	recruit: null,
	giveUp: false,
	schemes: null,
	markets: null,
	assets: null,
	endTurn: false
});

/**
 * All that a seat may do now. `hand`: the clan schemes whose faces this seat knows in its own hand; the
 * table does not know those that lie hidden. Costs about as much as the vampires on the table times
 * the schemes; combinations are left to `commandsOf`, which makes them one by one.
 */
export function legalMoves(table: Table, seat: SeatId, hand: readonly ThingId[]): Moves {
	const { question, turn } = table;
	if (question) {
		const asked = question.seat === null || question.seat === seat;
		return nothing(seat, asked ? question : null);
	}
	if (checkPlaying(table) !== null || !table.bloodlines[seat]) return nothing(seat);
	const idle = { ...nothing(seat), assets: assetMoves(table, seat) };
	if (turn?.seat !== seat) return idle;
	const recruit = mayRecruit(table, seat) ? recruitMoves(table, seat) : null;
	return {
		...idle,
		recruit,
		giveUp: recruit?.characters.length === 0,
		schemes: schemeMoves(table, turn, hand),
		markets: marketMoves(table, seat),
		endTurn: recruit === null
	};
}

/** Each legal command of a seat, one by one; with questions and coteries there may be very many. */
export function* commandsOf(moves: Moves): Generator<TableCommand> {
	const { seat, question, recruit, giveUp, schemes, markets, assets, endTurn } = moves;
	if (question) yield* answersOf(question);
	if (recruit) yield* recruitCommands(recruit);
	if (giveUp) yield { type: 'GiveUpRecruit', seat };
	if (schemes) yield* schemeCommands(schemes);
	if (markets) yield* marketCommands(markets);
	if (assets) yield* assetCommands(assets);
	if (endTurn) yield { type: 'EndTurn', seat };
}

function* answersOf(question: Question): Generator<TableCommandOf<'AnswerQuestion'>> {
	const { id, seat } = question;
	for (const choice of someAnswers(question))
		yield { type: 'AnswerQuestion', question: id, seat, choice: [...choice], note: '' };
}

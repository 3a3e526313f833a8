import { seededChance, type Chance } from '../../core/chance.ts';
import type { Battlegrounds } from '../boards/battleground.ts';
import { randomAnswer } from '../players/sampling.ts';
import type { SeatId } from '../shapes.ts';
import type { TableCommand } from '../table/commands.ts';
import { decideWith } from '../table/engine.ts';
import type { Table } from '../table/table.ts';
import type { Evaluation } from './evaluation.ts';
import { thinkingDealer } from './thinking-dealer.ts';
import { thoughtsOf, type Mind } from './thinking.ts';
import type { SeatView } from './view.ts';
import { QUICK } from './widths.ts';
import { dealerIn, handIn, type World } from './worlds.ts';

/** Up to where what follows a move is played out: the end of this turn, or until the seat has its next one. */
export type Horizon = 'turn' | 'round';

/** More commands than any round takes; a rule that never ends stops here and is valued as it lies. */
const MOST_COMMANDS = 300;

const SEEDS = 2 ** 31 - 1;

/**
 * What the player whose turn it is leaves to chance. Each turn has chance of its own: moves that are compared in one world
 * meet the same in every turn, however much was drawn before.
 */
const chanceIn = ({ round, seats, turn }: Table, seed: number): Chance =>
	seededChance(seed + round * seats.length + seats.findIndex(({ seat }) => seat === turn?.seat));

/** What was done in a world, and the table that came of it. */
type Line = { readonly commands: readonly TableCommand[]; readonly table: Table };

/**
 * Some commands and what follows them in a world: they are carried out, then everybody goes on by the quick policy up to
 * the horizon, each knowing its own hand there and no more. Where one of the commands does not fit any more, the policy
 * goes on in its place. Null: the first is refused there.
 */
export function lineIn(
	battlegrounds: Battlegrounds,
	evaluation: Evaluation,
	view: SeatView,
	world: World,
	begun: readonly TableCommand[],
	horizon: Horizon,
	chance: Chance
): Line | null {
	const dealer = dealerIn(world);
	const mind: Mind = { battlegrounds, evaluation, dealer: thinkingDealer, width: QUICK };
	const commands: TableCommand[] = [];
	const seed = chance.below(SEEDS);
	let its = chanceIn(view.table, seed);
	let table = view.table;
	let planned = begun;
	while (commands.length < MOST_COMMANDS) {
		const command: TableCommand | null = planned[0] ?? nextCommand(mind, table, world, its);
		if (!command) break;
		const outcome = decideWith(battlegrounds, table, command, dealer);
		if (!outcome.accepted) {
			if (commands.length === 0) return null;
			if (planned.length === 0) break;
			planned = [];
			continue;
		}
		planned = planned.slice(1);
		commands.push(command);
		const isSameTurn = isTurnOf(outcome.table, table);
		table = outcome.table;
		if (!isSameTurn) its = chanceIn(table, seed);
		if (isBeyond(table, view, horizon)) break;
	}
	return { commands, table };
}

/** The chance to win that a move leads to in a world: the table at the horizon is valued. Null: the move is refused there. */
export function playedOut(
	battlegrounds: Battlegrounds,
	evaluation: Evaluation,
	view: SeatView,
	world: World,
	move: TableCommand,
	horizon: Horizon,
	chance: Chance
): number | null {
	const line = lineIn(battlegrounds, evaluation, view, world, [move], horizon, chance);
	return line && valueIn(evaluation, line.table, view.seat, world);
}

function isBeyond(table: Table, { table: before, seat }: SeatView, horizon: Horizon): boolean {
	if (table.phase === 'finished') return true;
	const { turn, question } = table;
	if (!turn || question) return false;
	return !isTurnOf(table, before) && (horizon === 'turn' || turn.seat === seat);
}

const isTurnOf = (one: Table, other: Table): boolean =>
	one.turn?.seat === other.turn?.seat && one.round === other.round;

const valueIn = (evaluation: Evaluation, table: Table, seat: SeatId, world: World): number =>
	evaluation.chanceOf({ table, seat, hand: handIn(world, table, seat) });

/** What the player to move does; null: nobody is to move. */
function nextCommand(mind: Mind, table: Table, world: World, chance: Chance): TableCommand | null {
	const { question, turn } = table;
	if (question?.seat === null) {
		const choice = [...randomAnswer(chance, question)];
		return { type: 'AnswerQuestion', question: question.id, seat: null, choice, note: '' };
	}
	const seat = question?.seat ?? turn?.seat;
	if (seat === undefined) return null;
	const view = { table, seat, hand: handIn(world, table, seat) };
	return thoughtsOf(mind, view, chance)[0]?.command ?? null;
}

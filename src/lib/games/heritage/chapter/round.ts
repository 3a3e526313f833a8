import { isRace } from '../missions/mission-counts.ts';
import type { TableCommandOf } from '../table/commands.ts';
import { begin, refused, type Beginning, type TableDeciders } from '../table/decider.ts';
import type { TableEvent } from '../table/events.ts';
import { atOnce, type Resolving, type Resolved } from '../table/request.ts';
import type { Env, Resolvers } from '../table/run.ts';
import type { Table } from '../table/table.ts';
import type { Task, TaskOf } from '../table/tasks.ts';
import { activeSeat, bloodlineOf, clockwiseFrom, settingOf } from '../table/where.ts';
import { CATEGORIES } from '../vocabulary.ts';
import { isRefused, turnOf } from './may-act.ts';
import { obligationsDue } from './obligations.ts';

/** Refusals: those of `turnOf`, `recruit-open`: the recruit is no choice. Source: rulebook, Round. */
function endTurn(table: Table, { seat }: TableCommandOf<'EndTurn'>): Beginning {
	const turn = turnOf(table, seat);
	if (isRefused(turn)) return turn;
	if (turn.recruit === 'open') return refused('recruit-open', { seat });
	return begin([{ type: 'TurnEnded', seat }], { kind: 'next-turn', after: seat });
}

/** Clockwise; when the first player would be next, the round ends. Source: rulebook, Round. */
function nextTurn({ table }: Env, { after }: TaskOf<'next-turn'>): Resolving<Resolved> {
	const seat = clockwiseFrom(table, after)[1];
	if (seat !== undefined && seat !== table.firstPlayer)
		return atOnce({ events: [{ type: 'TurnBegan', seat, round: table.round }] });
	const boards = CATEGORIES.map((category): Task => ({ kind: 'end-of-round-board', category }));
	// Only where there is a race: a chapter without one goes on through the same tasks as ever.
	const races: readonly Task[] = table.missions.some(isRace) ? [{ kind: 'claim-races' }] : [];
	return atOnce({
		next: [...boards, { kind: 'each-round-obligations' }, ...races, { kind: 'end-of-round' }]
	});
}

/** What a battleground does after each round, the last too. */
function* endOfRoundBoard(
	{ table, battlegrounds }: Env,
	{ category }: TaskOf<'end-of-round-board'>
): Resolving<Resolved> {
	const board = table.boards[category];
	const module = board && battlegrounds[board.battleground];
	if (!board || !module?.endRound) return {};
	const { state, events = [], next = [] } = yield* module.endRound(table, board.state);
	const changed: readonly TableEvent[] =
		state === board.state ? [] : [{ type: 'BoardChanged', category, state }];
	return { events: [...changed, ...events], next };
}

function eachRoundObligations({ table }: Env): Resolving<Resolved> {
	const seats = clockwiseFrom(table, activeSeat(table)).map((seat) => settingOf(table, seat));
	return atOnce({ next: obligationsDue(seats, 'each-round') });
}

/** The boon on each black market goes to its clan leader (reading `blackMarketBoon`). */
function marketsEmptied(table: Table): readonly TableEvent[] {
	return table.standing.flatMap((one): readonly TableEvent[] => {
		if (one.kind !== 'black-market' || one.boon === null) return [];
		const vampire = bloodlineOf(table, one.seat).leader;
		return [
			{
				type: 'BoonMoved',
				clan: one.boon,
				from: { on: 'market', market: one.scheme },
				to: { on: 'vampire', vampire }
			}
		];
	});
}

/** How many rounds this chapter has (reading `rounds`). */
export function roundsOf({ ruleset, seats }: Table): number {
	const players: 2 | 3 | 4 = seats.length === 2 ? 2 : seats.length === 3 ? 3 : 4;
	return ruleset.rounds[players];
}

/** Then who holds the first player marker begins the next round, or missions are claimed and points counted. */
function endOfRound({ table }: Env): Resolving<Resolved> {
	const { round, missions } = table;
	const ended: readonly TableEvent[] = [...marketsEmptied(table), { type: 'RoundEnded', round }];
	if (round < roundsOf(table)) {
		const seat = activeSeat(table);
		return atOnce({ events: [...ended, { type: 'TurnBegan', seat, round: round + 1 }] });
	}
	const claims = missions.map(({ id }): Task => ({ kind: 'claim-mission', mission: id }));
	return atOnce({ events: ended, next: [...claims, { kind: 'score' }] });
}

export const roundDeciders = { EndTurn: endTurn } satisfies Partial<TableDeciders>;
export const roundTasks = {
	'next-turn': nextTurn,
	'end-of-round-board': endOfRoundBoard,
	'each-round-obligations': eachRoundObligations,
	'end-of-round': endOfRound
} satisfies Partial<Resolvers>;

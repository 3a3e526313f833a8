import { atOnce, type Resolving, type Resolved } from '../table/request.ts';
import type { Env, Resolvers } from '../table/run.ts';
import type { TaskOf } from '../table/tasks.ts';
import { activeSeat } from '../table/where.ts';

/** A board laid out as its module says; some ask for a side or a lot. */
function* setUpBoard(
	{ table, battlegrounds }: Env,
	{ category, battleground }: TaskOf<'set-up-board'>
): Resolving<Resolved> {
	const module = battlegrounds[battleground];
	if (!module) throw new Error(`there is no battleground ${battleground}`);
	const state = yield* module.setUp(table);
	return { events: [{ type: 'BoardSet', category, battleground, state }] };
}

/** The table waits until somebody says that its cards are dealt; whether they are mixed by then, the chronicle knows. */
function* mixCards({ table }: Env): Resolving<Resolved> {
	if (table.dealer !== 'app') return {};
	yield { seat: null, prompt: 'deal-mixed-cards', about: {}, options: ['yes'], least: 1, most: 1 };
	return {};
}

/** Who goes first in a game outside a chronicle: by chance. Source: rulebook, Set-up. */
function* firstPlayer({ table }: Env): Resolving<Resolved> {
	const options = table.seats.map(({ seat }) => seat);
	const [seat] = yield { deal: 'one-of', prompt: 'who-goes-first', about: {}, options };
	return seat === undefined ? {} : { events: [{ type: 'FirstPlayerSet', seat }] };
}

/** All is laid out: the first player begins round 1. */
function beginPlay({ table }: Env): Resolving<Resolved> {
	return atOnce({
		events: [{ type: 'PlayBegan' }, { type: 'TurnBegan', seat: activeSeat(table), round: 1 }]
	});
}

export const setUpTasks = {
	'mix-cards': mixCards,
	'set-up-board': setUpBoard,
	'first-player': firstPlayer,
	'begin-play': beginPlay
} satisfies Partial<Resolvers>;

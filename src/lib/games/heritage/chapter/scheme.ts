import { staysInPlay } from '../clans/staying.ts';
import { schemesOf } from '../dealing/dealer.ts';
import type { SchemeCard } from '../deck/cards.ts';
import type { TableCommandOf } from '../table/commands.ts';
import {
	begin,
	refused,
	type Beginning,
	type Deciding,
	type Refused,
	type TableDeciders
} from '../table/decider.ts';
import type { TableEvent } from '../table/events.ts';
import { atOnce, type Resolving, type Resolved } from '../table/request.ts';
import type { Env, Resolvers } from '../table/run.ts';
import type { Table, Turn } from '../table/table.ts';
import type { TaskOf } from '../table/tasks.ts';
import { settingOf, vampireOf } from '../table/where.ts';
import { contextOf } from './context.ts';
import { checkCoterie, checkLeader } from './coterie.ts';
import { isRefused, turnOf } from './may-act.ts';

/** Whether the board of a battleground scheme lies on the table. */
function isOpenToAll(table: Table, card: SchemeCard): boolean {
	return (
		card.of === 'battleground' &&
		Object.values(table.boards).some((board) => board?.battleground === card.battleground)
	);
}

/**
 * Whether a scheme may be the scheme of this turn, whoever leads it (reading `battlegroundScheme`).
 * Refusals: `scheme-of-another-battleground`, `scheme-used-this-turn`, `scheme-not-in-hand`, `no-scheme-left`.
 */
export function checkCard(table: Table, turn: Turn, card: SchemeCard): Refused | null {
	const { id: scheme } = card;
	const { seat } = turn;
	if (card.of === 'clan' && card.clan !== settingOf(table, seat).clan)
		return refused('scheme-not-in-hand', { scheme, seat }, 'scheme');
	if (card.of === 'battleground' && !isOpenToAll(table, card))
		return refused('scheme-of-another-battleground', { scheme }, 'scheme');
	// One scheme a turn unless an effect grants another (ruling 6).
	if (turn.schemes === 0) return refused('no-scheme-left', { seat });
	if (turn.used.includes(scheme)) return refused('scheme-used-this-turn', { scheme }, 'scheme');
	return null;
}

/** Which card of the hand it is; null: a battleground scheme. Refusals: `scheme-not-in-hand`, `dealer-needed`. */
function positionIn(
	table: Table,
	seat: string,
	card: SchemeCard,
	{ dealer }: Deciding
): number | null | Refused {
	if (card.of === 'battleground') return null;
	const position = dealer.positionOf(table, schemesOf(seat), card.id);
	if (position === 'unknown') return refused('dealer-needed');
	return position ?? refused('scheme-not-in-hand', { scheme: card.id, seat }, 'scheme');
}

/**
 * A scheme: a coterie that shows what it needs, its effects from the top (ruling 3), and the leader
 * exhausted. Refusals: those of `turnOf`, `checkCard`, `checkLeader`, `checkCoterie`, `positionIn`;
 * `unknown-scheme`. Source: rulebook, Schemes.
 */
function playScheme(
	table: Table,
	command: TableCommandOf<'PlayScheme'>,
	deciding: Deciding
): Beginning {
	const { seat, scheme, leader, borrowed } = command;
	const turn = turnOf(table, seat);
	if (isRefused(turn)) return turn;
	const card = table.schemes[scheme];
	if (!card) return refused('unknown-scheme', { scheme }, 'scheme');
	const trouble =
		checkCard(table, turn, card) ??
		checkLeader(table, seat, leader) ??
		checkCoterie(table, command, card.needs);
	if (trouble) return trouble;
	const position = positionIn(table, seat, card, deciding);
	if (position !== null && typeof position !== 'number') return position;
	const context = contextOf(seat, scheme, { bearer: leader, scheme: true });
	return begin(
		[{ type: 'SchemePlayed', seat, scheme, leader, position, borrowed }],
		{ kind: 'effects', effects: card.effects, context },
		{ kind: 'end-scheme', seat, scheme, leader }
	);
}

/**
 * A used clan scheme leaves the game unless it stays in play (reading `schemeUse`), a battleground scheme
 * lies where it lay; then the leader is exhausted, asleep or not (reading `exhaust`).
 */
function endScheme({ table }: Env, task: TaskOf<'end-scheme'>): Resolving<Resolved> {
	const { seat, scheme, leader } = task;
	const events: TableEvent[] = [];
	if (table.schemes[scheme]?.of === 'clan') {
		const fate = staysInPlay(table, scheme) ? 'stays' : 'spent';
		events.push({ type: 'SchemeEnded', seat, scheme, fate });
	}
	// Who led may have been replaced, or exhausted by the scheme itself.
	if (vampireOf(table, leader)?.exhausted === false)
		events.push({ type: 'VampireExhausted', vampire: leader });
	return atOnce({ events });
}

export const schemeDeciders = { PlayScheme: playScheme } satisfies Partial<TableDeciders>;
export const schemeTasks = { 'end-scheme': endScheme } satisfies Partial<Resolvers>;

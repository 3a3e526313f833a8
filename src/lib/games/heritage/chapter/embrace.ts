import { awake } from '../bloodline/kinship.ts';
import { paidBy, pay } from '../effects/pay.ts';
import type { SeatId, ThingId } from '../shapes.ts';
import { chooseOne, type Resolving, type Resolved } from '../table/request.ts';
import type { Env, Resolvers } from '../table/run.ts';
import type { Table } from '../table/table.ts';
import type { Task, TaskOf } from '../table/tasks.ts';
import { bloodlineOf } from '../table/where.ts';
import { deckRenewed } from './piles.ts';
import { afterRecruit } from './recruit.ts';
import { isFreeFor, mayRecruit, priceOf, purseOf } from './recruiting.ts';

/**
 * A recruit that an effect brings: its player says under whom, then it is placed, activates and triggers
 * like any other (ruling 26). It is the recruit of the turn: whoever had one gets no other (ruling 25).
 */
function* embrace({ table }: Env, task: TaskOf<'embrace'>): Resolving<Resolved> {
	const { seat, character, from } = task;
	if (!mayRecruit(table, seat)) return {};
	const sire = yield* chooseOne({
		seat,
		prompt: 'which-sire',
		about: { character },
		options: awake(bloodlineOf(table, seat)).map(({ id }) => id)
	});
	if (sire === null) return {};
	return {
		events: [
			{ type: 'CharacterRecruited', seat, character, sire, from, paid: {} },
			...(from === 'search' ? deckRenewed(table, character) : [])
		],
		next: afterRecruit(seat, character, from)
	};
}

/** Which of some characters a seat can still have: where they were, free for it, within its means. */
function withinReach(table: Table, task: TaskOf<'recruit'>): readonly ThingId[] {
	const { seat, options, from, free } = task;
	const pile = from === 'queue' ? table.queue : table.deck;
	const purse = free ? Infinity : purseOf(table, seat);
	return options.filter(
		(character) =>
			pile.includes(character) &&
			isFreeFor(table, seat, character) &&
			priceOf(table, seat, character) <= purse
	);
}

/** What has to happen once somebody is chosen; a deck that was looked through is shuffled. */
function followingUp(seat: SeatId, character: ThingId, from: 'queue' | 'deck'): readonly Task[] {
	const placed: Task = { kind: 'embrace', seat, character, from };
	return from === 'deck' ? [placed, { kind: 'shuffle-deck' }] : [placed];
}

/**
 * An effect lets a player recruit one of these characters, in place of the normal recruit (ruling 25);
 * a leftmost space costs its power unless the effect says otherwise. Bonds and reservations hold
 * (ruling 15, reading `reserve`).
 */
function* recruitOne({ table }: Env, task: TaskOf<'recruit'>): Resolving<Resolved> {
	const { seat, from, free } = task;
	if (!mayRecruit(table, seat)) return {};
	const options = withinReach(table, task);
	const character = yield* chooseOne({ seat, prompt: 'which-character', options });
	if (character === null) return {};
	const payment = yield* pay(table, seat, free ? 0 : priceOf(table, seat, character));
	if (payment === null) return {};
	return { events: paidBy(payment), next: followingUp(seat, character, from) };
}

export const embraceTasks = { embrace, recruit: recruitOne } satisfies Partial<Resolvers>;

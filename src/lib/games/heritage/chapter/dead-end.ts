import { awake } from '../bloodline/kinship.ts';
import type { TableCommandOf } from '../table/commands.ts';
import { begin, refused, type Beginning, type TableDeciders } from '../table/decider.ts';
import { atOnce, type Resolving, type Resolved } from '../table/request.ts';
import type { Env, Resolvers } from '../table/run.ts';
import type { Table } from '../table/table.ts';
import type { TaskOf } from '../table/tasks.ts';
import { bloodlineOf } from '../table/where.ts';
import { checkMayRecruit } from './recruit.ts';
import { recruitable } from './recruiting.ts';

/**
 * Nobody can be recruited, so the queue moves on (reading `deadEnd`).
 * Refusals: those of `checkMayRecruit`, `somebody-can-be-recruited`.
 */
function giveUpRecruit(table: Table, { seat }: TableCommandOf<'GiveUpRecruit'>): Beginning {
	const trouble = checkMayRecruit(table, seat);
	if (trouble) return trouble;
	const [character] = recruitable(table, seat);
	if (character !== undefined) return refused('somebody-can-be-recruited', { character });
	return begin([{ type: 'RecruitGivenUp', seat }], {
		kind: 'dead-end',
		seat,
		left: table.ruleset.queueSize
	});
}

/**
 * Until somebody can be recruited: the rightmost unreserved character is discarded and the queue
 * refills. Without one, without a sire, or after as many tries as the queue is long: the recruit
 * lapses (reading `deadEnd`).
 */
function deadEnd({ table }: Env, { seat, left }: TaskOf<'dead-end'>): Resolving<Resolved> {
	if (recruitable(table, seat).length > 0) return atOnce({});
	const character = table.queue.findLast((one) => table.reserved[one] === undefined);
	const sires = awake(bloodlineOf(table, seat));
	if (character === undefined || left === 0 || sires.length === 0)
		return atOnce({ events: [{ type: 'RecruitLapsed', seat }] });
	return atOnce({
		events: [{ type: 'QueueDiscarded', characters: [character] }],
		next: [{ kind: 'fill-queue' }, { kind: 'dead-end', seat, left: left - 1 }]
	});
}

export const deadEndDeciders = { GiveUpRecruit: giveUpRecruit } satisfies Partial<TableDeciders>;
export const deadEndTasks = { 'dead-end': deadEnd } satisfies Partial<Resolvers>;

import { contextOf } from '../chapter/context.ts';
import { atOnce, type Resolving, type Resolved } from '../table/request.ts';
import type { Env } from '../table/run.ts';
import type { TaskOf } from '../table/tasks.ts';
import { ownerOf, vampireOf } from '../table/where.ts';
import { abilitiesOf } from './abilities.ts';

/**
 * A vampire's abilities from the top, all effects of one before the next, for the player whose it is
 * (rulebook, Recruit). At most once within one resolution (reading `deadEnd`), and not in torpor.
 */
export function trigger(
	{ table, triggered }: Env,
	{ vampire: id }: TaskOf<'trigger'>
): Resolving<Resolved> {
	const seat = ownerOf(table, id);
	const vampire = vampireOf(table, id);
	if (seat === null || !vampire || vampire.torpor || triggered.includes(id)) return atOnce({});
	const abilities = abilitiesOf(table, vampire);
	if (abilities.length === 0) return atOnce({});
	return atOnce({
		next: abilities.map(({ card, ability: { effects } }) => ({
			kind: 'effects',
			effects,
			context: contextOf(seat, card, { bearer: id, scheme: false })
		})),
		triggered: id
	});
}

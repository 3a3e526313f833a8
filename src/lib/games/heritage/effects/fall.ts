import { childerOf } from '../bloodline/kinship.ts';
import { chooseOne, type Resolving, type Resolved } from '../table/request.ts';
import type { Env } from '../table/run.ts';
import type { TaskOf } from '../table/tasks.ts';
import { bloodlineOf, ownerOf } from '../table/where.ts';

/**
 * A vampire goes into torpor. Where sacrifice is allowed its player may let an immediate childe outside
 * torpor go instead, for whom nobody goes in turn (ruling 5). A clan leader never goes: one has to go for
 * it, and where there is none or no sacrifice is allowed nothing happens (ruling 20, reading `leaderTorpor`).
 */
export function* fall(
	{ table }: Env,
	{ vampire: id, sacrifice }: TaskOf<'fall'>
): Resolving<Resolved> {
	const seat = ownerOf(table, id);
	if (seat === null) return {};
	const bloodline = bloodlineOf(table, seat);
	if (bloodline.vampires[id]?.torpor !== false) return {};
	const isLeader = bloodline.leader === id;
	const childer = childerOf(bloodline, id).filter(({ torpor }) => !torpor);
	const instead = yield* chooseOne({
		seat,
		prompt: 'sacrifice-instead',
		about: { vampire: id },
		options: sacrifice ? childer.map((childe) => childe.id) : [],
		optional: !isLeader
	});
	if (instead !== null)
		return { events: [{ type: 'VampireFell', vampire: instead, insteadOf: id }] };
	return isLeader ? {} : { events: [{ type: 'VampireFell', vampire: id, insteadOf: null }] };
}

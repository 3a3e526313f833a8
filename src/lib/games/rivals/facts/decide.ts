import { accept, nothingToDo, refuse } from '../../core/decision.ts';
import { sameJson } from '../../core/json.ts';
import type { CommandOf } from '../commands.ts';
import type { At, Decided, Deciders } from '../decider.ts';
import { findVampire, isActive, namesakes } from '../match/vampires.ts';

function describe(
	{ match }: At,
	{ vampire: id, name, bp, facts }: CommandOf<'DescribeVampire'>
): Decided {
	const found = findVampire(match, id);
	if (!found) return refuse('no-such-vampire', {}, 'vampire');
	const { vampire } = found;
	const isNew = name !== undefined && name !== vampire.name;
	if (!isNew && bp === vampire.bp && sameJson(vampire.facts ?? {}, facts)) return nothingToDo();
	const taken =
		name === undefined || !isActive(vampire)
			? undefined
			: namesakes(match, name).find((one) => one.vampire.id !== id && isActive(one.vampire));
	if (taken && name !== undefined) return refuse('name-active', { name, seat: taken.seat }, 'name');
	return accept({
		type: 'VampireDescribed',
		vampire: id,
		...(name !== undefined && { name }),
		bp,
		facts
	});
}

export const factDeciders: Deciders<'DescribeVampire'> = { DescribeVampire: describe };

import type { VampireId } from '../bloodline/bloodline.ts';
import type { TableEvent } from './events.ts';
import type { Pending } from './request.ts';
import type { Task } from './tasks.ts';

type Usurped = { readonly vampire: VampireId; readonly by: VampireId };

function followedIn(task: Task, { vampire, by }: Usurped): Task {
	const now = (id: VampireId | null) => (id === vampire ? by : id);
	if (task.kind === 'effects') {
		const { context } = task;
		const { bearer, chosen } = context;
		return { ...task, context: { ...context, bearer: now(bearer), chosen: now(chosen) } };
	}
	if ('leader' in task && task.leader === vampire) return { ...task, leader: by };
	return 'vampire' in task && task.vampire === vampire ? { ...task, vampire: by } : task;
}

/**
 * What waits, after some events: who usurped a vampire takes its place in all that is still under way,
 * as in the bloodline. Source: rulebook, Tremere.
 */
export function following(
	waiting: readonly Pending[],
	events: readonly TableEvent[]
): readonly Pending[] {
	return events.reduce(
		(left, event) =>
			event.type === 'VampireUsurped'
				? left.map((one) => ({ ...one, task: followedIn(one.task, event) }))
				: left,
		waiting
	);
}

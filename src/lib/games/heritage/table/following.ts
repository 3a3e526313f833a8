import type { VampireId } from '../bloodline/bloodline.ts';
import type { TableEvent } from './events.ts';
import type { Pending } from './request.ts';
import type { Task } from './tasks.ts';

type Usurped = { readonly vampire: VampireId; readonly by: VampireId };

function followedIn(task: Task, { vampire, by }: Usurped): Task {
	const now = (id: VampireId) => (id === vampire ? by : id);
	const perhaps = (id: VampireId | null) => (id === null ? null : now(id));
	if (task.kind === 'effects') {
		const { context } = task;
		const { bearer, chosen } = context;
		return { ...task, context: { ...context, bearer: perhaps(bearer), chosen: perhaps(chosen) } };
	}
	if (task.kind === 'end-scheme') return { ...task, leader: now(task.leader) };
	if (task.kind === 'modify') return { ...task, vampire: perhaps(task.vampire) };
	return 'vampire' in task ? { ...task, vampire: now(task.vampire) } : task;
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

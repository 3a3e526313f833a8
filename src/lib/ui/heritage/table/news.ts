import { sameJson } from '../../../games/core/json.ts';
import type { Course, Step } from '../../../games/heritage/table/course.ts';
import type { News } from './link.ts';

/** What a log would say of these steps. */
function newsOf(steps: readonly Step[]): readonly News[] {
	return steps.flatMap((step) =>
		step.map((event, index): News => {
			const happened = { type: 'HappenedAtTable', event } as const;
			return index === 0 ? happened : { ...happened, goesOn: true };
		})
	);
}

/** What led from one course to another: steps taken back where they part, then those that came. */
export function newsBetween(before: Course, after: Course): readonly News[] {
	const parted = before.steps.findIndex((step, index) => !sameStep(step, after.steps[index]));
	if (parted === -1) {
		const came = after.steps.slice(before.steps.length);
		return isRedone(came, before, after) ? [{ type: 'RedoneAtTable' }] : newsOf(came);
	}
	return [{ type: 'UndoneAtTable', kept: parted }, ...newsOf(after.steps.slice(parted))];
}

/** Whether the steps that came are those that were taken back last. */
function isRedone(came: readonly Step[], before: Course, after: Course): boolean {
	const [back] = before.redoable;
	return (
		back?.length === came.length &&
		after.redoable.length === before.redoable.length - 1 &&
		back.every((step, index) => sameStep(step, came[index]))
	);
}

function sameStep(step: Step, other: Step | undefined): boolean {
	return other !== undefined && (step === other || sameJson([...step], [...other]));
}

import { sameJson } from '../../../../games/core/json.ts';
import type { Course } from '../../../../games/heritage/table/course.ts';

/** Whether nothing of a course is another one. */
export const isSame = (course: Course, other: Course): boolean =>
	course.asked === other.asked &&
	course.proposed === other.proposed &&
	course.undone === other.undone &&
	course.redoable.length === other.redoable.length &&
	JSON.stringify(course.proposal) === JSON.stringify(other.proposal) &&
	JSON.stringify(course.declined) === JSON.stringify(other.declined) &&
	course.passed === other.passed &&
	course.steps.length === other.steps.length &&
	course.steps.every((step, index) => step === other.steps[index]);

/** Whether a course only went on from another one, and laid no card otherwise. */
export const onlyGrew = (course: Course, from: Course): boolean =>
	from.steps.every((step, index) => step === course.steps[index]) &&
	!course.steps.slice(from.steps.length).some(([first]) => first?.type === 'TableCorrected');

/** The same course made of the steps of another one wherever they are the same: what is on the screen stays itself. */
export function withStepsOf(course: Course, other: Course): Course {
	const steps = course.steps.map((step, index) => {
		const known = other.steps[index];
		return known && known !== step && sameJson([...known], [...step]) ? known : step;
	});
	return { ...course, steps };
}

import type { EveningState } from '../../../games/vendetta/state.ts';

/** Where a count lies as it is typed. It belongs to the count that stands: a change of the setting leaves it where it is. */
export function countDraft({ course }: Pick<EveningState, 'course'>): string {
	const counts = course.steps.flat().filter(({ type }) => type !== 'SettingChanged');
	return `count-${counts.length}`;
}

import { refuse } from '../../core/decision.ts';
import { BATTLEGROUND_MODULES } from '../battlegrounds/registry.ts';
import { NO_COURSE, tableAfter, tableOf, type Course, type Step } from '../table/course.ts';
import { findTableFault } from '../table/engine.ts';
import { evolveTable } from '../table/evolve.ts';
import { EMPTY_TABLE, type Table } from '../table/table.ts';
import type { AloneEventOf, AloneReason, AloneState } from './grammar.ts';

/** What is wrong with a game that comes from elsewhere: from which step on, counted from 1, and why. */
type Fault = { readonly step: number; readonly why: string };

/**
 * The first step that cannot have come about on the table before it, decided anew by the rules with
 * chance as it fell; null when all can. What was taken back is not among them, so that ids of questions
 * may be left out.
 */
function findFault(steps: readonly Step[]): Fault | null {
	let table = EMPTY_TABLE;
	for (const [index, step] of steps.entries()) {
		const why = findTableFault(BATTLEGROUND_MODULES, asking(table, step), step);
		if (why !== null) return { step: index + 1, why };
		table = step.reduce(evolveTable, table);
	}
	return null;
}

/** The table with the next question's id as this step has it, where it is none that was given. */
function asking(table: Table, step: Step): Table {
	const asked = step.find((event) => event.type === 'QuestionAsked')?.question.id ?? 0;
	return { ...table, asked: Math.max(table.asked, asked) };
}

/** Why this cannot be a game outside a chronicle; null when it can. Refusals: `of-a-chronicle`, `not-by-the-rules`. */
export function checkBrought(steps: readonly Step[]) {
	const { chapter } = tableAfter(steps.slice(0, 1));
	if (chapter !== null) return refuse<AloneReason>('of-a-chronicle', { chapter }, 'steps.0');
	const fault = findFault(steps);
	if (fault === null) return null;
	const about = { ...fault, steps: steps.length };
	return refuse<AloneReason>('not-by-the-rules', about, `steps.${fault.step - 1}`);
}

/** The game as it was played elsewhere. */
export function gameBrought({ title, steps }: AloneEventOf<'GameBrought'>): AloneState {
	const course: Course = { ...NO_COURSE, steps };
	return { title, course, table: tableOf(course), elsewhere: steps.length };
}

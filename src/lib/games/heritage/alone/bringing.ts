import { accept, refuse, type Decision } from '../../core/decision.ts';
import { revisionOf } from '../../core/envelope.ts';
import { BATTLEGROUND_MODULES } from '../boards/registry.ts';
import { faultsOf } from '../chapter/invariants.ts';
import { checkErasStated } from '../chapter/setting-checks.ts';
import { RULES } from '../revision.ts';
import { rivalsFrom } from '../../core/computer/seats.ts';
import { NO_COURSE, tableAfter, tableOf, type Course, type Step } from '../table/course.ts';
import { findTableFault } from '../table/engine.ts';
import { evolveTable } from '../table/evolve.ts';
import { EMPTY_TABLE, type Table } from '../table/table.ts';
import type { AloneCommandOf, AloneEventOf, AloneReason, AloneState } from './grammar.ts';

/** A step of a game that comes from elsewhere, counted from 1, and what is said against it. */
type Fault = { readonly step: number; readonly why: string };

/**
 * All steps decided anew by today's rules, with chance as it fell: those that they decide otherwise, and the first that is
 * impossible under any rules. What was taken back is not among them, so that ids of questions may be left out.
 */
function looked(
	steps: readonly Step[],
	rules: number
): {
	readonly otherwise: readonly Fault[];
	readonly broken: Fault | null;
} {
	const otherwise: Fault[] = [];
	let table = EMPTY_TABLE;
	for (const [index, step] of steps.entries()) {
		const why = whyNot(table, step, rules);
		if (why !== null) otherwise.push({ step: index + 1, why });
		table = step.reduce(evolveTable, table);
		const [fault] = faultsOf(table, BATTLEGROUND_MODULES);
		if (fault) return { otherwise, broken: { step: index + 1, why: fault.reason } };
	}
	return { otherwise, broken: null };
}

/** Why today's rules would not lead from this table to this step; null: they would. */
function whyNot(table: Table, step: Step, rules: number): string | null {
	const [first] = step;
	const misdated =
		first?.type === 'TableSet' && checkErasStated(first.setting, BATTLEGROUND_MODULES, rules);
	if (misdated) return misdated.refusal.reason;
	return findTableFault(BATTLEGROUND_MODULES, asking(table, step), step);
}

/** The table with the next question's id as this step has it, where it is none that was given. */
function asking(table: Table, step: Step): Table {
	const asked = step.find((event) => event.type === 'QuestionAsked')?.question.id ?? 0;
	return { ...table, asked: Math.max(table.asked, asked) };
}

/**
 * A game outside a chronicle that was begun under rules of this revision, as it is taken in, with the steps that today's
 * rules decide otherwise. Where today's rules began it there can be none. Refusals: `of-a-chronicle`, `not-by-the-rules`,
 * `newer-rules`, `unknown-seat`, `rival-needs-app`.
 */
export function broughtBy({
	title,
	steps,
	rules,
	rivals
}: Pick<AloneCommandOf<'BringGame'>, 'title' | 'steps' | 'rules' | 'rivals'>): Decision<
	AloneEventOf<'GameBrought'>,
	AloneReason
> {
	const revision = revisionOf({ rules });
	if (revision > RULES) return refuse('newer-rules', {}, 'rules');
	const { chapter, seats } = tableAfter(steps.slice(0, 1));
	if (chapter !== null) return refuse('of-a-chronicle', { chapter }, 'steps.0');
	const given = Object.keys(rivals ?? {});
	const stranger = given.find((seat) => !seats.some((one) => one.seat === seat));
	if (stranger !== undefined) return refuse('unknown-seat', { seat: stranger }, 'rivals');
	if (rivals && tableAfter(steps).dealer !== 'app') return refuse('rival-needs-app', {}, 'rivals');
	const { otherwise, broken } = looked(steps, revision);
	const fault = (revision === RULES ? otherwise[0] : undefined) ?? broken;
	if (fault) {
		const about = { ...fault, steps: steps.length };
		return refuse('not-by-the-rules', about, `steps.${fault.step - 1}`);
	}
	return accept({
		type: 'GameBrought',
		title,
		steps,
		...(rules !== undefined && { rules }),
		...(otherwise.length > 0 && { otherwise: [...otherwise] }),
		...(rivals && { rivals })
	});
}

/** The game as it was played elsewhere. */
export function gameBrought({
	title,
	steps,
	otherwise = [],
	rivals
}: AloneEventOf<'GameBrought'>): AloneState {
	const course: Course = { ...NO_COURSE, steps };
	const brought = { title, course, table: tableOf(course), elsewhere: steps.length, otherwise };
	return rivals ? { ...brought, rivals: rivalsFrom(rivals) } : brought;
}

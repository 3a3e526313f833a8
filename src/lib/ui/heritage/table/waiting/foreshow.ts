import type { Chance } from '../../../../games/core/chance.ts';
import { sentenceOf, type Refusal } from '../../../../games/core/decision.ts';
import type { Battlegrounds } from '../../../../games/heritage/boards/battleground.ts';
import type { Dealt } from '../../../../games/heritage/dealing/dealt.ts';
import type { TableCommand } from '../../../../games/heritage/table/commands.ts';
import {
	type Course,
	isAskedBack,
	type Step,
	tableOf
} from '../../../../games/heritage/table/course.ts';
import { decideTable } from '../../../../games/heritage/table/engine.ts';
import { evolveTable } from '../../../../games/heritage/table/evolve.ts';
import { tableRefusals, type TableReason } from '../../../../games/heritage/table/refusals.ts';
import type { Table } from '../../../../games/heritage/table/table.ts';
import type { Preview } from '../../../table/log.svelte.ts';
import type { Chapter } from '../course-log.ts';
import { screenNames } from '../names.ts';

/** What a device can say of an intention by itself · `drawing`: only who deals knows what comes of it. */
export type Decided =
	| { readonly kind: 'step'; readonly step: Step }
	| { readonly kind: 'drawing' }
	| { readonly kind: 'refused'; readonly refusal: Refusal<TableReason> };

const NO_CHANCE: Chance = {
	below() {
		throw new Error('nothing is dealt where nothing sealed is known');
	}
};

/**
 * Decides with the rules of the table and nothing that is sealed, as a server would on this very table; `dealt`: the chance
 * of a device that may deal there.
 */
export function decidedHere(
	battlegrounds: Battlegrounds,
	table: Table,
	command: TableCommand,
	dealt?: Dealt
): Decided {
	const decision = decideTable(battlegrounds, table, command, { chance: NO_CHANCE }, dealt);
	if (decision.accepted) return { kind: 'step', step: decision.events };
	const { refusal } = decision;
	return refusal.reason === 'dealer-needed' ? { kind: 'drawing' } : { kind: 'refused', refusal };
}

type Wanted = {
	readonly id: string;
	readonly command: TableCommand;
	readonly dealt?: Dealt | undefined;
};

/**
 * What was foreshown before, where the log only took what it showed as coming and nothing else waits than then: nothing
 * has to be decided anew. Null: it has.
 */
export function stillForeshown(
	before: Preview<Chapter>,
	confirmed: Course,
	ids: readonly string[]
): Preview<Chapter> | null {
	const { course, open } = before;
	const from = confirmed.steps.length;
	const isSame =
		open === null &&
		confirmed.undone === course.undone &&
		confirmed.asked === course.asked &&
		confirmed.proposed === course.proposed &&
		confirmed.redoable.length === 0 &&
		course.redoable.length === 0 &&
		confirmed.proposal === null &&
		course.proposal === null &&
		from + ids.length === course.steps.length &&
		confirmed.steps.every((step, index) => step === course.steps[index]) &&
		ids.every((id, index) => before.steps[id] === from + index);
	if (!isSame) return null;
	return { ...before, steps: Object.fromEntries(ids.map((id, index) => [id, from + index])) };
}

/** The course as it will be if all that waits is accepted, as far as a device can tell without who deals. */
export function foreshown(
	battlegrounds: Battlegrounds,
	people: { readonly [seat: string]: string },
	confirmed: Course,
	waiting: readonly Wanted[]
): Preview<Chapter> {
	let table = tableOf(confirmed);
	let course = confirmed;
	const steps: { [id: string]: number } = {};
	for (const { id, command, dealt } of waiting) {
		const decided = decidedHere(battlegrounds, table, command, dealt);
		if (decided.kind === 'drawing') return { course, table, steps, open: { id, misfit: null } };
		if (decided.kind === 'refused') {
			const { any } = screenNames(table, people);
			const misfit = sentenceOf(tableRefusals, decided.refusal, any);
			return { course, table, steps, open: { id, misfit } };
		}
		const { step } = decided;
		if (step.length === 0) continue;
		steps[id] = course.steps.length;
		const proposal = isAskedBack(course) ? null : course.proposal;
		course = { ...course, steps: [...course.steps, step], redoable: [], proposal };
		table = step.reduce(evolveTable, table);
	}
	return { course, table, steps, open: null };
}

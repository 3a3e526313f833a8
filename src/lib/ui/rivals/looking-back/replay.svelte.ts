import {
	courseOf,
	decisionsIn,
	type Course,
	type Decision
} from '../../../games/rivals/looking-back/decisions.ts';
import { facesIn, handsIn } from '../../../games/rivals/looking-back/opened.ts';
import type { SealedTable } from '../../../games/rivals/table/dealing.ts';
import type { TableEvent } from '../../../games/rivals/table/events.ts';
import { EMPTY_TABLE, type Table } from '../../../games/rivals/table/table.ts';
import { Steps } from '../../looking-back/steps.svelte.ts';
import type { Speaker } from '../../speaker.ts';
import type { Board } from '../table/board.ts';
import { happened, type Line } from '../table/happened.ts';
import { nameIn } from '../table/names.ts';
import type { Opened } from '../table/table-play.svelte.ts';

/** A finished match, step by step, with all that was secret open. */
export class Replay extends Steps implements Board {
	readonly course: Course;
	readonly sealed: SealedTable;
	readonly speaker: Speaker;
	/** Each answer, and the step that tells what came of it. */
	readonly #decisions: readonly { readonly at: number; readonly decision: Decision }[];
	readonly #lines: readonly (Line | null)[];
	opened: Opened | null = $state.raw(null);

	constructor(steps: readonly (readonly TableEvent[])[], sealed: SealedTable, speaker: Speaker) {
		const course = courseOf(steps);
		const { events, tables } = course;
		const lines = events.map(
			(event, at) => happened(tables[at - 1] ?? EMPTY_TABLE, [event], speaker)[0] ?? null
		);
		super(
			lines.map((line) => line?.words ?? null),
			events.flatMap((event, at) => {
				if (event.type !== 'TurnBegan') return [];
				const round = Math.ceil(event.number / Math.max(1, tables[at]?.order.length ?? 1));
				return [{ title: `Round ${round}, ${speaker.plain(event.seat)}`, at }];
			})
		);
		this.course = course;
		this.sealed = sealed;
		this.speaker = speaker;
		this.#decisions = decisionsIn(course, sealed).map((decision) => ({
			at: this.stepOf(course.starts[decision.step] ?? 0),
			decision
		}));
		this.#lines = lines;
	}

	get table(): Table {
		return this.course.tables[this.now?.at ?? 0] ?? EMPTY_TABLE;
	}

	nameOf = (id: string): string => nameIn(this.table, this.speaker, id);

	/** Of an attack, how its sum came about. */
	get sums(): Line['sums'] {
		return this.#lines[this.now?.at ?? 0]?.sums;
	}

	get faces(): { readonly [slot: string]: string } {
		return facesIn(this.table, this.sealed);
	}

	get hands(): { readonly [seat: string]: readonly string[] } {
		return handsIn(this.table, this.sealed);
	}

	/** The answers that led to what is shown. */
	get decisions(): readonly Decision[] {
		return this.#decisions.filter(({ at }) => at === this.step).map(({ decision }) => decision);
	}

	/** Where the next answer is told of; null: there is none. */
	get nextDecision(): number | null {
		return this.#decisions.find(({ at }) => at > this.step)?.at ?? null;
	}
}

import type { SeatId } from '../../../games/core/seats.ts';
import {
	tablesAfter,
	withdrawChoices,
	type WithdrawChoice
} from '../../../games/vendetta/looking-back/moments.ts';
import { facesIn, handsIn } from '../../../games/vendetta/looking-back/opened.ts';
import type { SealedTable } from '../../../games/vendetta/table/dealing.ts';
import type { TableEvent } from '../../../games/vendetta/table/events.ts';
import { EMPTY_TABLE, type Table } from '../../../games/vendetta/table/table.ts';
import { eventWords } from '../play/event-words.ts';
import { locationTitle } from '../play/said.ts';
import type { Speaker } from '../../speaker.ts';

/** A step of a replay: what happened, in words. */
type ReplayStep = { readonly at: number; readonly words: string };
/** Where a part of the game begins, among the steps. */
type Chapter = { readonly title: string; readonly step: number };

const isWorded = (step: ReplayStep | null): step is ReplayStep => step !== null;

/** A finished game, step by step, with all that was secret open. */
export class Replay {
	readonly events: readonly TableEvent[];
	/** The table after each event. */
	readonly tables: readonly Table[];
	readonly sealed: SealedTable;
	readonly speaker: Speaker;
	readonly steps: readonly ReplayStep[];
	readonly chapters: readonly Chapter[];
	readonly choices: readonly WithdrawChoice[];
	#step = $state(0);

	constructor(events: readonly TableEvent[], sealed: SealedTable, speaker: Speaker) {
		this.events = events;
		this.tables = tablesAfter(events);
		this.sealed = sealed;
		this.speaker = speaker;
		this.steps = events
			.map((event, at): ReplayStep | null => {
				const words = eventWords(event, speaker, this.#before(at), this.#after(at));
				return words === null ? null : { at, words };
			})
			.filter(isWorded);
		this.chapters = this.#chaptersOf();
		this.choices = withdrawChoices(events, this.tables);
	}

	#before = (at: number): Table => this.tables[at - 1] ?? EMPTY_TABLE;
	#after = (at: number): Table => this.tables[at] ?? EMPTY_TABLE;

	#chaptersOf(): readonly Chapter[] {
		const from = (at: number) =>
			Math.max(
				0,
				this.steps.findIndex((step) => step.at >= at)
			);
		return this.events.flatMap((event, at): Chapter[] => {
			const { round } = this.#after(at);
			if (event.type === 'RoundBegan') return [{ title: `Round ${round}`, step: from(at) }];
			if (event.type === 'StepBegan' && event.step === 'withdraw')
				return [{ title: `Round ${round}, ${locationTitle(event.location)}`, step: from(at) }];
			return [];
		});
	}

	/** The step that is shown, counted from 0. */
	get step(): number {
		return this.#step;
	}

	set step(to: number) {
		this.#step = Math.min(this.steps.length - 1, Math.max(0, to));
	}

	/** Goes to what an event told. */
	goTo(event: number): void {
		this.step = this.steps.findIndex(({ at }) => at >= event);
	}

	get now(): ReplayStep | null {
		return this.steps[this.#step] ?? null;
	}

	get table(): Table {
		return this.#after(this.now?.at ?? 0);
	}

	get faces(): { readonly [slot: string]: string } {
		return this.table.setting ? facesIn(this.table, this.sealed) : {};
	}

	get hands(): { readonly [seat: SeatId]: readonly string[] } {
		return this.table.phase === 'round' ? handsIn(this.table, this.sealed) : {};
	}

	/** The part of the game that is shown. */
	get chapter(): number {
		return this.chapters.findLastIndex(({ step }) => step <= this.#step);
	}

	/** The choice that has just opened, if this step tells of one. */
	get choice(): WithdrawChoice | null {
		return this.choices.find(({ opened }) => opened === this.now?.at) ?? null;
	}
}

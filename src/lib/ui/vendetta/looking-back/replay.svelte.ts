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
import { Steps } from '../../looking-back/steps.svelte.ts';
import type { Speaker } from '../../speaker.ts';

/** A finished game, step by step, with all that was secret open. */
export class Replay extends Steps {
	readonly events: readonly TableEvent[];
	/** The table after each event. */
	readonly tables: readonly Table[];
	readonly sealed: SealedTable;
	readonly speaker: Speaker;
	readonly choices: readonly WithdrawChoice[];

	constructor(events: readonly TableEvent[], sealed: SealedTable, speaker: Speaker) {
		const tables = tablesAfter(events);
		const after = (at: number): Table => tables[at] ?? EMPTY_TABLE;
		super(
			events.map((event, at) => eventWords(event, speaker, after(at - 1), after(at))),
			events.flatMap((event, at): { title: string; at: number }[] => {
				const { round } = after(at);
				if (event.type === 'RoundBegan') return [{ title: `Round ${round}`, at }];
				if (event.type === 'StepBegan' && event.step === 'withdraw')
					return [{ title: `Round ${round}, ${locationTitle(event.location)}`, at }];
				return [];
			})
		);
		this.events = events;
		this.tables = tables;
		this.sealed = sealed;
		this.speaker = speaker;
		this.choices = withdrawChoices(events, tables);
	}

	get table(): Table {
		return this.tables[this.now?.at ?? 0] ?? EMPTY_TABLE;
	}

	get faces(): { readonly [slot: string]: string } {
		return this.table.setting ? facesIn(this.table, this.sealed) : {};
	}

	get hands(): { readonly [seat: SeatId]: readonly string[] } {
		return this.table.phase === 'round' ? handsIn(this.table, this.sealed) : {};
	}

	/** The choice that has just opened, if this step tells of one. */
	get choice(): WithdrawChoice | null {
		return this.choices.find(({ opened }) => opened === this.now?.at) ?? null;
	}
}

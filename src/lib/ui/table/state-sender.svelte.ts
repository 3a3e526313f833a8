import type { Decision, Refusal } from '../../games/core/decision.ts';
import { fold } from '../../games/core/game.ts';
import type { Intention, Outbox } from '../live/outbox/outbox.ts';
import type { Preview } from './log.svelte.ts';
import { TableSender, type Decided } from './sender.svelte.ts';

/** A game whose log is shown as the state it folds to: its table is no view of its own. */
export type StateGame<State, Word, Command, Turnback> = {
	readonly Course: State;
	readonly Table: State;
	readonly Word: Word;
	readonly Command: Command;
	readonly Turnback: Turnback;
	/** No hand lies open. */
	readonly Hands: null;
};

/** What a refusal says where only the server knows what comes of a command. */
const isDrawing = ({ reason }: Refusal<string>): boolean => reason === 'dealer-needed';

/** What one person does in such a log, decided with its rules as far as they need neither chance nor secrets. */
export abstract class StateSender<
	State extends { readonly course: { readonly steps: readonly unknown[] } },
	Word,
	Command,
	Turnback,
	Reason extends string
> extends TableSender<StateGame<State, Word, Command, Turnback>> {
	protected abstract decideOn(state: State, command: Command): Decision<Word, Reason>;
	protected abstract foldOn(state: State, event: Word): State;
	/** What was wanted, in words that stay with it while it waits. Nothing in them is a secret. */
	protected abstract wordsFor(command: Command, state: State): string;
	protected abstract sentenceFor(refusal: Refusal<Reason>, state: State): string;

	get deals(): boolean {
		return false;
	}

	protected preview(
		confirmed: State,
		waiting: Outbox
	): Preview<StateGame<State, Word, Command, Turnback>> {
		let state = confirmed;
		const steps: { [id: string]: number } = {};
		for (const entry of waiting) {
			const decided = this.decideOn(state, wantedOf<Command>(entry));
			if (!decided.accepted) {
				const { refusal } = decided;
				const misfit = isDrawing(refusal) ? null : this.sentenceFor(refusal, state);
				return { course: state, table: state, steps, open: { id: entry.id, misfit } };
			}
			if (decided.events.length > 0) steps[entry.id] = state.course.steps.length;
			state = fold((now, event) => this.foldOn(now, event), state, decided.events);
		}
		return { course: state, table: state, steps, open: null };
	}

	protected decide(table: State, command: Command): Decided {
		const decided = this.decideOn(table, command);
		const words = this.wordsFor(command, table);
		if (decided.accepted) return { kind: 'step', words };
		return isDrawing(decided.refusal)
			? { kind: 'drawing', words }
			: { kind: 'refused', sentence: this.sentenceFor(decided.refusal, table) };
	}

	protected wrapped(command: Command): unknown {
		return command;
	}

	protected stepsOf({ course }: State): number {
		return course.steps.length;
	}

	protected dealt(): null {
		return null;
	}
}

// What was formed here has the form of its game.
const wantedOf = <Command>({ command }: Intention): Command => command as Command;

import { sentenceOf, type Refusal } from '../../../games/core/decision.ts';
import { fold } from '../../../games/core/game.ts';
import { decide } from '../../../games/vendetta/decide.ts';
import { evolve } from '../../../games/vendetta/evolve.ts';
import { refusals, type Reason } from '../../../games/vendetta/refusals.ts';
import type { EveningState } from '../../../games/vendetta/state.ts';
import type { Intention, Outbox } from '../../live/outbox/outbox.ts';
import type { Preview } from '../../table/log.svelte.ts';
import { TableSender, type Decided, type SenderOptions } from '../../table/sender.svelte.ts';
import type { EveningTable, StepCommand } from './evening-log.ts';
import { commandWords } from './command-words.ts';

type Options = SenderOptions<EveningTable> & {
	/** Names by seat. */
	readonly people: { readonly [seat: string]: string };
};

// What was formed here has the form of its game.
const wantedOf = ({ command }: Intention): StepCommand => command as StepCommand;

/** What one person does in one evening, decided with its rules. Chance and secrets it has none. */
export class EveningSender extends TableSender<EveningTable> {
	readonly #people: Options['people'];

	constructor(options: Options) {
		super(options);
		this.#people = options.people;
	}

	get deals(): boolean {
		return false;
	}

	protected preview(confirmed: EveningState, waiting: Outbox): Preview<EveningTable> {
		let state = confirmed;
		const steps: { [id: string]: number } = {};
		for (const entry of waiting) {
			const decided = decide(state, wantedOf(entry));
			if (!decided.accepted) {
				const misfit = this.#sentence(decided.refusal);
				return { course: state, table: state, steps, open: { id: entry.id, misfit } };
			}
			if (decided.events.length > 0) steps[entry.id] = state.course.steps.length;
			state = fold(evolve, state, decided.events);
		}
		return { course: state, table: state, steps, open: null };
	}

	protected decide(table: EveningState, command: StepCommand): Decided {
		const decided = decide(table, command);
		return decided.accepted
			? { kind: 'step', words: commandWords(command) }
			: { kind: 'refused', sentence: this.#sentence(decided.refusal) };
	}

	protected wrapped(command: StepCommand): unknown {
		return command;
	}

	protected stepsOf({ course }: EveningState): number {
		return course.steps.length;
	}

	protected dealt(): null {
		return null;
	}

	#sentence(refusal: Refusal<Reason>): string {
		return sentenceOf(refusals, refusal, (id) => this.#people[id] ?? id);
	}
}

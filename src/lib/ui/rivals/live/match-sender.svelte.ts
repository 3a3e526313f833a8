import { sentenceOf, type Refusal } from '../../../games/core/decision.ts';
import { fold } from '../../../games/core/game.ts';
import { decide } from '../../../games/rivals/decide.ts';
import { evolve } from '../../../games/rivals/evolve.ts';
import { namesInMatch } from '../../../games/rivals/naming.ts';
import { refusals, type Reason } from '../../../games/rivals/refusals.ts';
import type { RivalsState } from '../../../games/rivals/state.ts';
import type { Intention, Outbox } from '../../live/outbox/outbox.ts';
import type { Preview } from '../../table/log.svelte.ts';
import { TableSender, type Decided, type SenderOptions } from '../../table/sender.svelte.ts';
import { commandWords } from '../history/command-words.ts';
import type { MatchTable, StepCommand } from './match-log.ts';

type Options = SenderOptions<MatchTable> & {
	/** Names by seat. */
	readonly people: { readonly [seat: string]: string };
};

/** Only the server draws. */
const isDrawing = ({ reason }: Refusal<Reason>): boolean => reason === 'dealer-needed';

// What was formed here has the form of its game.
const wantedOf = ({ command }: Intention): StepCommand => command as StepCommand;

/** What one person does in one match, decided with its rules as far as they need no chance. */
export class MatchSender extends TableSender<MatchTable> {
	readonly #people: Options['people'];

	constructor(options: Options) {
		super(options);
		this.#people = options.people;
	}

	get deals(): boolean {
		return false;
	}

	protected preview(confirmed: RivalsState, waiting: Outbox): Preview<MatchTable> {
		let state = confirmed;
		const steps: { [id: string]: number } = {};
		for (const entry of waiting) {
			const decided = decide(state, wantedOf(entry));
			if (!decided.accepted) {
				const { refusal } = decided;
				const misfit = isDrawing(refusal) ? null : this.#sentence(refusal, state);
				return { course: state, table: state, steps, open: { id: entry.id, misfit } };
			}
			if (decided.events.length > 0) steps[entry.id] = state.course.steps.length;
			state = fold(evolve, state, decided.events);
		}
		return { course: state, table: state, steps, open: null };
	}

	protected decide(table: RivalsState, command: StepCommand): Decided {
		const decided = decide(table, command);
		const words = commandWords(command, namesInMatch(table, this.#people));
		if (decided.accepted) return { kind: 'step', words };
		return isDrawing(decided.refusal)
			? { kind: 'drawing', words }
			: { kind: 'refused', sentence: this.#sentence(decided.refusal, table) };
	}

	protected wrapped(command: StepCommand): unknown {
		return command;
	}

	protected stepsOf({ course }: RivalsState): number {
		return course.steps.length;
	}

	protected dealt(): null {
		return null;
	}

	#sentence(refusal: Refusal<Reason>, state: RivalsState): string {
		return sentenceOf(refusals, refusal, namesInMatch(state, this.#people));
	}
}

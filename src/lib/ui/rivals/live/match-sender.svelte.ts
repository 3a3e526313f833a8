import { sentenceOf, type Refusal } from '../../../games/core/decision.ts';
import { decide } from '../../../games/rivals/decide.ts';
import type { RivalsEvent } from '../../../games/rivals/events.ts';
import { evolve } from '../../../games/rivals/evolve.ts';
import { namesInMatch } from '../../../games/rivals/naming.ts';
import { refusals, type Reason } from '../../../games/rivals/refusals.ts';
import type { RivalsState } from '../../../games/rivals/state.ts';
import type { SenderOptions } from '../../table/sender.svelte.ts';
import { StateSender } from '../../table/state-sender.svelte.ts';
import { commandWords } from '../history/command-words.ts';
import type { MatchTable, StepCommand, TurnbackCommand } from './match-log.ts';

type Options = SenderOptions<MatchTable> & {
	/** Names by seat. */
	readonly people: { readonly [seat: string]: string };
};

/** What one person does in one match, decided with its rules as far as they need no chance. */
export class MatchSender extends StateSender<
	RivalsState,
	RivalsEvent,
	StepCommand,
	TurnbackCommand,
	Reason
> {
	readonly #people: Options['people'];

	constructor(options: Options) {
		super(options);
		this.#people = options.people;
	}

	protected decideOn(state: RivalsState, command: StepCommand) {
		return decide(state, command);
	}

	protected foldOn(state: RivalsState, event: RivalsEvent): RivalsState {
		return evolve(state, event);
	}

	protected wordsFor(command: StepCommand, state: RivalsState): string {
		return commandWords(command, namesInMatch(state, this.#people));
	}

	protected sentenceFor(refusal: Refusal<Reason>, state: RivalsState): string {
		return sentenceOf(refusals, refusal, namesInMatch(state, this.#people));
	}
}

import type { Chance } from '../../../games/core/chance.ts';
import { sentenceOf, type Refusal } from '../../../games/core/decision.ts';
import { decide } from '../../../games/rivals/dealt/decide.ts';
import { evolve } from '../../../games/rivals/dealt/evolve.ts';
import type { DealtEvent } from '../../../games/rivals/dealt/grammar.ts';
import { refusals, type Reason } from '../../../games/rivals/dealt/refusals.ts';
import type { DealtState } from '../../../games/rivals/dealt/state.ts';
import { Speaker } from '../../speaker.ts';
import type { SenderOptions } from '../../table/sender.svelte.ts';
import { StateSender } from '../../table/state-sender.svelte.ts';
import { nameIn } from '../table/names.ts';
import type { DealtTable, StepCommand, TurnbackCommand } from './dealt-log.ts';
import { wantedWords } from './wanted-words.ts';

type Options = SenderOptions<DealtTable> & {
	/** Names by seat. */
	readonly people: { readonly [seat: string]: string };
};

const NO_CHANCE: Chance = {
	below() {
		throw new Error('nothing is dealt where nothing sealed is known');
	}
};

/** What one person does in one match, decided with its rules as far as they need neither chance nor secrets. */
export class DealtSender extends StateSender<
	DealtState,
	DealtEvent,
	StepCommand,
	TurnbackCommand,
	Reason
> {
	readonly #speaker: Speaker;

	constructor(options: Options) {
		super(options);
		this.#speaker = new Speaker(options.people, null);
	}

	protected decideOn(state: DealtState, command: StepCommand) {
		return decide(state, command, { chance: NO_CHANCE });
	}

	protected foldOn(state: DealtState, event: DealtEvent): DealtState {
		return evolve(state, event);
	}

	protected wordsFor({ command }: StepCommand): string {
		return wantedWords(command, (seat) => this.#speaker.plain(seat));
	}

	protected sentenceFor(refusal: Refusal<Reason>, { table }: DealtState): string {
		const nameOf = (id: string) => (table ? nameIn(table, this.#speaker, id) : id);
		return sentenceOf(refusals, refusal, nameOf);
	}
}

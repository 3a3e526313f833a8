import { sentenceOf, type Refusal } from '../../../games/core/decision.ts';
import { decide, type TableRules } from '../../../games/vendetta/decide.ts';
import type { VendettaEvent } from '../../../games/vendetta/events.ts';
import type { Evolve } from '../../../games/vendetta/evolve-evening.ts';
import { refusals, type Reason } from '../../../games/vendetta/refusals.ts';
import type { EveningState } from '../../../games/vendetta/state.ts';
import type { SenderOptions } from '../../table/sender.svelte.ts';
import { StateSender } from '../../table/state-sender.svelte.ts';
import type { EveningTable, StepCommand, TurnbackCommand } from './evening-log.ts';
import { logAt } from '../../live/address.ts';
import { nameOfAny } from '../play/said.ts';
import { commandWords } from './command-words.ts';
import { ownSeals } from './own-seals.ts';

type Options = SenderOptions<EveningTable> & {
	/** Names by seat. */
	readonly people: { readonly [seat: string]: string };
	/** What decides at its table; null: none lies there. */
	readonly table: TableRules | null;
	readonly fold: Evolve;
};

/** What one person does in one evening, decided with its rules as far as they need neither chance nor secrets. */
export class EveningSender extends StateSender<
	EveningState,
	VendettaEvent,
	StepCommand,
	TurnbackCommand,
	Reason
> {
	readonly #people: Options['people'];
	readonly #rules: TableRules | undefined;
	readonly #fold: Evolve;
	readonly #log: Options['log'];
	readonly #id: string;

	constructor(options: Options) {
		super(options);
		this.#log = options.log;
		this.#id = logAt(options.place.at);
		this.#people = options.people;
		this.#rules = options.table ?? undefined;
		this.#fold = options.fold;
	}

	protected decideOn(state: EveningState, command: StepCommand) {
		return decide(state, command, this.#rules);
	}

	protected foldOn(state: EveningState, event: VendettaEvent): EveningState {
		return this.#fold(state, event);
	}

	protected wordsFor(command: StepCommand): string {
		return commandWords(command, (seat) => this.#people[seat] ?? seat);
	}

	protected sentenceFor(refusal: Refusal<Reason>, { evening: { table } }: EveningState): string {
		const nameOf = (id: string) => nameOfAny(table ?? { setting: null }, this.#people, id);
		return sentenceOf(refusals, refusal, nameOf);
	}

	/** As it is kept and sent, which it is once: what is chosen in secret is sealed on this device. */
	protected override wrapped(command: StepCommand): unknown {
		const { table } = this.#log.shown.table.evening;
		if (command.type !== 'ActAtTable' || !table) return command;
		return { ...command, command: ownSeals.sealed(this.#id, table, command.command) };
	}
}

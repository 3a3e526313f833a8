import { sentenceOf, type Refusal } from '../../../games/core/decision.ts';
import { fold } from '../../../games/core/game.ts';
import { decide, type TableRules } from '../../../games/vendetta/decide.ts';
import type { Evolve } from '../../../games/vendetta/evolve-evening.ts';
import { refusals, type Reason } from '../../../games/vendetta/refusals.ts';
import type { EveningState } from '../../../games/vendetta/state.ts';
import type { Intention, Outbox } from '../../live/outbox/outbox.ts';
import type { Preview } from '../../table/log.svelte.ts';
import { TableSender, type Decided, type SenderOptions } from '../../table/sender.svelte.ts';
import type { EveningTable, StepCommand } from './evening-log.ts';
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

/** What a refusal says where only who deals knows what comes of a command. */
const isDrawing = ({ reason }: Refusal<Reason>): boolean => reason === 'dealer-needed';

// What was formed here has the form of its game.
const wantedOf = ({ command }: Intention): StepCommand => command as StepCommand;

/** What one person does in one evening, decided with its rules as far as they need neither chance nor secrets. */
export class EveningSender extends TableSender<EveningTable> {
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

	get deals(): boolean {
		return false;
	}

	protected preview(confirmed: EveningState, waiting: Outbox): Preview<EveningTable> {
		let state = confirmed;
		const steps: { [id: string]: number } = {};
		for (const entry of waiting) {
			const decided = decide(state, wantedOf(entry), this.#rules);
			if (!decided.accepted) {
				const { refusal } = decided;
				const misfit = isDrawing(refusal) ? null : this.#sentence(refusal, state);
				return { course: state, table: state, steps, open: { id: entry.id, misfit } };
			}
			if (decided.events.length > 0) steps[entry.id] = state.course.steps.length;
			state = fold(this.#fold, state, decided.events);
		}
		return { course: state, table: state, steps, open: null };
	}

	protected decide(table: EveningState, command: StepCommand): Decided {
		const decided = decide(table, command, this.#rules);
		const words = commandWords(command, (seat) => this.#people[seat] ?? seat);
		if (decided.accepted) return { kind: 'step', words };
		return isDrawing(decided.refusal)
			? { kind: 'drawing', words }
			: { kind: 'refused', sentence: this.#sentence(decided.refusal, table) };
	}

	/** As it is kept and sent, which it is once: what is chosen in secret is sealed on this device. */
	protected wrapped(command: StepCommand): unknown {
		const { table } = this.#log.shown.table.evening;
		if (command.type !== 'ActAtTable' || !table) return command;
		return { ...command, command: ownSeals.sealed(this.#id, table, command.command) };
	}

	protected stepsOf({ course }: EveningState): number {
		return course.steps.length;
	}

	protected dealt(): null {
		return null;
	}

	#sentence(refusal: Refusal<Reason>, { evening: { table } }: EveningState): string {
		const nameOf = (id: string) => nameOfAny(table ?? { setting: null }, this.#people, id);
		return sentenceOf(refusals, refusal, nameOf);
	}
}

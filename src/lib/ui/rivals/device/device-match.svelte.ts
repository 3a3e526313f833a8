import { sentenceOf } from '../../../games/core/decision.ts';
import { fold } from '../../../games/core/game.ts';
import type { Command } from '../../../games/rivals/commands.ts';
import { decide } from '../../../games/rivals/decide.ts';
import { evolve } from '../../../games/rivals/evolve.ts';
import { namesInMatch } from '../../../games/rivals/naming.ts';
import { refusals } from '../../../games/rivals/refusals.ts';
import { NO_MATCH, type RivalsState } from '../../../games/rivals/state.ts';
import { deviceChance } from '../../chance.ts';
import type { StepCommand, TurnbackCommand } from '../live/match-log.ts';
import type { MatchSession } from '../match/session.ts';
import { keepMatch, type KeptMatch } from './kept-match.ts';

/** A match that lies on this device, which decides and draws by itself. */
export class DeviceMatch implements MatchSession {
	#kept: KeptMatch = $state.raw() as KeptMatch;
	#state: RivalsState = $state.raw() as RivalsState;
	#problem: string | null = $state(null);
	#unkept = $state(false);

	constructor(kept: KeptMatch) {
		this.#kept = kept;
		this.#state = fold(evolve, NO_MATCH as RivalsState, kept.events);
	}

	get id(): string {
		return this.#kept.id;
	}

	get people(): KeptMatch['people'] {
		return this.#kept.people;
	}

	get state(): RivalsState {
		return this.#state;
	}

	/** Whether it lies in memory alone, and goes with this page. */
	get unkept(): boolean {
		return this.#unkept;
	}

	get busy(): boolean {
		return false;
	}

	/** Why the last thing was refused; null: it was not. */
	get problem(): string | null {
		return this.#problem;
	}

	act(command: StepCommand): Promise<boolean> {
		return this.give(command);
	}

	turnBack(command: TurnbackCommand): Promise<boolean> {
		return this.give(command);
	}

	/** Everybody at the table holds this phone: each agrees by it. */
	async give(command: Command): Promise<boolean> {
		const decided = decide(this.#state, command, deviceChance);
		if (!decided.accepted) {
			const nameOf = namesInMatch(this.#state, this.people);
			this.#problem = sentenceOf(refusals, decided.refusal, nameOf);
			return false;
		}
		this.#problem = null;
		this.#state = fold(evolve, this.#state, decided.events);
		this.#kept = {
			...this.#kept,
			events: [...this.#kept.events, ...decided.events],
			changedAt: Date.now(),
			over: this.#state.match.result !== null
		};
		this.#unkept = !(await keepMatch(this.#kept));
		return true;
	}
}

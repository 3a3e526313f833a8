import { seededChance } from '../../../../src/lib/games/core/chance.ts';
import { fold } from '../../../../src/lib/games/core/game.ts';
import type { Json } from '../../../../src/lib/games/core/json.ts';
import { parseAs } from '../../../../src/lib/games/core/parse.ts';
import type { Command } from '../../../../src/lib/games/rivals/commands.ts';
import { decide } from '../../../../src/lib/games/rivals/decide.ts';
import { eventSchema, type RivalsEvent } from '../../../../src/lib/games/rivals/events.ts';
import { evolve } from '../../../../src/lib/games/rivals/evolve.ts';
import { findFault } from '../../../../src/lib/games/rivals/fault.ts';
import { readStakes } from '../../../../src/lib/games/rivals/influence/scheme.ts';
import { findUnsound } from '../../../../src/lib/games/rivals/invariants.ts';
import type { Match, Vampire } from '../../../../src/lib/games/rivals/match/state.ts';
import { findVampire } from '../../../../src/lib/games/rivals/match/vampires.ts';
import type { Readings } from '../../../../src/lib/games/rivals/readings.ts';
import type { RivalsState } from '../../../../src/lib/games/rivals/state.ts';
import { after, matchOf } from '../playing.ts';

/** A match of four in the Action Phase of s1, each with a Leader of Blood Potency 5. */
export const inActionPhase = (changed: Omit<Partial<Readings>, 'rivals'> = {}): RivalsState =>
	after(matchOf(4, { rivals: { s1: 's2', s2: 's3', s3: 's4', s4: 's1' }, ...changed }), [
		...['s1', 's2', 's3', 's4'].map((seat) => ({
			type: 'Recruit' as const,
			seat,
			bp: 5,
			leader: true as const
		})),
		{ type: 'GoOn', from: null, to: 'phase' },
		{ type: 'GoOn', from: { number: 1, phase: 'beginning' }, to: 'phase' }
	]);

/** A table at which every event has its form, and stands in a check of the file. */
export class Table {
	state: RivalsState;
	/** What lies in the vault. */
	#sealed: Json = null;

	constructor(state: RivalsState) {
		this.state = state;
	}

	get match(): Match {
		return this.state.match;
	}

	vampire(id: string): Vampire | undefined {
		return findVampire(this.match, id)?.vampire;
	}

	prestige(seat: string): number {
		return this.match.seats[seat]?.prestige ?? 0;
	}

	act(...commands: readonly Command[]): readonly RivalsEvent[] {
		return commands.flatMap((command) => {
			const decided = decide(this.state, command, seededChance(1), readStakes(this.#sealed));
			if (!decided.accepted) throw new Error(`${command.type}: ${decided.refusal.reason}`);
			const { events, sealed } = decided;
			if (sealed !== undefined) this.#sealed = sealed;
			for (const event of events)
				if (!parseAs(eventSchema, event).success) throw new Error(`${event.type} has no form`);
			const fault = events.length > 0 ? findFault(this.state, events) : null;
			if (fault !== null) throw new Error(`A check finds ${fault} in ${command.type}`);
			this.state = fold(evolve, this.state, events);
			const unsound = findUnsound(this.state.seats, this.match);
			if (unsound !== null) throw new Error(`${command.type} makes it ${unsound}`);
			return events;
		});
	}

	whyNot(command: Command): string | null {
		const decided = decide(this.state, command, seededChance(1));
		return decided.accepted ? null : decided.refusal.reason;
	}

	/** Straight to the Action Phase of the next turn of a seat. */
	toActionPhaseOf(seat: string): void {
		do this.#goOn('turn');
		while (this.match.turn?.seat !== seat);
		this.#goOn('phase');
	}

	undo(): void {
		const of = this.state.course.steps.length;
		this.act({ type: 'UndoAtTable', kept: of - 1, of, by: [...this.state.seats] });
	}

	#goOn(to: 'turn' | 'phase'): void {
		const { turn } = this.match;
		this.act({ type: 'GoOn', from: turn && { number: turn.number, phase: turn.phase }, to });
	}
}

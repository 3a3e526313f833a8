import { seededChance, type Chance } from '../../../../src/lib/games/core/chance.ts';
import { fold } from '../../../../src/lib/games/core/game.ts';
import type { Json } from '../../../../src/lib/games/core/json.ts';
import type { SeatId } from '../../../../src/lib/games/core/seats.ts';
import { decide, type Decided } from '../../../../src/lib/games/rivals/dealt/decide.ts';
import { evolve } from '../../../../src/lib/games/rivals/dealt/evolve.ts';
import type { Command, DealtEvent } from '../../../../src/lib/games/rivals/dealt/grammar.ts';
import { NO_MATCH, type DealtState } from '../../../../src/lib/games/rivals/dealt/state.ts';
import { openSet } from '../../../../src/lib/games/rivals/open/open-set.ts';
import type { TableCommand } from '../../../../src/lib/games/rivals/table/commands.ts';
import { legalCommands } from '../../../../src/lib/games/rivals/table/legal.ts';
import { ownHand } from '../../../../src/lib/games/rivals/table/own-hand.ts';
import type { Table } from '../../../../src/lib/games/rivals/table/table.ts';
import { waitedFor } from '../../../../src/lib/games/rivals/table/waiting.ts';
import { seatsOf, settingOf, someCommand } from '../table/random-match.ts';

/** A match that Elysium deals, as its log has it. */
export class DealtPlay {
	state: DealtState = NO_MATCH;
	sealed: Json = null;
	/** The state before each command, and what came of it. */
	readonly log: { readonly before: DealtState; readonly events: readonly DealtEvent[] }[] = [];
	readonly #chance: Chance;

	constructor(players: number, seed: number) {
		this.#chance = seededChance(seed);
		const seats = [...seatsOf(players)];
		this.give({ type: 'BeginMatch', seats, title: 'A match' });
		this.give({ type: 'LayTable', setting: settingOf(openSet, players) });
	}

	get table(): Table {
		if (!this.state.table) throw new Error('no table lies there');
		return this.state.table;
	}

	try(command: Command): Decided {
		return decide(this.state, command, { chance: this.#chance, sealed: this.sealed });
	}

	give(command: Command): readonly DealtEvent[] {
		const decided = this.try(command);
		if (!decided.accepted)
			throw new Error(`${JSON.stringify(command)}: ${JSON.stringify(decided.refusal)}`);
		this.log.push({ before: this.state, events: decided.events });
		this.sealed = decided.sealed ?? this.sealed;
		this.state = fold(evolve, this.state, decided.events);
		return decided.events;
	}

	/** Some legal command of whoever the table waits for; null: the match is over. */
	next(): TableCommand | null {
		const seat = waitedFor(this.table);
		if (seat === null) return null;
		return someCommand(
			legalCommands({ table: this.table, seat, own: this.own(seat) }),
			this.#chance
		);
	}

	own(seat: SeatId) {
		const looked = ownHand(this.table, seat, { chance: this.#chance, sealed: this.sealed });
		this.sealed = looked.sealed ?? this.sealed;
		return looked.seen;
	}

	/** Plays on by chance. */
	on(most = 10_000, look?: (command: TableCommand) => void): this {
		for (let n = 0; n < most; n++) {
			const command = this.next();
			if (!command) return this;
			look?.(command);
			this.give({ type: 'ActAtTable', command });
		}
		return this;
	}
}

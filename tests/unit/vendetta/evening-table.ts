import { seededChance, type Chance } from '../../../src/lib/games/core/chance.ts';
import { secretOf } from '../../../src/lib/games/core/fair/protocol.ts';
import { fold } from '../../../src/lib/games/core/game.ts';
import type { Json } from '../../../src/lib/games/core/json.ts';
import type { Command } from '../../../src/lib/games/vendetta/commands.ts';
import type { VendettaEvent } from '../../../src/lib/games/vendetta/events.ts';
import { greedyPlayer } from '../../../src/lib/games/vendetta/players/greedy.ts';
import type { ComputerPlayer } from '../../../src/lib/games/vendetta/players/player.ts';
import type { Setting } from '../../../src/lib/games/vendetta/setting.ts';
import type { EveningState } from '../../../src/lib/games/vendetta/state.ts';
import { ownHand } from '../../../src/lib/games/vendetta/table/own-hand.ts';
import { sealing } from '../../../src/lib/games/vendetta/table/seals.ts';
import { waitedFor } from '../../../src/lib/games/vendetta/table/waiting.ts';
import { vendetta } from '../../../src/lib/games/vendetta/vendetta.ts';
import { plainCards } from './cards.ts';
import { begin } from './evening.ts';

/** An evening that is played in memory: what a server keeps of it, without the server. */
export class PlayedEvening {
	state: EveningState = vendetta.initial as EveningState;
	sealed: Json = null;
	/** The events of each command. */
	readonly log: (readonly VendettaEvent[])[] = [];
	readonly chance: Chance;

	constructor(seats: number, change: Partial<Setting> = {}, seed = 1) {
		this.chance = seededChance(seed);
		this.give(begin(seats, { clans: {}, ...change }));
	}

	/** What comes of a command: its events, or why not. */
	tries(command: Command): readonly VendettaEvent[] | string {
		const state = this.state as EveningState & Json;
		const knows = vendetta.needsSealed(state, command);
		const decision = vendetta.decide(state, command, {
			chance: this.chance,
			...(knows && { sealed: this.sealed })
		});
		if (!decision.accepted) return decision.refusal.reason;
		if (decision.sealed !== undefined) {
			if (!knows) throw new Error('it seals what it said it did not need');
			this.sealed = decision.sealed;
		}
		this.state = fold(vendetta.evolve, state, decision.events);
		if (decision.events.length > 0) this.log.push(decision.events);
		return decision.events;
	}

	give(command: Command): readonly VendettaEvent[] {
		const came = this.tries(command);
		if (typeof came === 'string') throw new Error(`${JSON.stringify(command)}: ${came}`);
		return came;
	}

	lay(dealer: 'app' | 'box' = 'app', shown: object = {}): void {
		this.give({ type: 'LayTable', dealer, cards: plainCards, ...shown });
	}

	get table() {
		const { table } = this.state.evening;
		if (!table) throw new Error('no table lies there');
		return table;
	}

	hand(seat: string) {
		const known = { chance: this.chance, sealed: this.sealed };
		const { seen, sealed = this.sealed } = ownHand(this.table, seat, known);
		this.sealed = sealed;
		return seen;
	}

	/** Plays on by itself, until the game is over or something is so. `seals`: whether tokens and bids are sealed, as phones do. */
	play(
		until: (state: EveningState) => boolean = () => false,
		player: ComputerPlayer = greedyPlayer,
		seals = false
	): void {
		for (let step = 0; step < 2_000; step++) {
			const { table } = this;
			const [seat] = waitedFor(table);
			if (seat === undefined || until(this.state)) return;
			const chosen = player({ seat, table, own: this.hand(seat) }, this.chance);
			const command = seals ? sealing(table, chosen, () => secretOf(this.chance)) : chosen;
			this.give({ type: 'ActAtTable', command });
		}
		throw new Error('it goes on for ever');
	}
}

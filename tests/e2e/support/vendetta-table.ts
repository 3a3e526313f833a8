import { seededChance } from '../../../src/lib/games/core/chance.ts';
import type { StoredEnvelope } from '../../../src/lib/games/core/envelope.ts';
import type { Clan } from '../../../src/lib/games/vendetta/clans.ts';
import type { VendettaEvent } from '../../../src/lib/games/vendetta/events.ts';
import { randomPlayer } from '../../../src/lib/games/vendetta/players/random.ts';
import type { OwnView } from '../../../src/lib/games/vendetta/table/own-view.ts';
import { EMPTY_TABLE, type Table } from '../../../src/lib/games/vendetta/table/table.ts';
import { seatsOf } from '../../../src/lib/games/vendetta/table/where.ts';
import { waitedFor } from '../../../src/lib/games/vendetta/table/waiting.ts';
import { vendetta } from '../../../src/lib/games/vendetta/vendetta.ts';
import type { Keeper } from './keeper.ts';

/** The table of an evening whose keeper plays all seats that are just a name, without a screen. */
export class VendettaTable {
	readonly #keeper: Keeper;
	readonly #id: string;
	readonly #chance = seededChance(11);
	#version = 0;
	#state = vendetta.initial;

	constructor(keeper: Keeper, id: string) {
		this.#keeper = keeper;
		this.#id = id;
	}

	/** As it lies now. */
	async table(): Promise<Table> {
		for (let more = true; more;) {
			const answer = await this.#keeper.api.get(
				`/api/logs/${this.#id}/events?after=${this.#version}`
			);
			const page = (await answer.json()) as { events: StoredEnvelope[]; more: boolean };
			for (const { event, sequence } of page.events) {
				this.#state = vendetta.evolve(this.#state, event as VendettaEvent);
				this.#version = sequence;
			}
			({ more } = page);
		}
		return this.#state.evening.table ?? EMPTY_TABLE;
	}

	/** With the box: says what it shows first, and who leads which clan, up to the first turn. */
	async setUpBox(clans: readonly Clan[]): Promise<void> {
		for (let table = await this.table(); !table.turn; table = await this.table()) {
			const { question } = table;
			const [seat] = waitedFor(table);
			const at = seatsOf(table).indexOf(seat ?? '');
			const command = question
				? ({
						type: 'AnswerQuestion',
						question: question.id,
						seat: question.seat,
						choice: question.options.slice(0, 1)
					} as const)
				: ({ type: 'ChooseClan', seat: seat ?? '', clan: clans[at] ?? 'ventrue' } as const);
			await this.#keeper.send(this.#id, { type: 'ActAtTable', command });
		}
	}

	/** Plays on until it lies so, a move at a time. */
	async playUntil(lies: (table: Table) => boolean): Promise<void> {
		for (let table = await this.table(); !lies(table); table = await this.table()) {
			const [seat] = waitedFor(table);
			if (seat === undefined) throw new Error('the table waits for nobody');
			const answer = await this.#keeper.api.get(`/api/logs/${this.#id}/hands/${seat}`);
			const own = (await answer.json()) as OwnView;
			const command = randomPlayer({ seat, table, own }, this.#chance);
			await this.#keeper.send(this.#id, { type: 'ActAtTable', command });
		}
	}
}

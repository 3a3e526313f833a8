import { expect } from '@playwright/test';
import { seededChance } from '../../../src/lib/games/core/chance.ts';
import type { StoredEnvelope } from '../../../src/lib/games/core/envelope.ts';
import { tableNow } from '../../../src/lib/games/heritage/chronicle/at-table-happened.ts';
import type { Event } from '../../../src/lib/games/heritage/events.ts';
import { heritage } from '../../../src/lib/games/heritage/heritage.ts';
import { choicesFor } from '../../../src/lib/games/heritage/players/chronicle/asked.ts';
import { dueIn } from '../../../src/lib/games/heritage/computer/due.ts';
import { rivalsFrom } from '../../../src/lib/games/core/computer/seats.ts';
import type { ChronicleState } from '../../../src/lib/games/heritage/state.ts';
import { chapterSet } from '../../../src/lib/server/games/heritage/decks/chapter-set.ts';
import { plain } from '../../support/plain.ts';
import type { Keeper } from './keeper.ts';

/** The people of a chronicle, who do the first thing at hand; code plays all other seats, and they wait for it. */
export class People {
	readonly #keeper: Keeper;
	readonly #id: string;
	readonly #seats: readonly string[];
	#version = 0;
	#state: ChronicleState = heritage.initial;

	constructor(keeper: Keeper, id: string, seats: readonly string[]) {
		this.#keeper = keeper;
		this.#id = id;
		this.#seats = seats;
	}

	/** The chronicle as it stands. */
	async state(): Promise<ChronicleState> {
		for (let more = true; more;) {
			const answer = await this.#keeper.api.get(
				`/api/logs/${this.#id}/events?after=${this.#version}`
			);
			const page = (await answer.json()) as { events: StoredEnvelope[]; more: boolean };
			for (const { event, sequence } of page.events) {
				this.#state = heritage.evolve(this.#state, event as Event);
				this.#version = sequence;
			}
			({ more } = page);
		}
		return this.#state;
	}

	/** Plays until this holds; whatever is due to code, it does itself. */
	async playUntil(holds: (state: ChronicleState) => boolean): Promise<void> {
		for (let state = await this.state(); !holds(state); state = await this.state()) {
			const table = tableNow(state);
			const seat = table.question ? table.question.seat : table.turn?.seat;
			const waits = seat && !this.#seats.includes(seat);
			if (waits || !(await this.#act(state))) await this.#wait();
		}
	}

	/** Something happens that people do not do. */
	async #wait(): Promise<void> {
		const before = this.#version;
		await expect
			.poll(async () => (await this.state(), this.#version), { timeout: 30_000 })
			.toBeGreaterThan(before);
	}

	/** One thing that people do; false: code is to act. */
	async #act(state: ChronicleState): Promise<boolean> {
		const table = tableNow(state);
		if (table.phase !== 'empty') {
			await this.#keeper.send(this.#id, { type: 'ActAtTable', command: plain(table) });
			return true;
		}
		const rivals = rivalsFrom(Object.fromEntries(state.seats.map((seat) => [seat, 'easy'])));
		const due = dueIn({ ...state, rivals });
		if (!due || !this.#seats.includes(due.seat)) return false;
		const [choice] = choicesFor(state, due, chapterSet(state), seededChance(3));
		if (choice?.command) await this.#keeper.send(this.#id, choice.command);
		else if (choice?.wish) await this.#keeper.wish(this.#id, choice.wish);
		return true;
	}
}

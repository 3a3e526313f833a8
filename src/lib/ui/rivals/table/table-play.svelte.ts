import type { SeatId } from '../../../games/core/seats.ts';
import { legalCommands } from '../../../games/rivals/table/legal.ts';
import type { TableCommand } from '../../../games/rivals/table/commands.ts';
import type { OwnView } from '../../../games/rivals/table/own-view.ts';
import type { Question } from '../../../games/rivals/table/questions.ts';
import type { Slot, Table } from '../../../games/rivals/table/table.ts';
import { waitedFor } from '../../../games/rivals/table/waiting.ts';
import { Speaker } from '../../speaker.ts';
import { happened, type Line } from './happened.ts';
import { nameIn } from './names.ts';
import type { Heard, TableSession } from './session.ts';

/** What is opened over the table. */
export type Opened =
	| { readonly of: 'vampire'; readonly id: string }
	| { readonly of: 'hand'; readonly card: string }
	| { readonly of: 'slot'; readonly slot: Slot }
	| { readonly of: 'card'; readonly card: string }
	| { readonly of: 'attack'; readonly attacker: string | null; readonly card: string | null }
	| { readonly of: 'menu' }
	| { readonly of: 'news' }
	| { readonly of: 'history' };

/** So many lines of what happened are held against for whoever was away. */
const MOST_NEWS = 60;

/** A match on the screen: who holds the phone, what happened since they last acted, and what they may do. */
export class TablePlay {
	readonly session: TableSession;
	readonly speaker: Speaker;
	/** The only person on this device, who needs no hand-over; null: several share it. */
	readonly you: SeatId | null;
	#holder: SeatId | null = $state(null);
	#busy = $state(false);
	#stuck = $state(false);
	/** What happened since a person last acted. */
	news: readonly Line[] = $state.raw([]);
	problem: string | null = $state(null);
	opened: Opened | null = $state.raw(null);
	/** The computer plays without a pause. */
	fast = $state(false);
	/** The computer waits: something is being read. */
	held = $state(false);

	readonly #legal = $derived.by(() => this.#legalNow());

	constructor(session: TableSession) {
		this.session = session;
		const [only, another] = session.people;
		this.you = only !== undefined && another === undefined ? only : null;
		this.speaker = new Speaker(session.names, this.you);
		session.follow((before, events) => this.#hear(before, events));
	}

	get table(): Table {
		return this.session.table;
	}

	get busy(): boolean {
		return this.#busy;
	}

	/** Whether the computer's move failed: it waits until somebody tries again. */
	get stuck(): boolean {
		return this.#stuck;
	}

	/** The seat that the table waits for. */
	get waiting(): SeatId | null {
		return waitedFor(this.table);
	}

	/** The person on this device who acts next; null: somebody else does, or the match is over. */
	get acting(): SeatId | null {
		const { waiting } = this;
		return waiting !== null && this.session.people.includes(waiting) ? waiting : null;
	}

	/** The seat that acts next and is played by nobody on this device; null: a person here acts, or the match is over. */
	get elsewhere(): SeatId | null {
		const { waiting } = this;
		return waiting !== null && !this.session.people.includes(waiting) ? waiting : null;
	}

	/** The same, where the computer plays it on this device. */
	get computer(): SeatId | null {
		const { elsewhere } = this;
		return elsewhere !== null && this.session.computers[elsewhere] !== undefined ? elsewhere : null;
	}

	/** Whose secrets may be seen now. */
	get holder(): SeatId | null {
		return this.you ?? this.#holder;
	}

	/** Who has to be given the phone before anything secret is shown; null: nobody. */
	get handTo(): SeatId | null {
		const { acting } = this;
		return acting !== null && acting !== this.holder ? acting : null;
	}

	/** The seat at the foot of the screen. */
	get seat(): SeatId {
		return this.holder ?? this.acting ?? this.session.people[0] ?? this.table.order[0] ?? '';
	}

	/** What the seat at the foot knows; null: whoever looks may not. */
	get own(): OwnView | null {
		return this.holder === null ? null : this.session.own(this.holder);
	}

	/** The question to whoever acts and holds the phone. */
	get question(): Question | null {
		const { question } = this.table;
		return question !== null && question.seat === this.holder ? question : null;
	}

	/** Everything that whoever holds the phone may do now. */
	get legal(): readonly TableCommand[] {
		return this.#legal;
	}

	#legalNow(): readonly TableCommand[] {
		const { holder, own, table } = this;
		if (holder === null || own === null || table.result !== null) return [];
		return legalCommands({ table, seat: holder, own });
	}

	nameOf = (id: string): string => nameIn(this.table, this.speaker, id);

	take(seat: SeatId): void {
		this.#holder = seat;
		this.news = [];
	}

	/** Covers all secrets where the phone goes round. Whoever plays alone on it keeps what is open. */
	cover(): void {
		if (this.you !== null) return;
		this.#holder = null;
		this.opened = null;
	}

	async act(command: TableCommand): Promise<boolean> {
		if (this.#busy) return false;
		this.#busy = true;
		const isPerson = this.computer === null;
		const known = this.news;
		if (isPerson) this.news = [];
		try {
			this.problem = await this.session.act(command, this.nameOf);
			if (this.problem !== null) {
				if (isPerson) this.news = [...known, ...this.news].slice(-MOST_NEWS);
				return false;
			}
			if (isPerson) this.opened = null;
			if (this.you === null && this.acting !== this.#holder) this.#holder = null;
			return true;
		} finally {
			this.#busy = false;
		}
	}

	#hear(before: Table, events: Parameters<Heard>[1]): void {
		const lines = events === null ? [] : happened(before, events, this.speaker);
		this.news = events === null ? [] : [...this.news, ...lines].slice(-MOST_NEWS);
	}

	async undo(): Promise<void> {
		if (this.#busy) return;
		this.#busy = true;
		try {
			this.problem = await this.session.undo();
		} finally {
			this.#busy = false;
		}
	}

	/** Lets the computer move where the table waits for it. */
	async moveComputer(): Promise<void> {
		const seat = this.computer;
		if (seat === null || this.#busy) return;
		const command = await this.session.move(seat);
		if (this.#busy || this.computer !== seat) return;
		if (!command) this.problem = 'The rules did not load. Try again when you are online.';
		this.#stuck = command === null || !(await this.act(command));
	}

	/** Lets the computer try its move again. */
	tryAgain(): void {
		this.#stuck = false;
		this.problem = null;
	}
}

import type { SeatId } from '../../../games/core/seats.ts';
import type { TableCommand } from '../../../games/vendetta/table/commands.ts';
import type { OwnView } from '../../../games/vendetta/table/own-view.ts';
import type { Question } from '../../../games/vendetta/table/questions.ts';
import type { Table } from '../../../games/vendetta/table/table.ts';
import type { LocationId } from '../../../games/vendetta/vocabulary.ts';
import type { LocalGame } from './local-game.svelte.ts';
import { Speaker } from './said.ts';
import { Show } from './show.svelte.ts';

/** What a question needs no other eyes for. */
const isSecret = ({ prompt, hidden, together }: Question): boolean =>
	hidden === true || together !== undefined || prompt === 'from-hand';

/** A game of this device on the screen: what has been told of it, who holds the phone, and what can be done. */
export class PlayTable {
	readonly local: LocalGame;
	readonly show: Show;
	readonly speaker: Speaker;
	/** The only person, who needs no hand-over; null: the phone goes round. */
	readonly you: SeatId | null;
	#holder: SeatId | null = $state(null);
	#busy = $state(false);
	#stuck = $state(false);
	problem: string | null = $state(null);
	/** The Location that is shown in full. */
	at: LocationId | null = $state(null);

	constructor(local: LocalGame) {
		this.local = local;
		const [only, another] = local.people;
		this.you = only !== undefined && another === undefined ? only : null;
		this.speaker = new Speaker(local.game.people, this.you);
		this.show = new Show(local.table, this.speaker, local.people);
	}

	/** As it is shown. */
	get table(): Table {
		return this.show.table;
	}

	/** Whose secrets may be seen on the screen now. */
	get holder(): SeatId | null {
		return this.you ?? this.#holder;
	}

	get busy(): boolean {
		return this.#busy;
	}

	/** Whether the computer's move failed: it waits until somebody tries again, or the table changes. */
	get stuck(): boolean {
		return this.#stuck;
	}

	/** What a button says that takes the last step back: whose step it is, where the phone goes round; null: nothing can be. */
	get undoWords(): string | null {
		const by = this.local.undoer;
		if (by === null) return null;
		const isOwn = this.you !== null || by === this.acting;
		return isOwn ? 'Undo' : `Undo ${this.speaker.whose(by)} last step`;
	}

	/** The person who acts next, once all is told. */
	get acting(): SeatId | null {
		if (this.show.telling) return null;
		const { waiting } = this.local;
		const holder = this.holder;
		return holder !== null && waiting.includes(holder) ? holder : (waiting[0] ?? null);
	}

	/** The question to whoever acts. */
	get question(): Question | null {
		return this.acting === null ? null : this.table.question;
	}

	/** Who has to be given the phone before anything is shown; null: nobody. */
	get handTo(): SeatId | null {
		const { acting, question } = this;
		if (acting === null || acting === this.holder || question === null) return null;
		return isSecret(question) ? acting : null;
	}

	/** What a seat knows; nothing, while somebody else may look. */
	own(seat: SeatId): OwnView | null {
		return seat === this.holder ? this.local.view(seat).own : null;
	}

	/** Faces of face-down cards that whoever holds the phone may see. */
	get faces(): OwnView['faces'] {
		return this.holder === null ? {} : this.local.view(this.holder).own.faces;
	}

	take(seat: SeatId): void {
		this.#holder = seat;
	}

	/** Covers all secrets where the phone goes round. */
	cover(): void {
		this.#holder = null;
	}

	/** Nobody else acts while the secrets of whoever held the phone lie open. */
	#coverOthers(): void {
		if (this.#holder !== null && !this.local.waiting.includes(this.#holder)) this.cover();
	}

	async act(command: TableCommand): Promise<boolean> {
		if (this.#busy) return false;
		this.#busy = true;
		const before = this.table;
		try {
			const done = await this.local.act(command);
			this.problem = typeof done === 'string' ? done : null;
			if (typeof done === 'string') {
				if (this.local.table !== before && !this.show.telling) this.show.jump(this.local.table);
				return false;
			}
			const isOver = done.some(({ type }) => type === 'TurnEnded' || type === 'Chose');
			if (isOver || (before.question && isSecret(before.question))) this.cover();
			this.#stuck = false;
			this.show.add(done);
			return true;
		} finally {
			this.#coverOthers();
			this.#busy = false;
		}
	}

	async undo(): Promise<void> {
		if (this.#busy) return;
		this.#busy = true;
		try {
			this.problem = await this.local.undo();
			this.#stuck = false;
			this.show.jump(this.local.table);
		} finally {
			this.#coverOthers();
			this.#busy = false;
		}
	}

	/** Lets the computer move where the table waits for it. */
	async moveComputer(): Promise<void> {
		const seat = this.local.computer;
		if (seat === null || this.#busy) return;
		const command = await this.local.move(seat);
		if (this.#busy || this.local.computer !== seat) return;
		if (!command) this.problem = 'The rules did not load. Try again when you are online.';
		this.#stuck = command === null || !(await this.act(command));
	}

	/** Lets the computer try its move again. */
	tryAgain(): void {
		if (!this.#stuck) return;
		this.#stuck = false;
		this.problem = null;
	}
}

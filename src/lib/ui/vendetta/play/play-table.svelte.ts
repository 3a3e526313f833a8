import { fold } from '../../../games/core/game.ts';
import type { SeatId } from '../../../games/core/seats.ts';
import type { TableCommand } from '../../../games/vendetta/table/commands.ts';
import type { TableEvent } from '../../../games/vendetta/table/events.ts';
import { evolveTable } from '../../../games/vendetta/table/evolve.ts';
import type { OwnView } from '../../../games/vendetta/table/own-view.ts';
import type { Question } from '../../../games/vendetta/table/questions.ts';
import { EMPTY_TABLE, type Table } from '../../../games/vendetta/table/table.ts';
import { waitedFor } from '../../../games/vendetta/table/waiting.ts';
import type { LocationId } from '../../../games/vendetta/vocabulary.ts';
import { Speaker } from '../../speaker.ts';
import type { Following, News, PlaySession } from './session.ts';
import { Show } from './show.svelte.ts';

/** What a question needs no other eyes for. */
const isSecret = ({ prompt, hidden, together }: Question): boolean =>
	hidden === true || together !== undefined || prompt === 'from-hand';

/** The show of a game, which goes on where a reload broke it off. */
function showOf(session: PlaySession, speaker: Speaker): Show {
	const events = session.steps.flat();
	const told = Math.min(session.told ?? events.length, events.length);
	const isWhole = told === events.length;
	const table = isWhole ? session.table : fold(evolveTable, EMPTY_TABLE, events.slice(0, told));
	const show = new Show(table, speaker, session.people, (untold) =>
		session.rememberTold?.(untold === 0 ? null : session.steps.flat().length - untold)
	);
	if (!isWhole) show.add(events.slice(told));
	return show;
}

/** A game on the screen: what has been told of it, who holds the phone, and what can be done. */
export class PlayTable {
	readonly session: PlaySession;
	readonly show: Show;
	readonly speaker: Speaker;
	/** The only person on this device, who needs no hand-over; null: several share it, or nobody plays here. */
	readonly you: SeatId | null;
	#holder: SeatId | null = $state(null);
	/** Who changes what they chose in secret, as long as it is not open. */
	#changing: SeatId | null = $state(null);
	#busy = $state(false);
	#stuck = $state(false);
	problem: string | null = $state(null);
	/** People who share this device stay or withdraw by thumbs, all at once. */
	byThumbs = $state(false);
	/** Whether what is told stays until a coach was read. */
	held = $state(false);
	/** The Location that is shown in full. */
	at: LocationId | null = $state(null);

	constructor(session: PlaySession) {
		this.session = session;
		const [only, another] = session.people;
		this.you = only !== undefined && another === undefined ? only : null;
		this.speaker = new Speaker(session.names, this.you);
		this.show = showOf(session, this.speaker);
		session.follow((news) => this.#hear(news));
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

	/** The people on this device that the table waits for. */
	get waiting(): readonly SeatId[] {
		return waitedFor(this.session.table).filter((seat) => this.session.people.includes(seat));
	}

	/** A seat of the computer that the table waits for. */
	get computer(): SeatId | null {
		const { computers, table } = this.session;
		return waitedFor(table).find((seat) => computers[seat] !== undefined) ?? null;
	}

	/** Whom the table waits for on other devices, once all is told. */
	get elsewhere(): readonly SeatId[] {
		if (this.show.telling) return [];
		const { computers, people, table } = this.session;
		return waitedFor(table).filter(
			(seat) => computers[seat] === undefined && !people.includes(seat)
		);
	}

	/** What a button says that takes the last step back: whose step it is, where the phone goes round; null: nothing can be. */
	get undoWords(): string | null {
		const by = this.session.undoer;
		if (by === null) return null;
		const isOwn = this.you !== null || by === this.acting;
		return isOwn ? 'Undo' : `Undo ${this.speaker.whose(by)} last step`;
	}

	/** The person on this device who acts next, once all is told. */
	get acting(): SeatId | null {
		if (this.show.telling) return null;
		if (this.#changing !== null) return this.#changing;
		const { waiting, holder } = this;
		return holder !== null && waiting.includes(holder) ? holder : (waiting[0] ?? null);
	}

	/** The question to whoever acts. */
	get question(): Question | null {
		return this.acting === null ? null : this.table.question;
	}

	/** Whether those who are asked to stay or withdraw all sit around this device, and nobody chose in secret yet. */
	get canThumb(): boolean {
		const { question, session, table } = this;
		const { together } = table;
		if (table.dealer === 'box' || this.you !== null) return false;
		if (question?.prompt !== 'token' || !together) return false;
		// Somebody who is there alone shows nobody a thumb.
		if (together.seats.length < 2) return false;
		return (
			together.chosen.length === 0 && together.seats.every((one) => session.people.includes(one))
		);
	}

	/** Who has to be given the phone before anything is shown; null: nobody. */
	get handTo(): SeatId | null {
		const { acting, question } = this;
		if (acting === null || acting === this.holder || question === null) return null;
		// With the box nothing secret is on the phone.
		if (this.table.dealer === 'box') return null;
		if (this.byThumbs && this.canThumb) return null;
		return isSecret(question) ? acting : null;
	}

	/** People on this device who chose in secret and can still change it. */
	get changeable(): readonly SeatId[] {
		if (this.show.telling || this.#changing !== null) return [];
		const { together } = this.session.table;
		return this.session.people.filter((seat) => together?.chosen.includes(seat) === true);
	}

	/** Lets somebody choose again; null: leaves it as it was chosen. */
	change(seat: SeatId | null): void {
		this.#changing = seat;
		this.problem = null;
	}

	get isChanging(): boolean {
		return this.#changing !== null;
	}

	/** What a seat knows; nothing, while somebody else may look or it has not arrived on this device. */
	own(seat: SeatId): OwnView | null {
		return seat === this.holder ? this.session.own(seat) : null;
	}

	/** Faces of face-down cards that whoever holds the phone may see. */
	get faces(): OwnView['faces'] {
		return this.holder === null ? {} : (this.own(this.holder)?.faces ?? {});
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
		if (this.#holder !== null && !this.waiting.includes(this.#holder)) this.cover();
	}

	#hear(news: News): void {
		const { together } = this.session.table;
		if (this.#changing !== null && together?.chosen.includes(this.#changing) !== true)
			this.#changing = null;
		if (news?.some((event) => this.#ends(event)) === true) this.cover();
		this.#coverOthers();
		this.#stuck = false;
		if (news) this.show.add(news);
		else this.show.jump(this.session.table);
	}

	/** Whether whoever holds the phone is done with what only they may see. */
	#ends(event: TableEvent): boolean {
		if (!('seat' in event) || event.seat !== this.#holder) return false;
		if (event.type === 'TurnEnded' || event.type === 'Chose') return true;
		const { question } = this.show.table;
		return event.type === 'QuestionAnswered' && question !== null && isSecret(question);
	}

	/** Acts, and goes on with what follows, if anything. */
	async act(command: TableCommand, ...then: readonly Following[]): Promise<boolean> {
		if (this.#busy) return false;
		this.#busy = true;
		try {
			this.problem = await this.#acted(command, then);
			if (this.problem !== null) return false;
			this.#changing = null;
			return true;
		} finally {
			this.#coverOthers();
			this.#busy = false;
		}
	}

	async #acted(command: TableCommand, then: readonly Following[]): Promise<string | null> {
		const { session } = this;
		if (then.length > 0 && session.actTogether) return session.actTogether(command, ...then);
		let problem = await session.act(command);
		for (const next of then) {
			const following = problem === null ? next(session.table) : null;
			if (following) problem = await session.act(following);
		}
		return problem;
	}

	async undo(): Promise<void> {
		if (this.#busy) return;
		this.#busy = true;
		try {
			this.problem = await this.session.undo();
		} finally {
			this.#coverOthers();
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
		if (!this.#stuck) return;
		this.#stuck = false;
		this.problem = null;
	}
}

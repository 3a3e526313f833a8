import type { SeatId } from '../../../games/core/seats.ts';
import { atTable, type EveningState } from '../../../games/vendetta/state.ts';
import type { TableCommand } from '../../../games/vendetta/table/commands.ts';
import type { TableEvent } from '../../../games/vendetta/table/events.ts';
import type { OwnView } from '../../../games/vendetta/table/own-view.ts';
import { EMPTY_TABLE, type Table } from '../../../games/vendetta/table/table.ts';
import { waitedFor } from '../../../games/vendetta/table/waiting.ts';
import type { Depth } from '../../../games/vendetta/vocabulary.ts';
import { feel } from '../../comfort/feel.ts';
import { wentOnWith } from '../../table/shared-steps.ts';
import type { BoxSession, News, PlaySession } from '../play/session.ts';
import { isUndoneWithBox, undoerOf } from '../play/undoing.ts';
import type { EveningLink } from './evening-link.ts';
import type { LiveEvening } from './live-evening.svelte.ts';
import { OwnViews } from './own-views.svelte.ts';

const UNLOADED = 'The rules did not load. Nothing is lost: try again when you are online.';
const OFFLINE = 'The server cannot be reached. Try again when you are online.';
const BUSY = 'Your last tap is still on its way. Try again in a moment.';

/** What lies on the table of an evening. */
const tableOf = (state: EveningState): Table => state.evening.table ?? EMPTY_TABLE;

type Options = {
	readonly link: EveningLink;
	readonly live: LiveEvening;
	readonly at: string;
	readonly names: PlaySession['names'];
	/** The seats that this device plays; none: it only looks on. */
	readonly people: readonly SeatId[];
	/** With the box, for whose group it is told here, for any seat; null or left out: it only looks on. */
	readonly tellsFor?: string | null;
};

/** The game of an evening as one phone of several plays it. */
export class LiveSession implements PlaySession {
	readonly names: PlaySession['names'];
	readonly computers = {};
	/** With the box nothing is secret, and who holds the phone speaks for all. */
	readonly people: readonly SeatId[];
	/** Several commands as one step, where the box deals. */
	readonly actTogether?: NonNullable<PlaySession['actTogether']>;
	/** For whom an undo is asked. */
	readonly #seats: readonly SeatId[];
	readonly #group: string | null;
	readonly #log: EveningLink['log'];
	readonly #live: LiveEvening;
	readonly #own: OwnViews;
	/** The events of each step, made once. */
	readonly #steps = new WeakMap<object, readonly TableEvent[]>();
	#heard: (news: News) => void = () => undefined;

	constructor({ link, live, at, names, people, tellsFor = null }: Options) {
		// Another dealer is another page.
		const isBox = tableOf(link.log.confirmed).dealer === 'box';
		this.names = names;
		this.#seats = people;
		this.#group = isBox ? tellsFor : null;
		this.people = this.#group === null ? people : link.log.confirmed.seats;
		if (isBox) this.actTogether = (...wanted) => this.#tell(...wanted);
		this.#log = link.log;
		this.#live = live;
		this.#own = new OwnViews(at, people, () => tableOf(link.log.confirmed));
		link.log.follow((before) => this.#changed(before.course));
	}

	/** The page is there: what its seats may see is fetched from now on. Answers how to stop. */
	begin(): () => void {
		this.#own.look();
		return () => this.#own.end();
	}

	/** As it is shown, with the parts of what was shown before wherever they are equal. */
	get #state(): EveningState {
		return this.#log.shown.course;
	}

	get table(): Table {
		return tableOf(this.#state);
	}

	get steps(): readonly (readonly TableEvent[])[] {
		return this.#stepsOf(this.#state);
	}

	/** A step that says nothing of the table is left out, such as a new name for the evening. */
	#stepsOf({ course }: EveningState): readonly (readonly TableEvent[])[] {
		return course.steps.flatMap((step) => {
			const known = this.#steps.get(step);
			const events = known ?? atTable(step);
			if (!known) this.#steps.set(step, events);
			return events.length > 0 ? [events] : [];
		});
	}

	own(seat: SeatId): OwnView | null {
		return this.#own.of(seat, this.table);
	}

	follow(heard: (news: News) => void): void {
		this.#heard = heard;
	}

	async act(command: TableCommand): Promise<string | null> {
		if (this.#group !== null && command.type !== 'ChangeDealer') return this.#tell(command);
		if (command.type === 'PlayCard' && command.face === 'down' && command.card !== undefined)
			this.#own.lay(command.seat, this.table.nextSlot, command.card);
		if (!(await this.#live.act({ type: 'ActAtTable', command }))) {
			this.#own.takeUp();
			return this.#refused();
		}
		if (command.type === 'KeepCards' || command.type === 'ChooseToken')
			this.#own.look(command.seat);
		return null;
	}

	/** One step of what somebody tells at a table with the box, on the table that they see. */
	async #tell(
		...wanted: Parameters<NonNullable<PlaySession['actTogether']>>
	): Promise<string | null> {
		const desk = await import('./told-together.ts').catch(() => null);
		if (!desk) return UNLOADED;
		const done = await this.#live.act(desk.toldAtOnce(this.#state, ...wanted));
		return done ? null : this.#refused();
	}

	/** Null: Elysium deals, or nothing is told here. */
	get box(): BoxSession | null {
		const group = this.#group;
		if (group === null) return null;
		return {
			depth: this.table.setting?.depth ?? 'conductor',
			deepen: (depth) => this.#deepen(group, depth),
			// The server keeps what was told, for the whole group.
			remember: () => undefined
		};
	}

	async #deepen(group: string, depth: Depth): Promise<string | null> {
		const kept = await import('../box/group-box.ts').catch(() => null);
		const described = await kept?.describedFor(group, depth, this.table);
		return described ? this.act(described) : OFFLINE;
	}

	/** Code plays no seat here. */
	move(): Promise<null> {
		return Promise.resolve(null);
	}

	prepare(): void {
		this.#live.prepare();
	}

	get undoer(): SeatId | null {
		if (this.#group !== null) return isUndoneWithBox(this) ? (this.people[0] ?? null) : null;
		const by = undoerOf(this);
		return by !== null && this.people.includes(by) ? by : null;
	}

	async undo(): Promise<string | null> {
		const { length: of } = this.#state.course.steps;
		const by = [...this.#seats];
		const undone = await this.#live.turnBack({ type: 'UndoAtTable', kept: of - 1, of, by });
		return undone ? null : this.#refused();
	}

	/** Why not, in a sentence that is said once. */
	#refused(): string {
		const { problem } = this.#live;
		this.#live.clear();
		return problem?.sentence ?? BUSY;
	}

	#changed(before: EveningState): void {
		const news = wentOnWith(this.steps, this.#stepsOf(before));
		const isMine = (state: EveningState) =>
			waitedFor(tableOf(state)).some((seat) => this.people.includes(seat));
		if (isMine(this.#state) && !isMine(before)) feel('turn');
		if (news === null) this.#own.takeUp();
		if (news === null || news.length > 0) this.#heard(news);
		this.#own.look();
	}
}

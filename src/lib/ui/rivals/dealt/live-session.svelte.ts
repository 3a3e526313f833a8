import type { SeatId } from '../../../games/core/seats.ts';
import { atTable, type DealtState } from '../../../games/rivals/dealt/state.ts';
import type { TableCommand } from '../../../games/rivals/table/commands.ts';
import type { TableEvent } from '../../../games/rivals/table/events.ts';
import { layingDown } from '../../../games/rivals/table/open-command.ts';
import type { OwnView } from '../../../games/rivals/table/own-view.ts';
import { EMPTY_TABLE, type Table } from '../../../games/rivals/table/table.ts';
import { waitedFor } from '../../../games/rivals/table/waiting.ts';
import { feel } from '../../comfort/feel.ts';
import { wentOnWith } from '../../table/shared-steps.ts';
import type { Heard, TableSession } from '../table/session.ts';
import { canUndo } from '../table/undoing.ts';
import type { DealtLink } from './dealt-link.ts';
import type { LiveDealt } from './live-dealt.svelte.ts';
import { OwnViews } from './own-views.svelte.ts';

const BUSY = 'Your last tap is still on its way. Try again in a moment.';

type Options = {
	readonly link: DealtLink;
	readonly live: LiveDealt;
	readonly at: string;
	readonly title: string;
	readonly names: TableSession['names'];
	/** The seats that this device plays; none: it only looks on. */
	readonly people: readonly SeatId[];
};

/** A match that Elysium deals, as one phone of several plays it. */
export class LiveSession implements TableSession {
	readonly title: string;
	readonly names: TableSession['names'];
	readonly people: readonly SeatId[];
	/** The server plays for the computer. */
	readonly computers = {};
	readonly #log: DealtLink['log'];
	readonly #live: LiveDealt;
	readonly #own: OwnViews;
	/** The events of each step, made once. */
	readonly #steps = new WeakMap<object, readonly TableEvent[]>();
	#heard: Heard = () => undefined;

	constructor({ link, live, at, title, names, people }: Options) {
		this.title = title;
		this.names = names;
		this.people = people;
		this.#log = link.log;
		this.#live = live;
		this.#own = new OwnViews(at, people, () => link.log.confirmed);
		link.log.follow((before) => this.#changed(before.course));
	}

	/** The page is there: what its seats may see is fetched from now on. Answers how to stop. */
	begin(): () => void {
		this.#own.look();
		return () => this.#own.end();
	}

	/** As it is shown, with the parts of what was shown before wherever they are equal. */
	get #state(): DealtState {
		return this.#log.shown.course;
	}

	get table(): Table {
		return this.#state.table ?? EMPTY_TABLE;
	}

	get steps(): readonly (readonly TableEvent[])[] {
		return this.#stepsOf(this.#state);
	}

	#stepsOf({ course }: DealtState): readonly (readonly TableEvent[])[] {
		return course.steps.map((step) => {
			const events = this.#steps.get(step) ?? atTable(step);
			this.#steps.set(step, events);
			return events;
		});
	}

	own(seat: SeatId): OwnView | null {
		return this.#own.of(seat, this.#state);
	}

	follow(heard: Heard): void {
		this.#heard = heard;
	}

	async act(command: TableCommand): Promise<string | null> {
		const laid = layingDown(this.table, command);
		if (laid !== null && 'seat' in command) this.#own.lay(command.seat, laid);
		const isDone = await this.#live.act({ type: 'ActAtTable', command });
		return isDone ? null : this.#refused();
	}

	/** The computer plays no seat here. */
	move(): Promise<null> {
		return Promise.resolve(null);
	}

	prepare(): void {
		if (this.people.length > 0) this.#live.prepare();
	}

	get undoer(): SeatId | null {
		const { steps } = this;
		const by = steps.length > 1 ? canUndo(steps.at(-1) ?? []) : null;
		return by !== null && this.people.includes(by) ? by : null;
	}

	async undo(): Promise<string | null> {
		const { length: of } = this.#state.course.steps;
		const by = [...this.people];
		const undone = await this.#live.turnBack({ type: 'UndoAtTable', kept: of - 1, of, by });
		return undone ? null : this.#refused();
	}

	/** Why not, in a sentence that is said once. */
	#refused(): string {
		const { problem } = this.#live;
		this.#live.clear();
		return problem?.sentence ?? BUSY;
	}

	#changed(before: DealtState): void {
		const news = wentOnWith(this.steps, this.#stepsOf(before));
		const isMine = ({ table }: DealtState): boolean => {
			const seat = table && waitedFor(table);
			return seat !== null && this.people.includes(seat);
		};
		if (isMine(this.#state) && !isMine(before)) feel('turn');
		if (news === null || news.length > 0) this.#heard(before.table ?? EMPTY_TABLE, news);
		this.#own.look();
	}
}

import { isActive, type Entry, type Outbox } from '../live/outbox/outbox.ts';
import type { Base } from '../live/outbox/store.ts';

/** The types of a game at its table, given as one. */
export interface TableGame {
	/** All that its log says of the table. */
	readonly Course: unknown;
	/** What that comes to. */
	readonly Table: unknown;
	/** One thing that the log says. */
	readonly Word: unknown;
	readonly Command: unknown;
	/** Takes back, brings back, or says something about that. */
	readonly Turnback: unknown;
	/** Open cards on this device alone. */
	readonly Hands: unknown;
}

/** What a log says, as far as it was read. */
type Confirmed<G extends TableGame> = {
	readonly course: G['Course'];
	/** How far it was read: the one version of a table. */
	readonly version: number;
	/** Where it was before it began at what the device had kept, until more of the log was read. */
	readonly before: Pick<Confirmed<G>, 'course' | 'version'> | null;
	/** The commands that it told of. */
	readonly written: { readonly [command: string]: true };
	/** How far its server says that it goes; null: nobody said. */
	readonly said: number | null;
};

/** An envelope of the log; `word` is null where it is about something else than the table. */
type Written<Word> = {
	readonly sequence: number;
	/** The id of the command that led to it. */
	readonly command: string;
	readonly word: Word | null;
};

/** Everything that can happen to a log and what waits for it. */
export type LogChange<G extends TableGame> =
	/** The stream, or an answer, says how far the log goes. */
	| { readonly type: 'said'; readonly version: number }
	/** The stream or a fetch brought what follows. */
	| { readonly type: 'read'; readonly written: readonly Written<G['Word']>[] }
	/** All of it is another one: a game of this device went on. */
	| { readonly type: 'replaced'; readonly course: G['Course']; readonly version: number }
	/** An earlier page of this device had read further. */
	| { readonly type: 'began'; readonly base: Base }
	/** The server does not go as far as that page had read: a backup was put back. */
	| { readonly type: 'reverted' }
	/** The outbox of this device. */
	| { readonly type: 'kept'; readonly outbox: Outbox };

/** A course with what waits, as far as a device can tell what comes of it. */
export type Preview<G extends TableGame> = {
	readonly course: G['Course'];
	readonly table: G['Table'];
	/** Which step an intention came to, by its id; those that come to nothing are left out. */
	readonly steps: { readonly [id: string]: number };
	/** The first whose outcome this device cannot say: nothing after it is shown. `misfit`: why it does not hold; null: only who deals knows. */
	readonly open: { readonly id: string; readonly misfit: string | null } | null;
};

/** How a game reads its log. */
export interface LogRules<G extends TableGame> {
	fold(course: G['Course'], word: G['Word']): G['Course'];
	/** `shown`: what was shown before, of which only what is new has to be folded. */
	tableOf(course: G['Course'], shown?: Preview<G>): G['Table'];
	/** The same course, with the parts of `shown` wherever they are equal, so that the screen keeps them. */
	sharing(course: G['Course'], shown: G['Course']): G['Course'];
	isSame(course: G['Course'], shown: G['Course']): boolean;
}

/** Decides what waits on top of what the log says; `shown` is how it was shown before. */
export type Decide<G extends TableGame> = (
	confirmed: G['Course'],
	waiting: Outbox,
	shown: Preview<G>
) => Preview<G>;

/** A log as its page comes with it; `table` is what the course comes to, where somebody knows. */
export type Start<G extends TableGame> = {
	readonly course: G['Course'];
	readonly version: number;
	readonly table?: G['Table'] | undefined;
};

/**
 * A table on this device: what its log says, and on top of it what waits in the outbox. Whatever hears of either
 * dispatches it here, and the screen shows what comes of both.
 */
export class TableLog<G extends TableGame> {
	readonly #rules: LogRules<G>;
	#confirmed: Confirmed<G>;
	#outbox: Outbox = $state.raw([]);
	#shown: Preview<G> = $state.raw() as Preview<G>;
	#decide: Decide<G> | null = null;
	#changed: (before: Preview<G>) => void = () => undefined;

	constructor(rules: LogRules<G>, { course, version, table }: Start<G>) {
		this.#rules = rules;
		this.#confirmed = { course, version, before: null, written: {}, said: null };
		this.#shown = { course, table: table ?? rules.tableOf(course), steps: {}, open: null };
	}

	get version(): number {
		return this.#confirmed.version;
	}

	get confirmed(): G['Course'] {
		return this.#confirmed.course;
	}

	get said(): number | null {
		return this.#confirmed.said;
	}

	get outbox(): Outbox {
		return this.#outbox;
	}

	get shown(): Preview<G> {
		return this.#shown;
	}

	/** Whether it began further on than its server goes, so that it has to be read again from where the page was. */
	get isBeyond(): boolean {
		const { before, said, version } = this.#confirmed;
		return before !== null && said !== null && version > said;
	}

	/** Whether there is something to read, as far as anybody said. */
	get isBehind(): boolean {
		return (this.said ?? 0) > this.version || this.isBeyond;
	}

	/** The rules are here: from now on what waits is decided on top of the log. */
	decideWith(decide: Decide<G>): void {
		this.#decide = decide;
	}

	/** Calls `changed` after each change of what is shown. */
	follow(changed: (before: Preview<G>) => void): void {
		this.#changed = changed;
	}

	dispatch(change: LogChange<G>): void {
		this.#confirmed = this.#after(change);
		if (change.type === 'kept') this.#outbox = change.outbox;
		if (change.type !== 'said') this.#show();
	}

	#after(change: LogChange<G>): Confirmed<G> {
		const log = this.#confirmed;
		switch (change.type) {
			case 'said': {
				// Of a log that began further on, what its server says now counts, also where that is less.
				const said = log.before ? change.version : Math.max(log.said ?? 0, change.version);
				return { ...log, said };
			}
			case 'read': {
				const since = change.written.filter(({ sequence }) => sequence > log.version);
				const last = since.at(-1);
				if (!last) return log;
				const course = since.reduce(
					(course, { word }) => (word === null ? course : this.#rules.fold(course, word)),
					log.course
				);
				const told = Object.fromEntries(since.map(({ command }) => [command, true as const]));
				const written = { ...log.written, ...told };
				return { ...log, ...this.#at(course, last.sequence), written };
			}
			case 'replaced':
				return { ...log, ...this.#at(change.course, change.version) };
			case 'began': {
				const { version, content } = change.base;
				if (version <= log.version || version > (log.said ?? Infinity)) return log;
				const before = { course: log.course, version: log.version };
				// Our own page's words, on its own device.
				return { ...log, ...this.#at(content as G['Course'], version), before };
			}
			case 'reverted':
				return log.before ? { ...log, ...this.#at(log.before.course, log.before.version) } : log;
			case 'kept':
				return log;
		}
	}

	#at(course: G['Course'], version: number) {
		return { course: this.#rules.sharing(course, this.#shown.course), version, before: null };
	}

	#show(): void {
		const before = this.#shown;
		const { course } = this.#confirmed;
		const waiting = this.#outbox.filter((entry) => isActive(entry) && !this.#has(entry));
		const next = this.#decide?.(course, waiting, before) ?? this.#plain(course, before);
		const shown = this.#rules.sharing(next.course, before.course);
		const isSame = this.#rules.isSame(shown, before.course);
		this.#shown = isSame
			? { ...next, course: before.course, table: before.table }
			: { ...next, course: shown };
		if (!isSame) this.#changed(before);
	}

	/** What the log says, where the rules are still to come: nothing waits then. */
	#plain(course: G['Course'], before: Preview<G>): Preview<G> {
		const isSame = this.#rules.isSame(course, before.course);
		const table = isSame ? before.table : this.#rules.tableOf(course, before);
		return { course, table, steps: {}, open: null };
	}

	/** Whether the log has an intention already. */
	#has({ id, version = Infinity }: Entry): boolean {
		return this.#confirmed.written[id] === true || version <= this.version;
	}
}

import type { Battlegrounds } from '../../../games/heritage/boards/battleground.ts';
import type { SeatId } from '../../../games/heritage/shapes.ts';
import type { Shown } from '../../../games/heritage/dealing/device.ts';
import type { TableCommand } from '../../../games/heritage/table/commands.ts';
import type { Course } from '../../../games/heritage/table/course.ts';
import type { Held } from '../../../games/heritage/table/table.ts';
import type { Command } from '../../../games/heritage/commands.ts';
import { Post, type Problem } from '../../chronicle/post.ts';
import type { Happened } from '../../live/listening.ts';
import { marksOf } from '../../live/outbox/marks.ts';
import type { Place } from '../../live/outbox/store.ts';
import type { Acted, Doing, News, TableLink, TurnbackCommand } from './link.ts';
import type { Queue } from './waiting/queue.svelte.ts';

/** What a log says of a table. */
type Told = Exclude<News, { readonly type: 'Shown' }>;

/** An envelope as the server hands it on; what is no news of the table is known by another type. */
type Written = {
	readonly sequence: number;
	/** The id of the command that led to it. */
	readonly command: string;
	readonly event: Told | { readonly type: 'SomethingElse' };
};

type Gathered = { readonly problem: Problem | null; readonly isOther: boolean };

type Options = {
	/** The address of the endpoints of its log, of a chronicle or a single game. */
	readonly at: string;
	/** The version of its log that the table was read from. */
	readonly version: number;
	/** Something happened there besides its table, or to all of it: the page has to be read anew. */
	readonly onother: () => void;
	/** Whose device it is, and what its table is called. */
	readonly person: string;
	readonly title: string;
	readonly battlegrounds: Battlegrounds;
	readonly sittings: readonly { readonly seat: SeatId; readonly name: string }[];
};

/** Everything else that a log tells is no news of its table. */
const NEWS: ReadonlySet<string> = new Set<Told['type']>([
	'HappenedAtTable',
	'UndoneAtTable',
	'RedoneAtTable',
	'UndoProposed',
	'EndingProposed',
	'HandProposed',
	'HandPassed',
	'UndoAgreed',
	'UndoDeclined',
	'UndoWithdrawn'
]);

/* With all that decides a good deal to carry, and a first glance at the table needs none of it. */
const queuePart = () => import('./waiting/queue.svelte.ts');

const waiting = (sentence: string) => ({ sentence, at: null, retry: true });
const final = (sentence: string) => ({ sentence, at: null, retry: false });

const UNREACHED = waiting(
	'The table’s server cannot be reached. Nothing is lost: look again when the network is back.'
);
const SIGNED_OUT = final(
	'You are signed out on this device. Sign in again on this page’s address; what was acknowledged is kept.'
);
const NOT_HERE = final(
	'This table is not here for you any more: it was deleted, or you left its group. Ask whoever keeps it.'
);
const STUMBLED = waiting('The table’s server stumbled. Nothing is lost: look again in a moment.');
const WRITTEN = waiting(
	'It is written down, but what came of it did not arrive here. Look again when the network is back.'
);
const LOOK_FIRST = final(
	'The table shows now what happened before: look, and do it if you still want to.'
);

/** A table that a server keeps: intentions go there, and what happened comes from its log. */
export class ChronicleLink implements TableLink {
	#options: Options;
	#post: Post;
	/** How far its log was read here. */
	#version: number;
	/** Looks at the log are taken one after the other: what one is told, the next need not be. */
	#looking: Promise<unknown> = Promise.resolve();
	/** Whether something was written that the table does not show yet. */
	#behind = false;
	/** What its stream brought, one after the other, and nobody asked for yet. */
	#brought: readonly Written[] = [];
	#queue: Queue | null = null;

	constructor(options: Options) {
		this.#options = options;
		this.#post = new Post(options.at, options.person);
		this.#version = options.version;
	}

	/** What waits here may know more than the page did. */
	get version(): number {
		return Math.max(this.#version, this.#queue?.version ?? 0);
	}

	/** A game outside a chronicle is not lent: whoever plays it off the network takes it along on a device. */
	get lends(): Place | undefined {
		const { at, person } = this.#options;
		return at.startsWith('/api/chronicles/') ? { at, person } : undefined;
	}

	async wake(now: boolean): Promise<((course: Course) => Queue) | null> {
		const { at, person, title, battlegrounds, sittings } = this.#options;
		if (!now && marksOf(person).every((mark) => mark.at !== at)) return null;
		const part = await queuePart().catch(() => null);
		if (!part) return null;
		return (course) =>
			(this.#queue ??= new part.Queue({
				place: { person, at },
				where: { title, href: location.pathname },
				battlegrounds,
				people: Object.fromEntries(sittings.map(({ seat, name }) => [seat, name])),
				course,
				version: this.#version,
				lookRound: (known) => this.catchUp(known)
			}));
	}

	async act(command: TableCommand, shown: Shown = {}): Promise<Acted> {
		return (await this.#queue?.act(command, shown)) ?? { accepted: false, problem: UNREACHED };
	}

	async turnBack(command: TurnbackCommand): Promise<Acted> {
		return (await this.#queue?.turnBack(command)) ?? this.#send(command);
	}

	/** Something of its log that need not be fetched, where it follows on what is known here. */
	bring({ after, events }: Happened): void {
		// Our own server's words, in the form of the types above.
		const next = events as readonly Written[];
		this.#brought = this.#brought.at(-1)?.sequence === after ? [...this.#brought, ...next] : next;
	}

	catchUp(known?: number): Promise<Acted> {
		const looked = this.#looking.then(() => this.#lookRound(known));
		this.#looking = looked.catch(() => undefined);
		return looked;
	}

	/** What arrived counts, also where the rest did not. */
	async #lookRound(known?: number): Promise<Acted> {
		if (this.#queue?.isBeyond) {
			this.#queue.beginAgain();
			this.#version = this.#queue.version;
		}
		const written: Written[] = [];
		const { problem, isOther } = await this.#gather(written, known);
		const queue = this.#queue;
		// What waits here may have begun further on while the log was asked.
		const since = written.filter(({ sequence }) => sequence > (queue?.version ?? 0));
		const gathered = since.flatMap(({ event }) => (isNews(event) ? [event] : []));
		const commands = since.map(({ command }) => command);
		const news = queue ? await queue.caughtUp(gathered, commands, this.version) : gathered;
		if (problem === null) this.#behind = false;
		if (isOther) this.#options.onother();
		if (problem === null) {
			queue?.back();
			return { accepted: true, news };
		}
		if (problem.retry) queue?.away(problem === UNREACHED);
		return { accepted: false, problem, news };
	}

	async doings(): Promise<readonly Doing[] | null> {
		// At a single game everybody plays every seat, and nobody is asked who did a step.
		if (!this.#options.at.startsWith('/api/chronicles/')) return null;
		const response = await fetch(`${this.#options.at}/steps`).catch(() => null);
		// Our own server's words.
		return response?.ok ? ((await response.json()) as { steps: Doing[] }).steps : null;
	}

	async hand(seat: SeatId): Promise<readonly Held[] | null> {
		const response = await fetch(`${this.#options.at}/hands/${seat}`).catch(() => null);
		if (!response?.ok) return null;
		// Our own server's words.
		const { held } = (await response.json()) as { held: Held[] };
		return held;
	}

	/**
	 * Adds what is new in the log; why that is not all of it, and whether the page has to be read anew. Where what was
	 * brought goes as far as the log is known to, nothing is fetched.
	 */
	async #gather(written: Written[], known = Infinity): Promise<Gathered> {
		let isOther = false;
		const read = (events: readonly Written[]): void => {
			for (const one of events) {
				const { sequence, command, event } = one;
				isOther ||= !isNews(event) || isAboutAll(event);
				// As it is known now, which may be more than when it was asked for.
				if (sequence <= this.version) continue;
				this.#version = sequence;
				this.#post.wrote(command);
				written.push(one);
			}
		};
		const brought = this.#brought.filter(({ sequence }) => sequence > this.version);
		this.#brought = [];
		if (brought[0]?.sequence === this.version + 1) {
			read(brought);
			if (this.version >= known) return { problem: null, isOther };
		}
		try {
			for (let more = true; more;) {
				const response = await fetch(`${this.#options.at}/events?after=${this.version}`);
				if (!response.ok) return { problem: refusedWith(response.status), isOther };
				// Our own server's words, in the form of the types above.
				const answer = (await response.json()) as { events: Written[]; more: boolean };
				read(answer.events);
				({ more } = answer);
			}
		} catch {
			return { problem: UNREACHED, isOther };
		}
		return { problem: null, isOther };
	}

	/** Where others were first, the table is shown as it is now, beside the reason. */
	async #send(command: Command): Promise<Acted> {
		// Nobody repeats what was written already only because it could not be shown.
		if (this.#behind) {
			const caught = await this.catchUp();
			return caught.accepted ? { accepted: false, problem: LOOK_FIRST, news: caught.news } : caught;
		}
		const sent = await this.#post.send(command, this.version);
		if (!sent.accepted && sent.problem.retry) return sent;
		this.#behind = sent.accepted;
		const { news = [] } = await this.catchUp();
		if (!sent.accepted) return { ...sent, news };
		return this.#behind ? { accepted: true, news, problem: WRITTEN } : { accepted: true, news };
	}
}

/** Why the log was not handed out. */
function refusedWith(status: number): Problem {
	if (status === 401) return SIGNED_OUT;
	if (status === 403 || status === 404) return NOT_HERE;
	return STUMBLED;
}

const isNews = (event: Written['event']): event is Told =>
	event.type !== 'SomethingElse' && NEWS.has(event.type);

/** Whether a table was laid out, or taken back altogether. */
const isAboutAll = (news: Told): boolean =>
	news.type === 'HappenedAtTable'
		? news.event.type === 'TableSet'
		: news.type === 'HandPassed' || (news.type === 'UndoneAtTable' && news.kept === 0);

import type { SeatId } from '../../../games/heritage/shapes.ts';
import type { TableCommand } from '../../../games/heritage/table/commands.ts';
import type { Held } from '../../../games/heritage/table/table.ts';
import type { Command } from '../../../games/heritage/commands.ts';
import { Post, type Problem } from '../../chronicle/post.ts';
import type { Acted, News, TableLink } from './link.ts';

/** An envelope as the server hands it on; what is no news of the table is known by another type. */
type Written = {
	readonly sequence: number;
	/** The id of the command that led to it. */
	readonly command: string;
	readonly event: News | { readonly type: 'SomethingElse' };
};

type Gathered = { readonly problem: Problem | null; readonly isOther: boolean };

type Options = {
	/** The address of the endpoints of its log, of a chronicle or a single game. */
	readonly at: string;
	/** The version of its log that the table was read from. */
	readonly version: number;
	/** Something happened there besides its table, or to all of it: the page has to be read anew. */
	readonly onother: () => void;
};

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
	#version: number;
	/** Whether something was written that the table does not show yet. */
	#behind = false;

	constructor(options: Options) {
		this.#options = options;
		this.#post = new Post(options.at);
		this.#version = options.version;
	}

	get version(): number {
		return this.#version;
	}

	act(command: TableCommand): Promise<Acted> {
		return this.#send({ type: 'ActAtTable', command });
	}

	undo(kept: number, of: number): Promise<Acted> {
		return this.#send({ type: 'UndoAtTable', kept, of });
	}

	/** What arrived counts, also where the rest did not. */
	async catchUp(): Promise<Acted> {
		const news: News[] = [];
		const { problem, isOther } = await this.#gather(news);
		if (problem === null) this.#behind = false;
		if (isOther) this.#options.onother();
		return problem === null ? { accepted: true, news } : { accepted: false, problem, news };
	}

	async hand(seat: SeatId): Promise<readonly Held[] | null> {
		const response = await fetch(`${this.#options.at}/hands/${seat}`).catch(() => null);
		if (!response?.ok) return null;
		// Our own server's words.
		const { held } = (await response.json()) as { held: Held[] };
		return held;
	}

	/** Adds what is new at the table; why that is not all of it, and whether the page has to be read anew. */
	async #gather(news: News[]): Promise<Gathered> {
		let isOther = false;
		try {
			for (let more = true; more;) {
				const response = await fetch(`${this.#options.at}/events?after=${this.#version}`);
				if (!response.ok) return { problem: refusedWith(response.status), isOther };
				// Our own server's words, in the form of the types above.
				const answer = (await response.json()) as { events: Written[]; more: boolean };
				for (const { sequence, command, event } of answer.events) {
					this.#version = sequence;
					this.#post.wrote(command);
					const isNews = event.type === 'HappenedAtTable' || event.type === 'UndoneAtTable';
					if (isNews) news.push(event);
					isOther ||= !isNews || isAboutAll(event);
				}
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
		const sent = await this.#post.send(command, this.#version);
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

/** Whether a table was laid out, or taken back altogether. */
const isAboutAll = (news: News): boolean =>
	news.type === 'UndoneAtTable' ? news.kept === 0 : news.event.type === 'TableSet';

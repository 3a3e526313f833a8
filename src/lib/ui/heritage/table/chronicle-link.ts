import type { SeatId } from '../../../games/heritage/shapes.ts';
import type { TableCommand } from '../../../games/heritage/table/commands.ts';
import type { Held } from '../../../games/heritage/table/table.ts';
import type { Command } from '../../../games/heritage/commands.ts';
import { Post } from '../../chronicle/post.ts';
import type { Acted, News, TableLink } from './link.ts';

/** An envelope as the server hands it on; what is no news of the table is known by another type. */
type Written = {
	readonly sequence: number;
	/** The id of the command that led to it. */
	readonly command: string;
	readonly event: News | { readonly type: 'SomethingElse' };
};

type Options = {
	/** The address of the endpoints of its log, of a chronicle or a single game. */
	readonly at: string;
	/** The version of its log that the table was read from. */
	readonly version: number;
	/** Something happened there besides its table, or to all of it: the page has to be read anew. */
	readonly onother: () => void;
};

const waiting = (sentence: string) => ({ sentence, at: null, retry: true });

const UNREACHED = waiting(
	'The table’s server cannot be reached. Nothing is lost: look again when the network is back.'
);
const WRITTEN = waiting(
	'It is written down, but what came of it did not arrive here. Look again when the network is back.'
);
const LOOK_FIRST = {
	...waiting('The table shows now what happened before: look, and do it if you still want to.'),
	retry: false
};

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
		const { isWhole, isOther } = await this.#gather(news);
		if (isWhole) this.#behind = false;
		if (isOther) this.#options.onother();
		return isWhole ? { accepted: true, news } : { accepted: false, problem: UNREACHED, news };
	}

	async hand(seat: SeatId): Promise<readonly Held[] | null> {
		const response = await fetch(`${this.#options.at}/hands/${seat}`).catch(() => null);
		if (!response?.ok) return null;
		// Our own server's words.
		const { held } = (await response.json()) as { held: Held[] };
		return held;
	}

	/** Adds what is new at the table; whether that is all of it, and whether the page has to be read anew. */
	async #gather(news: News[]): Promise<{ readonly isWhole: boolean; readonly isOther: boolean }> {
		let isOther = false;
		try {
			for (let more = true; more;) {
				const response = await fetch(`${this.#options.at}/events?after=${this.#version}`);
				if (!response.ok) return { isWhole: false, isOther };
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
			return { isWhole: false, isOther };
		}
		return { isWhole: true, isOther };
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

/** Whether a table was laid out, or taken back altogether. */
const isAboutAll = (news: News): boolean =>
	news.type === 'UndoneAtTable' ? news.kept === 0 : news.event.type === 'TableSet';

import type { SeatId, ThingId } from '../../../games/heritage/shapes.ts';
import type { TableCommand } from '../../../games/heritage/table/commands.ts';
import type { Command } from '../../../games/heritage/commands.ts';
import { Post } from '../../chronicle/post.ts';
import type { Acted, News, TableLink } from './link.ts';

/** An envelope as the server hands it on; what is no news of the table is known by another type. */
type Written = {
	readonly sequence: number;
	readonly event: News | { readonly type: 'SomethingElse' };
};

type Options = {
	/** The address of the endpoints of its log, of a chronicle or a single game. */
	readonly at: string;
	/** The version of its log that the table was read from. */
	readonly version: number;
	/** What happened there besides its table: the page has to be read anew. */
	readonly onother: () => void;
};

const UNREACHED = {
	sentence:
		'The table’s server cannot be reached. Nothing is lost: look again when the network is back.',
	at: null,
	retry: true
} as const;

/** A table that a server keeps: intentions go there, and what happened comes from its log. */
export class ChronicleLink implements TableLink {
	#options: Options;
	#post: Post;
	#version: number;

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

	undo(kept: number): Promise<Acted> {
		return this.#send({ type: 'UndoAtTable', kept });
	}

	async catchUp(): Promise<Acted> {
		const news: News[] = [];
		let other = false;
		try {
			for (let more = true; more;) {
				const response = await fetch(`${this.#options.at}/events?after=${this.#version}`);
				if (!response.ok) return { accepted: false, problem: UNREACHED };
				// Our own server's words, in the form of the types above.
				const answer = (await response.json()) as { events: Written[]; more: boolean };
				for (const { sequence, event } of answer.events) {
					this.#version = sequence;
					if (event.type === 'HappenedAtTable' || event.type === 'UndoneAtTable') news.push(event);
					else other = true;
				}
				({ more } = answer);
			}
		} catch {
			return { accepted: false, problem: UNREACHED };
		}
		if (other) this.#options.onother();
		return { accepted: true, news };
	}

	async hand(seat: SeatId): Promise<readonly ThingId[] | null> {
		const response = await fetch(`${this.#options.at}/hands/${seat}`).catch(() => null);
		if (!response?.ok) return null;
		const { hand } = (await response.json()) as { hand: ThingId[] };
		return hand;
	}

	/** Where others were first, the table is shown as it is now, beside the reason. */
	async #send(command: Command): Promise<Acted> {
		const sent = await this.#post.send(command, this.#version);
		if (sent.accepted || sent.problem.retry) return sent.accepted ? this.catchUp() : sent;
		const caught = await this.catchUp();
		return caught.accepted ? { ...sent, news: caught.news } : sent;
	}
}

import type { Battlegrounds } from '../../../games/heritage/boards/battleground.ts';
import type { SeatId } from '../../../games/heritage/shapes.ts';
import type { Held } from '../../../games/heritage/table/table.ts';
import type { Place } from '../../live/outbox/outbox.ts';
import type { Start, TableLog } from '../../table/log.svelte.ts';
import { ServerLink, type ServerOptions } from '../../table/server-link.ts';
import { courseLog, type Chapter, type News, type TurnbackCommand } from './course-log.ts';
import type { Doing, TableLink } from './link.ts';
import type { Queue } from './waiting/queue.svelte.ts';

type Options = ServerOptions &
	Start<Chapter> & {
		readonly battlegrounds: Battlegrounds;
		/** Whether its table can be lent to a device for when the network is gone. */
		readonly isLent?: boolean;
		readonly sittings: readonly { readonly seat: SeatId; readonly name: string }[];
	};

/** Everything else that a log tells is no news of its table. */
const NEWS: ReadonlySet<string> = new Set<News['type']>([
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

/** A chapter, or a single game, that a server keeps. */
export class ChronicleLink extends ServerLink<Chapter, Queue> implements TableLink {
	readonly log: TableLog<Chapter>;
	readonly #options: Options;

	constructor(options: Options) {
		super(options);
		this.#options = options;
		this.log = courseLog(options);
	}

	/** Its address may be of an earlier version; it ends alike. */
	get id(): string {
		return this.#options.at.split('/').at(-1) ?? '';
	}

	get person(): string {
		return this.#options.person;
	}

	/** A game outside a chronicle is not lent: whoever plays it off the network takes it along on a device. */
	get lends(): Place | undefined {
		const { at, person, isLent } = this.#options;
		return isLent ? { at, person } : undefined;
	}

	protected wordOf(event: { readonly type: string }): News | null {
		// Our own server's words.
		return NEWS.has(event.type) ? (event as News) : null;
	}

	protected isAboutAll(news: News): boolean {
		if (news.type === 'HappenedAtTable') return news.event.type === 'TableSet';
		return news.type === 'HandPassed' || (news.type === 'UndoneAtTable' && news.kept === 0);
	}

	protected keptBy(command: TurnbackCommand): number {
		return 'kept' in command ? command.kept : 0;
	}

	protected async fetchSender(): Promise<Queue> {
		const { at, person, title, battlegrounds, sittings } = this.#options;
		const { Queue } = await import('./waiting/queue.svelte.ts');
		return new Queue({
			log: this.log,
			place: { person, at },
			where: { title, href: location.pathname },
			catchUp: (known) => this.catchUp(known),
			battlegrounds,
			people: Object.fromEntries(sittings.map(({ seat, name }) => [seat, name]))
		});
	}

	async doings(): Promise<readonly Doing[] | null> {
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
}

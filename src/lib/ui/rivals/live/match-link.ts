import type { RivalsEvent } from '../../../games/rivals/events.ts';
import type { Start, TableLog } from '../../table/log.svelte.ts';
import { ServerLink, type ServerOptions } from '../../table/server-link.ts';
import { matchLog, type MatchTable, type TurnbackCommand } from './match-log.ts';
import type { MatchSender } from './match-sender.svelte.ts';

type Options = ServerOptions &
	Start<MatchTable> & {
		/** Names by seat. */
		readonly people: { readonly [seat: string]: string };
	};

/** A match that a server keeps. */
export class MatchLink extends ServerLink<MatchTable, MatchSender> {
	readonly log: TableLog<MatchTable>;
	readonly #people: Options['people'];

	constructor(options: Options) {
		super(options);
		this.#people = options.people;
		this.log = matchLog(options);
	}

	/** All that its log tells is of the table. */
	protected wordOf(event: { readonly type: string }): RivalsEvent {
		// Our own server's words.
		return event as RivalsEvent;
	}

	protected isAboutAll(event: RivalsEvent): boolean {
		return event.type === 'MatchBegun';
	}

	protected keptBy(command: TurnbackCommand): number {
		return 'kept' in command ? command.kept : 0;
	}

	protected async fetchSender(): Promise<MatchSender> {
		const { at, person, title } = this.options;
		const { MatchSender } = await import('./match-sender.svelte.ts');
		return new MatchSender({
			log: this.log,
			place: { person, at },
			where: { title, href: location.pathname },
			catchUp: (known) => this.catchUp(known),
			people: this.#people
		});
	}
}

import type { DealtEvent } from '../../../games/rivals/dealt/grammar.ts';
import type { Start, TableLog } from '../../table/log.svelte.ts';
import { ServerLink, type ServerOptions } from '../../table/server-link.ts';
import { dealtLog, type DealtTable, type TurnbackCommand } from './dealt-log.ts';
import type { DealtSender } from './dealt-sender.svelte.ts';

type Options = ServerOptions &
	Start<DealtTable> & {
		/** Names by seat. */
		readonly people: { readonly [seat: string]: string };
	};

/** A match that Elysium deals, on its server. */
export class DealtLink extends ServerLink<DealtTable, DealtSender> {
	readonly log: TableLog<DealtTable>;
	readonly #people: Options['people'];

	constructor(options: Options) {
		super(options);
		this.#people = options.people;
		this.log = dealtLog(options);
	}

	/** All that its log tells is of the table. */
	protected wordOf(event: { readonly type: string }): DealtEvent {
		// Our own server's words.
		return event as DealtEvent;
	}

	/** Who sees which hand is another page. */
	protected isAboutAll(event: DealtEvent): boolean {
		const isLaid = event.type === 'HappenedAtTable' && event.event.type === 'TableSet';
		return isLaid || event.type === 'MatchBegun' || event.type === 'HandPassed';
	}

	protected keptBy(command: TurnbackCommand): number {
		return 'kept' in command ? command.kept : 0;
	}

	protected async fetchSender(): Promise<DealtSender> {
		const { at, person, title } = this.options;
		const { DealtSender } = await import('./dealt-sender.svelte.ts');
		return new DealtSender({
			log: this.log,
			place: { person, at },
			where: { title, href: location.pathname },
			catchUp: (known) => this.catchUp(known),
			people: this.#people
		});
	}
}

import type { VendettaEvent } from '../../../games/vendetta/events.ts';
import type { TableLog, Start } from '../../table/log.svelte.ts';
import { ServerLink, type ServerOptions } from '../../table/server-link.ts';
import { eveningLog, type EveningTable, type TurnbackCommand } from './evening-log.ts';
import type { EveningSender } from './evening-sender.svelte.ts';

type Options = ServerOptions &
	Start<EveningTable> & {
		/** Names by seat. */
		readonly people: { readonly [seat: string]: string };
	};

/** An evening that a server keeps. */
export class EveningLink extends ServerLink<EveningTable, EveningSender> {
	readonly log: TableLog<EveningTable>;
	readonly #people: Options['people'];

	constructor(options: Options) {
		super(options);
		this.#people = options.people;
		this.log = eveningLog(options);
	}

	/** All that its log tells is of the table. */
	protected wordOf(event: { readonly type: string }): VendettaEvent {
		// Our own server's words.
		return event as VendettaEvent;
	}

	protected isAboutAll({ type }: VendettaEvent): boolean {
		return type === 'EveningBegun';
	}

	protected keptBy(command: TurnbackCommand): number {
		return 'kept' in command ? command.kept : 0;
	}

	protected async fetchSender(): Promise<EveningSender> {
		const { at, person, title } = this.options;
		const { EveningSender } = await import('./evening-sender.svelte.ts');
		return new EveningSender({
			log: this.log,
			place: { person, at },
			where: { title, href: location.pathname },
			catchUp: (known) => this.catchUp(known),
			people: this.#people
		});
	}
}

import type { VendettaEvent } from '../../../games/vendetta/events.ts';
import type { Evolve } from '../../../games/vendetta/evolve-evening.ts';
import type { TableLog, Start } from '../../table/log.svelte.ts';
import { ServerLink, type ServerOptions } from '../../table/server-link.ts';
import { eveningLog, type EveningTable, type TurnbackCommand } from './evening-log.ts';
import type { EveningSender } from './evening-sender.svelte.ts';

type Options = ServerOptions &
	Start<EveningTable> & {
		/** Names by seat. */
		readonly people: { readonly [seat: string]: string };
		/** How its log is folded: with its table, or for a page that shows none. */
		readonly fold: Evolve;
	};

/** An evening that a server keeps. */
export class EveningLink extends ServerLink<EveningTable, EveningSender> {
	readonly log: TableLog<EveningTable>;
	readonly #people: Options['people'];
	readonly #fold: Evolve;

	constructor(options: Options) {
		super(options);
		this.#people = options.people;
		this.#fold = options.fold;
		this.log = eveningLog(options, options.fold);
	}

	/** All that its log tells is of the table. */
	protected wordOf(event: { readonly type: string }): VendettaEvent {
		// Our own server's words.
		return event as VendettaEvent;
	}

	protected isAboutAll(event: VendettaEvent): boolean {
		const isLaid = event.type === 'HappenedAtTable' && event.event.type === 'TableSet';
		return isLaid || event.type === 'EveningBegun' || event.type === 'HandPassed';
	}

	protected keptBy(command: TurnbackCommand): number {
		return 'kept' in command ? command.kept : 0;
	}

	protected async fetchSender(): Promise<EveningSender> {
		const { at, person, title } = this.options;
		// What decides at a table is fetched where one lies.
		const [{ EveningSender }, table] = await Promise.all([
			import('./evening-sender.svelte.ts'),
			this.log.confirmed.evening.table ? import('./table-rules.ts') : null
		]);
		return new EveningSender({
			table: table?.rulesHere ?? null,
			fold: this.#fold,
			log: this.log,
			place: { person, at },
			where: { title, href: location.pathname },
			catchUp: (known) => this.catchUp(known),
			people: this.#people
		});
	}
}

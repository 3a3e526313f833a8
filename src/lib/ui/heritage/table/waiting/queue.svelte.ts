import { sentenceOf } from '../../../../games/core/decision.ts';
import type { Battlegrounds } from '../../../../games/heritage/boards/battleground.ts';
import type { Dealt } from '../../../../games/heritage/dealing/dealt.ts';
import type { Shown } from '../../../../games/heritage/dealing/device.ts';
import type { TableCommand } from '../../../../games/heritage/table/commands.ts';
import type { Course } from '../../../../games/heritage/table/course.ts';
import { tableRefusals } from '../../../../games/heritage/table/refusals.ts';
import type { Table } from '../../../../games/heritage/table/table.ts';
import type { Delivered } from '../../../live/outbox/deliver.ts';
import type { Entry, Intention, Outbox } from '../../../live/outbox/outbox.ts';
import type { Preview } from '../../../table/log.svelte.ts';
import {
	TableSender,
	type DealtHere,
	type Decided,
	type SenderOptions
} from '../../../table/sender.svelte.ts';
import type { Chapter } from '../course-log.ts';
import { dealtHere, leaseFor } from '../lease/deal-here.ts';
import { dropEnded } from '../lease/kept.ts';
import { lookWhose } from '../lease/lending.ts';
import { screenNames } from '../names.ts';
import { decidedHere, foreshown, stillForeshown } from './foreshow.ts';
import { commandWords, stepWords } from './words.ts';

type QueueOptions = SenderOptions<Chapter> & {
	readonly battlegrounds: Battlegrounds;
	/** Names by seat. */
	readonly people: { readonly [seat: string]: string };
};

/** Why a server refuses what was dealt under a lease that does not hold any more. */
const LEASE_ENDED = 'lease-not-held';

type Wanted = { readonly command: TableCommand; readonly dealt?: Dealt };

// What was formed here has the form of its game.
const wantedOf = ({ command }: Intention): Wanted => command as Wanted;

/** What one person does at a table of this game, decided with its rules, and dealt here where this device may. */
export class Queue extends TableSender<Chapter> {
	readonly #options: QueueOptions;

	constructor(options: QueueOptions) {
		super(options);
		this.#options = options;
	}

	/** The command of one that was refused, to do it again. */
	commandOf(entry: Entry): TableCommand {
		return wantedOf(entry).command;
	}

	/** Whether the chance of this device is in it. */
	isDealtHere(entry: Entry): boolean {
		return wantedOf(entry).dealt !== undefined;
	}

	/** Whether this device deals now: it was lent the table, and the server cannot be reached. One that stumbles is there. */
	get deals(): boolean {
		const isAway = this.way === 'away' || !navigator.onLine;
		return isAway && leaseFor(this.place, this.table) !== null;
	}

	protected preview(confirmed: Course, waiting: Outbox, shown: Preview<Chapter>): Preview<Chapter> {
		const wanted = waiting.map((entry) => ({ id: entry.id, ...wantedOf(entry) }));
		const ids = wanted.map(({ id }) => id);
		const { battlegrounds, people } = this.#options;
		return (
			stillForeshown(shown, confirmed, ids) ?? foreshown(battlegrounds, people, confirmed, wanted)
		);
	}

	protected decide(table: Table, command: TableCommand): Decided {
		const { battlegrounds, people } = this.#options;
		const names = screenNames(table, people);
		const decided = decidedHere(battlegrounds, table, command);
		if (decided.kind === 'refused')
			return { ...decided, sentence: sentenceOf(tableRefusals, decided.refusal, names.any) };
		const words =
			decided.kind === 'step' && decided.step.length > 0
				? stepWords(decided.step, table, names)
				: commandWords(command, table, names);
		return { kind: decided.kind, words };
	}

	protected wrapped(command: TableCommand): unknown {
		return { type: 'ActAtTable', command };
	}

	protected stepsOf(course: Course): number {
		return course.steps.length;
	}

	protected dealt(table: Table, entry: Entry, shown: Shown): DealtHere | null {
		return dealtHere(this.#options, table, this.commandOf(entry), shown);
	}

	protected override onrefused(entry: Entry): void {
		// It may be that the lease was called back meanwhile.
		if (this.isDealtHere(entry)) void lookWhose(this.place);
	}

	protected override async deliver(intention: Intention): Promise<Delivered> {
		const delivered = await super.deliver(intention);
		const { dealt } = wantedOf(intention);
		// Before anybody can do it again: should the network go once more, it would be dealt under the same lease.
		if (dealt && delivered.kind === 'refused' && delivered.reason === LEASE_ENDED)
			dropEnded(this.place, dealt.lease);
		return delivered;
	}
}

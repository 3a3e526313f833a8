import { newId } from '../chronicle/id.ts';
import type { Problem } from '../chronicle/post.ts';
import { Courier, type Told, type Way } from '../live/outbox/courier.ts';
import { alone, deliver, ifFree, tabsAgree, type Delivered } from '../live/outbox/deliver.ts';
import {
	isActive,
	mayLetGo,
	type Entry,
	type Happening,
	type Intention,
	type Outbox,
	type Place,
	type Standing,
	type Whereabouts
} from '../live/outbox/outbox.ts';
import { deviceBoxes, keyOf, onOtherTabs } from '../live/outbox/store.ts';
import { DRAWING, final, KEPT, ON_ITS_WAY, UNSURE, WAITING_FIRST } from './problems.ts';
import type { Preview, TableGame, TableLog } from './log.svelte.ts';

/** What became of something that was wanted. */
export type Acted =
	/** `problem`: why not all that came of it could be had. */
	| { readonly accepted: true; readonly problem?: Problem }
	| { readonly accepted: false; readonly problem: Problem };

/** What a device can say of a command by itself · `drawing`: only who deals knows what comes of it. */
export type Decided =
	| { readonly kind: 'step' | 'drawing'; readonly words: string }
	| { readonly kind: 'refused'; readonly sentence: string };

/** What this device dealt, and in words; or why it cannot. */
export type DealtHere =
	{ readonly command: unknown; readonly words: string } | { readonly sentence: string };

export type SenderOptions<G extends TableGame> = {
	readonly log: TableLog<G>;
	readonly place: Place;
	readonly where: Whereabouts;
	/** Reads on in the log, which is known to be that far. */
	readonly catchUp: (known?: number) => Promise<Acted>;
};

/** The screen of the table. */
type Screen = {
	/** Something was refused after it had been shown. */
	readonly refused: (problem: Problem) => void;
	/** The log is at least that far; null: look. */
	readonly heard: (version: number | null) => void;
};

const WAITS = new Set<Standing>(['queued', 'sent']);

/**
 * Sends what one person does at one table: kept on the device before it is shown, decided with the rules of the game on
 * top of what the log says, and sent in its order.
 */
export abstract class TableSender<G extends TableGame> {
	readonly #options: SenderOptions<G>;
	readonly #courier: Courier;
	/** Up to where the device has kept what the log says. */
	#basedOn = 0;
	#way: Way = $state('open');
	#shut: Problem | null = $state.raw(null);
	#inMemory = $state(false);
	#refusals: { [id: string]: Problem } = {};
	/** How far the log is with each that was taken. */
	#taken: { [id: string]: number } = {};
	#screen: Screen = { refused: () => undefined, heard: () => undefined };
	#leave: () => void = () => undefined;

	constructor(options: SenderOptions<G>) {
		this.#options = options;
		const name = `elysium-outbox ${keyOf(options.place)}`;
		this.#courier = new Courier({
			happen: (...happenings) => this.#happen(...happenings),
			deliver: (entry) => this.deliver(entry),
			isOff: () => !navigator.onLine,
			alone: (work) => alone(name, work),
			ifFree: (work) => ifFree(name, work),
			tell: (_, told) => this.#hear(told)
		});
	}

	/** The course as it will be if all that waits is accepted. */
	protected abstract preview(
		confirmed: G['Course'],
		waiting: Outbox,
		shown: Preview<G>
	): Preview<G>;
	protected abstract decide(table: G['Table'], command: G['Command']): Decided;
	/** A command of the game in the words of its log. */
	protected abstract wrapped(command: G['Command']): unknown;
	/** How many steps the log has. */
	protected abstract stepsOf(course: G['Course']): number;
	/** Whether this device deals now what only the server could. */
	abstract get deals(): boolean;
	/** Deals it with the chance of this device, under its lease; null: it holds none. */
	protected abstract dealt(table: G['Table'], entry: Entry, hands: G['Hands']): DealtHere | null;
	/** Something was refused. */
	protected onrefused(_entry: Entry): void {}

	protected deliver(intention: Intention): Promise<Delivered> {
		return deliver(this.place, intention);
	}

	protected get place(): Place {
		return this.#options.place;
	}

	protected get table(): G['Table'] {
		return this.#options.log.shown.table;
	}

	/** Goes on with what was left here, and tells of every change from now on. */
	async begin(screen: Screen): Promise<void> {
		const { log, place } = this.#options;
		this.#screen = screen;
		const stop = onOtherTabs((key) => {
			if (key !== keyOf(place)) return;
			// Where tabs can agree, whichever is left goes on for one that died.
			void this.#happen().then(() => (tabsAgree() ? this.#courier.run() : undefined));
		});
		const online = () => void this.#courier.online();
		addEventListener('online', online);
		this.#leave = () => {
			stop();
			removeEventListener('online', online);
		};
		log.decideWith((...on) => this.preview(...on));
		// A page may come from before what waits was done: off the network it goes on where that was.
		const base = await deviceBoxes.base(place);
		if (base) log.dispatch({ type: 'began', base });
		await this.read([]);
		void this.#courier.run();
	}

	/** The log told of these commands. */
	async read(commands: readonly string[]): Promise<void> {
		await this.#happen({ type: 'read', version: this.#options.log.version, commands });
	}

	/** What waits leans on what the log says now: both have to outlive the page. */
	#keepBase(): void {
		const { log, place } = this.#options;
		const waits = log.outbox.some((entry) => isActive(entry) && entry.late === true);
		const { version, confirmed } = log;
		// With the last of what waits goes its base.
		if (!waits) this.#basedOn = 0;
		if (!waits || this.#basedOn === version) return;
		this.#basedOn = version;
		void deviceBoxes.keepBase(place, { version, content: confirmed });
	}

	/** The page goes: what waits stays on the device. */
	end(): void {
		this.#leave();
		this.#courier.close();
	}

	get entries(): Outbox {
		return this.#options.log.outbox;
	}

	/** Whether something done here is not in the log yet. */
	get holds(): boolean {
		return this.entries.some(isActive);
	}

	get way(): Way {
		return this.#way;
	}

	/** Why nothing is sent, although the server can be reached. */
	get shut(): Problem | null {
		return this.#shut;
	}

	/** Whether the browser keeps nothing: what waits is lost with the page. */
	get inMemory(): boolean {
		return this.#inMemory;
	}

	/** The first step that could not be sent yet; Infinity: there is none. */
	get waitsFrom(): number {
		const { steps } = this.#options.log.shown;
		const late = this.entries.filter((entry) => entry.late);
		return Math.min(...late.map(({ id }) => steps[id] ?? Infinity));
	}

	/** The one of which only the server knows what comes of it. */
	get drawing(): string | null {
		const { open } = this.#options.log.shown;
		return open?.misfit === null ? open.id : null;
	}

	/** Why one does not fit the table any more, as far as the device can tell; null: it does. */
	misfit(id: string): string | null {
		const { open } = this.#options.log.shown;
		return open?.id === id ? open.misfit : null;
	}

	mayLetGo(id: string): boolean {
		return mayLetGo(this.entries, id);
	}

	async act(command: G['Command'], hands: G['Hands']): Promise<Acted> {
		const { log } = this.#options;
		// Done before nobody could say that the network is gone.
		if (this.drawing !== null) await this.#dealHere(this.drawing, hands);
		const { open, table } = log.shown;
		if (open) return refused(open.misfit === null ? DRAWING : UNSURE);
		const decided = this.decide(table, command);
		if (decided.kind === 'refused') return refused(final(decided.sentence));
		const id = newId();
		const intention = {
			id,
			seen: log.version,
			command: this.wrapped(command),
			words: decided.words,
			madeAt: Date.now()
		};
		const deals = decided.kind === 'drawing' && this.deals;
		const going = deals ? null : this.#courier.form(intention, this.entries);
		await (going?.kept ?? this.#happen({ type: 'formed', intention }));
		const here = deals ? await this.#dealHere(id, hands) : null;
		const sent = going?.sent ?? this.#courier.run();
		if (decided.kind === 'step' || here === 'dealt') return { accepted: true };
		if (here) return refused(here);
		await sent;
		const late = await this.#dealHere(id, hands);
		if (late === 'dealt') return { accepted: true };
		return late ? refused(late) : this.#answered(id);
	}

	/** Takes back what waits, down to `kept` steps, as far as nobody else knows of it; null: that has to be asked of the server. */
	async turnBack(kept: number): Promise<Acted | null> {
		const { log, catchUp } = this.#options;
		// Where the server answers, it is soon known what is written and what is not.
		if (this.holds) {
			await this.#courier.run();
			await catchUp();
		}
		if (!this.holds) return null;
		if (kept < this.stepsOf(log.confirmed)) return refused(WAITING_FIRST);
		for (const { id, standing } of this.entries.filter(isActive).toReversed()) {
			if ((log.shown.steps[id] ?? Infinity) < kept) break;
			if (standing !== 'queued') return refused(ON_ITS_WAY);
			await this.letGo(id);
		}
		return { accepted: true };
	}

	/** The log could be read to its end. */
	back(): void {
		if (this.#way !== 'away' && this.#way !== 'stumbled') return;
		this.#way = 'open';
		void this.#courier.run();
	}

	/** The log could not be read: nobody was there, or it was no log. */
	away(nobody: boolean): void {
		if (this.#way !== 'sending') this.#way = nobody ? 'away' : 'stumbled';
	}

	sendNow(): Promise<void> {
		return this.#courier.run();
	}

	async letGo(id: string): Promise<void> {
		await this.#happen({ type: 'let-go', id });
	}

	/** Sends what was held, although what it was formed on was not taken. */
	async release(): Promise<void> {
		await this.#happen({ type: 'released' });
		await this.#courier.run();
	}

	async understood(): Promise<void> {
		await this.#happen({ type: 'understood' });
	}

	/** Deals what only the server could, where it is this device that deals now; null: it is not. */
	async #dealHere(id: string, hands: G['Hands']): Promise<'dealt' | Problem | null> {
		const entry = this.entries.find((one) => one.id === id);
		if (!this.deals || !entry || !WAITS.has(entry.standing)) return null;
		if (this.#options.log.shown.open?.id !== id) return null;
		const dealt = this.dealt(this.table, entry, hands);
		if (!dealt) return null;
		if ('sentence' in dealt) {
			await this.letGo(id);
			return final(dealt.sentence);
		}
		await this.#happen({ type: 'dealt', id, ...dealt });
		return 'dealt';
	}

	/** What became of one that only the server could decide. Kept for later, it counts as done here. */
	async #answered(id: string): Promise<Acted> {
		const problem = this.#refusals[id];
		if (this.entries.some((entry) => entry.id === id && WAITS.has(entry.standing)))
			return { accepted: true, problem: KEPT };
		await this.#options.catchUp(this.#taken[id]);
		return problem ? refused(problem) : { accepted: true };
	}

	async #happen(...happenings: readonly Happening[]): Promise<Outbox> {
		const { log, place, where } = this.#options;
		const outbox = await deviceBoxes.happen(place, happenings, where);
		this.#inMemory = deviceBoxes.holdsOnlyInMemory(place);
		log.dispatch({ type: 'kept', outbox });
		this.#keepBase();
		return outbox;
	}

	#hear({ way, problem, answered }: Told): void {
		const { log } = this.#options;
		this.#way = way;
		this.#shut = problem;
		if (!answered) return;
		const { id, delivered } = answered;
		if (delivered.kind === 'accepted') {
			this.#taken[id] = delivered.version;
			if (delivered.version > log.version) this.#screen.heard(delivered.version);
			else void this.read([]);
		}
		if (delivered.kind === 'refused') {
			const entry = this.entries.find((one) => one.id === id);
			this.#refusals[id] = delivered.problem;
			// What waits here with its reason need not be told twice.
			if (entry) this.onrefused(entry);
			else this.#screen.refused(delivered.problem);
			this.#screen.heard(null);
		}
	}
}

const refused = (problem: Problem): Acted => ({ accepted: false, problem });

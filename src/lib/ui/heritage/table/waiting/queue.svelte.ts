import { sentenceOf } from '../../../../games/core/decision.ts';
import type { Battlegrounds } from '../../../../games/heritage/boards/battleground.ts';
import type { Dealt } from '../../../../games/heritage/dealing/dealt.ts';
import type { Shown } from '../../../../games/heritage/dealing/device.ts';
import type { TableCommand } from '../../../../games/heritage/table/commands.ts';
import type { Course } from '../../../../games/heritage/table/course.ts';
import { tableRefusals } from '../../../../games/heritage/table/refusals.ts';
import { newId } from '../../../chronicle/id.ts';
import type { Problem } from '../../../chronicle/post.ts';
import { alone, ifFree, tabsAgree } from '../../../live/outbox/alone.ts';
import { Courier, type Told, type Way } from '../../../live/outbox/courier.ts';
import { deliver, type Delivered } from '../../../live/outbox/deliver.ts';
import { deviceBoxes, onOtherTabs } from '../../../live/outbox/device.ts';
import {
	isActive,
	mayLetGo,
	type Entry,
	type Happening,
	type Intention,
	type Outbox,
	type Standing
} from '../../../live/outbox/outbox.ts';
import { keyOf, type Place, type Whereabouts } from '../../../live/outbox/store.ts';
import { dealtHere, leaseFor } from '../lease/deal-here.ts';
import { dropEnded } from '../lease/kept.ts';
import { lookWhose } from '../lease/lending.ts';
import type { Acted, News, TurnbackCommand } from '../link.ts';
import { screenNames } from '../names.ts';
import { decidedHere, foreshown, stillForeshown, type Foreshown } from './foreshow.ts';
import Mark from './Mark.svelte';
import { DRAWING, final, KEPT, ON_ITS_WAY, UNSURE, WAITING_FIRST } from './problems.ts';
import { ReadLog } from './read-log.ts';
import { isSame, onlyGrew, withStepsOf } from './same-course.ts';
import { commandWords, stepWords } from './words.ts';

export type QueueOptions = {
	readonly place: Place;
	readonly where: Whereabouts;
	readonly battlegrounds: Battlegrounds;
	/** Names by seat. */
	readonly people: { readonly [seat: string]: string };
	/** The course as its log has it. */
	readonly course: Course;
	/** How far the log is read with it. */
	readonly version: number;
	/** Looks what happened in the log since, which is known to be that far. */
	readonly lookRound: (known?: number) => Promise<Acted>;
};

/** The screen of the table. */
type Following = {
	readonly take: (news: readonly News[], problem: Problem | null) => void;
	/** Its log is at least that far; null: look. */
	readonly heard: (version: number | null) => void;
};

/** Why a server refuses what was dealt under a lease that does not hold any more. */
const LEASE_ENDED = 'lease-not-held';

const WAITS = new Set<Standing>(['queued', 'sent']);

type Wanted = { readonly command: TableCommand; readonly dealt?: Dealt };
type Waits = Entry & { readonly command: Wanted };

const wantedOf = (entry: Entry): Wanted => (entry as Waits).command;

/**
 * The intentions of one person at one table: kept on the device before they are shown, decided with the rules of the
 * table, and shown on top of what the log says. Whenever the log goes on, those that wait are decided anew.
 */
export class Queue {
	readonly Mark = Mark;
	readonly #options: QueueOptions;
	readonly #courier: Courier;
	readonly #log: ReadLog;
	/** How far its server last said that it goes; null: that was not heard yet. */
	#said: number | null = null;
	/** Up to where the device has kept what the log says. */
	#basedOn = 0;
	#box: Outbox = $state.raw([]);
	#shown: Foreshown = $state.raw() as Foreshown;
	/** What the screen was told last. */
	#told: Course;
	#way: Way = $state('open');
	#shut: Problem | null = $state.raw(null);
	#inMemory = $state(false);
	#refusals: { [id: string]: Problem } = {};
	/** How far the log is with each that was taken. */
	#taken: { [id: string]: number } = {};
	#follow: Following = { take: () => undefined, heard: () => undefined };
	#leave: () => void = () => undefined;

	constructor(options: QueueOptions) {
		const { course, version, battlegrounds, place } = options;
		this.#options = options;
		this.#log = new ReadLog(course, version);
		this.#told = course;
		this.#shown = foreshown(battlegrounds, course, []);
		this.#courier = new Courier({
			happen: (...happenings) => this.#happen(...happenings),
			deliver: (entry) => this.#deliver(entry),
			isOff: () => !navigator.onLine,
			alone: (work) => alone(`elysium-outbox ${keyOf(place)}`, work),
			ifFree: (work) => ifFree(`elysium-outbox ${keyOf(place)}`, work),
			tell: (_, told) => this.#hear(told)
		});
	}

	async #deliver(intention: Intention): Promise<Delivered> {
		const delivered = await deliver(this.#options.place, intention);
		const { dealt } = intention.command as Wanted;
		// Before anybody can do it again: should the network go once more, it would be dealt under the same lease.
		if (dealt && delivered.kind === 'refused' && delivered.reason === LEASE_ENDED)
			dropEnded(this.#options.place, dealt.lease);
		return delivered;
	}

	/** Goes on with what was left here, and tells of every change from now on. */
	async begin(follow: Following): Promise<void> {
		this.#follow = follow;
		const stop = onOtherTabs((key) => {
			if (key !== keyOf(this.#options.place)) return;
			// Where tabs can agree, whichever is left goes on for one that died.
			void this.#happen().then(() => (tabsAgree() ? this.#courier.run() : undefined));
		});
		const online = () => void this.#courier.run();
		addEventListener('online', online);
		this.#leave = () => {
			stop();
			removeEventListener('online', online);
		};
		await this.#beginAtBase();
		await this.#happen({ type: 'read', version: this.#log.version, commands: [] });
		void this.#courier.run();
	}

	/** A page may come from before what waits was done: off the network it goes on where that was. */
	async #beginAtBase(): Promise<void> {
		const base = await deviceBoxes.base(this.#options.place);
		if (base && base.version <= (this.#said ?? Infinity)) this.#log.beginAt(base, this.#told);
	}

	/** The server says how far the log goes. */
	said(version: number): void {
		this.#said = version;
	}

	/** Whether more was begun at than the log holds: then it has to be read anew. */
	get isBeyond(): boolean {
		return this.#said !== null && this.#log.isBeyond(this.#said);
	}

	/** Drops what was begun at. */
	beginAgain(): void {
		this.#log.beginAgain(this.#told);
	}

	/** What waits leans on what the log says now: both have to outlive the page. */
	#keepBase(): void {
		const waits = this.#box.some((entry) => isActive(entry) && entry.late === true);
		const { version, course } = this.#log;
		// With the last of what waits goes its base.
		if (!waits) this.#basedOn = 0;
		if (!waits || this.#basedOn === version) return;
		this.#basedOn = version;
		void deviceBoxes.keepBase(this.#options.place, { version, content: course });
	}

	/** How far the log is read. */
	get version(): number {
		return this.#log.version;
	}

	/** The page goes: what waits stays on the device. */
	end(): void {
		this.#leave();
		this.#courier.close();
	}

	get entries(): Outbox {
		return this.#box;
	}

	/** Whether something done here is not in the log yet. */
	get holds(): boolean {
		return this.#box.some(isActive);
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
		const late = this.#box.filter((entry) => entry.late);
		return Math.min(...late.map(({ id }) => this.#shown.steps.get(id) ?? Infinity));
	}

	/** The one of which only the server knows what comes of it. */
	get drawing(): string | null {
		const { open } = this.#shown;
		return open?.why.kind === 'drawing' ? open.id : null;
	}

	/** Why one does not fit the table any more, as far as the device can tell; null: it does. */
	misfit(id: string): string | null {
		const { open, table } = this.#shown;
		if (open?.id !== id || open.why.kind !== 'refused') return null;
		return sentenceOf(
			tableRefusals,
			open.why.refusal,
			screenNames(table, this.#options.people).any
		);
	}

	mayLetGo(id: string): boolean {
		return mayLetGo(this.#box, id);
	}

	/** `shown`: the hands that lie open on this device. */
	async act(command: TableCommand, shown: Shown = {}): Promise<Acted> {
		const { battlegrounds, people } = this.#options;
		// Done before nobody could say that the network is gone.
		if (this.drawing !== null) await this.#dealHere(this.drawing, shown);
		const { open, table } = this.#shown;
		if (open) return this.#refused(open.why.kind === 'drawing' ? DRAWING : UNSURE);
		const names = screenNames(table, people);
		const decided = decidedHere(battlegrounds, table, command);
		if (decided.kind === 'refused')
			return this.#refused(final(sentenceOf(tableRefusals, decided.refusal, names.any)));
		const words =
			decided.kind === 'step' && decided.step.length > 0
				? stepWords(decided.step, table, names)
				: commandWords(command, table, names);
		const intention = {
			id: newId(),
			seen: this.#log.version,
			command: { type: 'ActAtTable', command },
			words,
			madeAt: Date.now()
		};
		const { id } = intention;
		const deals = decided.kind === 'drawing' && this.deals;
		const going = deals ? null : this.#courier.form(intention, this.#box);
		await (going?.kept ?? this.#happen({ type: 'formed', intention }));
		const here = deals ? await this.#dealHere(id, shown) : null;
		const sent = going?.sent ?? this.#courier.run();
		if (decided.kind === 'step' || here === 'dealt') return { accepted: true, news: this.#news() };
		if (here) return this.#refused(here);
		await sent;
		const late = await this.#dealHere(id, shown);
		if (late === 'dealt') return { accepted: true, news: this.#news() };
		return late ? this.#refused(late) : this.#answered(id);
	}

	/** Takes back what waits, as far as nobody else knows of it; null: that has to be asked of the server. */
	async turnBack(command: TurnbackCommand): Promise<Acted | null> {
		// Where the server answers, it is soon known what is written and what is not.
		if (this.#box.some(isActive)) {
			await this.#courier.run();
			await this.#options.lookRound();
		}
		if (!this.#box.some(isActive)) return null;
		const kept = 'kept' in command ? command.kept : 0;
		if (kept < this.#log.course.steps.length) return this.#refused(WAITING_FIRST);
		for (const { id, standing } of this.#box.filter(isActive).toReversed()) {
			if ((this.#shown.steps.get(id) ?? Infinity) < kept) break;
			if (standing !== 'queued') return this.#refused(ON_ITS_WAY);
			await this.#happen({ type: 'let-go', id });
		}
		return { accepted: true, news: this.#news() };
	}

	/** What the log said since: folded, and what waits decided anew on it. */
	async caughtUp(
		news: readonly News[],
		commands: readonly string[],
		version: number
	): Promise<readonly News[]> {
		this.#log.readOn(news, commands, version, this.#told);
		// Where nothing waits here nothing is written, and what others did is shown at once.
		if (this.#box.length === 0) this.#reshow();
		else await this.#happen({ type: 'read', version, commands });
		return this.#news();
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
		const isAway = this.#way === 'away' || !navigator.onLine;
		return isAway && leaseFor(this.#options.place, this.#shown.table) !== null;
	}

	/** Deals what only the server could, where it is this device that deals now; null: it is not. */
	async #dealHere(id: string, shown: Shown): Promise<'dealt' | Problem | null> {
		const entry = this.#box.find((one) => one.id === id);
		const { open, table } = this.#shown;
		if (!this.deals || !entry || !WAITS.has(entry.standing) || open?.id !== id) return null;
		const dealt = dealtHere(this.#options, table, this.commandOf(entry), shown);
		if (!dealt) return null;
		if ('sentence' in dealt) {
			await this.#happen({ type: 'let-go', id });
			return final(dealt.sentence);
		}
		await this.#happen({ type: 'dealt', id, ...dealt });
		return 'dealt';
	}

	#refused(problem: Problem): Acted {
		return { accepted: false, problem, news: this.#news() };
	}

	/** What became of one that only the server could decide. Kept for later, it counts as done here. */
	async #answered(id: string): Promise<Acted> {
		const problem = this.#refusals[id];
		if (this.#box.some((entry) => entry.id === id && WAITS.has(entry.standing)))
			return { accepted: true, news: this.#news(), problem: KEPT };
		const caught = await this.#options.lookRound(this.#taken[id]);
		const news = caught.news ?? [];
		return problem ? { accepted: false, problem, news } : { accepted: true, news };
	}

	async #happen(...happenings: readonly Happening[]): Promise<Outbox> {
		const { place, where } = this.#options;
		this.#box = await deviceBoxes.happen(place, happenings, where);
		this.#inMemory = deviceBoxes.holdsOnlyInMemory(place);
		this.#keepBase();
		this.#reshow();
		this.#follow.take(this.#news(), null);
		return this.#box;
	}

	#reshow(): void {
		const waiting = this.#box
			.filter((entry) => isActive(entry) && !this.#log.has(entry))
			.map((entry) => ({ id: entry.id, ...wantedOf(entry) }));
		const ids = waiting.map(({ id }) => id);
		const still = stillForeshown(this.#shown, this.#log.course, ids);
		if (still) {
			this.#shown = still;
			return;
		}
		const shown = foreshown(this.#options.battlegrounds, this.#log.course, waiting);
		this.#shown = { ...shown, course: withStepsOf(shown.course, this.#told) };
	}

	/** What the screen was not told yet. */
	#news(): readonly News[] {
		const { course, table } = this.#shown;
		if (isSame(course, this.#told)) return [];
		const grew = onlyGrew(course, this.#told);
		this.#told = course;
		return [{ type: 'Shown', course, table, grew }];
	}

	#hear({ way, problem, answered }: Told): void {
		this.#way = way;
		this.#shut = problem;
		if (!answered) return;
		const { id, delivered } = answered;
		const { heard } = this.#follow;
		if (delivered.kind === 'accepted') {
			this.#taken[id] = delivered.version;
			if (delivered.version > this.#log.version) heard(delivered.version);
			else void this.#happen({ type: 'read', version: this.#log.version, commands: [] });
		}
		if (delivered.kind === 'refused') {
			const entry = this.#box.find((one) => one.id === id);
			// It may be that the lease was called back meanwhile.
			if (entry && this.isDealtHere(entry)) void lookWhose(this.#options.place);
			this.#refusals[id] = delivered.problem;
			// What waits here with its reason need not be told twice.
			if (!this.#box.some((entry) => entry.id === id)) this.#follow.take([], delivered.problem);
			heard(null);
		}
	}
}

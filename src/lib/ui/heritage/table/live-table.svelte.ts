import type { Battlegrounds } from '../../../games/heritage/boards/battleground.ts';
import { legalMoves } from '../../../games/heritage/chapter/moves.ts';
import { pointsOf } from '../../../games/heritage/chapter/points.ts';
import { unseenSchemes } from '../../../games/heritage/dealing/dealer.ts';
import type { SeatId, ThingId } from '../../../games/heritage/shapes.ts';
import type { TableCommand } from '../../../games/heritage/table/commands.ts';
import { adviceAt, mayAdvise } from '../../../games/heritage/table/advice.ts';
import { settingOf, type Course } from '../../../games/heritage/table/course.ts';
import type { Held, Table } from '../../../games/heritage/table/table.ts';
import type { AdviceChoice } from '../../../games/heritage/vocabulary.ts';
import type { Problem } from '../../chronicle/post.ts';
import { feel } from '../../comfort/feel.ts';
import type { Place } from '../../live/outbox/outbox.ts';
import type { Acted } from '../../table/sender.svelte.ts';
import type { Preview } from '../../table/log.svelte.ts';
import type { Sitting } from '../../table/sittings.ts';
import { onlyGrew, type Chapter, type TurnbackCommand } from './course-log.ts';
import type { Doing, TableLink } from './link.ts';
import { screenNames, type ScreenNames } from './names.ts';
import { plannedAnswer, type Planned } from './planned.ts';
import type { Queue } from './waiting/queue.svelte.ts';

type Options = {
	readonly battlegrounds: Battlegrounds;
	readonly sittings: readonly Sitting[];
	readonly link: TableLink;
	/** May set right and take back; a spectator looks on. */
	readonly writes: boolean;
	/** How many steps always stay: none where a table that is taken back is set up anew. */
	readonly fewest?: 0 | 1;
	/** Whether others are asked before what made something known is taken back; not where everybody plays every seat. */
	readonly asks?: boolean;
	/** Whether this person may take back without asking, with a reason. */
	readonly overrules?: boolean;
	/** Whether this person, keeper or referee, may end a question that was asked for no seat. */
	readonly keepsOrder?: boolean;
	/** How many people play; left out: one at each seat. */
	readonly people?: number;
};

/**
 * A chapter on the table as one device sees it, wherever its log lies: the table now, what a seat may do,
 * and the way to do it. One intention at a time.
 */
export class LiveTable {
	readonly battlegrounds: Battlegrounds;
	readonly sittings: readonly Sitting[];
	readonly writes: boolean;
	readonly fewest: 0 | 1;
	readonly asks: boolean;
	readonly overrules: boolean;
	readonly keepsOrder: boolean;
	readonly people: number;
	#link: TableLink;
	/** The table before the last step that came in: what moved, moved from there. */
	#before: Table = $state.raw() as Table;
	#view: SeatId = $state('');
	/** The hands that lie open on this device, as they were looked at last. */
	#hands: { readonly [seat: SeatId]: readonly Held[] } = $state.raw({});
	/** Raised where a hand that was asked for before must not be shown any more. */
	#handsAsOf = 0;
	#busy = $state(false);
	#catching: Promise<boolean> | null = null;
	/** Whether its page is gone. */
	#gone = false;
	#problem = $state.raw<Problem | null>(null);
	/** What was chosen ahead and waits until it is asked. */
	#planned: readonly Planned[] = [];
	#waiting: Queue | null = $state.raw(null);
	/** Done once it is known what waits. */
	#begun: Promise<void> | undefined;
	/** Whether what waits is being looked at, on a sheet over the table. */
	looksAtWaiting = $state(false);
	/** How many intentions were begun. */
	#acts = 0;

	readonly names: ScreenNames = $derived.by(() =>
		screenNames(
			this.table,
			Object.fromEntries(this.sittings.map(({ seat, name }) => [seat, name])),
			settingOf(this.course.steps),
			Object.fromEntries(this.sittings.map(({ seat, rival }) => [seat, rival]))
		)
	);
	readonly points = $derived.by(() => pointsOf(this.table, this.battlegrounds));
	/** Whose move it is: who is asked, or whose turn it is; null: the table is asked, or nobody. */
	readonly toMove: SeatId | null = $derived.by(() => toMoveAt(this.table));
	readonly moves = $derived.by(() =>
		legalMoves(this.table, this.#view, this.playableFrom(this.#view))
	);

	constructor(options: Options) {
		const { battlegrounds, sittings, link, writes } = options;
		this.battlegrounds = battlegrounds;
		this.sittings = sittings;
		this.writes = writes;
		this.fewest = options.fewest ?? 1;
		this.asks = options.asks ?? false;
		this.overrules = options.overrules ?? false;
		this.keepsOrder = options.keepsOrder ?? false;
		this.people = options.people ?? sittings.length;
		this.#link = link;
		this.#before = this.table;
		this.#view = sittings.find(({ mine }) => mine)?.seat ?? sittings[0]?.seat ?? '';
		this.#follow();
		link.log.follow((before) => this.#changed(before));
	}

	get table(): Table {
		return this.#link.log.shown.table;
	}

	get before(): Table {
		return this.#before;
	}

	get course(): Course {
		return this.#link.log.shown.course;
	}

	/** The id of its log. */
	get log(): string {
		return this.#link.id;
	}

	/** Who is signed in here; empty: nobody, or the table lies on this device alone. */
	get person(): string {
		return this.#link.person ?? '';
	}

	/** How far its log is read. */
	get version(): number {
		return this.#link.log.version;
	}

	get busy(): boolean {
		return this.#busy;
	}

	get problem(): Problem | null {
		return this.#problem;
	}

	/** The seat whose bloodline and hand this device shows. */
	get view(): SeatId {
		return this.#view;
	}

	look(seat: SeatId): void {
		this.#view = seat;
	}

	/** Whether this device plays that seat. */
	plays(seat: SeatId): boolean {
		return this.sittings.some((one) => one.mine && one.seat === seat);
	}

	/** Whether this device speaks for that seat where steps are undone. */
	speaks(seat: SeatId): boolean {
		return this.sittings.some((one) => (one.mine || one.speaks) && one.seat === seat);
	}

	/** When code may advise at this table. */
	get advice(): AdviceChoice {
		return adviceAt(this.table, this.people);
	}

	/** Whether everybody is to see that advice is used: several play, and it is open to them. */
	get isAdviceOpen(): boolean {
		return this.people > 1 && this.advice === 'open';
	}

	/** Whether it may advise a seat here and now: one that this device plays. */
	advises(seat: SeatId): boolean {
		return this.writes && this.mine.includes(seat) && mayAdvise(this.table, this.people);
	}

	/** The faces of a hand that this device knows; null: not all of it has been shown here. */
	handOf(seat: SeatId): readonly ThingId[] | null {
		const held = this.table.hands[seat]?.held ?? [];
		const shown = this.#hands[seat] ?? [];
		const faces = held.flatMap(
			({ position, scheme }) =>
				scheme ?? shown.find((one) => one.position === position)?.scheme ?? []
		);
		return faces.length === held.length ? faces : null;
	}

	/** The faces of a hand that this device knows by now, be it all of them or not. */
	knownOf(seat: SeatId): readonly ThingId[] {
		const open = this.table.hands[seat]?.held.flatMap(({ scheme }) => scheme ?? []) ?? [];
		return this.handOf(seat) ?? open;
	}

	/** The schemes that can be played out of a hand here: its faces, or all that a hand of cardboard may hold. */
	playableFrom(seat: SeatId): readonly ThingId[] {
		const faces = this.handOf(seat);
		if (faces !== null || !this.namesHand(seat)) return faces ?? [];
		const open = this.table.hands[seat]?.held.flatMap(({ scheme }) => scheme ?? []) ?? [];
		return [...open, ...unseenSchemes(this.table, seat)];
	}

	/**
	 * Whether the cards of a hand of this device lie in real hands: its player names the one that is played,
	 * and it may be any that nobody has seen.
	 */
	namesHand(seat: SeatId): boolean {
		return this.table.dealer === 'box' && this.handOf(seat) === null && this.plays(seat);
	}

	/** Whose device it is, where the table can be lent to it for when the network is gone. */
	get lends(): Place | undefined {
		return this.#link.lends;
	}

	/** Who did each of the steps that stand; null: nobody says. */
	doings(): Promise<readonly Doing[] | null> {
		return this.#link.doings?.() ?? Promise.resolve(null);
	}

	/** A hand as this device may know it, without laying it open here; null: not for this device. */
	dealtTo(seat: SeatId): Promise<readonly Held[] | null> {
		return this.#link.hand(seat);
	}

	/** Shows a hidden hand on this device. Whether it could be shown. */
	async openHand(seat: SeatId): Promise<boolean> {
		const asOf = this.#handsAsOf;
		const hand = await this.#link.hand(seat);
		if (!hand || asOf !== this.#handsAsOf) return false;
		this.#hands = { ...this.#hands, [seat]: hand };
		return this.handOf(seat) !== null;
	}

	/** Lays the hidden hands of this device face down again: it is handed on. */
	closeHands(): void {
		this.#handsAsOf += 1;
		this.#hands = {};
	}

	clear(): void {
		this.#problem = null;
	}

	/** Says what stands in the way, until somebody has read it. */
	report(problem: Problem): void {
		this.#problem = problem;
	}

	/** What was done here and is not written yet; null: nothing is, as far as anybody looked. */
	get waiting(): Queue | null {
		return this.#waiting;
	}

	/** Looks whether something was left here that is not written; `now`: something is about to be done. */
	async wake(now = false): Promise<void> {
		if (!this.#waiting) {
			const waiting = await this.#link.wake?.(now);
			if (!waiting || this.#gone) return;
			this.#waiting ??= waiting;
			// Nothing is done before what was left here is known: it was done first.
			if (this.#waiting === waiting)
				this.#begun = waiting.begin({
					refused: (problem) => (this.#problem = problem),
					heard: (version) => this.heard(version)
				});
		}
		await this.#begun;
	}

	/** The page goes; what was still coming begins nothing any more. */
	end(): void {
		this.#gone = true;
		this.#waiting?.end();
	}

	/**
	 * Whether it was accepted; if not, `problem` says why. What was `planned` with it is answered as soon as
	 * it is asked, with the box also after the cardboard has been looked at. `thoughtOn`: the course on which code thought it
	 * out; it is made on no other, and as nobody tapped for it, no tap is answered.
	 */
	async act(
		command: TableCommand,
		planned = this.#planned,
		thoughtOn: Course | null = null
	): Promise<boolean> {
		const before = this.#acts;
		await this.#catching;
		await this.wake(true);
		// What it woke up with may have had it look round.
		await this.#catching;
		// A second tap that waited for the same counts no more than one while the first is under way.
		if (this.#busy || before !== this.#acts) return false;
		if (thoughtOn && thoughtOn !== this.course) return false;
		this.#acts += 1;
		this.#planned = planned;
		const quietly = thoughtOn !== null;
		const accepted = await this.#carryOut(() => this.#link.act(command, this.#hands), quietly);
		if (!accepted) this.#planned = [];
		return accepted && this.#goOn();
	}

	/** Takes back or brings back steps of those that are there now, or says something about it. */
	async turnBack(command: TurnbackCommand): Promise<boolean> {
		await this.#catching;
		this.#planned = [];
		return this.#carryOut(() => this.#link.turnBack(command));
	}

	/** The seats that this device plays. */
	get mine(): SeatId[] {
		return this.sittings.flatMap(({ seat, mine, closed }) => (mine && !closed ? seat : []));
	}

	/** The seats that this device speaks for where steps are undone: also those of rivals that are nobody else's. */
	get speaksFor(): SeatId[] {
		const spoken = this.sittings.flatMap(({ seat, speaks }) => (speaks ? seat : []));
		return [...this.mine, ...spoken];
	}

	/** What others did meanwhile, `known` to be so much. An intention that comes in between waits until it is there. */
	catchUp(known?: number): Promise<boolean> {
		if (this.#busy) return Promise.resolve(false);
		this.#catching ??= this.#lookRound(known).finally(() => (this.#catching = null));
		return this.#catching;
	}

	/** Its log has this version now; null: nobody says, so look. What is under way here goes first. */
	heard(version: number | null): void {
		const { log } = this.#link;
		if (version !== null) log.dispatch({ type: 'said', version });
		if (version === null || this.#problem?.retry || log.isBehind)
			void this.catchUp(version ?? undefined);
	}

	async #lookRound(known?: number): Promise<boolean> {
		const { log } = this.#link;
		const { said } = log;
		const caught = await this.#link.catchUp(known);
		// A reason that is being read stays, unless it was this one.
		if (!caught.accepted || this.#problem?.retry) this.#problem = caught.problem ?? null;
		// That nobody can be reached is said by what waits.
		if (this.#waiting && this.#problem?.retry) this.#problem = null;
		// What was told of while it was asked for may not be in the answer.
		if (caught.accepted && log.isBehind && log.said !== said)
			return this.#lookRound(log.said ?? undefined);
		return caught.accepted;
	}

	/** Gives the planned answers while they are asked for; what the cardboard shows is waited for. */
	#goOn(): boolean | Promise<boolean> {
		const { question } = this.table;
		const [next, ...rest] = this.#planned;
		if (next && question?.seat === null) return true;
		const answer = next && question && plannedAnswer(question, next);
		if (answer) return this.act(answer, rest);
		this.#planned = [];
		return true;
	}

	async #carryOut(intention: () => Promise<Acted>, quietly = false): Promise<boolean> {
		if (this.#busy) return false;
		this.#busy = true;
		this.#problem = null;
		try {
			const acted = await intention();
			this.#problem = acted.problem ?? null;
			if (this.table.phase === 'finished' && acted.accepted) feel('over');
			else if (!quietly) feel(acted.accepted ? 'accepted' : 'refused');
			return acted.accepted;
		} finally {
			this.#busy = false;
			const { log } = this.#link;
			if (log.isBehind && !this.#problem) void this.catchUp(log.said ?? undefined);
		}
	}

	/** Hands that lie open show what was drawn since; where cards were laid otherwise, they are dealt out anew. */
	#changed(before: Preview<Chapter>): void {
		this.#before = before.table;
		this.#call(toMoveAt(before.table));
		const open = Object.keys(this.#hands);
		if (!onlyGrew(this.course, before.course)) {
			this.#handsAsOf += 1;
			this.#hands = Object.fromEntries(open.map((seat) => [seat, []]));
		}
		for (const seat of open) if (this.handOf(seat) === null) void this.openHand(seat);
		this.#follow();
	}

	/** The device goes round the table: it shows who is to move, where that is one of its own. */
	#follow(): void {
		const { toMove } = this;
		if (toMove !== null && toMove !== this.#view && this.plays(toMove)) this.#view = toMove;
	}

	/** Lets whoever holds this device hear that it is their turn; where all share it, everybody sees that. */
	#call(moved: SeatId | null): void {
		const { toMove, sittings } = this;
		const isMine = (seat: SeatId | null) => seat !== null && this.plays(seat);
		if (sittings.some(({ mine }) => !mine) && isMine(toMove) && !isMine(moved)) feel('turn');
	}
}

/** Whose move it is: who is asked, or whose turn it is; null: the table is asked, or nobody. */
const toMoveAt = ({ question, turn }: Table): SeatId | null =>
	question ? question.seat : (turn?.seat ?? null);

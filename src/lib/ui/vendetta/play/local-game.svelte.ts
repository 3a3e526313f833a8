import { fingerprint } from '../../../games/core/fingerprint.ts';
import type { SeatId } from '../../../games/core/seats.ts';
import type { SeatView } from '../../../games/vendetta/players/player.ts';
import type { Depth } from '../../../games/vendetta/vocabulary.ts';
import type { TableCommand } from '../../../games/vendetta/table/commands.ts';
import type { TableEvent } from '../../../games/vendetta/table/events.ts';
import { laidOpen, ownView, type OwnView } from '../../../games/vendetta/table/own-view.ts';
import type { Table } from '../../../games/vendetta/table/table.ts';
import { seatsOf } from '../../../games/vendetta/table/where.ts';
import type { Written } from '../../device-games.ts';
import { gameHere, keepHere } from './device-games.ts';
import { isReadable, type KeptGame } from './kept.ts';
import { nameOfAny } from './said.ts';
import type { BoxSession, Following, News, PlaySession } from './session.ts';
import { tableAfter } from './table-after.ts';
import { rememberTold, toldOf } from './told.ts';
import { isUndoneWithBox, undoerOf } from './undoing.ts';

/* A good deal to carry, and a first glance at the table needs none of it. */
const deciding = () => import('./deciding.ts');
/* Only a strong computer thinks for long. */
const thinking = () => import('../thinking/ask-beside.ts');
const lesson = () => import('../../../games/vendetta/lesson/opponents.ts');

/** What was told of a box on this device. */
const toldHere = () => import('../box/told-here.ts');

const UNLOADED = 'The rules did not load. Nothing is lost: try again when you are online.';
const ELSEWHERE = 'This game continued in another tab. Look at the table, then try again.';
const NEWER = 'This game continued in a newer version of Elysium. Reload this page.';
const GONE = 'This game was deleted on this device. You can look at it, but not play on.';

/** A game that lies on this device, which decides and deals by itself. */
export class LocalGame implements PlaySession {
	#game: KeptGame = $state.raw() as KeptGame;
	#table: Table = $state.raw() as Table;
	#unkept = $state(false);
	#heard: (news: News) => void = () => undefined;

	constructor(game: KeptGame) {
		this.#game = game;
		this.#table = tableAfter(game.steps);
	}

	get game(): KeptGame {
		return this.#game;
	}

	/** As it lies after all that was decided. */
	get table(): Table {
		return this.#table;
	}

	/** Whether it lies in memory alone, and goes with this page. */
	get unkept(): boolean {
		return this.#unkept;
	}

	/** The seats of people, clockwise. */
	get people(): readonly SeatId[] {
		return seatsOf(this.#table).filter((seat) => this.#game.computers[seat] === undefined);
	}

	get names(): KeptGame['people'] {
		return this.#game.people;
	}

	get computers(): KeptGame['computers'] {
		return this.#game.computers;
	}

	get steps(): KeptGame['steps'] {
		return this.#game.steps;
	}

	get told(): number | null {
		return toldOf(this.#game.id);
	}

	rememberTold(told: number | null): void {
		rememberTold(this.#game.id, told);
	}

	own(seat: SeatId): OwnView {
		return ownView(this.#table, this.#game.sealed, seat);
	}

	laidOpen(seat: SeatId): OwnView | null {
		const sealed = laidOpen(this.#table, this.#game.sealed);
		return sealed && ownView(this.#table, sealed, seat);
	}

	follow(heard: (news: News) => void): void {
		this.#heard = heard;
	}

	/** Decides, and keeps what came of it. */
	async act(command: TableCommand): Promise<string | null> {
		return this.actTogether(command);
	}

	async actTogether(command: TableCommand, ...then: readonly Following[]): Promise<string | null> {
		const rules = await deciding().catch(() => null);
		if (!rules) return UNLOADED;
		const nameOf = (id: string) => nameOfAny(this.#table, this.#game.people, id);
		let table = this.#table;
		let { sealed } = this.#game;
		const events: TableEvent[] = [];
		for (const next of [() => command, ...then, ...(this.box ? rules.itself : [])]) {
			const following = next(table);
			if (!following) continue;
			const decided = rules.decideHere(table, sealed, following, nameOf);
			if (typeof decided === 'string') return decided;
			events.push(...decided.events);
			({ table, sealed } = decided);
		}
		const steps = [...this.#game.steps, events];
		return this.#keep({ ...this.#game, steps, sealed }, table, events);
	}

	/** What is kept of a game with the box; null: Elysium deals. */
	get box(): BoxSession | null {
		const { depth } = this.#game;
		if (depth === undefined || this.#table.dealer !== 'box') return null;
		return {
			depth,
			deepen: (to) => this.#deepen(to),
			remember: (told) => void toldHere().then(({ rememberHere }) => rememberHere(told))
		};
	}

	/** Cards resolve by themselves from now on, or are read out. */
	async #deepen(depth: Depth): Promise<string | null> {
		const kept = await toldHere().catch(() => null);
		if (!kept) return UNLOADED;
		const cards = await kept.cardsFor(depth, this.#table);
		const before = this.#game;
		this.#game = { ...before, depth };
		const problem = await this.act({ type: 'DescribeCards', cards });
		if (problem !== null) this.#game = { ...this.#game, depth: before.depth ?? depth };
		return problem;
	}

	async move(seat: SeatId): Promise<TableCommand | null> {
		const view = { seat, table: this.#table, own: this.own(seat) };
		if (this.#game.lesson) {
			const script = await lesson().catch(() => null);
			return script?.opponentMove(view) ?? null;
		}
		const rules = await deciding().catch(() => null);
		if (!rules) return null;
		const strength = this.#game.computers[seat] ?? 'medium';
		const found = strength === 'strong' ? await this.#thought(view).catch(() => null) : null;
		return found ?? rules.glanceOf(strength, view);
	}

	/** What code beside the page finds, so that the page never waits; null: it is out of reach. */
	async #thought(view: SeatView): Promise<TableCommand | null> {
		// The same on the same table: after a reload, and after an undo that comes to the same.
		const seed = fingerprint(`${this.#game.id} ${this.#game.steps.length}`) >>> 1;
		const { askBeside } = await thinking();
		const report = await askBeside({ view, strength: 'strong', seed });
		return report.command;
	}

	prepare(): void {
		void deciding().catch(() => undefined);
	}

	get undoer(): SeatId | null {
		if (isUndoneWithBox(this)) return this.people[0] ?? null;
		const by = undoerOf(this);
		return by !== null && this.people.includes(by) ? by : null;
	}

	async undo(): Promise<string | null> {
		const steps = this.#game.steps.slice(0, -1);
		return this.#keep({ ...this.#game, steps }, tableAfter(steps), null);
	}

	async #keep(game: KeptGame, table: Table, news: News): Promise<string | null> {
		const { version } = this.#game;
		const changed: KeptGame = {
			...game,
			version: version + 1,
			changedAt: Date.now(),
			round: table.round,
			over: table.phase === 'finished'
		};
		const written: Written = await keepHere(changed, version);
		if (written === 'gone') return GONE;
		if (written === 'stale') {
			const found = await gameHere(game.id);
			if (found && !isReadable(found)) return NEWER;
			if (found) this.#take(found, tableAfter(found.steps), null);
			return found ? ELSEWHERE : GONE;
		}
		this.#unkept = written === 'in-memory';
		this.#take(changed, table, news);
		return null;
	}

	#take(game: KeptGame, table: Table, news: News): void {
		this.#game = game;
		this.#table = table;
		this.#heard(news);
	}
}

import { fold } from '../../../games/core/game.ts';
import type { SeatId } from '../../../games/core/seats.ts';
import type { TableCommand } from '../../../games/rivals/table/commands.ts';
import type { TableEvent } from '../../../games/rivals/table/events.ts';
import { evolveTable } from '../../../games/rivals/table/evolve.ts';
import { viewOf, type OwnView } from '../../../games/rivals/table/own-view.ts';
import { roundAt } from '../../../games/rivals/table/rounds.ts';
import { EMPTY_TABLE, type Table } from '../../../games/rivals/table/table.ts';
import { isReadable, tablesHere, type KeptTable } from './kept.ts';
import type { Heard, TableSession } from './session.ts';
import { canUndo } from './undoing.ts';

/* A good deal to carry, and a first glance at the table needs none of it. */
const deciding = () => import('./deciding.ts');
const computer = () => import('./computer.ts');
const lesson = () => import('../../../games/rivals/lesson/opponent.ts');

const UNLOADED = 'The rules did not load. Nothing is lost: try again when you are online.';
const ELSEWHERE = 'This match continued in another tab. Look at the table, then try again.';
const NEWER = 'This match continued in a newer version of Elysium. Reload this page.';
const GONE = 'This match was deleted on this device. You can look at it, but not play on.';

const tableAfter = (steps: KeptTable['steps']): Table =>
	fold(evolveTable, EMPTY_TABLE, steps.flat());

/** A match with Elysium's cards that lies on this device, which decides and deals by itself. */
export class LocalTable implements TableSession {
	#kept: KeptTable = $state.raw() as KeptTable;
	#table: Table = $state.raw() as Table;
	#unkept = $state(false);
	#heard: Heard = () => undefined;

	constructor(kept: KeptTable) {
		this.#kept = kept;
		this.#table = tableAfter(kept.steps);
	}

	get kept(): KeptTable {
		return this.#kept;
	}

	get title(): string {
		return this.#kept.title;
	}

	get names(): KeptTable['people'] {
		return this.#kept.people;
	}

	get computers(): KeptTable['computers'] {
		return this.#kept.computers;
	}

	get steps(): KeptTable['steps'] {
		return this.#kept.steps;
	}

	follow(heard: Heard): void {
		this.#heard = heard;
	}

	/** As it lies after all that was decided. */
	get table(): Table {
		return this.#table;
	}

	/** Whether it lies in memory alone, and goes with this page. */
	get unkept(): boolean {
		return this.#unkept;
	}

	/** The seats of people, as they sit. */
	get people(): readonly SeatId[] {
		const { people, computers } = this.#kept;
		return Object.keys(people).filter((seat) => computers[seat] === undefined);
	}

	/** What a seat knows besides the table. */
	own(seat: SeatId): OwnView {
		return viewOf(this.#table, this.#kept.sealed, seat).own;
	}

	/** Decides, and stores what came of it. Null: done; else why not, in a sentence. */
	async act(command: TableCommand, nameOf: (id: string) => string): Promise<string | null> {
		const rules = await deciding().catch(() => null);
		if (!rules) return UNLOADED;
		const decided = rules.decideHere(this.#table, this.#kept.sealed, command, nameOf);
		if (typeof decided === 'string') return decided;
		const before = this.#table;
		const steps = [...this.#kept.steps, decided.events];
		const trouble = await this.#keep(
			{ ...this.#kept, steps, sealed: decided.sealed },
			decided.table
		);
		if (trouble !== null) return trouble;
		this.#heard(before, decided.events);
		const aside = await this.#aside();
		return aside ? this.act(aside, nameOf) : null;
	}

	/** What a computer does in somebody else's turn, once it was shown a Conspiracy. */
	async #aside(): Promise<TableCommand | null> {
		const { computers, lesson: teaches, sealed } = this.#kept;
		const { turn, seats } = this.#table;
		const isShown = (turn ? (seats[turn.seat]?.down ?? []) : []).some(({ shownTo, paid }) =>
			shownTo.some((seat) => computers[seat] !== undefined && !paid[seat])
		);
		const players = isShown && !teaches ? await computer().catch(() => null) : null;
		return players?.asideOf(this.#table, sealed, computers) ?? null;
	}

	/** The computer's move at a seat, from what that seat may know; null: the rules did not load. */
	async move(seat: SeatId): Promise<TableCommand | null> {
		const view = viewOf(this.#table, this.#kept.sealed, seat);
		if (this.#kept.lesson) return (await lesson().catch(() => null))?.opponentMove(view) ?? null;
		const players = await computer().catch(() => null);
		return players?.moveOf(this.#kept.computers[seat] ?? 'medium', view) ?? null;
	}

	/** Fetches what acting needs, before it is needed. */
	prepare(): void {
		void deciding().catch(() => undefined);
		void (this.#kept.lesson ? lesson() : computer()).catch(() => undefined);
	}

	/** What the last step was; empty: nothing happened yet. */
	get #last(): readonly TableEvent[] {
		return this.#kept.steps.length > 1 ? (this.#kept.steps.at(-1) ?? []) : [];
	}

	/** The person whose step was the last, if it showed nobody anything new; null: it stays. */
	get undoer(): SeatId | null {
		const by = canUndo(this.#last);
		return by !== null && this.people.includes(by) ? by : null;
	}

	/** Null: done; else why not, in a sentence. */
	async undo(): Promise<string | null> {
		const before = this.#table;
		const steps = this.#kept.steps.slice(0, -1);
		const problem = await this.#keep({ ...this.#kept, steps }, tableAfter(steps));
		if (problem === null) this.#heard(before, null);
		return problem;
	}

	async #keep(kept: KeptTable, table: Table): Promise<string | null> {
		const { version } = this.#kept;
		const changed: KeptTable = {
			...kept,
			version: version + 1,
			changedAt: Date.now(),
			round: roundAt(table),
			over: table.result !== null,
			...(table.result && { result: table.result })
		};
		const written = await tablesHere.keepHere(changed, version);
		if (written === 'gone') return GONE;
		if (written === 'stale') {
			const found = await tablesHere.gameHere(kept.id);
			if (found && !isReadable(found)) return NEWER;
			if (found) this.#take(found, tableAfter(found.steps));
			return found ? ELSEWHERE : GONE;
		}
		this.#unkept = written === 'in-memory';
		this.#take(changed, table);
		return null;
	}

	#take(kept: KeptTable, table: Table): void {
		this.#kept = kept;
		this.#table = table;
	}
}

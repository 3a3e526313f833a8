import { vi } from 'vitest';
import { seededChance } from '../../../src/lib/games/core/chance.ts';
import { sentenceOf } from '../../../src/lib/games/core/decision.ts';
import type { Json } from '../../../src/lib/games/core/json.ts';
import { BATTLEGROUND_MODULES as battlegrounds } from '../../../src/lib/games/heritage/boards/registry.ts';
import type { Dealt } from '../../../src/lib/games/heritage/dealing/dealt.ts';
import { greedyPlayer } from '../../../src/lib/games/heritage/players/greedy.ts';
import { playChapter } from '../../../src/lib/games/heritage/players/play.ts';
import { standAlone } from '../../../src/lib/games/heritage/players/stand-alone.ts';
import type { TableCommand } from '../../../src/lib/games/heritage/table/commands.ts';
import {
	happened,
	NO_COURSE,
	tableOf,
	undoneTo,
	type Course
} from '../../../src/lib/games/heritage/table/course.ts';
import { decideTable } from '../../../src/lib/games/heritage/table/engine.ts';
import { tableRefusals } from '../../../src/lib/games/heritage/table/refusals.ts';
import type { Table } from '../../../src/lib/games/heritage/table/table.ts';
import type { Dealer } from '../../../src/lib/games/heritage/vocabulary.ts';
import { ChronicleLink } from '../../../src/lib/ui/heritage/table/chronicle-link.ts';
import type { News } from '../../../src/lib/ui/heritage/table/course-log.ts';
import { LiveTable } from '../../../src/lib/ui/heritage/table/live-table.svelte.ts';

type Sent = {
	readonly id: string;
	readonly seen: number;
	readonly command:
		| { readonly type: 'ActAtTable'; readonly command: TableCommand; readonly dealt?: Dealt }
		| { readonly type: 'UndoAtTable'; readonly kept: number; readonly of: number };
};
type Written = {
	readonly sequence: number;
	readonly command: string;
	readonly event: News;
};

/** What becomes of a request · `unheard`: it arrives, and its answer does not. */
type Network = 'there' | 'away' | 'unheard';

let houses = 0;
const pages: LiveTable[] = [];

/** Closes every page that a test opened. */
export const closePages = (): void => pages.splice(0).forEach((live) => live.end());

/** A server with one table, and a network that can be cut. */
export class TableHouse {
	readonly at = `/api/logs/house-${(houses += 1)}`;
	course: Course = NO_COURSE;
	readonly log: Written[] = [];
	/** Every command that arrived, as often as it did. */
	readonly arrived: Sent[] = [];
	network: Network = 'there';
	/** Whether what phones dealt counts no more. */
	calledBack = false;
	/** What an answer of the log waits for. */
	#held: Promise<void> | null = null;
	/** All that a game of this kind came to, command by command. */
	readonly played: readonly TableCommand[];
	#sealed: Json = null;
	readonly #chance = seededChance(5);

	constructor(dealer: Dealer) {
		const chance = seededChance(9);
		const setting = standAlone({ players: 2, era: 1, dealer }, chance);
		const player = greedyPlayer(battlegrounds);
		const players = Object.fromEntries(setting.seats.map(({ seat }) => [seat, player]));
		this.played = [...playChapter({ battlegrounds, setting, players, chance })].map(
			({ command }) => command
		);
	}

	/** What a simple player would do on a table that the app deals, without a look into a hand. */
	next(table: Table): TableCommand {
		const seat = table.question?.seat ?? table.turn?.seat ?? '';
		const command = greedyPlayer(battlegrounds)({ table, seat, hand: [] }, seededChance(1));
		if (!command) throw new Error(`${seat} has no move`);
		return command;
	}

	/** Carries out the first commands of the game, as others would. */
	play(from: number, to: number): void {
		for (let index = from; index < to; index++) this.do(this.played[index] as TableCommand);
	}

	do(command: TableCommand): void {
		const { status } = this.#take({
			id: `others-${this.log.length}`,
			seen: 0,
			command: { type: 'ActAtTable', command }
		});
		if (status !== 200) throw new Error(`refused: ${JSON.stringify(command)}`);
	}

	undo(kept: number): void {
		const of = this.course.steps.length;
		this.#take({
			id: `others-${this.log.length}`,
			seen: 0,
			command: { type: 'UndoAtTable', kept, of }
		});
	}

	/** Goes back to how it was, as when a backup is put back. */
	restore({ course, version }: ReturnType<TableHouse['now']>): void {
		this.course = course;
		this.log.splice(version);
	}

	/** A page of it that is opened now; or one that was kept, as it was then. */
	open(kept: { readonly course: Course; readonly version: number } = this.now()): LiveTable {
		const sittings = tableOf(this.course).seats.map(({ seat }) => ({
			seat,
			name: `Player ${seat}`,
			mine: true
		}));
		const live = new LiveTable({
			battlegrounds,
			sittings,
			writes: true,
			link: new ChronicleLink({
				at: this.at,
				...kept,
				person: 'anna',
				title: 'By the fire',
				battlegrounds,
				sittings,
				onother: () => undefined
			})
		});
		pages.push(live);
		return live;
	}

	/** What a page would be made of now. */
	now() {
		return { course: this.course, version: this.log.length };
	}

	/** Lets nobody have the log until it is let go. */
	hold(): () => void {
		let letGo = (): void => undefined;
		this.#held = new Promise((resolve) => (letGo = resolve));
		return letGo;
	}

	/** Answers what pages ask of it from now on. */
	listen(): void {
		vi.stubGlobal('fetch', async (url: string, init?: { readonly body: string }) => {
			await Promise.resolve();
			if (!init) await this.#held;
			// Whose phone deals, nobody says in time.
			const isUnheard = url.includes('/lease?');
			if (this.network === 'away' || isUnheard) throw new TypeError('away');
			const { status, body } = init
				? this.#take(JSON.parse(init.body) as Sent)
				: {
						status: 200,
						body: this.#since(Number(new URL(url, 'http://x').searchParams.get('after')))
					};
			if (init && this.network === 'unheard') throw new TypeError('away');
			return new Response(JSON.stringify(body), { status });
		});
		vi.stubGlobal('location', { pathname: '/heritage/games/house' });
		vi.stubGlobal('navigator', { onLine: true });
		vi.stubGlobal('addEventListener', () => undefined);
		vi.stubGlobal('removeEventListener', () => undefined);
		vi.stubGlobal('BroadcastChannel', undefined);
	}

	#since(after: number) {
		return { events: this.log.slice(after), more: false };
	}

	#take(sent: Sent) {
		this.arrived.push(sent);
		const on = this.log.findIndex(({ command }) => command === sent.id);
		if (on !== -1) {
			const version = this.log.findLast(({ command }) => command === sent.id)?.sequence;
			return { status: 200, body: { kind: 'accepted', version, on } };
		}
		return sent.command.type === 'UndoAtTable'
			? this.#undo(sent.id, sent.command)
			: this.#act(sent.id, sent.command.command, sent.command.dealt);
	}

	#undo(id: string, { kept, of }: { readonly kept: number; readonly of: number }) {
		if (of !== this.course.steps.length)
			return { status: 409, body: { reason: 'x', sentence: 'Others came first.' } };
		this.#write(id, { type: 'UndoneAtTable', kept });
		this.course = undoneTo(this.course, kept);
		return { status: 200, body: { kind: 'accepted', version: this.log.length } };
	}

	#act(id: string, command: TableCommand, dealt?: Dealt) {
		if (dealt && this.calledBack)
			return { status: 409, body: { reason: 'lease-not-held', sentence: 'Called back.' } };
		const table = tableOf(this.course);
		const circumstances = { chance: this.#chance, sealed: this.#sealed };
		const decision = decideTable(battlegrounds, table, command, circumstances, dealt);
		if (!decision.accepted) {
			const sentence = sentenceOf(tableRefusals, decision.refusal);
			return { status: 409, body: { reason: decision.refusal.reason, sentence } };
		}
		this.#sealed = decision.sealed ?? this.#sealed;
		const on = this.log.length;
		decision.events.forEach((event, index) => {
			const goesOn = index > 0;
			this.course = happened(this.course, event, goesOn);
			this.#write(id, { type: 'HappenedAtTable', event, ...(goesOn && { goesOn }) });
		});
		return { status: 200, body: { kind: 'accepted', version: this.log.length, on } };
	}

	#write(command: string, event: Written['event']): void {
		this.log.push({ sequence: this.log.length + 1, command, event });
	}
}

export const settled = () => new Promise((resolve) => setTimeout(resolve, 20));

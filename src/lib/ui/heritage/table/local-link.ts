import type { Chance } from '../../../games/core/chance.ts';
import { sentenceOf, type Refusal } from '../../../games/core/decision.ts';
import type { Json } from '../../../games/core/json.ts';
import type { Battlegrounds } from '../../../games/heritage/boards/battleground.ts';
import type { SeatId } from '../../../games/heritage/shapes.ts';
import type { TableCommand } from '../../../games/heritage/table/commands.ts';
import {
	tableOf,
	turnedBack,
	undoneTo,
	type Course
} from '../../../games/heritage/table/course.ts';
import type { TableReason, tableRefusals } from '../../../games/heritage/table/refusals.ts';
import type { Held } from '../../../games/heritage/table/table.ts';
import type { Problem } from '../../chronicle/post.ts';
import { glanceOf } from '../../../games/heritage/alone/glance.ts';
import type { KeptGame } from '../stand-alone/kept.ts';
import type { Shelf } from '../stand-alone/shelf.ts';
import type { TableLog } from '../../table/log.svelte.ts';
import type { Acted } from '../../table/sender.svelte.ts';
import { courseLog, type Chapter, type TurnbackCommand } from './course-log.ts';
import type { TableLink } from './link.ts';
import { screenNames } from './names.ts';

type Options = {
	readonly shelf: Shelf;
	readonly game: KeptGame;
	readonly battlegrounds: Battlegrounds;
	readonly chance: Chance;
	readonly now: () => number;
	/** Called after each change, with the game as it lies on the shelf. */
	readonly onchange: (game: KeptGame) => void;
};

/* A good deal to carry, and a first glance at the table needs none of it. */
const engine = () => import('../../../games/heritage/table/engine.ts');
const refusals = () => import('../../../games/heritage/table/refusals.ts');
const dealt = () => import('../../../games/heritage/dealing/own-hand.ts');

/** A table whose log lies on this device, which decides and deals by itself. */
export class LocalLink implements TableLink {
	#options: Options;
	readonly log: TableLog<Chapter>;
	#game: KeptGame;

	constructor(options: Options) {
		this.#options = options;
		this.#game = options.game;
		this.log = courseLog(options.game);
	}

	get id(): string {
		return this.#game.id;
	}

	async act(command: TableCommand): Promise<Acted> {
		const { battlegrounds, chance } = this.#options;
		const { course, sealed } = this.#game;
		const fetched = await Promise.all([engine(), refusals()]).catch(() => null);
		if (!fetched) return refused(UNLOADED);
		const [rules, { tableRefusals: sentences }] = fetched;
		const decision = rules.decideTable(battlegrounds, this.log.shown.table, command, {
			chance,
			sealed
		});
		if (!decision.accepted) return refused(this.#problemOf(sentences, decision.refusal));
		const { events } = decision;
		if (events.length === 0) return { accepted: true };
		const steps = [...course.steps, events];
		return this.#keep({ ...course, steps, redoable: [] }, decision.sealed ?? sealed);
	}

	/**
	 * The table as it was laid out stays, and what is sealed: cards that were seen come back in the same order. Round one
	 * device nobody asks anybody through it.
	 */
	async turnBack(command: TurnbackCommand): Promise<Acted> {
		const { course, sealed } = this.#game;
		const isRedo = command.type === 'RedoAtTable';
		if ((!isRedo && command.type !== 'UndoAtTable') || course.steps.length !== command.of)
			return refused(ELSEWHERE);
		if (isRedo) return this.#keep(turnedBack(course, { type: 'RedoneAtTable' }), sealed);
		return this.#keep(undoneTo(course, Math.max(1, command.kept)), sealed);
	}

	/** What another tab of this device did. */
	async catchUp(): Promise<Acted> {
		// A storage that says nothing, as after a long sleep, does not say that the game is gone.
		const game = await this.#options.shelf.find(this.#game.id).catch(() => this.#game);
		if (!game) return refused(GONE);
		if (game.version !== this.log.version) this.#take(game);
		return { accepted: true };
	}

	/**
	 * A hand as it was dealt here; a card that the box dealt has no face. A rival shows its hand to nobody: it is given
	 * `toRival` alone.
	 */
	async hand(seat: SeatId, toRival = false): Promise<readonly Held[] | null> {
		const { table } = this.log.shown;
		const isRival = table.seats.some((one) => one.seat === seat && one.rival !== undefined);
		const cards = isRival === toRival ? await dealt().catch(() => null) : null;
		if (!cards) return null;
		const { chance } = this.#options;
		const { course, sealed } = this.#game;
		const own = cards.ownHand(table, seat, { chance, sealed });
		// A card that lost its face in a correction has another one from now on.
		if (own.sealed && !(await this.#keep(course, own.sealed as Json)).accepted) return null;
		return own.hand;
	}

	/** Gives the game and its people other names. Whether it was kept so. */
	async rename({ title, people }: Pick<KeptGame, 'title' | 'people'>): Promise<boolean> {
		const game = { ...this.#game, title, people, version: this.log.version + 1 };
		const written = await this.#options.shelf.keep(game, this.log.version);
		if (written === 'kept') this.#take(game);
		return written === 'kept';
	}

	async #keep(course: Course, sealed: Json): Promise<Acted> {
		const { version } = this.log;
		const changed: KeptGame = {
			...this.#game,
			course,
			sealed,
			version: version + 1,
			changedAt: this.#options.now(),
			glance: glanceOf(tableOf(course))
		};
		switch (await this.#options.shelf.keep(changed, version)) {
			case 'kept':
				this.#take(changed);
				return { accepted: true };
			case 'gone':
				return refused(GONE);
			case 'stale': {
				const caught = await this.catchUp();
				return caught.accepted ? refused(ELSEWHERE) : caught;
			}
		}
	}

	/** Goes on with this game. */
	#take(game: KeptGame): void {
		const { course, version } = game;
		this.log.dispatch({ type: 'replaced', course, version });
		this.#game = { ...game, course: this.log.confirmed };
		this.#options.onchange(this.#game);
	}

	#problemOf(sentences: typeof tableRefusals, refusal: Refusal<TableReason>): Problem {
		const { any } = screenNames(this.log.shown.table, this.#game.people);
		const said = problem(sentenceOf(sentences, refusal, any), refusal.at ?? null);
		return { ...said, byRules: true };
	}
}

const problem = (sentence: string, at: string | null = null): Problem => ({
	sentence,
	at,
	retry: false
});

const refused = (problem: Problem): Acted => ({ accepted: false, problem });

const UNLOADED: Problem = {
	sentence: 'The rules did not load. Nothing is lost: try again when you are online.',
	at: null,
	retry: true
};
const GONE = problem('This game was deleted on this device. You can look at it, but not play on.');
const ELSEWHERE = problem('This game continued in another tab. Look at the table, then try again.');

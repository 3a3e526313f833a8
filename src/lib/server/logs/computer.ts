import { and, eq, gt } from 'drizzle-orm';
import type { Json } from '../../games/core/json.ts';
import type { Database } from '../db/client.ts';
import { databaseErrorCode, isAway } from '../db/errors.ts';
import { chronicles } from '../db/schema/chronicles.ts';
import { log } from '../http/log.ts';
import { reportOf } from '../http/report.ts';
import { GivenUp } from '../long-work/undone.ts';
import type { Vault } from '../vault/vault.ts';
import { DueLogs, type DueLog, type Games, type Still } from './due-logs.ts';
import { PEOPLE_ASKED } from './coded-seats.ts';
import type { AnyKept } from './kept-game.ts';
import { isOwnFault, UnreadableChronicle } from './unreadable.ts';

type Coded = NonNullable<AnyKept['coded']>;

/** What code that plays has beside the logs. `think`: its answer to a question of a game. */
interface Means {
	readonly database: Database;
	readonly vault: Vault;
	readonly now: () => Date;
	readonly think: (game: string, question: Json) => Promise<Json>;
}

/** Why code could not move that may be over without anybody acting there: a host made room. */
const PASSING = 'quota-reached';

/** What is hurried still pauses so long, in milliseconds: nobody notices, and other tables get their turn. */
const HURRIED_MS = 400;

/** What work comes to, unless it is given up first. */
function unlessGivenUp<Result>(
	unwanted: AbortSignal,
	work: () => Promise<Result>
): Promise<Result> {
	return new Promise((resolve, reject) => {
		const giveUp = () => reject(new GivenUp());
		if (unwanted.aborted) return giveUp();
		unwanted.addEventListener('abort', giveUp, { once: true });
		void work()
			.then(resolve, reject)
			.finally(() => unwanted.removeEventListener('abort', giveUp));
	});
}

/** Why a log waits after code answered that it did not move. */
const stillAt = (version: number, why: string): Still =>
	why === PEOPLE_ASKED
		? { version, why: null, isPassing: true }
		: { version, why, ...(why === PASSING && { isPassing: true }) };

/**
 * Plays the seats that code plays, one move after the other, each once people had time to see the one before. A program
 * that is killed in the middle of a thought thinks again after its start; so does one that is stopped there.
 */
export class ComputerMoves extends DueLogs {
	readonly #means: Means;
	#stopping = new AbortController();

	protected readonly standsStill =
		'The computer is stuck at a table until someone acts there or Elysium restarts.';

	constructor(games: Games, means: Means) {
		super(means.database, games, means.now);
		this.#means = means;
	}

	override start(): void {
		this.#stopping = new AbortController();
		super.start();
	}

	/** A thought under way is given up, and nothing is written of it. */
	override stop(): Promise<void> {
		this.#stopping.abort();
		return super.stop();
	}

	/** Has what is due to code on a version of a log done after a short pause: whoever waits for it has nothing to read first. */
	async hurry(id: string, version: number): Promise<void> {
		const { database, now } = this.#means;
		const due = now().getTime() + HURRIED_MS;
		await database.write((transaction) =>
			transaction
				.update(chronicles)
				.set({ dueAt: due })
				.where(
					and(eq(chronicles.id, id), eq(chronicles.version, version), gt(chronicles.dueAt, due))
				)
		);
		this.nudge();
	}

	protected concerns = ({ coded }: AnyKept): boolean => coded !== undefined;

	protected async ask({ id, game, version }: DueLog): Promise<Still | null> {
		const keeping = this.games.get(game);
		const coded = keeping?.kept.coded;
		if (!keeping || !coded) return null;
		const { logs } = keeping;
		const { database, vault } = this.#means;
		const { signal: unwanted } = this.#stopping;
		const think = (question: Json) => this.#thought(unwanted, id, game, question);
		const house = { database, vault, logs, think, unwanted };
		try {
			const found = await logs.read(id);
			if (found?.version !== version) return null;
			const why = await this.#moved(coded, house, found);
			return why === null ? null : stillAt(version, why);
		} catch (error) {
			// One table that fails must not hold up all others.
			if (isAway(error) || error instanceof UnreadableChronicle) throw error;
			const report = reportOf(error);
			log.error({ chronicle: id, ...report }, 'Code that plays a seat failed.');
			const why = databaseErrorCode(error) ?? report.name;
			return { version, why, ...(!isOwnFault(error) && { isPassing: true }) };
		}
	}

	/** A move; where the program itself is at fault, people are told that there is none. */
	async #moved(
		coded: Coded,
		house: Parameters<Coded['move']>[0],
		found: Parameters<Coded['move']>[1]
	): Promise<string | null> {
		try {
			return await coded.move(house, found);
		} catch (error) {
			if (error instanceof UnreadableChronicle || !isOwnFault(error)) throw error;
			log.error({ chronicle: found.id, ...reportOf(error) }, 'Code that plays a seat failed.');
			return coded.halt(house, found);
		}
	}

	/** What comes of a thought; of one that fails, the log of the program says why. */
	async #thought(unwanted: AbortSignal, id: string, game: string, question: Json): Promise<Json> {
		try {
			return await unlessGivenUp(unwanted, () => this.#means.think(game, question));
		} catch (error) {
			if (!unwanted.aborted)
				log.error(
					{ chronicle: id, ...reportOf(error) },
					'The computer failed while thinking about a move.'
				);
			throw error;
		}
	}
}

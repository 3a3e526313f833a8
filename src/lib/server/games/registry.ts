import type { Typed } from '../../games/core/game.ts';
import type { Json } from '../../games/core/json.ts';
import type { GameName } from '../../games/registry.ts';
import type { Database } from '../db/client.ts';
import type { AnyKept, KeptGame } from '../logs/kept-game.ts';
import type { Keeping } from '../logs/keeping.ts';
import { keptAlone } from './heritage/kept-alone.ts';
import { keptDraw } from './heritage/kept-draw.ts';
import { keptHeritage } from './heritage/kept-heritage.ts';
import { Pasts } from './heritage/past.ts';

const KEPT = {
	heritage: keptHeritage,
	'heritage-alone': keptAlone,
	'heritage-draw': keptDraw
} as const satisfies Readonly<Record<GameName, unknown>>;

/** Every game whose logs the server keeps. */
export const KEPT_GAMES = Object.values(KEPT) as unknown as readonly AnyKept[];

/** A game by its name; null: this Elysium does not know it. */
export const keptOf = (name: string): AnyKept | null =>
	KEPT_GAMES.find(({ game }) => game.name === name) ?? null;

type KeepingOf<Kept> =
	Kept extends KeptGame<
		infer State extends Json,
		infer Command extends Typed,
		infer _Event extends Typed,
		infer Reason extends string
	>
		? Keeping<State, Command, Reason>
		: never;

/** Finds what there is of a game, in its own types. */
type Of = <Name extends GameName>(name: Name) => KeepingOf<(typeof KEPT)[Name]>;

/** What is open of each game, under the names that its own pages use. */
export const byGame = (database: Database, of: Of) => ({
	/** Chronicles of Heritage. */
	chronicles: of('heritage').logs,
	/** Chronicles of Heritage as files: out, and in again. */
	files: of('heritage').files,
	/** What the logs of chronicles remember and their states forget. */
	pasts: new Pasts(database.read, of('heritage').work),
	/** Games of Heritage outside a chronicle. */
	games: of('heritage-alone').logs,
	/** Provable primogen draws. */
	draws: of('heritage-draw').logs
});

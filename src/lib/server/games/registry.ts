import type { Typed } from '../../games/core/game.ts';
import type { Json } from '../../games/core/json.ts';
import type { GameName } from '../../games/registry.ts';
import type { AnyKept, KeptGame } from '../logs/kept-game.ts';
import type { AnyKeeping, Keeping } from '../logs/keeping.ts';
import { keptAlone } from './heritage/kept-alone.ts';
import { keptDraw } from './heritage/kept-draw.ts';
import { keptHeritage } from './heritage/kept-heritage.ts';
import { keptDealt } from './rivals/dealt/kept-dealt.ts';
import { keptDeck } from './rivals/kept-deck.ts';
import { keptRivals } from './rivals/kept-rivals.ts';
import { keptVendetta } from './vendetta/kept-vendetta.ts';

const KEPT = {
	heritage: keptHeritage,
	'heritage-alone': keptAlone,
	'heritage-draw': keptDraw,
	vendetta: keptVendetta,
	rivals: keptRivals,
	'rivals-deck': keptDeck,
	'rivals-dealt': keptDealt
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

/** Finds what is open of a game, in its own types where its name is written out; null: there is no such game. */
export interface KeepingByName {
	<Name extends GameName>(game: Name): KeepingOf<(typeof KEPT)[Name]>;
	(game: string): AnyKeeping | null;
}

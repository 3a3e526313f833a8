import type { GameName } from '../../src/lib/games/registry.ts';
import { aloneCast, chronicleCast, drawCast } from '../server/games/heritage/cast.ts';
import { matchCast } from '../server/games/rivals/cast.ts';
import { dealtCast } from '../server/games/rivals/dealt-cast.ts';
import { deckCast } from '../server/games/rivals/deck-cast.ts';
import { eveningCast } from '../server/games/vendetta/cast.ts';
import type { GameCast } from './game-cast.ts';

/** What each game of the house brings along for the tests that are asked of all of them. */
export const CASTS: Readonly<Record<GameName, GameCast>> = {
	heritage: chronicleCast,
	'heritage-alone': aloneCast,
	'heritage-draw': drawCast,
	vendetta: eveningCast,
	rivals: matchCast,
	'rivals-deck': deckCast,
	'rivals-dealt': dealtCast
};

import { keptAlone } from './kept-alone.ts';
import { keptDraw } from './kept-draw.ts';
import { keptHeritage } from './kept-heritage.ts';

/** Every game whose logs the server keeps. */
export const KEPT_GAMES = [keptHeritage, keptAlone, keptDraw] as const;

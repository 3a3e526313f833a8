import { keptAlone } from './heritage/kept-alone.ts';
import { keptDraw } from './heritage/kept-draw.ts';
import { keptHeritage } from './heritage/kept-heritage.ts';

/** Every game whose logs the server keeps. */
export const KEPT_GAMES = [keptHeritage, keptAlone, keptDraw] as const;

import { Thinker } from '../../thinking/thinker.ts';
import type { Question, Report } from './questions.ts';

const begun = (): Worker => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });

/** Thinks about Heritage beside the page, for whoever asks. */
export const thinker = new Thinker<Question, Report>(begun);

/** Thinks for the rivals: a game never waits for advice that somebody asked for. */
export const rivalThinker = new Thinker<Question, Report>(begun);

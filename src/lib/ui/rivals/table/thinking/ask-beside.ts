import { askingBeside } from '../../../thinking/asking-beside.ts';
import type { Question, Report } from './questions.ts';

/** Asks the code that thinks beside the page; rejects where it is lost. */
export const askBeside = askingBeside<Question, Report>(
	() => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
);

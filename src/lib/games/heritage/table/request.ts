import type * as run from '../../core/run/request.ts';
import type { TableEvent } from './events.ts';
import type { Prompt } from './prompts.ts';
import type { Task } from './tasks.ts';

export { agree, atOnce, chooseOne } from '../../core/run/request.ts';
export type { Choice } from '../../core/run/request.ts';

/** What the run of tasks asks and deals at a table of Heritage. */
export type Ask = run.Ask<Prompt>;
/** Of the characters' deck, or of the clan schemes of a seat. */
export type Deal = run.Deal<Prompt, 'deck' | 'schemes'>;
export type Resolving<Result> = run.Resolving<Result, Ask | Deal>;
export type Question = run.Question<Prompt>;
export type Pending = run.Pending<Task>;
export type Resolved = run.Resolved<Task, TableEvent>;
export type Resolution = run.Resolution<Task>;

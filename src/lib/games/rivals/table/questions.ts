import type * as run from '../../core/run/request.ts';
import type { Prompt } from './prompts.ts';
import type { Task } from './tasks.ts';

/** What the table asks, and what waits for it. */
export type Ask = run.Ask<Prompt>;
export type Question = run.Question<Prompt>;
export type Pending = run.Pending<Task>;
export type Resolution = run.Resolution<Task>;

import type { Typed } from '../../games/core/game.ts';
import type { Json } from '../../games/core/json.ts';
import type { AnyKept, KeptGame } from '../logs/kept-game.ts';
import type { ReadFile } from '../logs/taking-in.ts';
import type { Reader } from '../db/client.ts';
import { tasksOf, type TaskName, type Tasks } from './tasks.ts';
import { Watch } from './watch.ts';

/** The tasks of one game, wherever they are done; who waits can watch, and end what is wanted no more. */
export type LongWork<State = Json> = {
	readonly [Name in TaskName]: (
		asked: Parameters<Tasks[Name]>[0],
		watch?: Watch
	) => Promise<
		Name extends 'readFile'
			? ReadFile<State>
			: Name extends 'moment'
				? State
				: Awaited<ReturnType<Tasks[Name]>>
	>;
};

/** Does one of the tasks with what it was asked. */
export type Doing = <Name extends TaskName>(
	name: Name,
	asked: Parameters<Tasks[Name]>[0],
	watch: Watch
) => Promise<unknown>;

export function workBy<State>(doing: Doing): LongWork<State> {
	const task =
		<Name extends TaskName>(name: Name) =>
		(asked: Parameters<Tasks[Name]>[0], watch = new Watch()) =>
			doing(name, asked, watch);
	// What a task of this game answers is of its game: only its states come back from its own rules.
	return {
		readFile: task('readFile'),
		writeFile: task('writeFile'),
		moment: task('moment'),
		past: task('past'),
		first: task('first'),
		chain: task('chain'),
		answer: task('answer'),
		think: task('think')
	} as LongWork<State>;
}

/** Does the tasks in this thread, giving others their turns: for tests, and for a program that runs from its sources. */
export function workHere<State extends Json, Command extends Typed, Event extends Typed>(
	kept: KeptGame<State, Command, Event, string>,
	reader: Reader
): LongWork<State> {
	const tasks = tasksOf(kept as unknown as AnyKept, () => reader);
	return workBy((name, asked, watch) => {
		const task = tasks[name] as (asked: unknown, watch: Watch) => Promise<unknown>;
		return task(asked, watch);
	});
}

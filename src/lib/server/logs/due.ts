import { dueAt } from '../../games/core/game.ts';
import type { CodedSeats } from './coded-seats.ts';

/** As much of a game as says when its logs go on. */
interface GoesOn<State> {
	readonly game: Parameters<typeof dueAt<State>>[0];
	readonly coded?: Pick<CodedSeats<State, never, never>, 'pause'>;
}

/** When a log goes on by itself, in milliseconds since 1970: by its clock, or as code plays there; null: it waits for people. */
export function dueOf<State>(
	{ game, coded }: GoesOn<State>,
	state: State,
	now: number
): number | null {
	const pause = coded?.pause(state) ?? null;
	return dueAt(game, state) ?? (pause === null ? null : now + pause);
}

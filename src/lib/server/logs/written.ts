import type { StoredEnvelope } from '../../games/core/envelope.ts';
import type { Typed } from '../../games/core/game.ts';
import type { Json } from '../../games/core/json.ts';
import { A_TURN, nextTurn } from '../turns.ts';
import { currentEvent, type Folding } from './folded.ts';

/** An event as its readers get it, under the number that it has for them. */
export type Written = Pick<
	StoredEnvelope,
	'sequence' | 'schema' | 'seat' | 'actor' | 'at' | 'event'
>;

/** The same, its event in today’s form. */
export type WrittenAs<Event, One extends Written = Written> = Omit<One, 'event'> & {
	readonly event: Event;
};

/** The logs of a game, and what their events mean. */
interface Of<State extends Json, Event extends Typed, One extends Written> {
	readonly kept: { readonly game: Folding<State, Event> };
	readonly logs: {
		events(id: string, after: number, atMost: number): Promise<readonly One[] | null>;
	};
}

/** The envelopes of a log after a sequence, oldest first, their events in today’s form; others have turns meanwhile. */
export async function* writtenInStretches<
	State extends Json,
	Event extends Typed,
	One extends Written
>(
	of: Of<State, Event, One>,
	id: string,
	sequence = 0,
	atMost = Infinity
): AsyncGenerator<WrittenAs<Event, One>[]> {
	for (let [after, left] = [sequence, atMost]; left > 0;) {
		const wanted = Math.min(A_TURN, left);
		const stretch = await inTodaysForm(of, id, after, wanted);
		yield stretch;
		if (stretch.length < wanted) return;
		[after, left] = [stretch.at(-1)?.sequence ?? after, left - wanted];
		await nextTurn();
	}
}

/** The newest envelopes of a log at a version, back to the last that begins something on; all, if none does. */
export async function writtenSince<State extends Json, Event extends Typed, One extends Written>(
	of: Of<State, Event, One>,
	{ id, version }: { readonly id: string; readonly version: number },
	begins: (event: Event) => boolean
): Promise<WrittenAs<Event, One>[]> {
	let found: WrittenAs<Event, One>[] = [];
	for (let after = version; after > 0;) {
		const upTo = after;
		after = Math.max(0, upTo - A_TURN);
		const stretch = await inTodaysForm(of, id, after, upTo - after);
		const first = stretch.findLastIndex(({ event }) => begins(event));
		found = [...stretch.slice(Math.max(0, first)), ...found];
		if (first >= 0) break;
		await nextTurn();
	}
	return found;
}

async function inTodaysForm<State extends Json, Event extends Typed, One extends Written>(
	{ kept, logs }: Of<State, Event, One>,
	id: string,
	after: number,
	atMost: number
): Promise<WrittenAs<Event, One>[]> {
	const envelopes = (await logs.events(id, after, atMost)) ?? [];
	return envelopes.map((envelope) => ({
		...envelope,
		event: currentEvent<State, Event>(kept.game, envelope)
	}));
}

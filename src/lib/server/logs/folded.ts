import { CHAIN_START, type StoredEnvelope } from '../../games/core/envelope.ts';
import { fold, upcast, type Game, type Typed } from '../../games/core/game.ts';
import type { Json } from '../../games/core/json.ts';

/** A chronicle up to a version: the state, and the hash that the next envelope follows. */
export interface Folded<State> {
	readonly state: State;
	readonly version: number;
	readonly head: string;
}

export type Folding<State extends Json, Event extends Typed> = Pick<
	Game<State, Typed, Event, string>,
	'initial' | 'schema' | 'upcasts' | 'evolve'
>;

/** Before the first event. */
export const unfolded = <State extends Json>(game: { readonly initial: State }): Folded<State> => ({
	state: game.initial,
	version: 0,
	head: CHAIN_START
});

/** The event of an envelope in today's form. What the log holds is trusted: it was parsed on its way in. */
export function currentEvent<State extends Json, Event extends Typed>(
	game: Folding<State, Event>,
	envelope: Pick<StoredEnvelope, 'schema' | 'event'>
): Event {
	return upcast(game.upcasts, envelope.schema, game.schema, envelope.event as Json) as Event;
}

/** Folds further envelopes onto what is folded already. */
export function follow<State extends Json, Event extends Typed>(
	game: Folding<State, Event>,
	from: Folded<State>,
	envelopes: readonly StoredEnvelope[]
): Folded<State> {
	const evolve = (state: State, envelope: StoredEnvelope): State =>
		game.evolve(state, currentEvent(game, envelope));
	const state = fold(evolve, from.state, envelopes);
	const last = envelopes.at(-1);
	return last ? { state, version: last.sequence, head: last.hash } : from;
}

/** The state after each event of a game. */
export function statesAfter<State, Event>(
	evolve: (state: State, event: Event) => State,
	initial: State,
	events: readonly Event[]
): readonly State[] {
	let state = initial;
	return events.map((event) => (state = evolve(state, event)));
}

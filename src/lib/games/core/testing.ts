import { scriptedChance } from './chance.ts';
import type { Decision } from './decision.ts';
import { fold, type Game, type Typed } from './game.ts';
import { canonicalJson, type Json } from './json.ts';

type Then<Event, Reason extends string> = {
	/** The command was accepted with exactly these events, in this order. */
	then(...events: Event[]): void;
	/** The command was accepted, and what happened and was sealed (undefined: as before) passes a look of the test's own. */
	thenSatisfies(look: (events: readonly Event[], sealed: Json | undefined) => void): void;
	/** The command was refused for this reason. */
	thenRefused(reason: Reason): void;
	/** The command was accepted and nothing happened. */
	thenNothing(): void;
};

/** Tests that read as rules: `given(game, ...events).when(command).then(...events)`. */
export function given<
	State extends Json,
	Command extends Typed,
	Event extends Typed,
	Reason extends string
>(game: Game<State, Command, Event, Reason>, ...history: readonly Event[]) {
	const state = fold(game.evolve, game.initial, history);
	return {
		state,
		/** `sealed` is what the server alone knows; left out, as on a phone, it is not known. */
		when(command: Command, rolls: readonly number[] = [], sealed?: Json): Then<Event, Reason> {
			const chance = scriptedChance(rolls);
			const circumstances = sealed === undefined ? { chance } : { chance, sealed };
			return outcomeOf(game.decide(state, command, circumstances));
		}
	};
}

function outcomeOf<Event extends Typed, Reason extends string>(
	decision: Decision<Event, Reason>
): Then<Event, Reason> {
	const thenSatisfies: Then<Event, Reason>['thenSatisfies'] = (look) => {
		if (!decision.accepted) throw new Error(`refused: ${canonicalJson(asJson(decision.refusal))}`);
		look(decision.events, decision.sealed);
	};
	const then: Then<Event, Reason>['then'] = (...events) =>
		thenSatisfies((happened) => {
			const [got, wanted] = [canonicalJson(asJson(happened)), canonicalJson(asJson(events))];
			if (got !== wanted) throw new Error(`events differ\n  expected ${wanted}\n  happened ${got}`);
		});
	return {
		then,
		thenSatisfies,
		thenNothing: () => then(),
		thenRefused(reason) {
			if (decision.accepted) {
				throw new Error(
					`expected refusal ${reason}, happened ${canonicalJson(asJson(decision.events))}`
				);
			}
			if (decision.refusal.reason !== reason) {
				throw new Error(`expected refusal ${reason}, was ${decision.refusal.reason}`);
			}
		}
	};
}

function asJson(value: unknown): Json {
	return JSON.parse(JSON.stringify(value)) as Json;
}

import type { Json } from '../../../core/json.ts';
import { chapterFrom } from '../../chronicle-deck/draft.ts';
import { nextChapter } from '../../chronicle/next.ts';
import type { Command } from '../../commands.ts';
import type { Event } from '../../events.ts';
import { heritage } from '../../heritage.ts';
import type { ChronicleState } from '../../state.ts';
import { aftermath } from './aftermath.ts';
import { beginning } from './beginning.ts';
import type { Course, Sitting } from './course.ts';
import { chronicleEnds, eraEnds } from './ending.ts';
import { between } from './twists.ts';

/** One command of a chronicle, the state it was given on, what happened, and the state after. */
export type ChronicleStep = {
	readonly before: ChronicleState;
	readonly command: Command;
	readonly events: readonly Event[];
	readonly after: ChronicleState;
};

/**
 * A chronicle from its prologue to the final card, command by command; gives back the finished one. The
 * same sitting, with chance from the same seed, plays the same chronicle. A command that is refused is a
 * bug and throws.
 */
export function* playChronicle(sitting: Sitting): Generator<ChronicleStep, ChronicleState> {
	const course = wholeCourse(sitting, heritage.initial);
	let state = heritage.initial;
	let sealed: Json = null;
	for (let next = course.next(state); !next.done; next = course.next(state)) {
		const [before, command] = [state, next.value];
		const decision = heritage.decide(before, command, { chance: sitting.chance, sealed });
		if (!decision.accepted)
			throw new Error(
				`${JSON.stringify(command)} was refused: ${JSON.stringify(decision.refusal)}`
			);
		if (decision.sealed !== undefined) sealed = decision.sealed;
		state = decision.events.reduce(heritage.evolve, before);
		yield { before, command, events: decision.events, after: state };
	}
	return state;
}

function* wholeCourse(sitting: Sitting, unstarted: ChronicleState): Course {
	const { cards } = sitting;
	let state = yield* beginning(sitting, unstarted);
	for (let chapter = nextChapter(state); chapter !== null; chapter = nextChapter(state)) {
		state = yield* eraEnds(sitting, state);
		const opens = chapterFrom(state, cards.deckAt(chapter), chapter, false);
		if (!opens) throw new Error(`the deck has no chapter ${chapter}`);
		state = yield opens;
		state = yield* sitting.chapter(sitting, state);
		state = yield* aftermath(sitting, state);
		if (state.phase !== 'complete') state = yield* between(sitting, state);
	}
	state = yield* eraEnds(sitting, state);
	return yield* chronicleEnds(sitting, state);
}

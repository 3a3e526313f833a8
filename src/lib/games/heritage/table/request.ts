import type { About } from '../../core/decision.ts';
import type { SeatId } from '../shapes.ts';
import type { Prompt } from './prompts.ts';

export type { Pending, Question, Resolution } from './request-shape.ts';

/** What was chosen: keys of options, in the order in which they were chosen. None: `[]`. */
export type Choice = readonly string[];

/** A choice that somebody has to make. Options are ids or words of the vocabulary. */
export type Ask = {
	/** Who must choose; null: whoever holds the cardboard. */
	readonly seat: SeatId | null;
	readonly prompt: Prompt;
	readonly about: About;
	readonly options: readonly string[];
	/** How many of the options are chosen, at least and at most. */
	readonly least: number;
	readonly most: number;
};

/**
 * A point of chance. The app deals; with the box it becomes a question to the table, to which "none"
 * is always an answer.
 * `character`: the next card of the deck, `[id]` or none · `scheme`: the next of a seat's clan
 * schemes, `[position, face?]` or none · `one-of`: one of the options, each as likely, one that
 * stands there twice twice as likely.
 */
export type Deal =
	| { readonly deal: 'character'; readonly prompt: Prompt; readonly about: About }
	| { readonly deal: 'scheme'; readonly seat: SeatId }
	| {
			readonly deal: 'one-of';
			readonly prompt: Prompt;
			readonly about: About;
			readonly options: readonly string[];
	  };

export type Request = Ask | Deal;

/**
 * A rule that may have to stop for an answer: it yields requests, is sent choices, and returns what
 * comes of them. It is run anew from its start with the answers given so far, so it must do the same
 * each time and reach for nothing but its arguments. A rule that deals asks for nothing else before.
 */
export type Resolving<Result> = Generator<Request, Result, Choice>;

/** A rule that has nothing to ask this time: its result, at once. */
// eslint-disable-next-line require-yield -- that is the point of it
export function* atOnce<Result>(result: Result): Resolving<Result> {
	return result;
}

/** One of the options; null when there is none. With one option and no way round it, nobody is asked. */
export function* chooseOne(
	ask: Omit<Ask, 'least' | 'most' | 'about'> & {
		readonly about?: About;
		readonly optional?: boolean;
	}
): Resolving<string | null> {
	const { optional = false, about = {}, seat, prompt, options } = ask;
	const [only] = options;
	if (only === undefined) return null;
	if (options.length === 1 && !optional) return only;
	const [chosen] = yield { seat, prompt, about, options, least: optional ? 0 : 1, most: 1 };
	return chosen ?? null;
}

/** Yes or no. */
export function* agree(seat: SeatId, prompt: Prompt, about: About = {}): Resolving<boolean> {
	const [chosen] = yield { seat, prompt, about, options: ['yes', 'no'], least: 1, most: 1 };
	return chosen === 'yes';
}

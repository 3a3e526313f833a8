import type { About, Refusal } from '../decision.ts';

/** What was chosen: keys of options, in the order in which they were chosen. None: `[]`. */
export type Choice = readonly string[];

/** A choice that somebody has to make. Options are ids or words of the vocabulary. */
export type Ask<Prompt extends string = string> = {
	/** Who must choose; null: whoever holds the cardboard. */
	readonly seat: string | null;
	readonly prompt: Prompt;
	readonly about: About;
	readonly options: readonly string[];
	/** How many of the options are chosen, at least and at most. */
	readonly least: number;
	readonly most: number;
	/** All of these choose in secret, and it opens together; who has chosen, a game keeps beside it. Left out: one answers openly. */
	readonly together?: readonly string[];
	/** The options are what only who is asked can see, e.g. a hand: none stand here, and a game judges the answer. */
	readonly hidden?: boolean;
};

/** One of the options, each as likely; one that stands there twice is twice as likely. */
export type Lot<Prompt extends string = string> = {
	readonly deal: 'one-of';
	readonly prompt: Prompt;
	readonly about: About;
	readonly options: readonly string[];
};

/** A pile by its name, and whose it is where each seat has one. */
export type PileName<Pile extends string = string> = {
	readonly pile: Pile;
	readonly whose?: string;
};

/** What a pile is kept under, where there are several. */
export const keyOf = ({ pile, whose }: PileName): string =>
	whose === undefined ? pile : `${pile} ${whose}`;

/**
 * A point of chance: a lot, or the next card of a pile. A card that comes off face up is `[card]`, one that goes
 * to a hand `[position, face?]`, none `[]`. The app deals; with the box it becomes a question to the table.
 */
export type Deal<Prompt extends string = string, Pile extends string = string> =
	| Lot<Prompt>
	| (PileName<Pile> & { readonly deal: 'card'; readonly prompt: Prompt; readonly about: About });

/** Any point of chance, as the run of tasks sees it. */
export type AnyDeal<Prompt extends string = string> = {
	readonly deal: string;
	readonly prompt: Prompt;
	readonly about: About;
};

export const isLot = <Prompt extends string>(
	deal: AnyDeal<Prompt> | Lot<Prompt>
): deal is Lot<Prompt> => deal.deal === 'one-of';

/**
 * A rule that may have to stop for an answer: it yields requests, is sent choices, and returns what
 * comes of them. It is run anew from its start with the answers given so far, so it must do the same
 * each time and reach for nothing but its arguments. A rule that deals asks for nothing else before.
 */
export type Resolving<Result, Request> = Generator<Request, Result, Choice>;

/** What a rule comes to: at once where it asks nothing, else by going through what it asks. */
export type MaybeAsking<Result, Request> = Result | Resolving<Result, Request>;

/** Whether a rule asks, or has answered already. */
export const isAsking = <Result extends object, Request>(
	one: MaybeAsking<Result, Request>
): one is Resolving<Result, Request> => Symbol.iterator in one;

/** A question on the table. Ids count up; an answer to an older one is outdated. */
export type Question<Prompt extends string = string> = { readonly id: number } & Ask<Prompt>;

/** A task, and the answers it has so far. */
export type Pending<Task> = { readonly task: Task; readonly answers: readonly Choice[] };

/** What is under way: first things first, and what has gone off in it and does so no more. */
export type Resolution<Task> = {
	readonly tasks: readonly Pending<Task>[];
	readonly triggered: readonly string[];
};

/** What a task came to: what happened, what has to happen next before all that was waiting, what went off. */
export type Resolved<Task, Event> = {
	readonly events?: readonly Event[];
	readonly next?: readonly Task[];
	readonly triggered?: string;
};

/** A legal intention: what it means at once, and what has to be gone through after. */
export type Begun<Task, Event> = {
	readonly accepted: true;
	readonly events: readonly Event[];
	readonly resolution: Resolution<Task>;
};
export type Refused<Reason extends string> = {
	readonly accepted: false;
	readonly refusal: Refusal<Reason>;
};

export function pending<Task>(task: Task): Pending<Task> {
	return { task, answers: [] };
}

/** The events that say what was wanted, then what has to happen, first things first. */
export function begin<Task, Event>(
	events: readonly Event[],
	...tasks: readonly Task[]
): Begun<Task, Event> {
	return { accepted: true, events, resolution: { tasks: tasks.map(pending), triggered: [] } };
}

/** A rule that has nothing to ask this time: its result, at once. */
// eslint-disable-next-line require-yield -- that is the point of it
export function* atOnce<Result>(result: Result): Resolving<Result, never> {
	return result;
}

/** One of the options; null when there is none. With one option and no way round it, nobody is asked. */
export function* chooseOne<Prompt extends string>(
	ask: Omit<Ask<Prompt>, 'least' | 'most' | 'about'> & {
		readonly about?: About;
		readonly optional?: boolean;
	}
): Resolving<string | null, Ask<Prompt>> {
	const { optional = false, about = {}, seat, prompt, options } = ask;
	const [only] = options;
	if (only === undefined) return null;
	if (options.length === 1 && !optional) return only;
	const [chosen] = yield { seat, prompt, about, options, least: optional ? 0 : 1, most: 1 };
	return chosen ?? null;
}

/** A number, from none to so many; where there are none, nobody is asked. */
export function* upTo<Prompt extends string>(
	ask: Pick<Ask<Prompt>, 'seat' | 'prompt' | 'about'>,
	most: number
): Resolving<number, Ask<Prompt>> {
	const options = Array.from({ length: most + 1 }, (_, n) => String(n));
	return Number(yield* chooseOne({ ...ask, options }));
}

/** Yes or no. */
export function* agree<Prompt extends string>(
	seat: string,
	prompt: Prompt,
	about: About = {}
): Resolving<boolean, Ask<Prompt>> {
	const [chosen] = yield { seat, prompt, about, options: ['yes', 'no'], least: 1, most: 1 };
	return chosen === 'yes';
}

import type { Json } from './json.ts';
import { listed } from './listed.ts';
import { roman } from './numerals.ts';

/** What a sentence names: ids (a list becomes "a, b and c") and numbers. */
export type About = Readonly<Record<string, string | number | readonly string[]>>;

/** A reason in the form `kebab-case`, with what the sentence for people needs to name. */
export interface Refusal<Reason extends string> {
	readonly reason: Reason;
	/** Values for the placeholders of the reason's sentence; seats by id, named by who shows it. */
	readonly about?: About;
	/** Where in the command the trouble lies, as a dotted path, e.g. `record.players.1.points.power`. */
	readonly at?: string;
}

/** What `decide` answers: events (none: there was nothing to do), or a refusal. Never an exception. */
export type Decision<Event, Reason extends string> =
	| {
			readonly accepted: true;
			readonly events: readonly Event[];
			/** All that is sealed from now on, where the decision changed it; absent: it stays as it was. */
			readonly sealed?: Json;
	  }
	| { readonly accepted: false; readonly refusal: Refusal<Reason> };

export function accept<Event>(...events: Event[]): Decision<Event, never> {
	return { accepted: true, events };
}

/** Accepted by who deals: `now`: what is sealed after it, the very same object where nothing changed; null: nothing can be here. */
export function acceptDealt<Event>(
	events: readonly Event[],
	{ before, now }: { readonly before: object | null; readonly now: object | null }
): Decision<Event, never> {
	if (now === null || now === before) return { accepted: true, events };
	return { accepted: true, events, sealed: now as unknown as Json };
}

/** The command asks for what is so already: accepted, and nothing happens. */
export function nothingToDo(): Decision<never, never> {
	return { accepted: true, events: [] };
}

export function refuse<Reason extends string>(
	reason: Reason,
	about?: About,
	at?: string
): Decision<never, Reason> {
	return {
		accepted: false,
		refusal: { reason, ...(about && { about }), ...(at !== undefined && { at }) }
	};
}

/**
 * A refusal in one sentence for people: `{seat}` in the template becomes `about.seat`,
 * through `nameOf`, which turns ids into the names people use. `{era:roman}` becomes a Roman numeral.
 */
export function sentenceOf<Reason extends string>(
	sentences: Readonly<Record<Reason, string>>,
	refusal: Refusal<Reason>,
	nameOf: (value: string) => string = (value) => value
): string {
	return sentences[refusal.reason].replace(
		/\{(\w+)(:roman)?\}/g,
		(hole, key: string, isRoman?: string) => {
			const value = refusal.about?.[key];
			if (value === undefined) return hole;
			if (typeof value === 'number') return isRoman ? roman(value) : String(value);
			return typeof value === 'string' ? nameOf(value) : listed(value.map(nameOf));
		}
	);
}

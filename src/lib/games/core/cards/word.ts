import type * as v from 'valibot';

/*
 * A language of cards: a closed list of words, one record a word with what it needs, how it reads and an example. Its rule
 * stands apart, so that a page that only shows cards loads no rules.
 */

/**
 * Effects within an effect, as a word sees them: it hands them on and need not know which words there are. Only the file
 * that lists all words knows that.
 */
export type Within = ReadonlyArray<{ readonly do: string; readonly [needs: string]: unknown }>;
export type WithinSchema = v.GenericSchema<unknown, Within>;

/** What a word knows once its needs are read. */
type Known<Needs extends v.ObjectEntries> = v.InferOutput<v.StrictObjectSchema<Needs, undefined>>;

/** One word; `Telling` is what the sentences of a game are made with. */
export type Word<Needs extends v.ObjectEntries, Telling> = {
	/** What the word needs to know; `effects` is the schema of effects within it. */
	readonly needs: (effects: WithinSchema) => Needs;
	/** The word as a clause, without capital and full stop. */
	readonly says: (needs: Known<Needs>, telling: Telling) => string;
	/** The same as several sentences, where it stands by itself. */
	readonly sentences?: (needs: Known<Needs>, telling: Telling) => readonly string[];
	/** One of its kind, for tests and for the page that explains cards. */
	readonly example: Known<Needs>;
};

/** What a word calls effects within it are effects of its language. */
type Nested<Field, Effects> = Field extends Within
	? Effects
	: Field extends readonly Within[]
		? readonly Effects[]
		: Field;

/** What a word of a language needs, with the effects within it as the effects they are. */
export type NeedsOf<One, Effects> = One extends {
	readonly needs: (effects: WithinSchema) => infer Needs extends v.ObjectEntries;
}
	? { [F in keyof Known<Needs>]: Nested<Known<Needs>[F], Effects> }
	: never;

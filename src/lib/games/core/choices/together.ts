import type { Json } from '../json.ts';

/**
 * Choices that several seats make in secret and that open together: tokens, bids, votes. A game keeps a `Together` in its
 * state and the `Secret` among what it seals. Where `choose` opens nothing its event says who chose and nothing else, also
 * when that seat changes its mind; where it opens, one event holds all choices, and the game is done with both.
 * Nothing is sealed any more then: whoever undoes an opening lets all choose again, under another id.
 */
export type Together = {
	/** Tells these choices from others: what was sealed for others is nothing to them. */
	readonly id: number;
	/** Who has to choose. */
	readonly seats: readonly string[];
	/** Who has, in the order of `seats`; everybody sees it. */
	readonly chosen: readonly string[];
	/** The seals on what they chose, see `fair/choices.ts`; absent: nobody sealed anything. */
	readonly seals?: BySeat;
};

type BySeat = { readonly [seat: string]: string };

export type Secret<Choice extends Json> = {
	readonly id: number;
	readonly choices: { readonly [seat: string]: Choice };
	/** The numbers that open the seals; absent: nobody sealed anything. */
	readonly nonces?: BySeat;
};

/** Null: nothing lies sealed. Undefined: nobody can know here what does, as on a phone; then nothing is lost, and nothing opens. */
type Known<Choice extends Json> = Secret<Choice> | null | undefined;

type Outcome<Choice extends Json> =
	/** All choices in the order of `seats`; null: somebody has not chosen yet. */
	| {
			readonly opened: Secret<Choice>['choices'] | null;
			/** With what opened: the numbers that open the seals; absent: nothing was sealed. */
			readonly nonces?: BySeat;
			/** What is sealed from now on. */
			readonly sealed: Secret<Choice> | null;
	  }
	/** `not-chosen`: there is nothing to take back. `choices-lost`: somebody chose, and what is not here any more; let all choose again, under another id. */
	| { readonly refused: 'not-asked' | 'not-chosen' | 'choices-lost' };

export const askTogether = (id: number, seats: readonly string[]): Together => ({
	id,
	seats,
	chosen: []
});

/** Who is waited for. */
export const waitingFor = ({ seats, chosen }: Together): readonly string[] =>
	seats.filter((seat) => !chosen.includes(seat));

/** After a seat chose; `seal`: of this choice, left out where it sealed none. */
export const withChosen = (together: Together, seat: string, seal?: string): Together => {
	const { id, seats, chosen, seals } = together;
	return {
		id,
		seats,
		chosen: seats.filter((one) => one === seat || chosen.includes(one)),
		...named('seals', withEntry(seals, seat, seal))
	};
};

/** After a seat took its choice back: it is waited for again. */
export const withoutChoice = ({ id, seats, chosen, seals }: Together, seat: string): Together => ({
	id,
	seats,
	chosen: chosen.filter((one) => one !== seat),
	...named('seals', withEntry(seals, seat, undefined))
});

/** After a seat left: nobody waits for it, and what it chose counts no more. */
export const withoutSeat = (together: Together, seat: string): Together => ({
	...withoutChoice(together, seat),
	seats: together.seats.filter((one) => one !== seat)
});

/**
 * A seat chooses, or chooses again; the last one in opens all choices. Whether it may choose that is the game's to say.
 * `nonce`: opens its seal on this choice.
 */
export function choose<Choice extends Json>(
	together: Together,
	secret: Known<Choice>,
	seat: string,
	choice: Choice,
	nonce?: string
): Outcome<Choice> {
	if (!together.seats.includes(seat)) return { refused: 'not-asked' };
	const known = keptOf(together, secret);
	return settled(
		withChosen(together, seat),
		known && {
			choices: { ...known.choices, [seat]: choice },
			...named('nonces', withEntry(known.nonces, seat, nonce))
		}
	);
}

/** A seat takes its choice back, which it can until all open. */
export function takeBack<Choice extends Json>(
	together: Together,
	secret: Known<Choice>,
	seat: string
): Outcome<Choice> {
	if (!together.chosen.includes(seat)) return { refused: 'not-chosen' };
	return settled(withoutChoice(together, seat), keptOf(together, secret));
}

/** A seat leaves; if only that one was waited for, the choices of all others open. */
export function leave<Choice extends Json>(
	together: Together,
	secret: Known<Choice>,
	seat: string
): Outcome<Choice> {
	return settled(withoutSeat(together, seat), keptOf(together, secret));
}

/** What is kept of a choice, without the question it answers. */
type Kept<Choice extends Json> = Omit<Secret<Choice>, 'id'>;

const keptOf = <Choice extends Json>(
	{ id }: Together,
	secret: Known<Choice>
): Kept<Choice> | null =>
	secret === undefined ? null : secret?.id === id ? secret : { choices: {} };

/** Entries with one more, or without it; undefined: none are left. */
function withEntry(all: BySeat | undefined, seat: string, entry?: string): BySeat | undefined {
	const { [seat]: _before, ...others } = all ?? {};
	const now = entry === undefined ? others : { ...others, [seat]: entry };
	return Object.keys(now).length > 0 ? now : undefined;
}

/** A field that is left out where it holds nothing. */
const named = <Name extends string>(name: Name, entries: BySeat | undefined) =>
	(entries ? { [name]: entries } : {}) as { readonly [N in Name]?: BySeat };

function settled<Choice extends Json>(
	together: Together,
	known: Kept<Choice> | null
): Outcome<Choice> {
	if (known === null) return { opened: null, sealed: null };
	const { id, chosen } = together;
	const choices: { [seat: string]: Choice } = {};
	let nonces: BySeat | undefined;
	for (const seat of chosen) {
		const choice = known.choices[seat];
		// What was undone may be sealed still; only who chose by now counts.
		if (choice === undefined) return { refused: 'choices-lost' };
		choices[seat] = choice;
		nonces = withEntry(nonces, seat, known.nonces?.[seat]);
	}
	const isOpen = waitingFor(together).length === 0;
	const opening = named('nonces', nonces);
	return isOpen
		? { opened: choices, ...opening, sealed: null }
		: { opened: null, sealed: { id, choices, ...opening } };
}

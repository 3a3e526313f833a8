import { askTogether, type Secret, type Together } from '../../core/choices/together.ts';
import {
	checkChoices,
	choiceSeal,
	type CheckedChoice,
	type RememberedSeal
} from '../../core/fair/choices.ts';
import type { Json } from '../../core/json.ts';
import type { SeatId } from '../../core/seats.ts';
import { hides, type Answer, type Side, type Stake } from './conflict.ts';

/** What a seat put away as it answered. Null: nothing on this server, but perhaps in a real fist. */
export type Sealed = Stake | null;

/** A Scheme that is being answered, as everybody sees it. */
export type Scheme = {
	/** No other question of the match has this number, undone ones included. */
	readonly question: number;
	readonly seat: SeatId;
	/** Who exhausted for it; null: nobody says. */
	readonly vampire: string | null;
	readonly name?: string;
	/** Clockwise from the active player. */
	readonly order: readonly SeatId[];
	readonly answers: readonly Answer[];
	/** Everybody answers, so everybody is in it; who sealed something here is known by its seal. */
	readonly together: Together;
	/** The side somebody promised [Schemes]. */
	readonly promises: { readonly [seat: SeatId]: Side };
	/** Null: not all have answered. */
	readonly stakes: { readonly [seat: SeatId]: Sealed } | null;
};

export const newScheme = (
	question: number,
	{ seat, vampire, name, order }: Pick<Scheme, 'seat' | 'vampire' | 'name' | 'order'>
): Scheme => ({
	question,
	seat,
	vampire,
	...(name !== undefined && { name }),
	order,
	answers: [],
	together: askTogether(question, order),
	promises: {},
	stakes: null
});

/** Whose real fist or card is still closed, once all have answered: others hid nothing, or sealed it on their phone. */
export function closedStill({
	answers,
	stakes
}: Pick<Scheme, 'answers' | 'stakes'>): readonly SeatId[] {
	if (stakes === null) return [];
	return answers.filter((one) => hides(one) && !stakes[one.seat]).map(({ seat }) => seat);
}

/** A Scheme that was decided, and what it came to. */
export type DecidedScheme = Scheme & {
	readonly totals: { readonly yes: number; readonly no: number };
	readonly passes: boolean;
	readonly paid: { readonly [seat: SeatId]: number };
};

/** What lies sealed in a match: the stakes of the Scheme that is being answered. */
export type SealedStakes = { readonly stakes: Secret<Sealed> };

/** What the vault holds of a match: our own words, put there by `decide`. */
export const readStakes = (sealed: Json | undefined): SealedStakes | null | undefined =>
	sealed as SealedStakes | null | undefined;

/** The stakes that opened; who hid nothing has none. */
export const openedIn = (
	stakes: NonNullable<Scheme['stakes']>
): { readonly [seat: SeatId]: Stake } =>
	Object.fromEntries(
		Object.entries(stakes).filter((one): one is [SeatId, Stake] => one[1] !== null)
	);

/** Stands first in every seal on a stake. */
const DOMAIN = 'elysium-rivals-stake/1';

/** The seal of a phone on the stake of its seat. */
export const sealOnStake = (
	question: number,
	seat: SeatId,
	choice: Sealed,
	nonce: string
): string => choiceSeal({ domain: DOMAIN, question, seat, choice, nonce });

/** Holds stakes that opened against the seals from before. */
export const checkStakes = (
	{ question, seals }: Pick<Scheme, 'question'> & Pick<Together, 'seals'>,
	choices: { readonly [seat: SeatId]: Sealed },
	nonces: { readonly [seat: string]: string } | undefined,
	remembered: readonly RememberedSeal[] = []
): readonly CheckedChoice[] =>
	checkChoices({ domain: DOMAIN, question, seals, choices, nonces }, remembered);

import { hashOf } from '../hash.ts';
import type { Json } from '../json.ts';
import type { Found } from './faults.ts';

/*
 * Choices that several make in secret. Each device seals its own: it makes up a number that nobody can guess and publishes
 * the hash of both. A server keeps what opens the seal, so that a device which is gone keeps nobody waiting. Once all
 * have chosen, choices and numbers open together, and everybody checks the seals.
 */

/** What a seal covers. */
type Covered = {
	/** Stands first in what is hashed, so that no seal of another use ever fits. */
	readonly domain: string;
	/** Which choice it is: nothing else in the log is called so. */
	readonly question: number;
	readonly seat: string;
	readonly choice: Json;
	/** A number of 256 bits in hex, see `secretOf`. */
	readonly nonce: string;
};

/** A seat’s commitment to a secret choice. It tells nothing of it as long as the number is unknown. */
export const choiceSeal = ({ domain, question, seat, choice, nonce }: Covered): string =>
	hashOf([domain, 'choice', question, seat, choice, nonce]);

/** Everything that can be wrong with how sealed choices opened, each in a sentence: `{who}` is whose choice it is. */
export const CHOICE_FAULTS = {
	'choice-does-not-match': 'This is not what {who} sealed, or the seal was changed.',
	'choice-number-missing': 'A choice of {who} opened without the number that opens its seal.',
	'choice-never-sealed': 'A choice of {who} opened with a number, but was never sealed.',
	'own-choice-changed':
		'This device sealed another choice for {who}. A second device of {who} could explain it.'
} as const;
type ChoiceFault = keyof typeof CHOICE_FAULTS;

/** What came of looking at one choice that opened. `unsealed`: no device had sealed it, which proves nothing. */
export interface CheckedChoice {
	readonly question: number;
	readonly seat: string;
	readonly stands: 'held' | 'unsealed' | 'faulty';
	readonly faults: readonly Found<ChoiceFault>[];
}

type BySeat = { readonly [seat: string]: string };

/** What a device remembers of a choice that it sealed: not what it was. */
export type RememberedSeal = {
	readonly question: number;
	readonly seat: string;
	readonly seal: string;
};

/** Holds choices that opened against their seals, and against what this device remembers of its own. */
export function checkChoices(
	{
		domain,
		question,
		seals = {},
		choices,
		nonces = {}
	}: {
		readonly domain: string;
		readonly question: number;
		readonly seals?: BySeat | undefined;
		readonly choices: { readonly [seat: string]: Json };
		readonly nonces?: BySeat | undefined;
	},
	remembered: readonly RememberedSeal[] = []
): readonly CheckedChoice[] {
	return Object.entries(choices).map(([seat, choice]): CheckedChoice => {
		const [seal, nonce] = [seals[seat], nonces[seat]];
		const own = remembered.filter((one) => one.question === question && one.seat === seat);
		const isOther = own.length > 0 && !own.some((one) => one.seal === seal);
		const fault = choiceFault(seal, nonce, (number) =>
			choiceSeal({ domain, question, seat, choice, nonce: number })
		);
		const faults = [fault, isOther ? ('own-choice-changed' as const) : null].flatMap((one) =>
			one === null ? [] : [{ fault: one, who: seat }]
		);
		const isUnsealed = seal === undefined && nonce === undefined;
		const stands = faults.length > 0 ? 'faulty' : isUnsealed ? 'unsealed' : 'held';
		return { question, seat, stands, faults };
	});
}

function choiceFault(
	seal: string | undefined,
	nonce: string | undefined,
	sealOf: (nonce: string) => string
): ChoiceFault | null {
	if (seal === undefined) return nonce === undefined ? null : 'choice-never-sealed';
	if (nonce === undefined) return 'choice-number-missing';
	return seal === sealOf(nonce) ? null : 'choice-does-not-match';
}

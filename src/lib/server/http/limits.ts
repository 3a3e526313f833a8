import { countInMemory, type Counting, type Tries } from './counting.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** How often, in how many seconds. By address, except where the name says otherwise. */
const LIMITS = {
	'sign-in': { points: 30, duration: 10 * MINUTE },
	/** by name and address: whoever guesses elsewhere uses up tries of their own */
	'sign-in-by-name': { points: 10, duration: 10 * MINUTE },
	/** by name, from everywhere together; beyond it each address has fewer tries, and none is locked out */
	'sign-in-everywhere': { points: 100, duration: HOUR },
	'sign-in-besieged': { points: 3, duration: 10 * MINUTE },
	/** asking for something to sign with a passkey */
	passkey: { points: 60, duration: 10 * MINUTE },
	recover: { points: 20, duration: 15 * MINUTE },
	/** by name and address, and from everywhere together, as for signing in */
	'recover-by-name': { points: 5, duration: 15 * MINUTE },
	'recover-everywhere': { points: 50, duration: HOUR },
	'recover-besieged': { points: 2, duration: 15 * MINUTE },
	'sign-up': { points: 20, duration: HOUR },
	/** opening invitations that are none: guessing */
	'invitation-unknown': { points: 20, duration: 10 * MINUTE },
	join: { points: 30, duration: 10 * MINUTE },
	/** making invitations, by person */
	invite: { points: 60, duration: HOUR },
	/** reading a file as a chronicle, by person: each can keep the program busy for seconds */
	import: { points: 10, duration: 10 * MINUTE },
	/** sealing what is sealed under a passphrase, by person: each takes memory and a moment */
	'sealed-export': { points: 10, duration: 10 * MINUTE },
	/** passwords asked again on the account page, by person */
	'password-again': { points: 10, duration: 10 * MINUTE }
} as const;

export type LimitName = keyof typeof LIMITS;

/** Where a person proves who they are by name and a secret. */
export type Door = 'sign-in' | 'recover';

/** A network holds no space, so that no two pairs are one key. */
const hereOf = (name: string, network: string): string => `${network} ${name}`;

export type Allowance =
	| { readonly ok: true }
	| { readonly ok: false; readonly seconds: number; readonly sentence: string };

const keyOf = (name: LimitName, key: string): [string, number] => [
	`${name}:${key}`,
	LIMITS[name].duration
];

const ALLOWED: Allowance = { ok: true };

/** How long that is, in words. */
export const wait = (seconds: number): string =>
	seconds < 90 ? `${String(seconds)} seconds` : `${String(Math.ceil(seconds / 60))} minutes`;

const tooOften = (milliseconds: number): Allowance => {
	const seconds = Math.max(1, Math.ceil(milliseconds / 1000));
	return {
		ok: false,
		seconds,
		sentence: `Too many tries. Wait ${wait(seconds)}, then try again. What you typed is kept.`
	};
};

/** One network of a household, for an IPv6 address changes within it at will: its first 64 bits. */
export function networkOf(address: string): string {
	const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').split('%')[0] ?? address;
	if (!plain.includes(':')) return plain;
	const [head = '', tail] = plain.split('::');
	const left = head === '' ? [] : head.split(':');
	const right = tail === undefined || tail === '' ? [] : tail.split(':');
	const gap =
		tail === undefined ? [] : Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0');
	return [...left, ...gap, ...right]
		.slice(0, 4)
		.map((part) => parseInt(part, 16).toString(16))
		.join(':');
}

/** Counts what is done too often to be meant well. */
export class Limits {
	readonly #factor: number;
	readonly #counting: Counting;

	/** `factor` multiplies every limit: a club behind one address, or a test, needs more. */
	constructor(factor = 1, counting = countInMemory()) {
		this.#factor = factor;
		this.#counting = counting;
	}

	/** Counts one try. It counts before its outcome is known, so that many at once do not slip through. */
	async count(name: LimitName, key: string): Promise<Allowance> {
		const tries = await this.#counting.add(...keyOf(name, key));
		return this.#judge(name, tries, tries.count);
	}

	/** Whether another try would still be allowed, without counting one. */
	async peek(name: LimitName, key: string): Promise<Allowance> {
		const tries = await this.#counting.get(...keyOf(name, key));
		return tries ? this.#judge(name, tries, tries.count + 1) : ALLOWED;
	}

	/**
	 * Counts one try of somebody's name from a network. Tries from elsewhere never use up this network's own, so that
	 * nobody can lock a person out from afar; when a name is tried from everywhere at once, each network gets fewer.
	 */
	async countByName(door: Door, name: string, network: string): Promise<Allowance> {
		const here = hereOf(name, network);
		const own = await this.count(`${door}-by-name`, here);
		if (!own.ok) return own;
		const everywhere = await this.count(`${door}-everywhere`, name);
		return everywhere.ok ? ALLOWED : this.count(`${door}-besieged`, here);
	}

	/** Forgets the tries of this name from this network: it was the right person after all. */
	async forgiveByName(door: Door, name: string, network: string): Promise<void> {
		const here = hereOf(name, network);
		await this.forgive(`${door}-by-name`, here);
		await this.forgive(`${door}-besieged`, here);
	}

	/** Forgets the tries: it was the right person after all. */
	async forgive(name: LimitName, key: string): Promise<void> {
		await this.#counting.forget(...keyOf(name, key));
	}

	#judge(name: LimitName, { milliseconds }: Tries, count: number): Allowance {
		return count > LIMITS[name].points * this.#factor ? tooOften(milliseconds) : ALLOWED;
	}
}

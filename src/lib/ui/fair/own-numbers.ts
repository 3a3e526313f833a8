import type * as v from 'valibot';
import type { Remembered } from '../../games/core/fair/faults.ts';
import { numberCommitment, secretOf, type Terms } from '../../games/core/fair/protocol.ts';
import { notOpened, type Round } from '../../games/core/fair/round.ts';
import { fairForms, type FairCommand, type Saw } from '../../games/core/fair/steps.ts';
import { sameJson } from '../../games/core/json.ts';
import { readAs } from '../../games/core/read-as.ts';
import { deviceChance } from '../chance.ts';

interface OwnNumber<S extends Saw> extends Remembered<S> {
	readonly contribution: string;
}

/** What of a number is the same for every use of the protocol. */
export const ownNumberForms = <
	Device extends v.GenericSchema<string, string>,
	S extends v.GenericSchema<Saw, Saw>
>(
	device: Device,
	saw: S
) => ({
	attempt: fairForms.attempt,
	device,
	saw,
	commitment: fairForms.hash,
	contribution: fairForms.secret
});

/** Where a device keeps its numbers of one use, and what they look like there: lists, also from when one place held all. */
type Kept<Part> = {
	readonly prefix: string;
	readonly schema: v.GenericSchema<unknown, Part[]>;
	/** The id of the round that a number is for. */
	readonly roundOf: (part: Part) => string;
};

/**
 * The numbers of this device: kept between sealing and opening, so that a reload loses nothing, and their seals for good,
 * so that a record that was made anew is found out.
 */
export class OwnNumbers<Part extends OwnNumber<Saw>> {
	#kept: Kept<Part>;
	/** Where a browser keeps nothing, a number is remembered for as long as the page is there. */
	#ofPage = new Map<string, Part>();

	constructor(kept: Kept<Part>) {
		this.#kept = kept;
	}

	/** All of them: what the device keeps, and what the page itself knows. */
	all(): readonly Part[] {
		const parts = new Map<string, Part>();
		try {
			for (const part of this.#stored()) parts.set(part.commitment, part);
		} catch {
			// Storage can be closed to us.
		}
		for (const [commitment, part] of this.#ofPage) parts.set(commitment, part);
		return [...parts.values()];
	}

	/** Those of one round. */
	of(round: string): readonly Part[] {
		return this.all().filter((part) => this.#kept.roundOf(part) === round);
	}

	/**
	 * Makes a number that nobody but this device knows, remembers it, and answers the command that seals it over all that
	 * the page shows. One that was made and not taken yet is sealed again as it was. `kept`: what is remembered of it.
	 */
	seal(
		terms: Terms<Part['saw']>,
		attempt: number,
		device: string,
		kept: (number: OwnNumber<Part['saw']>) => Part
	): Extract<FairCommand<Part['saw']>, { type: 'seal' }> {
		const { id, saw } = terms;
		const before = this.of(id).findLast(
			(part) => part.device === device && part.attempt === attempt && sameJson(part.saw, saw)
		);
		if (before) return { type: 'seal', attempt, device, saw, commitment: before.commitment };
		const contribution = secretOf(deviceChance);
		const commitment = numberCommitment(terms, attempt, device, contribution);
		this.#remember(kept({ attempt, device, saw, commitment, contribution }));
		return { type: 'seal', attempt, device, saw, commitment };
	}

	/**
	 * What this device opens now: its numbers that are still sealed, once all seals are published; and only where the record
	 * is the one that it sealed them over.
	 */
	toOpen({ id, saw }: Terms, round: Round): readonly Extract<FairCommand, { type: 'open' }>[] {
		const { attempt, closed, sealed } = round;
		const waiting = closed ? notOpened(round) : [];
		return this.of(id)
			.filter(
				(part) =>
					part.attempt === attempt &&
					waiting.includes(part.device) &&
					sameJson(part.saw, saw) &&
					sealed.some(({ commitment }) => commitment === part.commitment)
			)
			.map(({ device, contribution }) => ({ type: 'open', attempt, device, contribution }));
	}

	/**
	 * Before it is sent anywhere. Each number has a place of its own, so that two windows that seal at once take nothing from
	 * each other.
	 */
	#remember(part: Part): void {
		const { prefix, roundOf } = this.#kept;
		this.#ofPage.set(part.commitment, part);
		try {
			localStorage.setItem(`${prefix}${roundOf(part)}:${part.commitment}`, JSON.stringify([part]));
		} catch {
			// Full or closed: a reload before the opening leaves this device out.
		}
	}

	*#stored(): Generator<Part> {
		for (let index = 0; index < localStorage.length; index++) {
			const key = localStorage.key(index);
			if (key?.startsWith(this.#kept.prefix)) yield* this.#read(localStorage.getItem(key));
		}
	}

	#read(stored: string | null): readonly Part[] {
		try {
			return readAs(this.#kept.schema, JSON.parse(stored ?? '[]')) ?? [];
		} catch {
			return [];
		}
	}
}

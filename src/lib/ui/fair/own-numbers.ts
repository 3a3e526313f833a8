import type * as v from 'valibot';
import type { Remembered } from '../../games/core/fair/faults.ts';
import { numberCommitment, secretOf, type Terms } from '../../games/core/fair/protocol.ts';
import { notOpened, type Round } from '../../games/core/fair/round.ts';
import { fairForms } from '../../games/core/fair/forms.ts';
import type { FairCommand, Saw } from '../../games/core/fair/steps.ts';
import { sameJson } from '../../games/core/json.ts';
import { deviceChance } from '../chance.ts';
import { KeptParts, type Kept } from './kept-parts.ts';

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

/**
 * The numbers of this device: kept between sealing and opening, so that a reload loses nothing, and their seals for good,
 * so that a record that was made anew is found out.
 */
export class OwnNumbers<Part extends OwnNumber<Saw>> extends KeptParts<Part> {
	constructor(kept: Omit<Kept<Part>, 'nameOf'>) {
		super({ ...kept, nameOf: ({ commitment }) => commitment });
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
		this.remember(kept({ attempt, device, saw, commitment, contribution }));
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
}

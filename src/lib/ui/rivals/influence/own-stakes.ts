import * as v from 'valibot';
import { fairForms } from '../../../games/core/fair/forms.ts';
import { seatSchema } from '../../../games/core/seats.ts';
import type { CommandOf } from '../../../games/rivals/commands.ts';
import type { Stake } from '../../../games/rivals/influence/conflict.ts';
import { sealOnStake } from '../../../games/rivals/influence/scheme.ts';
import { KeptParts } from '../../fair/kept-parts.ts';

/** A stake that this device sealed, so that its player can read it again and the opened one is held against it. */
type OwnStake = {
	readonly log: string;
	readonly question: number;
	readonly seat: string;
	readonly seal: string;
	readonly stake: Stake;
};

class OwnStakes extends KeptParts<OwnStake> {
	/** Remembers what an answer seals; an answer that seals nothing is not kept. */
	keep(log: string, { question, seat, stake, nonce }: CommandOf<'AnswerScheme'>): void {
		if (stake === undefined || nonce === undefined) return;
		this.remember({ log, question, seat, seal: sealOnStake(question, seat, stake, nonce), stake });
	}
}

const counted = v.pipe(v.number(), v.integer(), v.minValue(0));

/** The stakes of this device, in any match. */
export const ownStakes = new OwnStakes({
	prefix: 'elysium:rivals-stake:',
	schema: v.array(
		v.strictObject({
			log: v.string(),
			question: v.pipe(v.number(), v.integer()),
			seat: seatSchema,
			seal: fairForms.hash,
			stake: v.strictObject({ fist: counted, modifier: counted })
		})
	),
	roundOf: ({ log }) => log,
	nameOf: ({ seal }) => seal
});

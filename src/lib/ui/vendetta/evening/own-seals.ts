import * as v from 'valibot';
import { secretOf } from '../../../games/core/fair/protocol.ts';
import type { RememberedSeal } from '../../../games/core/fair/choices.ts';
import { fairForms } from '../../../games/core/fair/forms.ts';
import { seatSchema } from '../../../games/core/seats.ts';
import type { TableCommand } from '../../../games/vendetta/table/commands.ts';
import { sealIn, sealing } from '../../../games/vendetta/table/seals.ts';
import type { Table } from '../../../games/vendetta/table/table.ts';
import { deviceChance } from '../../chance.ts';
import { KeptParts } from '../../fair/kept-parts.ts';

/** A seal that this device put on a secret choice of an evening: not what was chosen, nor what opens it. */
type OwnSeal = RememberedSeal & { readonly log: string };

class OwnSeals extends KeptParts<OwnSeal> {
	/** A command as it is sent: what it chooses in secret is sealed, and the seal remembered here. */
	sealed(log: string, table: Table, command: TableCommand): TableCommand {
		const sealed = sealing(table, command, () => secretOf(deviceChance));
		const seal = sealIn(table, sealed);
		if (seal) this.remember({ log, ...seal });
		return sealed;
	}
}

/** The seals of this device on tokens and bids. */
export const ownSeals = new OwnSeals({
	prefix: 'elysium:vendetta-seal:',
	schema: v.array(
		v.strictObject({
			log: v.string(),
			question: v.pipe(v.number(), v.integer()),
			seat: seatSchema,
			seal: fairForms.hash
		})
	),
	roundOf: ({ log }) => log,
	nameOf: ({ seal }) => seal
});

import { hashOf } from '../../../games/core/hash.ts';
import type { Chance } from '../../../games/core/chance.ts';
import { withSeed } from '../../../games/heritage/chronicle/mixed-chance.ts';
import { markOf } from '../../../games/heritage/dealing/sealed.ts';
import { secretOf, seedCommitment } from '../../../games/core/fair/protocol.ts';
import { MIXING } from '../../../games/heritage/mixing/state.ts';
import type { ChronicleState } from '../../../games/heritage/state.ts';
import type { Setting } from '../../../games/heritage/table/setting.ts';
import type { Transaction } from '../../db/client.ts';
import { keepSealed, openSealed } from '../../logs/dealing.ts';
import type { Vault } from '../../vault/vault.ts';

/** A setting that waits for the numbers of all devices, and what has to be sealed with it. */
interface Announced {
	readonly setting: Setting;
	readonly along?: (transaction: Transaction) => Promise<void>;
}

/**
 * Announces the mixing of a table's cards: the server's commitment goes into the setting, its seed into the vault, in
 * the transaction that lays the table. One that is laid out again keeps the chance that devices sealed numbers over,
 * in an attempt that was given up too: nothing is dealt anew, and whoever was left out stays out. `keepsSeed`: whether
 * the seed of the mixing before lies here; where it did not come along with a file, another one begins.
 */
export function announceMixing(
	{ vault }: { readonly vault: Vault },
	chronicle: {
		readonly id: string;
		readonly state: Pick<ChronicleState, 'mixing'>;
		readonly keepsSeed: boolean;
	},
	setting: Setting,
	{ chance, id }: { readonly chance: Chance; id(): string }
): Announced {
	const before = chronicle.keepsSeed ? chronicle.state.mixing : undefined;
	const begun = before !== undefined && (before.sealed.length > 0 || before.attempt > 1);
	if (begun && before.mark === markOf(setting))
		return { setting: { ...setting, mixing: { id: before.id, server: before.saw.server } } };
	const mixing = id();
	const seed = secretOf(chance);
	return {
		setting: { ...setting, mixing: { id: mixing, server: seedCommitment(MIXING, mixing, seed) } },
		async along(transaction) {
			const known = await openSealed(transaction, vault, chronicle.id);
			await keepSealed(transaction, vault, chronicle.id, {
				sealed: withSeed(known?.sealed, mixing, seed)
			});
		}
	};
}

/** Opens the seed of a chapter that is over, so that anybody can check its cards; null: there is none, or it lies open. */
export function seedOpening(
	chronicle: string,
	{
		state: { mixing },
		version
	}: { readonly state: Pick<ChronicleState, 'mixing'>; readonly version: number }
) {
	if (!mixing || mixing.seed !== null) return null;
	return {
		id: hashOf(['open-seed', chronicle, mixing.id]).slice(0, 22),
		seen: version,
		body: { type: 'MixCards', command: { type: 'OpenSeed' } }
	} as const;
}

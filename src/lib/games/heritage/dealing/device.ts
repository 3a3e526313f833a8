import type { Chance } from '../../core/chance.ts';
import * as device from '../../core/dealing/device.ts';
import type { Lots, Order } from '../../core/dealing/sealed.ts';
import type { SeatId } from '../shapes.ts';
import type { Held, Table } from '../table/table.ts';
import { tablePiles, type Dealer } from './dealer.ts';
import type { Dealt } from './dealt.ts';

/** What a device dealt under one lease so far, as it keeps it: characters by the number of the shuffle, and lots. */
export type Remembered = {
	readonly characters: { readonly [shuffle: string]: Order };
	readonly lots: Lots;
};

export const NOTHING_REMEMBERED: Remembered = { characters: {}, lots: {} };

/** The faces of hands that the device was shown while it was on the network. */
export type Shown = { readonly [seat: SeatId]: readonly Held[] };

export interface DeviceDealer extends Dealer {
	/** What was dealt for this step. */
	dealt(): Pick<Dealt, 'characters' | 'lots' | 'position'>;
	remembered(): Remembered;
}

/** A device deals at a table off the network, with chance of its own. */
export function deviceDealer(before: Remembered, chance: Chance, shown: Shown): DeviceDealer {
	const known = { shuffled: { deck: before.characters }, drawn: {}, lots: before.lots };
	const dealer = device.deviceDealer<Table>(
		tablePiles,
		known,
		chance,
		({ whose = '' }, card) => shown[whose]?.find(({ scheme }) => scheme === card)?.position
	);
	return {
		...dealer,
		dealt() {
			const { came, lots, ...played } = dealer.dealt();
			return { characters: [...(came['deck'] ?? [])], lots: [...lots], ...played };
		},
		remembered() {
			const { shuffled, lots } = dealer.remembered();
			return { characters: shuffled['deck'] ?? {}, lots };
		}
	};
}

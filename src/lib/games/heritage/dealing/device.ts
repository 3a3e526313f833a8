import { pick, type Chance } from '../../core/chance.ts';
import { canonicalJson } from '../../core/json.ts';
import type { SeatId, ThingId } from '../shapes.ts';
import type { Choice, Deal } from '../table/request.ts';
import type { Held, Table } from '../table/table.ts';
import type { Dealer } from './dealer.ts';
import type { Dealt } from './dealt.ts';
import { faceDown, shownAt } from './told.ts';

/** What a device dealt under one lease so far, so that what was let go comes again as it was. */
export type Remembered = {
	/** Characters in their order, by the number of the shuffle. */
	readonly characters: { readonly [shuffle: string]: readonly ThingId[] };
	/** How lots fell, the oldest first, by what they were drawn for. */
	readonly lots: { readonly [lot: string]: readonly string[] };
};

export const NOTHING_REMEMBERED: Remembered = { characters: {}, lots: {} };

/** The faces of hands that the device was shown while it was on the network. */
export type Shown = { readonly [seat: SeatId]: readonly Held[] };

export interface DeviceDealer extends Dealer {
	/** What was dealt for this step. */
	dealt(): Pick<Dealt, 'characters' | 'lots' | 'position'>;
	remembered(): Remembered;
}

/**
 * A device deals off the network, with chance of its own: characters from all that nobody has seen, each as likely; lots
 * from their options. It has nothing that is sealed, so that a scheme it draws is a bare position, and of a hand that lies
 * face down it can play only what it was shown.
 */
export function deviceDealer(before: Remembered, chance: Chance, shown: Shown): DeviceDealer {
	let remembered = before;
	const characters: ThingId[] = [];
	const lots: string[] = [];
	let position: number | undefined;

	function character(table: Table): Choice {
		if (table.deck.length === 0) return [];
		const key = String(table.shuffles);
		const known = remembered.characters[key] ?? [];
		const again = known.find((card) => table.deck.includes(card));
		const next = again ?? pick(chance, table.deck);
		if (again === undefined)
			remembered = {
				...remembered,
				characters: { ...remembered.characters, [key]: [...known, next] }
			};
		characters.push(next);
		return [next];
	}

	function lot(table: Table, deal: Extract<Deal, { deal: 'one-of' }>): Choice {
		const key = canonicalJson([deal.prompt, table.round, { ...deal.about }]);
		const known = remembered.lots[key] ?? [];
		const again = known.find((one) => deal.options.includes(one));
		const chosen = again ?? pick(chance, deal.options);
		if (again === undefined)
			remembered = { ...remembered, lots: { ...remembered.lots, [key]: [...known, chosen] } };
		lots.push(chosen);
		return [chosen];
	}

	return {
		deal(table, deal) {
			switch (deal.deal) {
				case 'character':
					return { choice: character(table) };
				case 'scheme':
					return faceDown(table, deal.seat);
				case 'one-of':
					return { choice: lot(table, deal) };
			}
		},
		positionOf(table, seat, scheme) {
			const at = shown[seat]?.find((held) => held.scheme === scheme)?.position;
			const found = shownAt(table, seat, scheme, at);
			if (found !== 'unknown' && found === at) position = found;
			return found;
		},
		dealt: () => ({ characters, lots, ...(position !== undefined && { position }) }),
		remembered: () => remembered
	};
}

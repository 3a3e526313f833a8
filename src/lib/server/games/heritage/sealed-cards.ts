import { randomBytes } from 'node:crypto';
import type { Json } from '../../../games/core/json.ts';
import type { CardNumber, DeckCard } from '../../../games/heritage/chronicle-deck/cards.ts';
import { inOrder } from '../../../games/heritage/chronicle-deck/order.ts';
import type { Reader, Transaction } from '../../db/client.ts';
import { VaultFault, type Vault } from '../../vault/vault.ts';

/**
 * Chronicle cards as they lie in the vault: each card is a row of its own, so that none can stand for another;
 * beside them one row says their order, and what everybody may know of them. `Named` is the latter.
 */
export interface SealedCards<Named> {
	readonly named: Named;
	/** In their order. */
	readonly cards: readonly DeckCard[];
	/** The numbers of cards that are gone, or do not open; as long as there are any, nothing is turned up. */
	readonly lacks: readonly CardNumber[];
	/** Another each time they are put away. */
	readonly kept: Kept;
}

/** By what cards are known again as they were put away; null: nothing lies there. */
export type Kept = string | null;

/** What of cards lies there; `closed`: they were sealed under another key, or altered. */
export type Lying = 'nothing' | 'all' | 'lacking' | 'closed';

/** The row beside the cards. What was put away before there was a mark has none. */
type Order<Named> = Named & { readonly order: readonly CardNumber[]; readonly kept?: string };

const MARK_BYTES = 12;

/** Where cards lie in a vault, by how their keys begin: one row `order`, and one for each number. */
export function shelf<Named extends Readonly<Record<string, Json>>>(prefix: string) {
	const keyOf = (number: CardNumber): string => `${prefix}${number}`;
	const orderKey = `${prefix}order`;

	async function orderOf(reader: Reader | Transaction, vault: Vault, chronicleId: string) {
		const order = await vault.open(reader, { chronicleId, key: orderKey });
		return order === undefined ? null : partsOf(order as Order<Named>);
	}

	/** What lies there, as far as it is known without opening a card; null: nothing does. */
	async function glance(reader: Reader | Transaction, vault: Vault, chronicleId: string) {
		const lies = await orderOf(reader, vault, chronicleId);
		if (!lies) return null;
		const keys = await vault.keys(reader, chronicleId, prefix);
		const isWhole = lies.order.every((number) => keys.has(keyOf(number)));
		return { named: lies.named, numbers: lies.order, isWhole };
	}

	return {
		glance,
		/** What everybody may know of what lies there; null: nothing does. No card is opened. */
		async named(
			reader: Reader | Transaction,
			vault: Vault,
			chronicleId: string
		): Promise<Named | null> {
			return (await orderOf(reader, vault, chronicleId))?.named ?? null;
		},
		/** How what lies there is known again; null: nothing does. No card is opened. */
		async kept(reader: Reader | Transaction, vault: Vault, chronicleId: string): Promise<Kept> {
			return (await orderOf(reader, vault, chronicleId))?.kept ?? null;
		},
		/** What lies there, and whether all that belongs to it does. No card is opened. */
		async lying(reader: Reader | Transaction, vault: Vault, chronicleId: string): Promise<Lying> {
			try {
				const lies = await glance(reader, vault, chronicleId);
				return lies === null ? 'nothing' : lies.isWhole ? 'all' : 'lacking';
			} catch (error) {
				if (error instanceof VaultFault) return 'closed';
				throw error;
			}
		},
		/** Everything that lies there; null: nothing does. Throws `VaultFault` where not even the order opens. */
		async open(
			reader: Reader | Transaction,
			vault: Vault,
			chronicleId: string
		): Promise<SealedCards<Named> | null> {
			const rows = await vault.openAll(reader, chronicleId, prefix);
			const row = rows.get(orderKey);
			if (row instanceof VaultFault) throw row;
			if (row === undefined) return null;
			const { order, named, kept } = partsOf(row as Order<Named>);
			const cards: DeckCard[] = [];
			const lacks: CardNumber[] = [];
			for (const number of order) {
				const card = rows.get(keyOf(number));
				if (card === undefined || card instanceof VaultFault) lacks.push(number);
				else cards.push(card as DeckCard);
			}
			return { named, cards, lacks, kept };
		},
		/** Puts cards away in place of all that lies there; `lacks` says which are known to be missing. */
		async keep(
			transaction: Transaction,
			vault: Vault,
			chronicleId: string,
			{ named, cards, lacks }: Omit<SealedCards<Named>, 'kept'>
		): Promise<void> {
			await vault.clearAll(transaction, chronicleId, prefix);
			const ordered = inOrder(cards);
			const order: Order<Named> = {
				...named,
				order: [...new Set([...ordered.map(({ number }) => number), ...lacks])].sort(
					(a, b) => a - b
				),
				kept: randomBytes(MARK_BYTES).toString('base64url')
			};
			await vault.put(transaction, { chronicleId, key: orderKey }, order as Json);
			for (const card of ordered)
				await vault.put(transaction, { chronicleId, key: keyOf(card.number) }, card as Json);
		}
	};
}

function partsOf<Named>({ order, kept, ...named }: Order<Named>) {
	return { order, kept: kept ?? 'unmarked', named: named as unknown as Named };
}

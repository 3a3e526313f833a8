import type { Vampire, VampireId } from '../bloodline/bloodline.ts';
import { awake } from '../bloodline/kinship.ts';
import type { SeatId } from '../shapes.ts';
import type { TableEvent } from '../table/events.ts';
import type { Resolving } from '../table/request.ts';
import type { Table } from '../table/table.ts';
import { bloodlineOf } from '../table/where.ts';

/** Power by the vampire that pays it. */
export type Payment = { readonly [vampire: VampireId]: number };

type Payer = Pick<Vampire, 'id' | 'power'>;

function payersOf(table: Table, seat: SeatId): readonly Payer[] {
	return awake(bloodlineOf(table, seat)).filter(({ power }) => power > 0);
}

const wealthOf = (payers: readonly Payer[]) => payers.reduce((sum, { power }) => sum + power, 0);

/** Each payer gives 1; the rest comes from the first as far as it goes, then from the next. */
function shared(payers: readonly Payer[], amount: number): Payment {
	let rest = amount - payers.length;
	const payment: { [vampire: VampireId]: number } = {};
	for (const { id, power } of payers) {
		const more = Math.min(rest, power - 1);
		rest -= more;
		payment[id] = 1 + more;
	}
	return payment;
}

/**
 * How own vampires outside torpor pay an amount of power (0 or more). The player names who does, in
 * order: each pays 1, and what is missing the first as far as it can, then the next; while it is not
 * enough, further ones are named. Nobody is asked where there is one way only. Null: it cannot be paid,
 * or, where it is `optional`, the player would rather not.
 */
export function* pay(
	table: Table,
	seat: SeatId,
	amount: number,
	optional = false
): Resolving<Payment | null> {
	const all = payersOf(table, seat);
	if (wealthOf(all) < amount) return null;
	if (amount === 0) return {};
	const chosen: Payer[] = [];
	let missing = amount;
	while (missing > 0) {
		const left = all.filter((payer) => !chosen.includes(payer));
		const forced = left.length === 1 || wealthOf(left) === missing;
		if (forced && (!optional || chosen.length > 0)) {
			chosen.push(...left);
			break;
		}
		const most = Math.min(missing, left.length);
		const options = left.map(({ id }) => id);
		const least = optional && chosen.length === 0 ? 0 : 1;
		const about = { amount: missing };
		const named = yield { seat, prompt: 'who-pays', about, options, least, most };
		if (named.length === 0) return null;
		chosen.push(...named.flatMap((id) => left.filter((payer) => payer.id === id)));
		missing = amount - wealthOf(chosen);
	}
	return shared(chosen, amount);
}

/** The payment as it happens: power goes back into the supply. */
export function paidBy(payment: Payment): readonly TableEvent[] {
	return Object.entries(payment).map(([vampire, power]) => ({
		type: 'TokensChanged',
		vampire,
		power: -power,
		infamy: 0
	}));
}

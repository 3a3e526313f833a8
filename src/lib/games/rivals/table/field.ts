import type { Field } from '../attack/field.ts';
import type { SeatState, Vampire } from '../match/state.ts';
import { sceneOf } from './effects/bodies.ts';
import type { Body } from './effects/body.ts';
import type { Table, TableVampire } from './table.ts';
import { cardOf, cardOfKind, isActive, readingsOf } from './where.ts';

/*
 * The table as the rules of a match with the box see it: each vampire with the numbers in force now. So an attack is judged
 * by the same rules whoever deals.
 */

type Known = Pick<Table, 'rivals' | 'turn' | 'city' | 'attack'> & { readonly field: Field };
const fields = new WeakMap<Table['seats'], Known>();

const seen = new WeakMap<
	TableVampire,
	{ readonly setting: Table['setting']; readonly body: Body | undefined; readonly as: Vampire }
>();

/** The same as long as neither the vampire nor what is in force about it changes. */
function vampireOf(table: Table, vampire: TableVampire): Vampire {
	const body = sceneOf(table).bodies.get(vampire.id);
	const known = seen.get(vampire);
	if (known && known.body === body && known.setting === table.setting) return known.as;
	const as = lookedAt(table, vampire, body);
	seen.set(vampire, { setting: table.setting, body, as });
	return as;
}

function lookedAt(table: Table, vampire: TableVampire, body: Body | undefined): Vampire {
	const { card: _card, attached = [], modifiers: _modifiers, ...one } = vampire;
	if (!isActive(vampire)) return one;
	const face = cardOfKind(table, vampire.card, 'vampire');
	const kinds = attached.map(({ card }) => cardOf(table, card).kind);
	const retainers = kinds.filter((kind) => kind === 'mortal').length;
	return {
		...one,
		...(body && {
			bp: body.bp,
			facts: {
				...(face && { clan: face.clan }),
				disciplines: body.disciplines,
				physical: body.physical,
				social: body.social,
				mental: body.mental,
				guard: body.guard
			}
		}),
		...(kinds.includes('prince') && { prince: true as const }),
		...(retainers > 0 && { retainers })
	};
}

/** The table as a field, with the numbers in force. */
export function fieldOf(table: Table): Field {
	const { order, rivals, turn, city, attack } = table;
	const known = fields.get(table.seats);
	if (
		known &&
		known.rivals === rivals &&
		known.turn === turn &&
		known.city === city &&
		known.attack === attack
	)
		return known.field;
	const seats: { [seat: string]: SeatState } = {};
	for (const seat of order) {
		const side = table.seats[seat];
		if (!side) continue;
		const { prestige, agenda, begun, vampires } = side;
		seats[seat] = {
			prestige,
			agenda,
			begun,
			vampires: vampires.map((one) => vampireOf(table, one))
		};
	}
	const field: Field = { order, rivals, turn, seats, readings: readingsOf(table) };
	fields.set(table.seats, { rivals, turn, city, attack, field });
	return field;
}

import type { Vampire } from '../bloodline/bloodline.ts';
import type { Ability } from '../deck/cards.ts';
import type { ThingId } from '../shapes.ts';
import type { Table } from '../table/table.ts';
import { cardOf } from '../table/where.ts';

/** The cards whose abilities a vampire has: its own, then those grafted on, in the order they came. */
export function cardsBorneBy(vampire: Vampire): readonly ThingId[] {
	return [vampire.id, ...vampire.absorbed];
}

/** A vampire's abilities from the top, each with the card on which it stands. */
export function abilitiesOf(
	table: Table,
	vampire: Vampire
): readonly { readonly card: ThingId; readonly ability: Ability }[] {
	return cardsBorneBy(vampire).flatMap((card) =>
		cardOf(table, card).abilities.map((ability) => ({ card, ability }))
	);
}

import { attackingParty, partyOf } from '../../../games/rivals/attack/field.ts';
import type { Sum } from '../../../games/rivals/attack/sum.ts';
import { findVampire as foundIn } from '../../../games/rivals/match/vampires.ts';
import { blowsOf } from '../../../games/rivals/table/blows.ts';
import type { TableCommandOf } from '../../../games/rivals/table/commands.ts';
import type { TableEvent } from '../../../games/rivals/table/events.ts';
import { evolveTable } from '../../../games/rivals/table/evolve.ts';
import { fieldOf } from '../../../games/rivals/table/field.ts';
import type { Table } from '../../../games/rivals/table/table.ts';
import { cardOf } from '../../../games/rivals/table/where.ts';

/** What an attack would do: its sum with the texts in force, and whether that is enough. */
export type Forecast = {
	readonly sum: Sum;
	/** Whether the target is defeated by so much [Resolving] [Mortals and Retainers]. */
	readonly defeats: boolean;
};

/** What is needed in one attack to defeat a City card; null: it is no target. */
export function bloodOf(table: Table, slot: number): number | null {
	const lying = table.city.streets.find((one) => one.slot === slot);
	const card = lying && cardOf(table, lying.card);
	return card && (card.kind === 'mortal' || card.kind === 'antagonist') ? card.blood : null;
}

/** The sum of an attack if nobody blocks, reacts or uses an ability, from the same rules that deal it. */
export function forecastOf(table: Table, command: TableCommandOf<'Attack'>): Forecast {
	const { seat, attacker, attack, target, card } = command;
	const field = fieldOf(table);
	const striker = foundIn(field, attacker);
	const victim = typeof target === 'string' ? foundIn(field, target) : null;
	const events: readonly TableEvent[] = [
		{
			type: 'AttackBegan',
			seat,
			attacker,
			attack,
			defender: victim?.seat ?? null,
			target,
			ours: striker ? attackingParty(field, seat, striker.vampire).map(({ id }) => id) : [attacker],
			theirs: victim ? partyOf(field, victim.seat, victim.vampire).map(({ id }) => id) : []
		},
		...(card === undefined
			? []
			: [{ type: 'CardLaid', seat, slot: table.nextSlot, as: 'attack', card } as const])
	];
	const { sum } = blowsOf(events.reduce(evolveTable, table));
	const blood = victim ? victim.vampire.blood : bloodOf(table, Number(target));
	return { sum, defeats: blood !== null && sum.taken >= blood };
}

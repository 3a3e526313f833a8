import type { SeatId } from '../../core/seats.ts';
import type { Source } from '../table/context.ts';
import type { Table } from '../table/table.ts';
import {
	allyOf,
	clanCardOf,
	deployedOf,
	isIn,
	locationCardOf,
	relicOf,
	turnOrder
} from '../table/where.ts';
import type { LocationId } from '../vocabulary.ts';
import type { Ability, AbilityOf } from './ability.ts';
import type { Rule, RuleOf } from './rule-words.ts';

/** An ability that is in force now. */
export type InForce<A extends Ability = Ability> = {
	readonly ability: A;
	/** The how-manieth of its card. */
	readonly index: number;
	readonly source: Source;
	/** Whose it is; null: a Location card's, everybody's. */
	readonly seat: SeatId | null;
	/** Where it lies; null: beside the Locations. */
	readonly at: LocationId | null;
};

export const isCancelled = ({ marks }: Table, slot: number): boolean =>
	marks.some((mark) => mark.mark === 'cancelled' && mark.slot === slot);

/**
 * What is in force: Passive cards that lie face up, Allies that are not drained, relics that are not used, Location cards
 * [PASSIVE CLAN CARDS] [DRAINING]. In turn order, Location cards last.
 */
export function abilitiesInForce<K extends 'when' | 'use' | 'always'>(
	table: Table,
	kind: K
): readonly InForce<AbilityOf<K>>[] {
	const found: InForce<AbilityOf<K>>[] = [];
	const take = (abilities: readonly Ability[], around: Pick<InForce, 'source' | 'seat' | 'at'>) => {
		for (const [index, ability] of abilities.entries())
			if (ability.ability === kind)
				found.push({ ability: ability as AbilityOf<K>, index, ...around });
	};
	for (const seat of turnOrder(table)) {
		for (const { slot, card, up, position, at } of table.deployed) {
			if (!up || card === null || position !== seat || isCancelled(table, slot)) continue;
			const printed = clanCardOf(table, card);
			if (printed?.kind === 'passive')
				take(printed.abilities, { source: { from: 'card', slot, card }, seat, at });
		}
		const player = table.players[seat];
		if (!player) continue;
		for (const card of new Set(player.alliance)) {
			const ally = allyOf(table, card);
			if (ally) take(ally.abilities, { source: { from: 'ally', seat, card }, seat, at: null });
		}
		const { relic } = player;
		if (relic && !relic.used) {
			const source = { from: 'relic', seat, card: relic.card } as const;
			take(relicOf(table, relic.card)?.abilities ?? [], { source, seat, at: null });
		}
	}
	for (const { id: location, card } of table.locations) {
		if (card === null) continue;
		const source = { from: 'location', location, card } as const;
		take(locationCardOf(table, card)?.abilities ?? [], { source, seat: null, at: location });
	}
	return found;
}

/** Whether what began an ability is still in force. */
export function isInForce(table: Table, source: Source): boolean {
	switch (source.from) {
		case 'card': {
			const deployed = deployedOf(table, source.slot);
			return deployed?.up === true && !isCancelled(table, source.slot);
		}
		case 'ally':
			return (
				isIn(table, source.seat) &&
				table.players[source.seat]?.alliance.includes(source.card) === true
			);
		case 'relic':
			return isIn(table, source.seat) && table.players[source.seat]?.relic?.used === false;
		case 'location':
			return true;
	}
}

type RuleInForce<K extends Rule['rule']> = Omit<InForce, 'ability' | 'index'> & {
	readonly rule: RuleOf<K>;
};

/** Rules of a kind that hold now. */
export function rulesInForce<K extends Rule['rule']>(
	table: Table,
	kind: K
): readonly RuleInForce<K>[] {
	return abilitiesInForce(table, 'always').flatMap(({ ability, source, seat, at }) =>
		ability.rule.rule === kind ? [{ rule: ability.rule as RuleOf<K>, source, seat, at }] : []
	);
}

/** Rules of a kind that hold for a player at a Location: its own cards there, its Allies, and the Location card. */
export const rulesFor = <K extends Rule['rule']>(
	table: Table,
	kind: K,
	seat: SeatId,
	location: LocationId | null
): readonly RuleInForce<K>[] =>
	rulesInForce(table, kind).filter(
		(one) => (one.seat === null || one.seat === seat) && (one.at === null || one.at === location)
	);

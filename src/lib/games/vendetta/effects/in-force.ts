import type { SeatId } from '../../core/seats.ts';
import type { Source } from '../table/context.ts';
import type { Table } from '../table/table.ts';
import { abilitiesOf, clanCardOf, deployedOf, isIn, turnOrder } from '../table/where.ts';
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

type Found = { [K in 'when' | 'use' | 'always']?: readonly InForce<AbilityOf<K>>[] };
/** What was found on a table: it is asked for again and again, and a table never changes. */
const found = new WeakMap<Table, Found>();

/**
 * What is in force: Passive cards that lie face up, Allies that are not drained, relics that are not used, Location cards
 * [PASSIVE CLAN CARDS] [DRAINING]. In turn order, Location cards last.
 */
export function abilitiesInForce<K extends 'when' | 'use' | 'always'>(
	table: Table,
	kind: K
): readonly InForce<AbilityOf<K>>[] {
	const known: Found = found.get(table) ?? {};
	const before = known[kind] as readonly InForce<AbilityOf<K>>[] | undefined;
	if (before) return before;
	const now = inForceOn(table, kind);
	found.set(table, { ...known, [kind]: now });
	return now;
}

function inForceOn<K extends 'when' | 'use' | 'always'>(
	table: Table,
	kind: K
): readonly InForce<AbilityOf<K>>[] {
	const found: InForce<AbilityOf<K>>[] = [];
	const take = (card: string, around: Pick<InForce, 'source' | 'seat' | 'at'>) => {
		for (const [index, ability] of abilitiesOf(table, card).entries())
			if (ability.ability === kind)
				found.push({ ability: ability as AbilityOf<K>, index, ...around });
	};
	const says = (card: string) => abilitiesOf(table, card).length > 0;
	for (const seat of turnOrder(table)) {
		for (const { slot, card, up, position, at } of table.deployed) {
			if (!up || card === null || position !== seat || !says(card)) continue;
			if (clanCardOf(table, card)?.kind === 'passive' && !isCancelled(table, slot))
				take(card, { source: { from: 'card', slot, card }, seat, at });
		}
		const { alliance = [], relic = null } = table.players[seat] ?? {};
		for (const card of alliance)
			if (says(card)) take(card, { source: { from: 'ally', seat, card }, seat, at: null });
		if (relic && !relic.used) {
			const source = { from: 'relic', seat, card: relic.card } as const;
			take(relic.card, { source, seat, at: null });
		}
	}
	for (const { id: location, card } of table.locations) {
		if (card === null) continue;
		take(card, { source: { from: 'location', location, card }, seat: null, at: location });
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

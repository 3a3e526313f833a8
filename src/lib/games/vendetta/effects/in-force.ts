import type { SeatId } from '../../core/seats.ts';
import type { Source } from '../table/context.ts';
import type { Table } from '../table/table.ts';
import { abilitiesOf, clanCardOf, deployedOf, isIn, seatsOf, turnOrder } from '../table/where.ts';
import type { LocationId } from '../vocabulary.ts';
import type { Ability, AbilityOf } from './ability.ts';
import type { Rule, RuleOf } from './rule-words.ts';
import type { When } from './selector.ts';

/** Around what is in force: its card, whose it is and where. */
type Around = {
	readonly source: Source;
	/** Whose it is; null: a Location card's, everybody's. */
	readonly seat: SeatId | null;
	/** Where it lies; null: beside the Locations. */
	readonly at: LocationId | null;
};

/** An ability that is in force now. */
export type InForce<A extends Ability = Ability> = Around & {
	readonly ability: A;
	/** The how-manieth of its card. */
	readonly index: number;
};

/** A rule that holds now. */
type RuleInForce<K extends Rule['rule'] = Rule['rule']> = Around & { readonly rule: RuleOf<K> };

export const isCancelled = ({ marks }: Table, slot: number): boolean =>
	marks.some((mark) => mark.mark === 'cancelled' && mark.slot === slot);

/** Everything that is in force on a table, found in one pass. */
type Found = {
	/** By what they wait for. */
	readonly when: { readonly [on in When['on']]?: readonly InForce<AbilityOf<'when'>>[] };
	readonly use: readonly InForce<AbilityOf<'use'>>[];
	readonly rules: { readonly [K in Rule['rule']]?: readonly RuleInForce<K>[] };
};

/** What was found last: it is asked for again and again, and most events change nothing it depends on. */
let last: { on: Table; readonly found: Found } | null = null;

/** Whether the same is in force on both: a card is only read, so it is enough that what lists them is the very same. */
function isSame(one: Table, other: Table): boolean {
	if (one === other) return true;
	const isAround =
		one.setting === other.setting &&
		one.deployed === other.deployed &&
		one.marks === other.marks &&
		one.locations === other.locations &&
		one.ambition === other.ambition;
	if (!isAround || one.players === other.players) return isAround;
	for (const seat of seatsOf(one)) {
		const [now, then] = [one.players[seat], other.players[seat]];
		if (now === then) continue;
		if (now?.alliance !== then?.alliance || now?.relic !== then?.relic || now?.out !== then?.out)
			return false;
	}
	return true;
}

function foundOn(table: Table): Found {
	if (!last || !isSame(last.on, table)) last = { on: table, found: inForceOn(table) };
	else last.on = table;
	return last.found;
}

/** Abilities that wait for something, as long as they are in force. */
export const abilitiesWaiting = (
	table: Table,
	on: When['on']
): readonly InForce<AbilityOf<'when'>>[] => foundOn(table).when[on] ?? NONE;

/** Abilities that their players may use, as long as they are in force. */
export const abilitiesToUse = (table: Table): readonly InForce<AbilityOf<'use'>>[] =>
	foundOn(table).use;

/**
 * What is in force: Passive cards that lie face up, Allies that are not drained, relics that are not used, Location cards
 * [PASSIVE CLAN CARDS] [DRAINING]. In turn order, Location cards last.
 */
function inForceOn(table: Table): Found {
	const when: { [on in When['on']]?: InForce<AbilityOf<'when'>>[] } = {};
	const use: InForce<AbilityOf<'use'>>[] = [];
	const rules: { [rule: string]: RuleInForce[] } = {};
	const take = (card: string, around: Around) => {
		for (const [index, ability] of abilitiesOf(table, card).entries()) {
			if (ability.ability === 'when')
				(when[ability.when.on] ??= []).push({ ability, index, ...around });
			if (ability.ability === 'use') use.push({ ability, index, ...around });
			if (ability.ability === 'always')
				(rules[ability.rule.rule] ??= []).push({ rule: ability.rule, ...around });
		}
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
	return { when, use, rules };
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

/** Rules of a kind that hold now. */
export const rulesInForce = <K extends Rule['rule']>(
	table: Table,
	kind: K
): readonly RuleInForce<K>[] => foundOn(table).rules[kind] ?? NONE;
const NONE: readonly never[] = [];

/** Rules of a kind that hold for a player at a Location: its own cards there, its Allies, and the Location card. */
export function rulesFor<K extends Rule['rule']>(
	table: Table,
	kind: K,
	seat: SeatId,
	location: LocationId | null
): readonly RuleInForce<K>[] {
	const rules = rulesInForce(table, kind);
	if (rules.length === 0) return rules;
	return rules.filter(
		(one) => (one.seat === null || one.seat === seat) && (one.at === null || one.at === location)
	);
}

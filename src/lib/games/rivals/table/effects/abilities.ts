import type { SeatId } from '../../../core/seats.ts';
import type { Use } from '../../cards/when.ts';
import type { VampireId } from '../../match/state.ts';
import type { Table } from '../table.ts';
import { findVampire, isActive, readingsOf } from '../where.ts';
import { meantBy, sceneOf } from './bodies.ts';
import { costFault, type CostFault } from './costs.ts';
import { allSo } from './scene.ts';
import { carriersOf, contextOf, textsOf, type Text } from './texts.ts';
import { isUsed, usedKey } from './triggers.ts';
import type { Context } from './context.ts';

/** When something can be used: a moment of `use`, or a granted action. */
type UseNow = Use | 'grant';

/** An ability of a seat, by the key that a command names. */
type Ability = {
	readonly key: string;
	readonly text: Text;
	readonly context: Context;
	/** What using it is remembered as; null: it exhausts its card, which is enough. */
	readonly usedAs: string;
};

const momentOf = ({ when }: Text['part']): UseNow | null => {
	if (when === 'action') return 'grant';
	return typeof when === 'object' && 'use' in when ? when.use : null;
};

/** All abilities of a seat for a moment, whether they can be used now or not. */
function abilitiesOf(table: Table, seat: SeatId, use: UseNow): readonly Ability[] {
	return textsOf(table).uses.flatMap((text) => {
		if (momentOf(text.part) !== use) return [];
		return carriersOf(table, text)
			.filter((own) => own.seat === seat)
			.map((own) => {
				const key = text.self === null && own.self !== null ? `${text.key}@${own.self}` : text.key;
				const span = spanOf(table, seat, text, use);
				return {
					key,
					text,
					context: contextOf({ ...text, ...own }),
					usedAs: usedKey(span, key, null)
				};
			});
	});
}

/** Reading foesTurn: what defends in a foe’s turn is used once in it, or once in each attack. */
function spanOf(table: Table, seat: SeatId, { part }: Text, use: UseNow): 'attack' | 'turn' {
	if (part.once === 'attack') return 'attack';
	const defends = use === 'abilities' || use === 'prevention';
	return part.once === undefined &&
		defends &&
		table.attack !== null &&
		table.turn?.seat !== seat &&
		readingsOf(table).foesTurn === 'attack'
		? 'attack'
		: 'turn';
}

/** Why an ability cannot be used now. */
export type AbilityFault =
	CostFault | 'ability-used' | 'ability-silent' | 'not-in-conflict' | 'ability-on-own-turn';

/** Why not; null: it can. Once in each of your turns, never in foes' turns but where the rules say so [Activated Abilities and Costs]. */
export function abilityFault(table: Table, ability: Ability, use: UseNow): AbilityFault | null {
	const { text, context, usedAs } = ability;
	const { part, self } = text;
	const { attack, turn } = table;
	if (isUsed(table, usedAs)) return 'ability-used';
	const isOwnTurn = turn?.seat === context.seat;
	if ((use === 'action' || use === 'grant') && !isOwnTurn && part.once !== 'each-turn')
		return 'ability-on-own-turn';
	// Reading foesTurn: in an attack, against damage and while Influence is raised, in a foe's turn too.
	if (self !== null && attack && (use === 'abilities' || use === 'prevention'))
		if (!attack.ours.includes(self) && !attack.theirs.includes(self)) return 'not-in-conflict';
	if (use === 'grant') {
		const bearer = context.self === null ? null : findVampire(table, context.self);
		if (context.self !== null && (!bearer || !isActive(bearer.vampire) || bearer.vampire.exhausted))
			return 'card-exhausted';
	}
	const fault = costFault(table, context, part.cost);
	if (fault !== null) return fault;
	return allSo(sceneOf(table), context, part.if) ? null : 'ability-silent';
}

/** What a seat can use now. */
export const usableBy = (table: Table, seat: SeatId, use: UseNow): readonly Ability[] =>
	abilitiesOf(table, seat, use).filter((one) => abilityFault(table, one, use) === null);

/** Abilities that would prevent damage to this vampire. */
export const preventing = (table: Table, seat: SeatId, victim: VampireId): readonly Ability[] =>
	usableBy(table, seat, 'prevention').filter(({ text, context }) =>
		text.part.effects.some((effect) => {
			if (effect.do !== 'prevent') return effect.do === 'choose' || effect.do === 'may';
			return meantBy(sceneOf(table), context, effect.who).includes(victim);
		})
	);

/** Abilities that would send damage of antagonists to a foe. */
export const redirecting = (table: Table, seat: SeatId): readonly Ability[] =>
	usableBy(table, seat, 'prevention').filter(({ text }) =>
		text.part.effects.some((effect) => effect.do === 'redirect')
	);

const MOMENTS: readonly UseNow[] = [
	'action',
	'grant',
	'intel',
	'abilities',
	'prevention',
	'influence'
];

/** An ability by its key, and for when it is. */
export function abilityNamed(
	table: Table,
	seat: SeatId,
	key: string
): { readonly ability: Ability; readonly use: UseNow } | null {
	for (const use of MOMENTS) {
		const ability = abilitiesOf(table, seat, use).find((one) => one.key === key);
		if (ability) return { ability, use };
	}
	return null;
}

import type { SeatId } from '../../core/seats.ts';
import { ATTACK_TYPES, type AttackType } from '../attack/field.ts';
import type { CardId } from '../cards/card.ts';
import type { TableCommand, TableCommandOf } from './commands.ts';
import { attackCardFault, shownFor } from './decide-attack.ts';
import { usableBy } from './effects/abilities.ts';
import { sceneOf } from './effects/bodies.ts';
import { amountIn } from './effects/scene.ts';
import { textsOf } from './effects/texts.ts';
import { evolveTable } from './evolve.ts';
import { intelIn, mortalsIn, secrecyIn } from './in-attack.ts';
import type { SeatView } from './own-view.ts';
import type { Table } from './table.ts';
import {
	cardOf,
	cardOfKind,
	coterieOf,
	findVampire,
	foesOf,
	readingsOf,
	readyOf,
	sideOf
} from './where.ts';

/** Every attack, with as few cards discarded for Intel as will do. */
export function attacksNow({ table, seat, own }: SeatView): readonly TableCommand[] {
	const attackers = readyOf(table, seat).filter(({ place }) => place === 'streets');
	if (attackers.length === 0) return [];
	const targets: { readonly target: string | number; readonly secrecy: number }[] = [
		...foesOf(table, seat)
			.filter((foe) => sideOf(table, foe).begun)
			.flatMap((foe) => coterieOf(table, foe))
			.map(({ id }) => ({ target: id, secrecy: secrecyIn(table, id) })),
		...mortalsIn(table).map((slot) => ({ target: slot, secrecy: 0 }))
	];
	const isSpent = readingsOf(table).intelOften === 'turn' && table.intelBy.includes(seat);
	const helpers = foesOf(table, seat).some((foe) => {
		const { hand } = sideOf(table, foe);
		return hand.library + hand.faction > 0;
	});
	const attackCards = [...new Set(own.hand)].flatMap((id) => {
		const card = cardOfKind(table, id, 'attack');
		return card ? [card] : [];
	});
	return attackers.flatMap(({ id: attacker }) => {
		const ways: { readonly attack: AttackType; readonly card?: CardId }[] = [
			...ATTACK_TYPES.filter((type) => type !== 'ranged').map((attack) => ({ attack })),
			...attackCards
				.filter((card) => attackCardFault(table, seat, attacker, card.type, card.id) === null)
				.map((card) => ({ attack: card.type, card: card.id }))
		];
		return targets.flatMap(({ target, secrecy }) => {
			const found = secrecy === 0 ? null : intelFor(table, seat, attacker, target, secrecy);
			return ways.flatMap((way): TableCommand[] => {
				const attack: TableCommandOf<'Attack'> = { type: 'Attack', seat, attacker, target, ...way };
				if (!found) return [attack];
				const hand = way.card === undefined ? own.hand : minus(own.hand, way.card);
				const shown = way.card === undefined ? 0 : found.shownBy(way.card);
				const show = found.intel < secrecy && shown > 0;
				const missing = secrecy - found.intel - (show ? shown : 0);
				const ready = {
					...attack,
					...(found.uses.length > 0 && { uses: [...found.uses] }),
					...(show && { show: true as const })
				};
				if (missing <= 0) return [ready];
				if (!isSpent && hand.length >= missing)
					return [{ ...ready, discards: hand.slice(hand.length - missing) }];
				return helpers ? [{ ...ready, help: true }] : [];
			});
		});
	});
}

/** Intel before any card is discarded: texts in force, abilities, and what an Attack card adds that is shown for it. */
function intelFor(
	table: Table,
	seat: SeatId,
	attacker: string,
	target: string | number,
	secrecy: number
) {
	const texts = textsOf(table);
	const isAbout = ({ part }: (typeof texts.uses)[number]): boolean =>
		part.effects.some((effect) => effect.do === 'intel');
	const hasIntel = (card: CardId): boolean =>
		cardOf(table, card).parts.some(({ when }) => when === 'intel');
	const defender = typeof target === 'string' ? (findVampire(table, target)?.seat ?? null) : null;
	let begun: Table | null = null;
	const inAttack = (): Table =>
		(begun ??= evolveTable(table, {
			type: 'AttackBegan',
			seat,
			attacker,
			attack: 'physical',
			defender,
			target,
			ours: [attacker],
			theirs: typeof target === 'string' ? [target] : []
		}));
	const shownBy = (card: CardId): number =>
		hasIntel(card) ? shownFor(inAttack(), seat, attacker, 0, card).intel : 0;
	if (!texts.always.some(isAbout) && !texts.uses.some(isAbout))
		return { intel: 0, uses: [], shownBy };
	let intel = intelIn(inAttack());
	const uses: string[] = [];
	for (const { key, text, context } of usableBy(inAttack(), seat, 'intel')) {
		if (intel >= secrecy || text.part.cost?.discard !== undefined) continue;
		const n = text.part.effects.reduce(
			(sum, effect) =>
				effect.do === 'intel' ? sum + amountIn(sceneOf(inAttack()), context, effect.n) : sum,
			0
		);
		if (n <= 0) continue;
		uses.push(key);
		intel += n;
	}
	return { intel, uses, shownBy };
}

const minus = (hand: readonly CardId[], card: CardId): readonly CardId[] => {
	const at = hand.indexOf(card);
	return at < 0 ? hand : hand.toSpliced(at, 1);
};

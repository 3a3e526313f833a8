import type { SeatId } from '../../../core/seats.ts';
import { ATTACK_TYPES, type AttackType } from '../../attack/field.ts';
import type { CardId, CardOf } from '../../cards/card.ts';
import { attackCardFault } from '../../table/decide-attack.ts';
import { mortalsIn, secrecyIn } from '../../table/in-attack.ts';
import type { TableCommand } from '../../table/commands.ts';
import type { SeatView } from '../../table/own-view.ts';
import type { Slot, Table, TableVampire } from '../../table/table.ts';
import { cardOf, cardOfKind, coterieOf, foesOf, readingsOf, sideOf } from '../../table/where.ts';
import { cutBy, damageOf, partsApplying, type Blow } from './blow.ts';
import { effectsWorth } from './effect-worth.ts';
import { BLOOD, CARD, defeatWorth, pointsWorth } from './worth.ts';

/** An attack in thought: who would make it, perhaps from the Haven, and what it is worth. */
export type Plan = {
	readonly attacker: TableVampire;
	readonly target: string | Slot;
	readonly type: AttackType;
	readonly card: CardId | null;
	/** Cards for Intel. */
	readonly secrecy: number;
	readonly worth: number;
};

type Target =
	| {
			readonly at: 'foe';
			readonly seat: SeatId;
			readonly vampire: TableVampire;
			readonly secrecy: number;
	  }
	| {
			readonly at: 'streets';
			readonly slot: Slot;
			readonly card: CardOf<'mortal'> | CardOf<'antagonist'>;
	  };

function targetsOf({ table, seat }: SeatView): readonly Target[] {
	const foes = foesOf(table, seat)
		.filter((foe) => sideOf(table, foe).begun)
		.flatMap((foe) =>
			coterieOf(table, foe).map((vampire): Target => ({
				at: 'foe',
				seat: foe,
				vampire,
				secrecy: secrecyIn(table, vampire.id)
			}))
		);
	const mortals = mortalsIn(table).flatMap((slot): Target[] => {
		const lies = table.city.streets.find((one) => one.slot === slot);
		const card = lies && cardOf(table, lies.card);
		return card?.kind === 'mortal' || card?.kind === 'antagonist'
			? [{ at: 'streets', slot, card }]
			: [];
	});
	return [...foes, ...mortals];
}

/** Cards that guard a foe: what a Reaction out of a hand may take off, and who may step in. */
const REACTION = 1.1;

/** Points that the player's own Agenda card gives for a blow. */
function agendaPoints(
	{ table, own }: SeatView,
	what: 'hit' | 'defeated' | 'retainer',
	{ n = 0, type }: { readonly n?: number; readonly type?: AttackType } = {}
): number {
	const card = own.agenda === null ? null : cardOfKind(table, own.agenda, 'agenda');
	return (card?.parts ?? []).reduce((sum, { when, effects }) => {
		if (typeof when !== 'object' || !('on' in when)) return sum;
		const fits =
			(what === 'hit' &&
				when.on === 'hit' &&
				n >= when.least &&
				(when.type === undefined || when.type === type)) ||
			(what === 'defeated' && when.on === 'defeated') ||
			(what === 'retainer' && when.on === 'attached' && when.kind === 'retainer');
		if (!fits) return sum;
		return (
			sum +
			effects.reduce(
				(all, effect) =>
					effect.do === 'gain' && effect.what === 'agenda' && typeof effect.n === 'number'
						? all + effect.n
						: all,
				0
			)
		);
	}, 0);
}

/** What comes of so much damage to a vampire. */
function hitWorth(
	view: SeatView,
	target: Extract<Target, { at: 'foe' }>,
	damage: number,
	type: AttackType
): number {
	const { table, seat } = view;
	const { vampire, seat: foe } = target;
	if (damage <= 0) return 0;
	if (damage >= vampire.blood) {
		const extra = agendaPoints(view, 'defeated');
		return defeatWorth(table, seat, foe, vampire.bp, extra);
	}
	const points = agendaPoints(view, 'hit', { n: damage, type });
	// A wounded vampire is half a defeated one.
	const near = damage / Math.max(1, vampire.blood);
	return damage * BLOOD * 0.7 + near + pointsWorth(table, seat, points) * 0.8;
}

/** A blow at somebody, whose hand may hold a Reaction. */
function blowWorth(
	view: SeatView,
	target: Target,
	blow: Blow,
	card: CardOf<'attack'> | null
): number {
	const { table, seat } = view;
	const damage = damageOf(table, blow, card);
	if (target.at === 'streets') {
		if (damage < target.card.blood) return -5;
		const points = pointsWorth(table, seat, target.card.agenda);
		if (target.card.kind === 'antagonist') return points + 2;
		const room = (blow.attacker.attached ?? []).length < 3;
		const kept = room ? 1 + pointsWorth(table, seat, agendaPoints(view, 'retainer')) : 0.5;
		return points + kept;
	}
	const through = damage - cutBy(table, blow, card);
	const hand = sideOf(table, target.seat).hand.library;
	const held = Math.min(1, hand / 4);
	const open = hitWorth(view, target, through, blow.type);
	const cut = hitWorth(view, target, through - 2 * REACTION, blow.type);
	const text =
		card === null
			? 0
			: partsApplying(table, blow, card)
					.filter(({ when }) => when === 'play' || when === 'taken')
					.reduce(
						(sum, { effects }) =>
							sum +
							effectsWorth(
								{ table, seat, blow, foe: target.seat },
								effects.filter((effect) => effect.do !== 'bonus')
							),
						0
					);
	return (1 - held / 2) * open + (held / 2) * cut + text * (through > 0 ? 1 : 0.7);
}

/** Every attack worth a thought; `isThere` false: its vampire is still at the Haven. */
export function plansFor(view: SeatView): readonly Plan[] {
	const { table, seat, own } = view;
	const ready = coterieOf(table, seat).filter(({ exhausted }) => !exhausted);
	const targets = targetsOf(view);
	const spent = readingsOf(table).intelOften === 'turn' && table.intelBy.includes(seat);
	const cards = [...new Set(own.hand)].flatMap((id) => cardOfKind(table, id, 'attack') ?? []);
	return ready.flatMap((attacker) => {
		const party = ready.filter(
			(one) =>
				one.id === attacker.id ||
				(one.place === 'streets' && one.party === attacker.party && attacker.place === 'streets')
		);
		const ways: readonly { readonly type: AttackType; readonly card: CardOf<'attack'> | null }[] = [
			...ATTACK_TYPES.filter((type) => type !== 'ranged').map((type) => ({ type, card: null })),
			...cards
				.filter(({ id, type }) => attackCardFault(table, seat, attacker.id, type, id) === null)
				.map((card) => ({ type: card.type, card }))
		];
		return targets.flatMap((target) => {
			const secrecy = target.at === 'foe' ? target.secrecy : 0;
			return ways.flatMap(({ type, card }): Plan[] => {
				const hand = own.hand.length - (card ? 1 : 0);
				if (secrecy > 0 && (spent || hand < secrecy)) return [];
				const found = target.at === 'foe' ? { seat: target.seat, vampire: target.vampire } : null;
				const blow: Blow = { seat, attacker, party, target: found, type };
				const worth =
					blowWorth(view, target, blow, card) -
					(card ? CARD : 0) -
					secrecy * CARD -
					exposure(view, attacker);
				return [
					{
						attacker,
						target: target.at === 'foe' ? target.vampire.id : target.slot,
						type,
						card: card?.id ?? null,
						secrecy,
						worth
					}
				];
			});
		});
	});
}

/** What it costs to stand in the Streets exhausted until the next turn: the weaker, the more. */
function exposure({ table, seat }: SeatView, { place, blood }: TableVampire): number {
	if (place === 'streets') return 0.2;
	const few = [6, 6, 2.5, 1, 0.4][coterieOf(table, seat).length] ?? 0;
	return (blood <= 2 ? 1.2 : 0.5) + few;
}

/** What a plan asks for first: a step into the Streets, to those who are ready there, or the attack itself. */
export function commandFor({ table, seat, own }: SeatView, plan: Plan): TableCommand {
	const { attacker, target, type, card, secrecy } = plan;
	if (attacker.place === 'haven') {
		const mate = coterieOf(table, seat).find(
			({ id, place, exhausted }) => id !== attacker.id && place === 'streets' && !exhausted
		);
		return { type: 'MoveVampires', seat, vampires: [attacker.id], to: mate?.id ?? null };
	}
	const rest = leastNeeded(table, card === null ? own.hand : without(own.hand, card));
	return {
		type: 'Attack',
		seat,
		attacker: attacker.id,
		target,
		attack: type,
		...(card !== null && { card }),
		...(secrecy > 0 && { discards: rest.slice(0, secrecy) })
	};
}

const without = (hand: readonly CardId[], card: CardId): readonly CardId[] =>
	hand.toSpliced(hand.indexOf(card), 1);

/** A hand, from what is missed least: copies first, then what nobody can play. */
export function leastNeeded(table: Table, hand: readonly CardId[]): CardId[] {
	const rank = (id: CardId, at: number): number => {
		const card = cardOf(table, id);
		const copy = hand.indexOf(id) < at ? -2 : 0;
		const kind = { vampire: 1.5, attack: 3, reaction: 3, title: 2, action: 2 } as Record<
			string,
			number
		>;
		return copy + (kind[card.kind] ?? 1);
	};
	return hand
		.map((id, at) => ({ id, rank: rank(id, at) }))
		.sort((a, b) => a.rank - b.rank)
		.map(({ id }) => id);
}

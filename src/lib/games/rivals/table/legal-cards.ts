import type { CardId } from '../cards/card.ts';
import { askedFault, clanFault } from './checks.ts';
import type { TableCommand } from './commands.ts';
import { absentDealer, type TableDealer } from './dealing.ts';
import { payTitle } from './decide-title.ts';
import { layingFault } from './decide-turn.ts';
import { bodyOf } from './effects/bodies.ts';
import type { SeatView } from './own-view.ts';
import { cardOf, cardOfKind, coterieOf, isKind, nameOf, readyOf, sideOf } from './where.ts';

/** Vampires of the hand that can be paid for. */
export function recruitsNow({ table, seat, own }: SeatView): readonly TableCommand[] {
	const { prestige } = sideOf(table, seat);
	const active = new Set(
		table.order.flatMap((other) => coterieOf(table, other).map((one) => nameOf(table, one)))
	);
	return [...new Set(own.hand)].flatMap((id): TableCommand[] => {
		const card = cardOfKind(table, id, 'vampire');
		if (!card || card.bp >= prestige || active.has(card.name)) return [];
		return [{ type: 'Recruit', seat, card: id }];
	});
}

/** Action cards of all kinds. */
export function cardsNow({ table, seat, own }: SeatView): readonly TableCommand[] {
	const ready = readyOf(table, seat);
	const { prestige } = sideOf(table, seat);
	return [...new Set(own.hand)].flatMap((id): TableCommand[] => {
		const card = cardOf(table, id);
		if (isKind(card, 'action')) {
			if (card.price !== undefined && prestige <= card.price) return [];
			if (card.unhosted)
				return clanFault(table, seat, card.clan) ? [] : [{ type: 'PlayCard', seat, card: id }];
		}
		if (isKind(card, 'action') || isKind(card, 'scheme'))
			return ready
				.filter((one) => askedFault(table, seat, card, one.id) === null)
				.map((one) => ({ type: 'PlayCard', seat, card: id, vampire: one.id }));
		if (isKind(card, 'conspiracy') && prestige > 1)
			return ready
				.filter((one) => layingFault(table, seat, card, one.id) === null)
				.map((one) => ({ type: 'PlayCard', seat, card: id, vampire: one.id }));
		if (isKind(card, 'title'))
			return ready.flatMap((one): TableCommand[] => {
				const way = titleWay({ table, seat, own }, id, one.id, card.influence);
				return way ? [way] : [];
			});
		return [];
	});
}

/** One way to pay for a Title; null: there is none. */
function titleWay(
	{ table, seat, own }: SeatView,
	card: CardId,
	vampire: string,
	asks: number
): TableCommand | null {
	const exert: string[] = [];
	let has = 0;
	for (const one of coterieOf(table, seat)) {
		const { influence } = bodyOf(table, one.id);
		if (has >= asks || influence === 0 || one.noInfluence) continue;
		exert.push(one.id);
		has += influence;
	}
	const modifier =
		has < asks
			? own.hand.find((id) => {
					const face = cardOfKind(table, id, 'modifier');
					return face !== null && clanFault(table, seat, face.clan) === null;
				})
			: undefined;
	if (modifier !== undefined) has += cardOfKind(table, modifier, 'modifier')?.influence ?? 0;
	const prestige = Math.max(0, asks - has);
	const command = {
		type: 'PlayCard' as const,
		seat,
		card,
		vampire,
		exert,
		...(modifier !== undefined && { modifier }),
		prestige
	};
	const face = cardOfKind(table, card, 'title');
	return face && payTitle(table, command, face, ANY_HAND).accepted ? command : null;
}

/** For rules that ask about a hand which is known to hold the card. */
const ANY_HAND: TableDealer = absentDealer();

import type { SeatId } from '../../../games/core/seats.ts';
import { listed } from '../../../games/core/listed.ts';
import type { Card } from '../../../games/rivals/cards/card.ts';
import { TYPE_WORDS } from '../../../games/rivals/cards/condition-words.ts';
import { clanFault } from '../../../games/rivals/table/checks.ts';
import { bodyOf } from '../../../games/rivals/table/effects/bodies.ts';
import type { Table } from '../../../games/rivals/table/table.ts';
import { coterieOf, isActive, nameOf, readyOf, sideOf } from '../../../games/rivals/table/where.ts';

/**
 * Why a card of the hand that the rules do not let its player play cannot be played now, and what would help. The rules
 * say whether it can; this only finds the reason that a person can do most about.
 */
export function whyNotPlayed(table: Table, seat: SeatId, card: Card): string {
	if (card.kind === 'reaction')
		return `You can play it when a vampire of yours is attacked (${listed(
			card.types.map((type) => TYPE_WORDS[type]),
			'or'
		)}).`;
	if (card.kind === 'modifier')
		return 'You can play it when you use Influence for a Title or a Scheme.';
	const { turn } = table;
	if (turn?.seat !== seat) return 'You can play it in your own turn.';
	if (turn.phase !== 'action') return 'You can play it in your Action Phase.';
	if (turn.actionsLeft < 1) return 'You have no actions left this turn.';
	if (table.attack || table.scheme || table.claim || table.question)
		return 'Finish what is under way first.';
	const { prestige } = sideOf(table, seat);
	if (card.kind === 'vampire') return whyNotRecruited(table, card, prestige);
	const clan = 'clan' in card ? card.clan : undefined;
	if (clan !== undefined && clanFault(table, seat, clan))
		return `You need a ${clan} vampire outside torpor.`;
	const price = 'price' in card && card.price !== undefined ? card.price : 0;
	if (price >= prestige && price > 0)
		return `It costs ${price} Prestige and you have ${prestige}. You must keep at least 1.`;
	const asks = 'bp' in card && card.bp !== undefined ? card.bp : 0;
	const isStrong = ({ id }: { readonly id: string }): boolean => bodyOf(table, id).bp >= asks;
	const strong = coterieOf(table, seat).filter(isStrong);
	if (strong.length === 0) return `You need a vampire with Blood Potency ${asks} or more.`;
	const ready = readyOf(table, seat).filter(isStrong);
	const names = listed(
		strong.map((one) => nameOf(table, one)),
		'or'
	);
	if (ready.length === 0) return `${names} could play it, but is exhausted until your next turn.`;
	if (card.kind === 'attack' && !ready.some(({ place }) => place === 'streets'))
		return `First move ${listed(
			ready.map((one) => nameOf(table, one)),
			'or'
		)} to The Streets.`;
	return 'There is nothing it could do now.';
}

function whyNotRecruited(
	table: Table,
	{ name, bp }: Card & { kind: 'vampire' },
	has: number
): string {
	const isOut = table.order.some((seat) =>
		sideOf(table, seat).vampires.some((one) => isActive(one) && nameOf(table, one) === name)
	);
	if (isOut) return `${name} is in play already.`;
	return has <= bp
		? `${name} costs ${bp} Prestige and you have ${has}. You must keep at least 1.`
		: 'You cannot recruit now.';
}

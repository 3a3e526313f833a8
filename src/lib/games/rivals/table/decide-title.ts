import type { SeatId } from '../../core/seats.ts';
import type { CardOf } from '../cards/card.ts';
import type { Cost } from '../cards/cost.ts';
import {
	findPaymentFault,
	findTitleFault,
	givingUp,
	roomFor,
	type Bearer
} from '../influence/titles.ts';
import type { TableCommandOf } from './commands.ts';
import { askedFault, handFault, readyFault } from './checks.ts';
import type { TableDealer } from './dealing.ts';
import { asRefused, begin, refused, type Beginning, type Refused } from './decider.ts';
import { usableBy } from './effects/abilities.ts';
import { bodyOf, sceneOf } from './effects/bodies.ts';
import { amountIn } from './effects/scene.ts';
import type { TableEvent } from './events.ts';
import { bearerOf } from './fall-tasks.ts';
import type { Table } from './table.ts';
import { cardOf, cardOfKind, findVampire, isActive, nameOf, readingsOf, sideOf } from './where.ts';

/** Every vampire that may bear a Title. */
const bearersOf = (table: Table): readonly Bearer[] =>
	table.order.flatMap((seat) =>
		sideOf(table, seat)
			.vampires.filter(({ place }) => place !== 'burned')
			.map((vampire) => ({
				id: vampire.id,
				seat,
				bp: bodyOf(table, vampire.id).bp,
				isReady: isActive(vampire) && !vampire.exhausted,
				isInTorpor: vampire.place === 'torpor',
				...bearerOf(table, vampire)
			}))
	);

/** Influence that vampires exert; null where one of them cannot [Influence]. */
export function exertedBy(
	table: Table,
	seat: SeatId,
	ids: readonly string[]
): { readonly total: number; readonly each: readonly number[] } | Refused {
	const each: number[] = [];
	for (const [at, id] of ids.entries()) {
		const found = findVampire(table, id);
		const where = `exert.${at}`;
		if (!found || found.seat !== seat) return refused('not-in-play', { vampire: id }, where);
		const vampire = nameOf(table, found.vampire);
		if (ids.indexOf(id) < at) return refused('vampire-twice', { vampire }, where);
		if (!isActive(found.vampire)) return refused('vampire-away', { vampire }, where);
		if (found.vampire.noInfluence) return refused('vampire-spent', { vampire }, where);
		each.push(bodyOf(table, id).influence);
	}
	return { total: each.reduce((sum, one) => sum + one, 0), each };
}

/**
 * Influence that abilities add, as far as that can be told before. `besides`: Prestige and cards of the hand that are spent with it.
 * Refusals: `no-such-ability` where one cannot be used; what cannot be paid for all of them together.
 */
export function madeBy(
	table: Table,
	seat: SeatId,
	uses: readonly string[],
	besides: { readonly prestige: number; readonly cards: number }
): { readonly total: number } | Refused {
	const usable = usableBy(table, seat, 'influence');
	let total = 0;
	const costs: Owed[] = [];
	for (const [at, key] of uses.entries()) {
		const ability = usable.find((one) => one.key === key);
		if (!ability || uses.indexOf(key) < at) return refused('no-such-ability', {}, `uses.${at}`);
		for (const effect of ability.text.part.effects)
			if (effect.do === 'gain' && effect.what === 'influence')
				total += amountIn(sceneOf(table), ability.context, effect.n);
		const { card, part } = ability.text;
		costs.push({ card, self: ability.context.self, cost: part.cost });
	}
	const short = owedFault(table, seat, costs, besides);
	return short ?? { total };
}

type Owed = {
	readonly card: string;
	readonly self: string | null;
	readonly cost: Cost | undefined;
};

/** Why all of this cannot be paid together, and what is spent besides; never the last Prestige or Blood (R63). Null: it can. */
function owedFault(
	table: Table,
	seat: SeatId,
	costs: readonly Owed[],
	besides: { readonly prestige: number; readonly cards: number }
): Refused | null {
	const { prestige, hand } = sideOf(table, seat);
	let [spent, cards] = [besides.prestige, besides.cards];
	const blood = new Map<string, number>();
	for (const { card, self, cost } of costs) {
		const about = { card: cardOf(table, card).name };
		spent += cost?.prestige ?? 0;
		if (cost?.prestige && spent >= prestige) return refused('last-prestige-spent', about, 'uses');
		cards += cost?.discard ?? 0;
		if (cost?.discard && cards > hand.library + hand.faction)
			return refused('too-few-cards', about, 'uses');
		if (!cost?.blood || self === null) continue;
		const bled = (blood.get(self) ?? 0) + cost.blood;
		blood.set(self, bled);
		if (bled >= (findVampire(table, self)?.vampire.blood ?? 0))
			return refused('last-blood-spent', about, 'uses');
	}
	return null;
}

/** An open Modifier; 0 without one [Influence Modifiers]. */
export function modifierFault(
	table: Table,
	seat: SeatId,
	card: string | undefined,
	dealer: TableDealer
): { readonly influence: number } | Refused {
	if (card === undefined) return { influence: 0 };
	const missing = handFault(table, seat, [card], dealer, 'modifier');
	if (missing) return missing;
	const face = cardOfKind(table, card, 'modifier');
	if (!face) return refused('not-a-modifier', { card }, 'modifier');
	const asks = askedFault(table, seat, face, null);
	return asks ?? { influence: face.influence };
}

export const isRefused = <T extends object>(one: T | Refused): one is Refused => 'accepted' in one;

/** A Title: Influence of any vampires, one open Modifier, Prestige one for one; what is too much is lost (R62) [Titles]. */
export function payTitle(
	table: Table,
	command: TableCommandOf<'PlayCard'>,
	face: CardOf<'title'>,
	dealer: TableDealer
): Beginning {
	const { seat, card, vampire, exert = [], modifier, prestige = 0, uses = [] } = command;
	if (vampire === undefined) return refused('vampire-needed', {}, 'vampire');
	const fault = readyFault(table, seat, vampire) ?? askedFault(table, seat, face, vampire);
	if (fault) return fault;
	const bearers = bearersOf(table);
	const bearer = bearers.find(({ id }) => id === vampire);
	if (!bearer) return refused('not-in-play', { vampire }, 'vampire');
	const title = {
		name: face.name,
		limit: face.limit === 'unique' ? ('unique' as const) : ('per-player' as const),
		influence: face.influence,
		bp: face.bp ?? 0
	};
	const { torporTitle } = readingsOf(table);
	const wrong = asRefused(findTitleFault(bearer, title, { bearers, torporTitle }));
	if (wrong) return wrong;
	if (roomFor(bearer, 'title').full) return refused('no-room', { vampire }, 'vampire');
	const exerted = exertedBy(table, seat, exert);
	if (isRefused(exerted)) return exerted;
	const made = madeBy(table, seat, uses, { prestige, cards: modifier === undefined ? 1 : 2 });
	if (isRefused(made)) return made;
	const open = modifierFault(table, seat, modifier, dealer);
	if (isRefused(open)) return open;
	const payment = { exerted: exerted.total + made.total, modifier: open.influence, prestige };
	const short = asRefused(findPaymentFault(title, payment, sideOf(table, seat).prestige));
	if (short) return short;
	const { nextSlot: slot } = table;
	const spent = exert.length > 0 ? [{ type: 'InfluenceSpent', vampires: exert } as const] : [];
	const events: TableEvent[] = [
		{ type: 'ActionTaken', seat },
		{ type: 'CardPlayed', seat, card, slot, vampire, as: 'title' },
		{ type: 'Exhausted', vampires: [vampire], slots: [] },
		{ type: 'RaisingBegan', seat, asks: face.influence },
		...spent,
		{ type: 'InfluenceRaised', n: exerted.total, from: 'exerted' }
	];
	if (modifier !== undefined)
		events.push(
			{ type: 'CardPlayed', seat, card: modifier, slot: slot + 1, vampire: null, as: 'modifier' },
			{ type: 'InfluenceRaised', n: open.influence, from: 'modifier' },
			{ type: 'CardPut', slot: slot + 1, seat, card: modifier, to: 'discard' }
		);
	if (prestige > 0)
		events.push(
			{ type: 'PrestigeMoved', seat, by: -prestige, why: 'influence', of: null },
			{ type: 'InfluenceRaised', n: prestige, from: 'prestige' }
		);
	// R72: a unique Title of a vampire in torpor gives way.
	for (const id of givingUp(bearers, title)) {
		const one = findVampire(table, id)?.vampire.attached?.find(
			(attached) => cardOfKind(table, attached.card, 'title')?.name === face.name
		);
		if (one) events.push({ type: 'Detached', slot: one.slot, to: 'discard' });
	}
	return begin(events, ...uses.map((key) => ({ kind: 'use', seat, key }) as const), {
		kind: 'raise-title',
		slot,
		card,
		vampire,
		seat
	});
}

import type { SeatId } from '../../core/seats.ts';
import type { Context } from '../table/context.ts';
import { rankingOf } from '../table/ranking-of.ts';
import { agree, chooseOne, upTo, type Resolving } from '../table/request.ts';
import type { Deployed, Table } from '../table/table.ts';
import {
	clanCardOf,
	deployedOf,
	isAt,
	isIn,
	presentAt,
	rivalsAt,
	teammateOf,
	turnOrder
} from '../table/where.ts';
import type { LocationId } from '../vocabulary.ts';
import { amountNow, hereOf, printedOf, type Measure } from './counting.ts';
import { rulesInForce } from './in-force.ts';
import type { Amount, Cards, Where, Who } from './selector.ts';

type Selected = { readonly seats: readonly SeatId[]; readonly context: Context };

const aboutCard = ({ source }: Context) => ({ card: source.card });

/** Rivals as they count for this card: as it began, or now; who left is none any more [RIVAL]. */
function rivalsOf(table: Table, context: Context): readonly SeatId[] {
	const { rivals, seat } = context;
	const here = hereOf(table, context);
	if (rivals === null) return here === null ? [] : rivalsAt(table, here, seat);
	// Fixed as it began, but never who has nothing there any more.
	const { location } = context;
	return turnOrder(table).filter(
		(one) => rivals.includes(one) && (location === null || isAt(table, location, one))
	);
}

const opponentsOf = (table: Table, { seat }: Context): readonly SeatId[] =>
	turnOrder(table).filter((one) => one !== seat);

/** Without the teammate, unless who acts says otherwise [TAG TEAM MODE]. */
function* allWithTeam(
	table: Table,
	context: Context,
	seats: readonly SeatId[]
): Resolving<readonly SeatId[]> {
	const mate = teammateOf(table, context.seat);
	if (mate === null || !seats.includes(mate)) return seats;
	const isMeant = yield* agree(context.seat, 'teammate', { ...aboutCard(context), seat: mate });
	return isMeant ? seats : seats.filter((one) => one !== mate);
}

/** Whom an effect means, in turn order. */
export function* selectSeats(table: Table, context: Context, who: Who): Resolving<Selected> {
	const one = (seat: SeatId | null | undefined): Selected => ({
		seats: seat !== null && seat !== undefined && isIn(table, seat) ? [seat] : [],
		context
	});
	function* choose(
		prompt: 'which-rival' | 'which-opponent',
		options: readonly SeatId[]
	): Resolving<Selected> {
		const ask = { seat: context.seat, prompt, options, about: aboutCard(context) };
		const chosen = yield* chooseOne(ask);
		return chosen === null
			? { seats: [], context }
			: { seats: [chosen], context: { ...context, chosen } };
	}
	switch (who) {
		case 'self':
			return one(context.seat);
		case 'cause':
		case 'chooser':
		case 'chosen':
			return one(context[who]);
		case 'winner':
			return one(rankingOf(table)[0]?.seat);
		case 'second':
			return one(rankingOf(table)[1]?.seat);
		case 'each-rival':
			return { seats: yield* allWithTeam(table, context, rivalsOf(table, context)), context };
		case 'each-opponent':
			return { seats: yield* allWithTeam(table, context, opponentsOf(table, context)), context };
		case 'all-here': {
			const here = hereOf(table, context);
			const seats = here === null ? [] : presentAt(table, here);
			return { seats: yield* allWithTeam(table, context, seats), context };
		}
		case 'chosen-rival':
			return yield* choose('which-rival', rivalsOf(table, context));
		case 'chosen-opponent':
			return yield* choose('which-opponent', opponentsOf(table, context));
	}
}

/** Whether another player's card cannot touch a card. */
function isShielded(table: Table, { seat }: Context, card: Deployed): boolean {
	if (card.position === seat) return false;
	return rulesInForce(table, 'immune').some(({ rule, source, seat: whose, at }) => {
		if (rule.what === 'this-card') return source.from === 'card' && source.slot === card.slot;
		if (rule.what !== 'cards') return false;
		return (whose === null || whose === card.position) && (at === null || at === card.at);
	});
}

function* slotsMeant(table: Table, context: Context, cards: Cards): Resolving<readonly Deployed[]> {
	const known = (slots: readonly number[]) =>
		slots.flatMap((slot) => deployedOf(table, slot) ?? []);
	if (cards === 'this') return known(context.source.from === 'card' ? [context.source.slot] : []);
	if (cards === 'cause') return known(context.causeSlot === null ? [] : [context.causeSlot]);
	if (cards === 'chosen') return known(context.chosenSlots);
	const { of, which, where = 'here', face, kind, most = 1 } = cards;
	const here = hereOf(table, context);
	const rivals = of === 'rivals' ? rivalsOf(table, context) : [];
	const isThere = ({ at }: Deployed) => {
		if (where === 'anywhere') return true;
		if (where === 'haven') return at === 'haven';
		return (at === here) === (where === 'here');
	};
	const isTheirs = ({ position }: Deployed) => {
		switch (of) {
			case 'own':
				return position === context.seat;
			case 'rivals':
				return where === 'here' ? rivals.includes(position) : position !== context.seat;
			case 'all':
				return true;
			case 'chosen':
			case 'chooser':
				return position === context[of];
		}
	};
	const order = turnOrder(table);
	const meant = table.deployed
		.filter((card) => isThere(card) && isTheirs(card))
		.filter(({ up }) => face === undefined || up === (face === 'up'))
		.filter(
			({ card }) => kind === undefined || (card !== null && clanCardOf(table, card)?.kind === kind)
		)
		.filter((card) => !isShielded(table, context, card))
		.sort((a, b) => order.indexOf(a.position) - order.indexOf(b.position) || a.slot - b.slot);
	const { source } = context;
	const isOther = ({ slot }: Deployed) => source.from !== 'card' || slot !== source.slot;
	if (which === 'one') return yield* cardsChosen(context, meant.filter(isOther), most);
	const included = of === 'rivals' ? yield* cardsWithTeam(table, context, meant) : meant;
	if (which === 'all') return included;
	if (which === 'others') return included.filter(isOther);
	const up = included.filter((card) => card.up);
	const highest = Math.max(...up.map(({ card }) => printedOf(table, card)));
	return up.filter(({ card }) => printedOf(table, card) === highest).slice(0, 1);
}

/** Without the teammate's cards, unless who acts says otherwise [TAG TEAM MODE]. */
function* cardsWithTeam(
	table: Table,
	context: Context,
	cards: readonly Deployed[]
): Resolving<readonly Deployed[]> {
	const seats = yield* allWithTeam(table, context, [
		...new Set(cards.map(({ position }) => position))
	]);
	return cards.filter(({ position }) => seats.includes(position));
}

function* cardsChosen(
	context: Context,
	among: readonly Deployed[],
	most: number
): Resolving<readonly Deployed[]> {
	const [only, another] = among;
	if (!only || !another) return among;
	const chosen = yield {
		seat: context.seat,
		prompt: 'which-cards',
		about: aboutCard(context),
		options: among.map(({ slot }) => String(slot)),
		least: 1,
		most: Math.min(most, among.length)
	};
	return among.filter(({ slot }) => chosen.includes(String(slot)));
}

/** Which deployed cards an effect means; others' cards that are immune are none of them. */
export function* selectCards(
	table: Table,
	context: Context,
	cards: Cards
): Resolving<{ readonly cards: readonly Deployed[]; readonly context: Context }> {
	const meant = (yield* slotsMeant(table, context, cards)).filter(
		(card) => !isShielded(table, context, card)
	);
	const isChosen =
		typeof cards === 'object' && (cards.which === 'one' || cards.which === 'highest');
	if (!isChosen) return { cards: meant, context };
	const chosen = meant[0]?.position ?? null;
	const chosenSlots = meant.map(({ slot }) => slot);
	return { cards: meant, context: { ...context, chosen, chosenSlots } };
}

/** Locations that are not resolved yet. */
const openLocations = (table: Table): readonly LocationId[] =>
	table.locations.filter(({ resolved }) => !resolved).map(({ id }) => id);

/** Which Locations an effect means. */
export function* selectWhere(
	table: Table,
	context: Context,
	where: Where
): Resolving<readonly LocationId[]> {
	const here = hereOf(table, context);
	const open = openLocations(table);
	switch (where) {
		case 'here':
			return here === null ? [] : [here];
		case 'haven':
			return ['haven'];
		case 'each':
			return open;
		case 'chosen':
		case 'other': {
			const options = where === 'other' ? open.filter((id) => id !== here) : open;
			const ask = {
				seat: context.seat,
				prompt: 'where',
				options,
				about: aboutCard(context)
			} as const;
			const chosen = yield* chooseOne(ask);
			return open.filter((id) => id === chosen);
		}
	}
}

/** How much, where who acts may say: of “up to”, at most `most`. */
export function* amountOf(
	table: Table,
	context: Context,
	amount: Amount,
	measure: Measure,
	most = Infinity
): Resolving<number> {
	const now = Math.min(amountNow(table, context, amount, measure), most);
	if (typeof amount !== 'object' || !('upTo' in amount) || now <= 0) return now;
	return yield* upTo({ seat: context.seat, prompt: 'how-many', about: aboutCard(context) }, now);
}

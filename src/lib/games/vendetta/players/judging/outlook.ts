import type { SeatId } from '../../../core/seats.ts';
import type { CardId, ClanCard } from '../../cards.ts';
import { totalsAt } from '../../table/power.ts';
import { turnsIn } from '../../table/setting.ts';
import type { Deployed, Table } from '../../table/table.ts';
import {
	abilitiesOf,
	allyOf,
	bloodAt,
	clanCardOf,
	isIn,
	onPosition,
	playerOf,
	readingsOf,
	seatsOf,
	teammateOf,
	turnOrder
} from '../../table/where.ts';
import { ROUNDS, STEPS, type Face, type LocationId } from '../../vocabulary.ts';
import type { SeatView } from '../player.ts';
import { cardAdds, judged, NOTHING, type Adds, type Looks } from './card-worth.ts';
import { bloodAfter, bloodInPlanning } from './worth-of-blood.ts';

/** What a turn that is still to come brings to some Location: Power with its Blood, and how far that is off. */
const TURN = { power: 4.2, spread: 2.2 };
/** What a card may be off that lies face down. */
const HIDDEN_SPREAD = 1.9;
/** What is never quite foreseen. */
const LEAST_SPREAD = 1.1;

/** What somebody else seems to have at a Location at its ranking. */
type Other = { readonly seat: SeatId; readonly mean: number; readonly variance: number };

/** A Location as a seat sees it. */
export type Prospect = {
	readonly at: LocationId;
	/** What the seat has there now. */
	readonly own: number;
	readonly others: readonly Other[];
	/** What each place brings. */
	readonly prizes: readonly number[];
	/** Opponents that are there, or will be. */
	readonly rivals: number;
	/** What is worth having `power` there, in Influence; nothing there: nothing. */
	worth(power: number): number;
	/** How likely the seat wins with so much. */
	wins(power: number): number;
};

/** What an unknown card is taken for. */
export type Reading = { readonly hidden: number };
export const USUAL: Reading = { hidden: 4 };

/** What an Ally is worth to who wins it, in Influence. */
function allyWorth(table: Table, seat: SeatId, card: CardId): number {
	const ally = allyOf(table, card);
	if (!ally) return 0;
	const left = ROUNDS - table.round;
	const blood = bloodAfter(table.round);
	const looks = { table, seat, rivals: 1, blood: 0, wins: 0.4 };
	const says = abilitiesOf(table, card).reduce((sum, one) => {
		if (one.ability === 'when' && one.when.on === 'acquired')
			return sum + judged(looks, one.effects).gain;
		return sum + (left > 0 ? 0.3 : 0);
	}, 0);
	return ally.influence + blood * ally.feed * left + (left > 0 ? 0.2 : 0) + says;
}

/** What the Ambition token is worth to who takes it. */
const AMBITION = 0.4;

function prizesAt(table: Table, seat: SeatId, at: LocationId): readonly number[] {
	const row = readingsOf(table).rewards[table.round - 1] ?? [0, 0, 0];
	const left = ROUNDS - table.round;
	const blood = bloodAfter(table.round);
	const ally = table.locations.find(({ id }) => id === at)?.ally;
	const [first, second, third] = row;
	const isHaven = at === 'haven';
	const haven = isHaven ? 1 + (left > 0 ? AMBITION : 0) : 0;
	const victim = 1 + blood * readingsOf(table).victimFeed * left + (left > 0 ? 0.3 : 0);
	return [first + haven + (ally ? allyWorth(table, seat, ally) : 0), second + victim, third];
}

const isActive = (kind: string) => kind === 'preparation' || kind === 'conflict';

/** Whether the card still acts before the ranking, so that what it says is not counted yet. */
function willAct(table: Table, { slot }: Deployed, kind: string, at: LocationId): boolean {
	const { conflict } = table;
	if (!isActive(kind)) return false;
	if (conflict?.location !== at) return true;
	if (conflict.acted.includes(slot)) return false;
	return STEPS.indexOf(conflict.step) <= STEPS.findIndex((step) => step === kind);
}

/** Power that a deployed card adds to what is counted already, as a seat sees it; `face`: where it is known. */
function uncounted(
	looks: Looks,
	card: Deployed,
	face: CardId | undefined,
	reading: Reading
): number {
	const { table } = looks;
	const id = card.card ?? face;
	if (id === undefined) return reading.hidden;
	const printed = clanCardOf(table, id);
	if (!printed) return 0;
	const more = willAct(table, card, printed.kind, card.at)
		? cardAdds({ ...looks, down: card.playedDown }, id).power
		: 0;
	return (card.up ? 0 : printed.power) + more;
}

const variances = (n: number): number => n * n;

/** Turns of Planning that a seat has still to take, but for the one under way. */
export function turnsLeft(table: Table, seat: SeatId): number {
	if (table.stage !== 'planning' && table.stage !== 'hand-building') return 0;
	const all = turnsIn(table.round, seatsOf(table).length);
	const taken = table.stage === 'planning' ? (table.turns[seat] ?? 0) : 0;
	const now = table.turn?.seat === seat ? 1 : 0;
	return Math.max(0, all - taken - now);
}

/** The Locations that are not resolved yet, as a seat sees them. */
export function prospectsOf(view: SeatView, reading: Reading = USUAL): readonly Prospect[] {
	const { table, seat, own } = view;
	const mate = teammateOf(table, seat);
	const order = turnOrder(table);
	const rivals = seatsOf(table).filter((one) => one !== seat && one !== mate && isIn(table, one));
	const open = table.locations.filter(({ resolved }) => !resolved);
	const share = 1 / open.length;
	const spread = (turns: number) => ({
		mean: turns * TURN.power * share,
		variance: turns * (variances(TURN.power) * share * (1 - share) + variances(TURN.spread) * share)
	});
	const isOver = (at: LocationId) =>
		table.conflict?.location === at && table.conflict.ranking !== null;
	return open
		.filter(({ id }) => !isOver(id))
		.map(({ id: at }): Prospect => {
			const totals = totalsAt(table, at);
			const seen = (whose: SeatId) => {
				const cards = onPosition(table, at, whose);
				const counted = totals.find((one) => one.seat === whose)?.total ?? 0;
				const looks: Looks = {
					table,
					seat: whose,
					rivals: Math.max(1, totals.length - 1),
					blood: bloodAt(table, at, whose),
					wins: 0.4
				};
				let mean = counted;
				let variance = 0;
				for (const card of cards) {
					const face = own.faces[card.slot];
					mean += uncounted(looks, card, face, reading);
					if (!card.up && face === undefined) variance += variances(HIDDEN_SPREAD);
				}
				return { mean, variance, isThere: cards.length > 0 || counted > 0 };
			};
			const others = rivals.map((whose) => {
				const now = seen(whose);
				const later = spread(turnsLeft(table, whose));
				const ties = order.indexOf(whose) < order.indexOf(seat) ? 0.25 : -0.25;
				const mean = now.mean + later.mean;
				return {
					seat: whose,
					mean: mean + (mean > 0 ? ties : -1),
					variance: now.variance + later.variance,
					isThere: now.isThere || later.mean > 0
				};
			});
			const later = spread(turnsLeft(table, seat));
			const prizes = prizesAt(table, seat, at);
			const ahead = others
				.filter(({ isThere }) => isThere)
				.map(({ mean, variance }) => ({
					mean: mean - later.mean,
					// Of the logistic curve that comes nearest to the normal one.
					scale: -1.702 / Math.sqrt(variance + later.variance + variances(LEAST_SPREAD))
				}));
			const valued = (power: number, [first = 0, second = 0, third = 0]: readonly number[]) => {
				let [none, one, two] = [1, 0, 0];
				for (const { mean, scale } of ahead) {
					const chance = 1 / (1 + Math.exp(scale * (mean - power)));
					two = two * (1 - chance) + one * chance;
					one = one * (1 - chance) + none * chance;
					none *= 1 - chance;
				}
				return none * first + one * second + two * third;
			};
			return {
				at,
				own: seen(seat).mean,
				others,
				prizes,
				rivals: others.filter(({ isThere }) => isThere).length,
				worth: (power) => (power <= 0 ? 0 : valued(power, prizes)),
				wins: (power) => (power <= 0 ? 0 : valued(power, [1]))
			};
		});
}

/** What a card of the own hand adds to its printed Power at a Location. */
export function addedBy(
	{ table, seat }: SeatView,
	card: ClanCard,
	prospect: Prospect,
	face: Face
): Adds {
	const down = face === 'down';
	if (down && card.kind === 'passive') return NOTHING;
	const looks: Looks = {
		table,
		seat,
		rivals: prospect.rivals,
		blood: bloodAt(table, prospect.at, seat) + 1,
		wins: prospect.wins(prospect.own + card.power + 1),
		down
	};
	return cardAdds(looks, card.id);
}

/** Blood of a Pool in Influence: the last ones are dear. */
export function poolWorth(table: Table, seat: SeatId, blood: number): number {
	const turns = turnsLeft(table, seat);
	const need = 2 + turns;
	const price =
		table.stage === 'planning' && turns > 0
			? bloodInPlanning(table.round)
			: bloodAfter(table.round);
	const danger = table.round >= ROUNDS ? 0.5 : 0.9;
	const low = blood < 2 ? danger * (2 - blood) : 0;
	return price * Math.min(blood, need) + price * 0.7 * Math.max(0, blood - need) - low;
}

export const hasAnything = (table: Table, seat: SeatId, at: LocationId): boolean =>
	onPosition(table, at, seat).length > 0 || bloodAt(table, at, seat) > 0;

export const poolOf = (table: Table, seat: SeatId): number => playerOf(table, seat).blood;

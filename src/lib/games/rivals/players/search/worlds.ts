import { pick, shuffled, type Chance } from '../../../core/chance.ts';
import type { SeatId } from '../../../core/seats.ts';
import type { Card, CardId } from '../../cards/card.ts';
import { LIBRARY_KINDS } from '../../cards/vocabulary.ts';
import { NOTHING_SEALED, type SealedTable } from '../../table/dealing.ts';
import type { SeatView } from '../../table/own-view.ts';
import { without, type SeatSecret } from '../../table/secrets.ts';
import type { Table } from '../../table/table.ts';
import { cardOf, settingOf, sideOf } from '../../table/where.ts';

/** One of the ways in which all that a seat does not know can be, and a seed for what is dealt in it. */
export type World = {
	readonly table: Table;
	readonly sealed: SealedTable;
	readonly seed: number;
};

const SEEDS = 2 ** 31 - 1;

/** Prestige that others may hold in a fist: nobody knows, so any of these. */
const FISTS = [0, 0, 1, 2];

/** Worlds without an end that agree with what a seat knows. */
export function* worldsFor(view: SeatView, chance: Chance): Generator<World> {
	for (;;) yield worldFor(view, chance);
}

function worldFor(view: SeatView, chance: Chance): World {
	const { table, seat, own } = view;
	const seats = Object.fromEntries(
		table.order.map((whose) => [
			whose,
			{ [sideOf(table, whose).secret]: secretFor(view, whose, chance) }
		])
	);
	const { scheme } = table;
	const fistOf = (whose: SeatId): number =>
		whose === seat ? (own.fist ?? 0) : pick(chance, FISTS);
	const stakes = scheme
		? {
				[scheme.slot]: Object.fromEntries(
					scheme.answers.map((one) => [
						one.seat,
						{ fist: one.fist ? fistOf(one.seat) : 0, modifier: 0 }
					])
				)
			}
		: {};
	return {
		table,
		sealed: {
			...NOTHING_SEALED,
			seats,
			city: { [table.city.secret]: cityFor(table, chance) },
			stakes
		},
		seed: chance.below(SEEDS)
	};
}

/** What a seat may hold: its deck where it lies open, else any cards of the set. */
function poolsOf(table: Table, seat: SeatId) {
	const setting = settingOf(table);
	const deck = setting.decks[seat];
	if (deck) return { library: deck.library, faction: deck.faction };
	const ids = (is: (card: Card) => boolean) => setting.cards.filter(is).map(({ id }) => id);
	return {
		library: ids((card) => LIBRARY_KINDS.some((kind) => kind === card.kind)),
		faction: ids((card) => card.kind === 'vampire')
	};
}

/** Cards of a seat that lie open, wherever they are. */
function openOf(table: Table, seat: SeatId): readonly CardId[] {
	const side = sideOf(table, seat);
	const { attack, scheme, playing } = table;
	const laid = [attack?.card, attack?.reaction].flatMap((one) =>
		one && one.seat === seat && one.card !== null ? [one.card] : []
	);
	const attached = table.order.flatMap((other) =>
		sideOf(table, other).vampires.flatMap((one) =>
			(one.attached ?? []).filter(({ owner }) => owner === seat).map(({ card }) => card)
		)
	);
	return [
		...side.discard,
		...side.burned,
		...side.vampires.map(({ card }) => card),
		...side.ongoing.map(({ card }) => card),
		...attached,
		...laid,
		...(scheme?.seat === seat ? [scheme.card] : []),
		...playing.filter((one) => one.seat === seat).map(({ card }) => card)
	];
}

/** What lies face down of a seat, and what it can be. */
function downOf(
	table: Table,
	seat: SeatId
): readonly { readonly slot: number; readonly kind: Card['kind'] }[] {
	const { attack, scheme } = table;
	const modifier = scheme?.stakes === null ? scheme.modifiers[seat] : undefined;
	const isDown = (laid: NonNullable<typeof attack>['card']) =>
		laid !== null && laid.seat === seat && laid.card === null;
	return [
		...sideOf(table, seat).down.map(({ slot }) => ({ slot, kind: 'conspiracy' as const })),
		...(attack?.card && isDown(attack.card)
			? [{ slot: attack.card.slot, kind: 'attack' as const }]
			: []),
		...(attack?.reaction && isDown(attack.reaction)
			? [{ slot: attack.reaction.slot, kind: 'reaction' as const }]
			: []),
		...(modifier !== undefined ? [{ slot: modifier, kind: 'modifier' as const }] : [])
	];
}

/** Whether a face-down card can be this one: of the type of the attack. */
const fits = ({ attack }: Table, card: Card): boolean => {
	if (!attack) return true;
	if (card.kind === 'attack') return card.type === attack.type;
	return card.kind !== 'reaction' || card.types.includes(attack.type);
};

function secretFor({ table, seat, own }: SeatView, whose: SeatId, chance: Chance): SeatSecret {
	const side = sideOf(table, whose);
	const pools = poolsOf(table, whose);
	const isOwn = whose === seat;
	const open = [...openOf(table, whose), ...(isOwn ? own.hand : [])];
	const faces: { [slot: string]: CardId } = {};
	let library = shuffled(chance, open.reduce(without, pools.library));
	const faction = shuffled(chance, open.reduce(without, pools.faction));
	for (const { slot, kind } of downOf(table, whose)) {
		const known = own.faces[slot];
		const any =
			known ??
			library.find((id) => cardOf(table, id).kind === kind && fits(table, cardOf(table, id)));
		const stand = settingOf(table).cards.find(
			(card) => card.kind === kind && fits(table, card)
		)?.id;
		const face = any ?? stand ?? '';
		faces[slot] = face;
		library = without(library, face);
	}
	const { hand } = side;
	const agenda = side.agendaCard ?? (isOwn ? own.agenda : null) ?? anyAgenda(table, chance);
	const drawn = isOwn ? { library: 0, faction: 0 } : hand;
	return {
		library: library.slice(drawn.library).slice(0, side.library),
		faction: faction.slice(drawn.faction).slice(0, side.faction),
		hand: isOwn
			? own.hand
			: [...library.slice(0, drawn.library), ...faction.slice(0, drawn.faction)],
		faces,
		agenda
	};
}

const anyAgenda = (table: Table, chance: Chance): CardId =>
	pick(
		chance,
		settingOf(table)
			.cards.filter(({ kind }) => kind === 'agenda')
			.map(({ id }) => id)
	);

/** The City Deck in some order; Events that were put away unseen are none of it, and nobody knows which. */
function cityFor(table: Table, chance: Chance): readonly CardId[] {
	const { city, order } = table;
	const attached = order.flatMap((seat) =>
		sideOf(table, seat).vampires.flatMap((one) =>
			(one.attached ?? []).filter(({ owner }) => owner === null).map(({ card }) => card)
		)
	);
	const seen = [
		...city.streets.map(({ card }) => card),
		...city.discard,
		...city.burned,
		...attached
	];
	const left = shuffled(chance, seen.reduce(without, settingOf(table).city));
	const events = left.filter((id) => cardOf(table, id).kind === 'event');
	const away = events.slice(0, Math.max(0, left.length - city.deck));
	return away.reduce(without, left).slice(0, city.deck);
}

import type { SeatId } from '../../core/seats.ts';
import type { Ally, CardId, CardSet, ClanCard, Relic } from '../cards.ts';
import type { Ability } from '../effects/ability.ts';
import type { Readings } from '../readings.ts';
import { VICTIM, type Clan, type LocationId } from '../vocabulary.ts';
import { clockwiseFrom, type Setting } from './setting.ts';
import type { Deployed, Location, Player, Table } from './table.ts';

/** Cards by their ids. */
type Book = {
	readonly clanCards: ReadonlyMap<CardId, ClanCard>;
	readonly allies: ReadonlyMap<CardId, Ally>;
	readonly relics: ReadonlyMap<CardId, Relic>;
	readonly byClan: ReadonlyMap<Clan, readonly ClanCard[]>;
	readonly abilities: ReadonlyMap<CardId, readonly Ability[]>;
	readonly untold: ReadonlySet<CardId>;
	readonly byHand: ReadonlySet<CardId>;
};
const books = new WeakMap<CardSet, Book>();

function bookOf(set: CardSet): Book {
	const known = books.get(set);
	if (known) return known;
	const byId = <Card extends { readonly id: CardId }>(cards: readonly Card[]) =>
		new Map(cards.map((card) => [card.id, card]));
	const byClan = new Map<Clan, ClanCard[]>();
	for (const card of set.clanCards) byClan.set(card.clan, [...(byClan.get(card.clan) ?? []), card]);
	const all = [...set.clanCards, ...set.allies, ...set.relics, ...set.locationCards];
	const idsOf = (some: typeof all) => new Set(some.map(({ id }) => id));
	const book = {
		clanCards: byId(set.clanCards),
		allies: byId(set.allies),
		relics: byId(set.relics),
		byClan,
		abilities: new Map(all.map((card) => [card.id, card.abilities])),
		untold: idsOf(all.filter((card) => card.untold === true)),
		byHand: idsOf(all.filter((card) => card.untold === true || hasManual(card.abilities)))
	};
	books.set(set, book);
	return book;
}

/** Whether anything in it is seen to by hand, however deep. */
const hasManual = (value: unknown): boolean =>
	typeof value === 'object' &&
	value !== null &&
	(('do' in value && value.do === 'manual') ||
		('rule' in value && value.rule === 'manual') ||
		Object.values(value).some(hasManual));

/** The setting of a table that is set up; without one it is a bug and throws. */
export function settingOf({ setting }: Pick<Table, 'setting'>): Setting {
	if (!setting) throw new Error('no table is set up');
	return setting;
}
export const readingsOf = (table: Table): Readings => settingOf(table).readings;
const book = (table: Table): Book => bookOf(settingOf(table).cards);

/** What a card says; a Victim says nothing. */
export const abilitiesOf = (table: Table, card: CardId): readonly Ability[] =>
	book(table).abilities.get(card) ?? NONE;
const NONE: readonly Ability[] = [];

/** Whether nobody has entered yet what this card says. */
export const isUntold = (table: Table, card: CardId): boolean => book(table).untold.has(card);
/** Whether every card of the box is entered. */
export const isWhole = (table: Table): boolean => book(table).untold.size === 0;
/** Whether what this card says, or some of it, is resolved by hand. */
export const isByHand = (table: Table, card: CardId): boolean => book(table).byHand.has(card);

export const clanCardOf = (table: Table, id: CardId): ClanCard | undefined =>
	book(table).clanCards.get(id);
export const allyOf = (table: Table, id: CardId): Ally | undefined => book(table).allies.get(id);
export const relicOf = (table: Table, id: CardId): Relic | undefined => book(table).relics.get(id);
export const cardsOf = (table: Table, clan: Clan): readonly ClanCard[] =>
	book(table).byClan.get(clan) ?? [];

/** All seats, clockwise. */
export const seatsOf = (table: Table): readonly SeatId[] =>
	settingOf(table).seats.map(({ seat }) => seat);

export function playerOf(table: Table, seat: SeatId): Player {
	const player = table.players[seat];
	if (!player) throw new Error(`nobody plays at ${seat}`);
	return player;
}

export const isIn = (table: Table, seat: SeatId): boolean => table.players[seat]?.out === null;

/** Turn order now: from the Ambition token clockwise, without who is out [AMBITION TOKEN]. */
export function turnOrder(table: Table): readonly SeatId[] {
	const seats = seatsOf(table);
	const { ambition } = table;
	return clockwiseFrom(seats, ambition ?? seats[0] ?? '').filter((seat) => isIn(table, seat));
}

export function teammateOf(table: Table, seat: SeatId): SeatId | null {
	const { team } = playerOf(table, seat);
	if (team === null) return null;
	return seatsOf(table).find((one) => one !== seat && playerOf(table, one).team === team) ?? null;
}

export const locationOf = (table: Table, id: LocationId): Location | undefined =>
	table.locations.find((one) => one.id === id);

export const cardsAt = (table: Table, at: LocationId): readonly Deployed[] =>
	table.deployed.filter((card) => card.at === at);
export const onPosition = (table: Table, at: LocationId, seat: SeatId): readonly Deployed[] =>
	table.deployed.filter((card) => card.at === at && card.position === seat);
export const deployedOf = (table: Table, slot: number): Deployed | undefined =>
	table.deployed.find((card) => card.slot === slot);
export const bloodAt = (table: Table, at: LocationId, seat: SeatId): number =>
	table.blood[at]?.[seat] ?? 0;

/** Whether anything of a player is deployed somewhere, a card or Blood. */
export const isAt = (table: Table, at: LocationId, seat: SeatId): boolean =>
	isIn(table, seat) &&
	(bloodAt(table, at, seat) > 0 ||
		table.deployed.some((card) => card.at === at && card.position === seat));

/** Who has anything deployed somewhere, in turn order. */
export const presentAt = (table: Table, at: LocationId): readonly SeatId[] =>
	turnOrder(table).filter((seat) => isAt(table, at, seat));

/** Opponents with anything deployed there, teammates among them [RIVAL]. */
export const rivalsAt = (table: Table, at: LocationId, seat: SeatId): readonly SeatId[] =>
	presentAt(table, at).filter((one) => one !== seat);

/** A Pool's Diablerie tokens that are face up. */
export const faceUpTokens = ({ tokens, flipped }: Player): number => tokens - flipped;

export const drainValues = (
	table: Table,
	card: CardId
): { readonly blood: number; readonly tokens: number; readonly influence: number } => {
	if (card === VICTIM) return { blood: 3, tokens: 0, influence: 0 };
	const ally = allyOf(table, card);
	if (!ally) return { blood: 0, tokens: 0, influence: 0 };
	const rule = ally.abilities.flatMap((one) =>
		one.ability === 'always' && one.rule.rule === 'tokens' ? [one.rule.n] : []
	);
	const tokens = rule[0] ?? (ally.kind === 'vampire' ? 1 : 0);
	return { blood: ally.drainBlood, tokens, influence: ally.drainedInfluence };
};

export const feedOf = (table: Table, card: CardId): number =>
	card === VICTIM ? readingsOf(table).victimFeed : (allyOf(table, card)?.feed ?? 0);
export const influenceOf = (table: Table, card: CardId): number =>
	card === VICTIM ? 1 : (allyOf(table, card)?.influence ?? 0);

import type { SeatId } from '../../../core/seats.ts';
import type { CardId } from '../../cards/card.ts';
import type { Part } from '../../cards/part.ts';
import type { VampireId } from '../../match/state.ts';
import type { Slot, Table, TableSeat, TableVampire } from '../table.ts';
import { cardOf, isActive, settingOf } from '../where.ts';
import { NO_CAUSE, type Context } from './context.ts';

/** One part of a card in play, and whose it is. */
export type Text = {
	/** Names it for as long as its card lies there. */
	readonly key: string;
	readonly part: Part;
	readonly card: CardId;
	readonly slot: Slot | null;
	readonly seat: SeatId;
	/** Nobody controls it: an Event or another City card. */
	readonly nobodys?: true;
	/** Its vampire; null: none, and `as` of the part names one. */
	readonly self: VampireId | null;
};

/** Texts by when they matter. */
export type Texts = {
	readonly always: readonly Text[];
	readonly start: readonly Text[];
	readonly end: readonly Text[];
	readonly torpor: readonly Text[];
	readonly leave: readonly Text[];
	/** Activated abilities and granted actions. */
	readonly uses: readonly Text[];
	readonly on: readonly Text[];
};

type Found = { -readonly [K in keyof Texts]: Text[] };

const nothing = (): Found => ({
	always: [],
	start: [],
	end: [],
	torpor: [],
	leave: [],
	uses: [],
	on: []
});

type Place = Omit<Text, 'key' | 'part'> & { readonly place: string };

function add(found: Found, table: Table, place: Place, only?: 'torpor' | 'leave'): void {
	const { parts } = cardOf(table, place.card);
	for (const [at, part] of parts.entries()) {
		const { when } = part;
		const text = (): Text => {
			const { place: where, ...rest } = place;
			return { ...rest, key: `${where}.${at}`, part };
		};
		if (typeof when === 'string') {
			if (only !== undefined && when !== only) continue;
			if (when === 'torpor' && only !== 'torpor') continue;
			if (when === 'action') found.uses.push(text());
			else if (when in found) found[when as 'always' | 'start' | 'end'].push(text());
		} else if (only === undefined) {
			if ('use' in when) found.uses.push(text());
			else found.on.push(text());
		}
	}
}

type Brings = { readonly attached: TableVampire['attached']; readonly found: Texts };
const broughtBy = new WeakMap<object, Map<string, Brings>>();

/** What a vampire brings: Blood and exhaustion change nothing about it, so that it stays the very same while only they do. */
function vampireTexts(table: Table, seat: SeatId, vampire: TableVampire): Texts {
	const { id, card, place, attached } = vampire;
	const setting = settingOf(table);
	let brought = broughtBy.get(setting);
	if (!brought) broughtBy.set(setting, (brought = new Map<string, Brings>()));
	const key = `${id} ${card} ${place}`;
	const known = brought.get(key);
	if (known && known.attached === attached) return known.found;
	const found = nothing();
	const own = { card, slot: null, seat, self: id, place: id };
	if (place === 'torpor') add(found, table, own, 'torpor');
	if (isActive(vampire)) {
		add(found, table, own);
		for (const one of attached ?? [])
			add(found, table, { card: one.card, slot: one.slot, seat, self: id, place: `c${one.slot}` });
	}
	brought.set(key, { attached, found });
	return found;
}

function addAll(found: Found, more: Texts): void {
	for (const kind of KINDS) for (const text of more[kind]) found[kind].push(text);
}

/** What the texts of a seat come from. */
type Sources = {
	readonly vampires: readonly Texts[];
	/** Who leads, while that text is in force. */
	readonly leader: VampireId | null;
	readonly haven: TableSeat['haven'];
	readonly ongoing: TableSeat['ongoing'];
	readonly agendaCard: TableSeat['agendaCard'];
};

function sourcesOf(table: Table, seat: SeatId, side: TableSeat): Sources {
	const { haven, ongoing, agendaCard } = side;
	const leader = side.vampires.find((one) => one.leader);
	return {
		vampires: side.vampires.map((vampire) => vampireTexts(table, seat, vampire)),
		leader: leader && isActive(leader) ? leader.id : null,
		haven,
		ongoing,
		agendaCard
	};
}

const isSame = (one: Sources, other: Sources): boolean =>
	one.leader === other.leader &&
	one.haven === other.haven &&
	one.ongoing === other.ongoing &&
	one.agendaCard === other.agendaCard &&
	one.vampires.length === other.vampires.length &&
	one.vampires.every((texts, at) => texts === other.vampires[at]);

function addSeat(found: Found, table: Table, seat: SeatId, sources: Sources): void {
	const { vampires, leader, haven, ongoing, agendaCard } = sources;
	for (const texts of vampires) addAll(found, texts);
	// The Leader Ability is text of the Leader, off in torpor [Havens].
	if (haven !== null && leader !== null)
		add(found, table, { card: haven, slot: null, seat, self: leader, place: `haven-${seat}` });
	if (agendaCard !== null)
		add(found, table, { card: agendaCard, slot: null, seat, self: null, place: `agenda-${seat}` });
	for (const { slot, card } of ongoing)
		add(found, table, { card, slot, seat, self: null, place: `c${slot}` });
}

type Known = { readonly side: TableSeat; readonly sources: Sources; readonly found: Texts };
/** Of each seat what was found last. */
const bySeat = new WeakMap<object, Map<SeatId, Known>>();

/** Prestige and cards in hand change often, and no text with them. */
function seatTexts(table: Table, seat: SeatId, side: TableSeat): Texts {
	const setting = settingOf(table);
	let seats = bySeat.get(setting);
	if (!seats) bySeat.set(setting, (seats = new Map<SeatId, Known>()));
	const known = seats.get(seat);
	if (known?.side === side) return known.found;
	const sources = sourcesOf(table, seat, side);
	if (known && isSame(known.sources, sources)) {
		seats.set(seat, { ...known, side });
		return known.found;
	}
	const found = nothing();
	addSeat(found, table, seat, sources);
	seats.set(seat, { side, sources, found });
	return found;
}

const KINDS = ['always', 'start', 'end', 'torpor', 'leave', 'uses', 'on'] as const;

type Whole = {
	readonly streets: Table['city']['streets'];
	readonly active: SeatId;
	readonly parts: readonly Texts[];
	readonly found: Texts;
};
/** By the texts of the first player: all else is compared. */
const whole = new WeakMap<Texts, Whole>();

/** The text of every card in play that is in force. */
export function textsOf(table: Table): Texts {
	const active = table.turn?.seat ?? table.order[0] ?? '';
	const { streets } = table.city;
	const parts: Texts[] = [];
	for (const seat of table.order) {
		const side = table.seats[seat];
		if (side) parts.push(seatTexts(table, seat, side));
	}
	const [first] = parts;
	const known = first && whole.get(first);
	if (
		known &&
		known.streets === streets &&
		known.active === active &&
		known.parts.length === parts.length &&
		known.parts.every((one, at) => one === parts[at])
	)
		return known.found;
	const found = nothing();
	for (const own of parts) addAll(found, own);
	for (const { slot, card, token } of streets) {
		const isEvent = cardOf(table, card).kind === 'event';
		const place = {
			card,
			slot,
			seat: active,
			nobodys: true as const,
			self: null,
			place: `c${slot}`
		};
		// Of what lies in the Streets only an Ongoing Event has text for everybody.
		add(found, table, place, isEvent && token !== undefined ? undefined : 'leave');
	}
	if (first) whole.set(first, { streets, active, parts, found });
	return found;
}

/** A context to begin with. */
export const contextOf = (
	{ seat, card, slot, self, nobodys }: Omit<Text, 'key' | 'part'>,
	own: Partial<Context> = {}
): Context => ({
	seat,
	credit: nobodys ? null : seat,
	card,
	slot,
	self,
	cause: NO_CAUSE,
	chosen: [],
	chosenSeats: [],
	...own
});

/** Whether a vampire is in that role in the attack under way [Using Abilities and Game Text in Combat]. */
function isAs(table: Pick<Table, 'attack'>, id: VampireId, as: Part['as']): boolean {
	const { attack } = table;
	if (as === undefined) return true;
	if (!attack) return false;
	switch (as) {
		case 'attacker':
			return attack.attacker === id;
		case 'attacking':
			return attack.ours.includes(id);
		case 'target':
			return attack.target === id;
		case 'defending':
			return attack.theirs.includes(id);
		case 'blocker':
			return attack.blocker === id;
		case 'party':
			return attack.ours.includes(id) || attack.theirs.includes(id);
	}
}

/** For whom a text holds now: its own vampire, or each that `as` names on a card without one (R43) [CC4]. */
export function carriersOf(
	table: Table,
	text: Text
): readonly { readonly seat: SeatId; readonly self: VampireId | null }[] {
	const { part, self, seat, nobodys } = text;
	if (self !== null) return isAs(table, self, part.as) ? [{ seat, self }] : [];
	if (part.as === undefined) return [{ seat, self: null }];
	if (!table.attack) return [];
	return table.order
		.filter((one) => nobodys || one === seat)
		.flatMap((one) =>
			(table.seats[one]?.vampires ?? [])
				.filter((vampire) => isActive(vampire) && isAs(table, vampire.id, part.as))
				.map(({ id }) => ({ seat: one, self: id }))
		);
}

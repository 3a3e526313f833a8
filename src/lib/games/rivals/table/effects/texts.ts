import type { SeatId } from '../../../core/seats.ts';
import type { CardId } from '../../cards/card.ts';
import type { Part } from '../../cards/part.ts';
import type { VampireId } from '../../match/state.ts';
import type { Slot, Table, TableSeat, TableVampire } from '../table.ts';
import { cardOf, isActive } from '../where.ts';
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
		const { place: where, ...rest } = place;
		const text = (): Text => ({ ...rest, key: `${where}.${at}`, part });
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

function addVampire(found: Found, table: Table, seat: SeatId, vampire: TableVampire): void {
	const { id, card, place, attached = [] } = vampire;
	const own = { card, slot: null, seat, self: id, place: id };
	if (place === 'torpor') add(found, table, own, 'torpor');
	if (!isActive(vampire)) return;
	add(found, table, own);
	for (const one of attached)
		add(found, table, { card: one.card, slot: one.slot, seat, self: id, place: `c${one.slot}` });
}

function addSeat(found: Found, table: Table, seat: SeatId, side: TableSeat): void {
	for (const vampire of side.vampires) addVampire(found, table, seat, vampire);
	const leader = side.vampires.find((one) => one.leader);
	// The Leader Ability is text of the Leader, off in torpor [Havens].
	if (side.haven !== null && leader && isActive(leader))
		add(found, table, {
			card: side.haven,
			slot: null,
			seat,
			self: leader.id,
			place: `haven-${seat}`
		});
	if (side.agendaCard !== null)
		add(found, table, {
			card: side.agendaCard,
			slot: null,
			seat,
			self: null,
			place: `agenda-${seat}`
		});
	for (const { slot, card } of side.ongoing)
		add(found, table, { card, slot, seat, self: null, place: `c${slot}` });
}

const bySeat = new WeakMap<
	TableSeat,
	{ readonly setting: Table['setting']; readonly found: Texts }
>();
const byTable = new WeakMap<Table['seats'], WeakMap<Table['city'], Map<SeatId, Texts>>>();

function seatTexts(table: Table, seat: SeatId, side: TableSeat): Texts {
	const known = bySeat.get(side);
	if (known && known.setting === table.setting) return known.found;
	const found = nothing();
	addSeat(found, table, seat, side);
	bySeat.set(side, { setting: table.setting, found });
	return found;
}

const KINDS = ['always', 'start', 'end', 'torpor', 'leave', 'uses', 'on'] as const;

/** The text of every card in play that is in force. */
export function textsOf(table: Table): Texts {
	const active = table.turn?.seat ?? table.order[0] ?? '';
	let cities = byTable.get(table.seats);
	if (!cities) byTable.set(table.seats, (cities = new WeakMap()));
	let seats = cities.get(table.city);
	if (!seats) cities.set(table.city, (seats = new Map()));
	const known = seats.get(active);
	if (known) return known;
	const found = nothing();
	for (const seat of table.order) {
		const side = table.seats[seat];
		if (!side) continue;
		const own = seatTexts(table, seat, side);
		for (const kind of KINDS) found[kind].push(...own[kind]);
	}
	for (const { slot, card, token } of table.city.streets) {
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
	seats.set(active, found);
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

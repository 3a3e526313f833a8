import type { SeatId, ThingId } from '../shapes.ts';
import type { TableEventOf } from './events.ts';
import { boonMoved, keptInPlay, taken, withoutKey } from './evolve-vampires.ts';
import type { Hand, Held, Table, Turn } from './table.ts';

export function queueRefilled(table: Table, { character }: TableEventOf<'QueueRefilled'>): Table {
	const after = taken(table, character);
	return { ...after, queue: [character, ...after.queue] };
}

export function cardTurned(table: Table, { character }: TableEventOf<'CardTurned'>): Table {
	const after = taken(table, character);
	return { ...after, discards: [...after.discards, character] };
}

/** By id, so that the deck says who is in it and nothing of the order. */
export function unordered(cards: readonly ThingId[]): readonly ThingId[] {
	return [...cards].sort();
}

export function deckShuffled(table: Table, { discards }: TableEventOf<'DeckShuffled'>): Table {
	const shuffles = table.shuffles + 1;
	if (!discards) return { ...table, shuffles };
	return {
		...table,
		shuffles,
		deck: unordered([...table.deck, ...table.discards]),
		discards: []
	};
}

export function queueDiscarded(
	table: Table,
	{ characters }: TableEventOf<'QueueDiscarded'>
): Table {
	const gone = new Set(characters);
	const reserved = characters.reduce(withoutKey<SeatId>, table.reserved);
	return {
		...table,
		queue: table.queue.filter((character) => !gone.has(character)),
		discards: [...table.discards, ...characters],
		reserved
	};
}

/** One reservation a player: an older one is lifted (reading `reserve`). */
export function characterReserved(
	table: Table,
	{ seat, character }: TableEventOf<'CharacterReserved'>
): Table {
	const others = Object.entries(table.reserved).filter(([, by]) => by !== seat);
	return { ...table, reserved: { ...Object.fromEntries(others), [character]: seat } };
}

export function characterBanished(
	table: Table,
	{ character }: TableEventOf<'CharacterBanished'>
): Table {
	return { ...taken(table, character), banished: [...table.banished, character] };
}

const EMPTY_HAND: Hand = { drawn: 0, held: [] };

export function withHand(table: Table, seat: SeatId, to: (hand: Hand) => Hand): Table {
	const hand = to(table.hands[seat] ?? EMPTY_HAND);
	return { ...table, hands: { ...table.hands, [seat]: hand } };
}

export function schemeDrawn(
	table: Table,
	{ seat, position, scheme }: TableEventOf<'SchemeDrawn'>
): Table {
	const card: Held = { position, scheme };
	return withHand(table, seat, ({ drawn, held }) => ({
		drawn: Math.max(drawn, position + 1),
		held: [...held, card]
	}));
}

const withTurn = (table: Table, to: (turn: Turn) => Turn): Table =>
	table.turn ? { ...table, turn: to(table.turn) } : table;

export function schemePlayed(
	table: Table,
	{ seat, scheme, position, borrowed }: TableEventOf<'SchemePlayed'>
): Table {
	let after = table;
	const clan = table.seats.find((setting) => setting.seat === seat)?.clan;
	for (const { from, to } of borrowed)
		if (clan)
			after = boonMoved(after, {
				clan,
				from: { on: 'vampire', vampire: from },
				to: { on: 'vampire', vampire: to }
			});
	if (position !== null)
		after = withHand(after, seat, (hand) => ({
			...hand,
			held: hand.held.filter((held) => held.position !== position)
		}));
	// Played, it is in no pile any more; what stays in play comes back out when it is laid there.
	if (position !== null) after = { ...after, spent: [...after.spent, scheme] };
	return withTurn(after, (turn) => ({
		...turn,
		schemes: Math.max(0, turn.schemes - 1),
		used: position === null ? [...turn.used, scheme] : turn.used
	}));
}

export function schemeEnded(table: Table, { scheme, fate }: TableEventOf<'SchemeEnded'>): Table {
	const others = table.spent.filter((spent) => spent !== scheme);
	return { ...table, spent: fate === 'spent' ? [...others, scheme] : others };
}

export function additionalSchemeGranted(table: Table): Table {
	return withTurn(table, (turn) => ({ ...turn, schemes: turn.schemes + 1 }));
}

export function marketOpened(table: Table, { seat, scheme }: TableEventOf<'MarketOpened'>): Table {
	const market = { kind: 'black-market', scheme, seat, boon: null } as const;
	return { ...keptInPlay(table, scheme), standing: [...table.standing, market] };
}

export function marketUsed(
	table: Table,
	{ scheme, from, clan }: TableEventOf<'MarketUsed'>
): Table {
	return boonMoved(table, {
		clan,
		from: { on: 'vampire', vampire: from },
		to: { on: 'market', market: scheme }
	});
}

/** Only one edict is in play: the older is discarded (rulebook, Ventrue). */
export function edictProclaimed(
	table: Table,
	{ seat, scheme, leader, named }: TableEventOf<'EdictProclaimed'>
): Table {
	const older = table.standing.filter(({ kind }) => kind === 'edict');
	const rest = table.standing.filter(({ kind }) => kind !== 'edict');
	const kept = keptInPlay(table, scheme);
	return {
		...kept,
		standing: [...rest, { kind: 'edict', scheme, seat, leader, named }],
		spent: [...kept.spent, ...older.map((edict) => edict.scheme)]
	};
}

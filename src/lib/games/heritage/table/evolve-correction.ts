import { change, embrace, remove } from '../bloodline/bloodline.ts';
import type { Correction } from './correction.ts';
import type { SeatId, ThingId } from '../shapes.ts';
import type { TableEventOf } from './events.ts';
import { unordered, withHand } from './evolve-cards.ts';
import { taken, withBloodline } from './evolve-vampires.ts';
import type { SeatSetting } from './setting.ts';
import { EMPTY_TABLE, type Table } from './table.ts';
import { ownerOf } from './where.ts';

type Kind = Correction['set'];
type Of<K extends Kind> = Extract<Correction, { set: K }>;

/** What was put nowhere else lies in the deck again. */
function settled(table: Table): Table {
	const placed = new Set([
		...table.queue,
		...table.discards,
		...table.banished,
		...Object.values(table.retainers),
		...Object.values(table.bloodlines).flatMap(({ vampires }) =>
			Object.values(vampires).flatMap(({ id, absorbed }) => [id, ...absorbed])
		)
	]);
	const rest = Object.values(table.cast).filter(
		({ id, kind }) => kind !== 'leader' && !placed.has(id)
	);
	const reserved = Object.entries(table.reserved).filter(([character]) =>
		table.queue.includes(character)
	);
	return {
		...table,
		deck: unordered(rest.map(({ id }) => id)),
		reserved: Object.fromEntries(reserved)
	};
}

/** Clan schemes that are being carried out: their end says where they go, so until then they stay where they are. */
function playedNow(table: Table): readonly ThingId[] {
	return table.resolution.tasks.flatMap(({ task }) =>
		task.kind === 'end-scheme' && table.spent.includes(task.scheme) ? [task.scheme] : []
	);
}

const withSetting = (table: Table, seat: SeatId, to: Partial<SeatSetting>): Table => ({
	...table,
	seats: table.seats.map((one) => (one.seat === seat ? { ...one, ...to } : one))
});

const setters: { readonly [K in Kind]: (table: Table, to: Of<K>) => Table } = {
	vampire: (table, { set: _, vampire, ...to }) =>
		withBloodline(to.absorbed.reduce(taken, table), ownerOf(table, vampire), (bloodline) =>
			change(bloodline, vampire, to)
		),
	joined: (table, { seat, character, sire }) =>
		withBloodline(taken(table, character), seat, (bloodline) =>
			embrace(bloodline, character, sire)
		),
	left: (table, { vampire }) => ({
		...withBloodline(table, ownerOf(table, vampire), (bloodline) => remove(bloodline, vampire)),
		discards: [...table.discards, vampire]
	}),
	queue(table, { queue }) {
		const laid = queue.reduce(taken, table);
		const left = table.queue.filter((character) => !queue.includes(character));
		return { ...laid, queue, reserved: table.reserved, discards: [...laid.discards, ...left] };
	},
	reserved: (table, { reserved }) => ({ ...table, reserved }),
	piles: (table, { discards, banished }) => ({ ...table, discards, banished }),
	retainer: (table, { seat, character }) => ({
		...(character === null ? table : taken(table, character)),
		retainers: { ...table.retainers, [seat]: character }
	}),
	assets(table, { seat, assets, played }) {
		const had = table.seats.find((one) => one.seat === seat)?.assets ?? [];
		const others = table.assetsPlayed.filter((asset) => had.every(({ id }) => id !== asset));
		return {
			...withSetting(table, seat, { assets }),
			assetsPlayed: [...others, ...played]
		};
	},
	obligations: (table, { seat, obligations }) => withSetting(table, seat, { obligations }),
	card: (table, { card }) => ({ ...table, cast: { ...table.cast, [card.id]: card } }),
	'scheme-card': (table, { card }) => ({
		...table,
		schemes: { ...table.schemes, [card.id]: card }
	}),
	'mission-card': (table, { card }) => ({
		...table,
		missions: table.missions.some(({ id }) => id === card.id)
			? table.missions.map((known) => (known.id === card.id ? card : known))
			: [...table.missions, card]
	}),
	board(table, { category, state }) {
		const board = table.boards[category];
		return board
			? { ...table, boards: { ...table.boards, [category]: { ...board, state } } }
			: table;
	},
	turn: (table, { firstPlayer, seat, round, recruit, schemes }) => ({
		...table,
		firstPlayer,
		round,
		turn: {
			seat,
			recruit,
			schemes,
			used: table.turn?.seat === seat ? table.turn.used : []
		}
	}),
	hand: (table, { seat, hidden, known }) =>
		withHand(table, seat, ({ drawn, held }) => {
			const missing = [...Array.from({ length: hidden }, () => null), ...known];
			const kept = held.filter(({ scheme }) => takeOut(missing, scheme));
			// A card that is another one than was thought keeps its place; only what is new was drawn.
			const free = held.filter((card) => !kept.includes(card)).map(({ position }) => position);
			const laid = missing.map((scheme, index) => ({
				position: free[index] ?? drawn + index - free.length,
				scheme
			}));
			const fresh = Math.max(0, missing.length - free.length);
			return { drawn: drawn + fresh, held: [...kept, ...laid] };
		}),
	spent: (table, { schemes }) => ({
		...table,
		spent: [...schemes, ...playedNow(table).filter((scheme) => !schemes.includes(scheme))]
	}),
	standing: (table, { standing }) => ({
		...table,
		standing,
		spent: table.spent.filter((spent) => !standing.some(({ scheme }) => scheme === spent))
	}),
	claim: (table, { mission, seat }) => ({
		...table,
		claims: { ...table.claims, [mission]: seat }
	}),
	// What is under way stands in what follows.
	'nothing-under-way': (table) => table
};

function takeOut<T>(from: T[], one: T): boolean {
	const at = from.indexOf(one);
	if (at >= 0) from.splice(at, 1);
	return at >= 0;
}

/** The schemes that lie before players or with enemies. */
function inPlay(table: Table): readonly ThingId[] {
	const enemies = Object.values(table.bloodlines).flatMap(({ vampires }) =>
		Object.values(vampires).flatMap(({ enemy }) => enemy ?? [])
	);
	return [...new Set([...table.standing.map(({ scheme }) => scheme), ...enemies])];
}

/** A scheme that stayed in play and lies nowhere now is used up, so that nobody draws it again. */
function usedUp(before: Table, after: Table): Table {
	const lying = new Set([
		...inPlay(after),
		...after.spent,
		...Object.values(after.hands).flatMap(({ held }) => held.flatMap(({ scheme }) => scheme ?? []))
	]);
	const gone = inPlay(before).filter((scheme) => !lying.has(scheme));
	return gone.length === 0 ? after : { ...after, spent: [...after.spent, ...gone] };
}

/** The table with one thing set by hand; what that leaves without a place has none yet. */
export function corrected(table: Table, to: Correction): Table {
	return setBy(to.set, table, to);
}

/**
 * The table as the box has it; what was laid nowhere else goes into the deck. What was asked is asked
 * anew by what follows, and a finished chapter is scored anew.
 */
export function tableCorrected(
	table: Table,
	{ corrections }: TableEventOf<'TableCorrected'>
): Table {
	const after = usedUp(table, settled(corrections.reduce(corrected, table)));
	const { phase } = table;
	return {
		...after,
		phase: phase === 'finished' ? 'scoring' : phase,
		result: null,
		question: null,
		resolution: EMPTY_TABLE.resolution
	};
}

function setBy<K extends Kind>(kind: K, table: Table, to: Of<K>): Table {
	return setters[kind](table, to);
}

import type { Battlegrounds } from '../boards/battleground.ts';
import { BATTLEGROUNDS } from '../boards/timeline.ts';
import { roundsOf } from '../chapter/round.ts';
import { unseenSchemes } from '../dealing/dealer.ts';
import type { SchemeCard } from '../deck/cards.ts';
import { countOf, isEnough, rankOf } from '../missions/mission-counts.ts';
import type { SeatId, ThingId } from '../shapes.ts';
import type { Hand, Table } from '../table/table.ts';
import { CATEGORIES } from '../vocabulary.ts';
import { factsOf, lackedBy, type Facts } from './facts.ts';
import type { SeatView } from './view.ts';
import { countBoard } from './worth.ts';

/** What is counted of a seat besides the boards. */
const OF_SEAT = [
	'power',
	'boons',
	'infamy',
	/** Points of missions that were claimed. */
	'claimed',
	/** Missions that would be claimed now, shared where several are level; by how much one is ahead or behind, up to two. */
	'mission-share',
	'mission-lead',
	'mission-matching',
	'awake',
	'asleep',
	'rested',
	/** Schemes held; how much of what they ask for a coterie shows, from 0 to 1 each; how many lack nothing. */
	'held',
	'fitting',
	'fits',
	'board-fits',
	/** Whether the dearest space can be paid. */
	'solvent',
	'own-boons',
	/** Recruits and turns of one's own that are still to come. */
	'recruits-left',
	'schemes-left',
	'first',
	'retainer'
] as const;
type OfSeat = (typeof OF_SEAT)[number];

/** Each feature by name: what a seat has on a board and how many of its vampires idle there, board by board, then the rest. */
export const FEATURES: readonly string[] = [
	...BATTLEGROUNDS.flatMap((letter) => [`board-${letter}`, `idle-${letter}`]),
	...OF_SEAT
];

const AT = new Map(FEATURES.map((name, at) => [name, at]));
const at = (name: OfSeat): number => AT.get(name) ?? 0;
const OFFSET = Object.fromEntries(OF_SEAT.map((name) => [name, at(name)])) as {
	readonly [F in OfSeat]: number;
};

const add = (features: Float64Array, place: number, amount: number): void => {
	features[place] = (features[place] ?? 0) + amount;
};

/** A seat's features as numbers, in the order of `FEATURES`. */
export type Features = Float64Array;

/**
 * The features of each seat, in the order of the table, as one seat knows them: its own hand by its faces, other hands by
 * what any of the schemes nobody has seen would be on average.
 */
export function featuresOf(battlegrounds: Battlegrounds, view: SeatView): readonly Features[] {
	const { table } = view;
	const all: Features[] = [];
	const facts: Facts[] = [];
	for (const { seat } of table.seats) {
		all.push(new Float64Array(FEATURES.length));
		facts.push(factsOf(table, seat));
	}
	addBoards(all, battlegrounds, table);
	addMissions(all, table, facts);
	const open = openSchemes(table);
	for (let index = 0; index < all.length; index++) {
		const [own, counted, seat] = [all[index], facts[index], table.seats[index]?.seat];
		if (!own || !counted || seat === undefined) continue;
		addTokens(own, table, seat, counted);
		addSchemes(own, view, seat, counted);
		addCourse(own, table, seat, index);
		for (const card of open) if (lackedBy(counted, card) === 0) add(own, OFFSET['board-fits'], 1);
	}
	return all;
}

function addBoards(all: readonly Features[], battlegrounds: Battlegrounds, table: Table): void {
	const [points, idle]: [number[], number[]] = [[], []];
	for (const category of CATEGORIES) {
		const board = table.boards[category];
		const place = board ? AT.get(`board-${board.battleground}`) : undefined;
		if (!board || place === undefined) continue;
		countBoard(battlegrounds, table, category, board, points, idle);
		for (let index = 0; index < all.length; index++) {
			const own = all[index];
			if (!own) continue;
			own[place] = points[index] ?? 0;
			own[place + 1] = idle[index] ?? 0;
		}
	}
}

function addTokens(own: Features, table: Table, seat: SeatId, facts: Facts): void {
	own[OFFSET.power] = facts.power;
	own[OFFSET.boons] = facts.boons;
	own[OFFSET.infamy] = facts.infamy;
	own[OFFSET.awake] = facts.awake;
	own[OFFSET.asleep] = facts.asleep;
	own[OFFSET.rested] = facts.rested;
	own[OFFSET['own-boons']] = Math.min(3, facts.ownBoons);
	own[OFFSET.solvent] = facts.power >= (table.ruleset.leftmostCosts[0] ?? 0) ? 1 : 0;
	own[OFFSET.retainer] = (table.retainers[seat] ?? null) === null ? 0 : 1;
}

const AHEAD = 2;

function addMissions(all: readonly Features[], table: Table, facts: readonly Facts[]): void {
	for (let mission = 0; mission < table.missions.length; mission++) {
		const claimed = table.claims[table.missions[mission]?.id ?? ''];
		if (claimed !== undefined) {
			const own = all[table.seats.findIndex(({ seat }) => seat === claimed)];
			if (own) add(own, OFFSET.claimed, pointsOfMission(table));
			continue;
		}
		const card = table.missions[mission];
		if (!card) continue;
		const numbers = table.seats.map(
			({ seat }, index) => facts[index]?.missions[mission] ?? countOf(table, seat, card)
		);
		const ranks = numbers.map((number) => rankOf(card, number));
		const { most, level, next } = bestOf(ranks);
		for (let index = 0; index < all.length; index++) {
			const [own, number = 0, rank = 0] = [all[index], numbers[index], ranks[index]];
			if (!own) continue;
			const others = rank === most && level === 1 ? next : most;
			if (rank === most && isEnough(card, number)) add(own, OFFSET['mission-share'], 1 / level);
			add(own, OFFSET['mission-lead'], Math.max(-AHEAD, Math.min(AHEAD, rank - others)));
			add(own, OFFSET['mission-matching'], rank);
		}
	}
}

/** The best rank of any player, how many have it, and the best of the others. */
function bestOf(ranks: readonly number[]) {
	let [most, level, next] = [-Infinity, 0, -Infinity];
	for (const rank of ranks) {
		if (rank > most) [most, level, next] = [rank, 1, most];
		else if (rank === most) level++;
		else if (rank > next) next = rank;
	}
	return { most, level, next };
}

/** In a chronicle missions bring no points at the table. */
const pointsOfMission = ({ chapter, ruleset }: Table): number =>
	chapter === null ? ruleset.missionPower : 0;

type Fits = { readonly fitting: number; readonly fits: number };
type Hands = Pick<Table, 'schemes' | 'spent' | 'standing'> & {
	readonly hand: Hand;
	readonly known: readonly ThingId[];
};

// Whose bloodline and hand stayed fits as before: so it is with most seats, whatever one of them does.
const kept = new WeakMap<Facts, Hands & Fits>();

function addSchemes(own: Features, view: SeatView, seat: SeatId, facts: Facts): void {
	const { table } = view;
	const hand = table.hands[seat];
	if (!hand) return;
	own[OFFSET.held] = hand.held.length;
	const { schemes, spent, standing } = table;
	const known = seat === view.seat ? view.hand : NONE;
	const before = kept.get(facts);
	const isSame =
		before?.hand === hand &&
		before.known === known &&
		before.schemes === schemes &&
		before.spent === spent &&
		before.standing === standing;
	const { fitting, fits } = isSame ? before : fitsOf(table, seat, facts, hand, known);
	if (!isSame) kept.set(facts, { hand, known, schemes, spent, standing, fitting, fits });
	own[OFFSET.fitting] = fitting;
	own[OFFSET.fits] = fits;
}

const NONE: readonly ThingId[] = [];

/** `known`: the faces that the seat who looks knows, where it is its own hand. */
function fitsOf(
	table: Table,
	seat: SeatId,
	facts: Facts,
	{ held }: Hand,
	known: readonly ThingId[]
): Fits {
	const unseen = unseenSchemes(table, seat);
	// In thought the hand is the one that was shown: what was played meanwhile is seen by now.
	const faces = [
		...held.flatMap(({ scheme }) => scheme ?? []),
		...known.filter((scheme) => unseen.includes(scheme))
	];
	const sure = fitting(table, facts, faces, 1);
	const hidden = held.length - faces.length;
	if (hidden <= 0) return sure;
	const others = unseen.filter((scheme) => !faces.includes(scheme));
	const likely = fitting(table, facts, others, hidden / Math.max(1, others.length));
	return { fitting: sure.fitting + likely.fitting, fits: sure.fits + likely.fits };
}

/** `share`: how likely each of the schemes is there. */
function fitting({ schemes }: Table, facts: Facts, held: readonly ThingId[], share: number): Fits {
	let [fitting, fits] = [0, 0];
	for (const scheme of held) {
		const card = schemes[scheme];
		if (!card || card.needs.length === 0) continue;
		const lacked = lackedBy(facts, card);
		fitting += share * (1 - lacked / card.needs.length);
		if (lacked === 0) fits += share;
	}
	return { fitting, fits };
}

type Open = { readonly letters: string; readonly cards: readonly SchemeCard[] };
const openByCards = new WeakMap<Table['schemes'], Open>();

/** The schemes that lie open to all on the boards of this table. */
function openSchemes({ schemes, boards }: Table): readonly SchemeCard[] {
	let letters = '';
	for (const category of CATEGORIES) letters += boards[category]?.battleground ?? ' ';
	const known = openByCards.get(schemes);
	if (known?.letters === letters) return known.cards;
	const cards = Object.values(schemes).filter(
		(card) => card.of === 'battleground' && letters.includes(card.battleground)
	);
	openByCards.set(schemes, { letters, cards });
	return cards;
}

function addCourse(own: Features, table: Table, seat: SeatId, index: number): void {
	const rounds = roundsOf(table);
	const done = (table.recruits[seat] ?? 0) + (table.lapses[seat] ?? 0);
	own[OFFSET['recruits-left']] = Math.max(0, rounds - done);
	own[OFFSET['schemes-left']] = Math.max(0, rounds - table.round) + schemesThisRound(table, index);
	own[OFFSET.first] = table.firstPlayer === seat ? 1 : 0;
}

/** Schemes that a seat may still play in this round: those of its turn, or one where the turn is still to come. */
function schemesThisRound({ turn, seats, firstPlayer }: Table, index: number): number {
	if (!turn) return 0;
	let [first, now] = [0, 0];
	for (let place = 0; place < seats.length; place++) {
		if (seats[place]?.seat === firstPlayer) first = place;
		if (seats[place]?.seat === turn.seat) now = place;
	}
	if (index === now) return turn.schemes;
	const isAfter =
		(index - first + seats.length) % seats.length > (now - first + seats.length) % seats.length;
	return isAfter ? 1 : 0;
}

/** How much of the chapter is still to come, from 1 to 0: by the recruits that are left. */
export function shareLeft(table: Table): number {
	const rounds = roundsOf(table);
	const done = table.seats.reduce(
		(sum, { seat }) => sum + (table.recruits[seat] ?? 0) + (table.lapses[seat] ?? 0),
		0
	);
	return Math.max(0, 1 - done / (rounds * table.seats.length));
}

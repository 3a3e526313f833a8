import { seededChance, type Chance } from '../../../core/chance.ts';
import type { SeatId } from '../../../core/seats.ts';
import type { CardId } from '../../cards.ts';
import type { SealedTable } from '../../table/dealing.ts';
import { imagined, type SeatSecret } from '../../table/secrets.ts';
import type { Table } from '../../table/table.ts';
import { bloodAt, clanCardOf, onPosition, playerOf, seatsOf } from '../../table/where.ts';
import { gainsFaceDown } from '../judging/card-worth.ts';
import type { SeatView } from '../player.ts';

/** One of the ways in which all that a seat does not know can be, and a seed for what is dealt in it. */
export type World = {
	readonly table: Table;
	readonly sealed: SealedTable;
	readonly seed: number;
};

export const SEEDS = 2 ** 31 - 1;
const FINE = 2 ** 20;

/** So many ways in which a player's cards can lie are held against each other. */
const WAYS = 3;

/**
 * Worlds without an end that agree with what a seat knows. Whoever chose in secret chooses again in each: what was chosen is
 * not known.
 */
export function* worldsFor(view: SeatView, chance: Chance): Generator<World> {
	for (;;) yield worldFor(view, chance);
}

function worldFor({ table, seat, own }: SeatView, chance: Chance): World {
	const seats: { [seat: SeatId]: { readonly [changes: string]: SeatSecret } } = {};
	for (const whose of seatsOf(table)) {
		const { secret } = playerOf(table, whose);
		seats[whose] = {
			[secret]:
				whose === seat
					? ownSecret(table, seat, own, chance)
					: likely(table, whose, knownOf({ table, seat, own }, whose), chance)
		};
	}
	const { together } = table;
	return {
		table: together ? { ...table, together: { ...together, chosen: [] } } : table,
		sealed: { seats, piles: { shuffled: {}, drawn: {}, lots: {} }, choices: null },
		seed: chance.below(SEEDS)
	};
}

/** Faces of the seat's own cards, and its deck with what it is offered on top. */
function ownSecret(table: Table, seat: SeatId, own: SeatView['own'], chance: Chance): SeatSecret {
	const secret = imagined(table, seat, chance, {
		hand: own.hand,
		faces: facesOf(table, seat, own.faces)
	});
	const rest = secret.deck.filter((card) => !own.offered.includes(card));
	return { ...secret, deck: [...own.offered, ...rest] };
}

const facesOf = (table: Table, owner: SeatId, faces: SeatSecret['faces']): SeatSecret['faces'] =>
	Object.fromEntries(
		table.deployed.flatMap(({ slot, owner: whose, card }) => {
			const face = faces[slot];
			return whose === owner && card === null && face !== undefined ? [[slot, face]] : [];
		})
	);

type Known = { readonly hand?: readonly CardId[]; readonly faces: SeatSecret['faces'] };

/** What the seat knows of somebody else: faces it looked at, and a hand that is still as it was when it looked. */
function knownOf({ table, seat, own }: SeatView, whose: SeatId): Known {
	const { secret } = playerOf(table, whose);
	const looked = playerOf(table, seat).lookedAt.findLast((one) => one.seat === whose);
	const hand = looked?.secret === secret ? own.hands[whose] : undefined;
	return { faces: facesOf(table, whose, own.faces), ...(hand && { hand }) };
}

/** One of several ways, the likelier the better it fits what lies with the face-down cards. */
function likely(table: Table, seat: SeatId, known: Known, chance: Chance): SeatSecret {
	const way = () => imagined(table, seat, chance, known);
	const down = table.deployed.some(
		({ owner, card, slot }) => owner === seat && card === null && known.faces[slot] === undefined
	);
	if (!down) return way();
	const ways = Array.from({ length: WAYS }, way);
	const weights = ways.map((one) => fitOf(table, seat, one));
	let left = (chance.below(FINE) / FINE) * weights.reduce((sum, one) => sum + one, 0);
	for (const [at, one] of ways.entries()) {
		left -= weights[at] ?? 0;
		if (left <= 0) return one;
	}
	return ways[0] ?? way();
}

/** Passive cards do nothing face down, so they rarely lie so. */
const PASSIVE = 0.3;
/** Cards that bring more so often do. */
const GAINS = 2;
/** More Blood is laid beside cards that are meant to win. */
const WITH_BLOOD = 0.1;

function fitOf(table: Table, seat: SeatId, { faces }: SeatSecret): number {
	return table.deployed.reduce((fit, { slot, owner, at, card }) => {
		const face = faces[slot];
		if (owner !== seat || card !== null || face === undefined) return fit;
		return fit * fitOfFace(table, seat, at, face);
	}, 1);
}

function fitOfFace(
	table: Table,
	seat: SeatId,
	at: Parameters<typeof bloodAt>[1],
	face: CardId
): number {
	const printed = clanCardOf(table, face);
	if (!printed) return 1;
	const blood = bloodAt(table, at, seat) / Math.max(1, onPosition(table, at, seat).length);
	const meant = Math.exp(WITH_BLOOD * (printed.power - 3) * (blood - 1));
	if (printed.kind === 'passive') return meant * PASSIVE;
	return gainsFaceDown(table, seat, face) ? meant * GAINS : meant;
}

export const chanceIn = ({ seed }: World): Chance => seededChance(seed);
